import { done, push } from '../../../engine/machine.ts';
import { LAKE_ORDER } from '../content/creatures.ts';
import { creatureOf } from '../state.ts';
import type { CreatureKind, Flows, FrameOf, Game } from '../types.ts';
import { moveCreature } from './creatures.ts';

type Rising = FrameOf<'sunrise'>;

/** Creatures of a kind in the order in which they move: lowest space first, as they stand when the kind begins (CRE-2). */
function queueOf(g: Game, kind: CreatureKind): number[] {
  return g.creatures
    .filter((c) => c.kind === kind)
    .sort((a, b) => a.space - b.space)
    .map((c) => c.id);
}

/** One creature a step, so that whatever a move sets off comes before the next one. */
function creatures(g: Game, f: Rising): void {
  if (f.queue === null) {
    f.kinds = LAKE_ORDER.slice();
    f.queue = queueOf(g, f.kinds[0]);
  }
  while (f.queue.length === 0) {
    f.at += 1;
    if (f.at >= f.kinds.length) {
      f.step = 'wells';
      return;
    }
    f.queue = queueOf(g, f.kinds[f.at]);
  }
  const creature = creatureOf(g, f.queue.shift() as number);
  if (creature) moveCreature(g, creature);
}

/** SUN-3: a well with a hero on its space stays as it is. */
function wells(g: Game, f: Rising): void {
  for (const well of g.wells) {
    if (well.full) continue;
    const hero = g.heroes.find((h) => h.space === well.space);
    if (hero) g.tell?.({ type: 'well-kept', space: well.space, who: hero.id });
    else {
      well.full = true;
      g.tell?.({ type: 'well-full', space: well.space });
    }
  }
  f.step = 'narrator';
}

export const sunrise: Flows['sunrise'] = {
  creatures: { run: creatures },
  wells: { run: wells },
  narrator: {
    run(g, f) {
      f.step = 'over';
      push(g, { kind: 'track', step: 'move', left: 1 });
    },
  },
  over: { run: (g) => done(g) },
};
