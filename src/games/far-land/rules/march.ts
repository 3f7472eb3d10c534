import { done } from '../../../engine/machine.ts';
import { creatureOf } from '../state.ts';
import type { CreatureKind, Flows, Game } from '../types.ts';
import { moveCreature } from './creatures.ts';

/** Creatures of a kind in the order in which they move: lowest space first, as they stand when the kind begins (CRE-2). */
export function queueOf(g: Game, kind: CreatureKind): number[] {
  return g.creatures
    .filter((c) => c.kind === kind)
    .sort((a, b) => a.space - b.space)
    .map((c) => c.id);
}

/** What is left of a move of several kinds. */
interface Marching {
  kinds: CreatureKind[];
  at: number;
  queue: number[] | null;
}

/** Moves the next creature, one a step, so that whatever a move sets off comes before the next one; false when all have moved. */
export function marchOne(g: Game, f: Marching): boolean {
  while (f.queue === null || f.queue.length === 0) {
    if (f.queue !== null) f.at += 1;
    if (f.at >= f.kinds.length) return false;
    f.queue = queueOf(g, f.kinds[f.at]);
  }
  const creature = creatureOf(g, f.queue.shift() as number);
  if (creature) moveCreature(g, creature);
  return true;
}

export const march: Flows['march'] = {
  move: {
    run(g, f) {
      if (!marchOne(g, f)) done(g);
    },
  },
};
