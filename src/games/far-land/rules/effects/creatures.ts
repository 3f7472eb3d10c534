import { push } from '../../../../engine/machine.ts';
import { FOES } from '../../content/creatures.ts';
import type { Where } from '../../legend.ts';
import { arrow, boardOf } from '../../map.ts';
import type { Creature, Game, State } from '../../types.ts';
import { removeCreature } from '../../verbs.ts';
import { placeCreature, shieldsFree } from '../creatures.ts';
import { maybe, named, names, oneOf, whole } from './shapes.ts';
import type { Effects } from './table.ts';
import { forHeroes, spacesOf } from './whom.ts';
import { byHeroes, kind, kinds, places } from './words.ts';

/** Moves until the end of the arrows. */
function movesToGoal(g: State, creature: Creature): number {
  let n = 0;
  let at: number | null = creature.space;
  while (at !== null && n < 100) {
    at = arrow(boardOf(g.board), at);
    n += 1;
  }
  return n;
}

function takeAway(g: Game, creature: Creature): void {
  removeCreature(g, creature);
  g.tell?.({ type: 'removed', what: creature.kind, space: creature.space, tag: creature.tag });
}

const tagged = (g: State, tag: string): Creature | undefined => g.creatures.find((one) => one.tag === tag);

/** Effects on creatures and shields. */
export const CREATURES: Effects<'place' | 'remove' | 'dismiss' | 'march' | 'shift' | 'shields'> = {
  place: {
    about:
      'Places a creature on each space of "at", or on the first so many for 2, 3, 4 heroes ("many"); "tag" names it, "strength" is its own for 2, 3, 4 heroes, less the fact "less".',
    fields: {
      place: kind,
      at: places,
      many: maybe(byHeroes(0, 10)),
      tag: maybe(names('creature')),
      strength: maybe(byHeroes(1, 40)),
      less: maybe(named('fact')),
    },
    carryOut(g, f, line) {
      const wanted: Where[] = line.many === undefined ? line.at : line.at.slice(0, forHeroes(g, line.many));
      const taken = line.less === undefined ? 0 : (g.facts[line.less] ?? 0);
      const shift = (line.strength === undefined ? 0 : forHeroes(g, line.strength) - FOES[line.place].sp) - taken;
      for (const space of spacesOf(g, f, wanted))
        if (g.over === null) placeCreature(g, line.place, space, line.tag, Math.max(shift, 1 - FOES[line.place].sp));
    },
  },
  remove: {
    about:
      'Takes creatures of a kind off the board: the one nearest its goal, the farthest, or all. No one has beaten them.',
    fields: { remove: kind, which: oneOf('nearest', 'farthest', 'all') },
    carryOut(g, _f, line) {
      const far = (c: Creature): number => movesToGoal(g, c) * 1000 + c.space;
      const found = g.creatures.filter((c) => c.kind === line.remove).sort((a, b) => far(a) - far(b));
      const gone = line.which === 'all' ? found : line.which === 'nearest' ? found.slice(0, 1) : found.slice(-1);
      for (const creature of gone) takeAway(g, creature);
    },
  },
  dismiss: {
    about: 'Takes the creature with this name off the board. No one has beaten it.',
    fields: { dismiss: named('creature') },
    carryOut(g, _f, line) {
      const creature = tagged(g, line.dismiss);
      if (creature) takeAway(g, creature);
    },
  },
  march: {
    about: 'All creatures of these kinds move one space along the arrows now, kind after kind; "times" repeats it.',
    fields: { march: kinds, times: maybe(whole(1, 3)) },
    carryOut(g, _f, line) {
      const all = Array.from({ length: line.times ?? 1 }, () => line.march).flat();
      push(g, { kind: 'march', step: 'move', kinds: all, at: 0, queue: null });
    },
  },
  shift: {
    about: 'Makes the creature with this name stronger or weaker by so many strength points, not below 1.',
    fields: { shift: named('creature'), by: whole(-10, 10) },
    carryOut(g, _f, line) {
      const creature = tagged(g, line.shift);
      if (!creature) return;
      const printed = FOES[creature.kind].sp;
      creature.spShift = Math.max(creature.spShift + line.by, 1 - printed);
      g.tell?.({ type: 'shifted', what: creature.kind, sp: printed + creature.spShift, tag: line.shift });
    },
  },
  shields: {
    about: 'Frees so many shields, or covers them (below 0); the last free one is never covered by a card.',
    fields: { shields: whole(-3, 3) },
    carryOut(g, _f, line) {
      const by =
        line.shields > 0 ? Math.min(line.shields, g.shieldsTaken) : -Math.min(-line.shields, shieldsFree(g) - 1);
      if (by === 0 || (line.shields < 0 && by >= 0)) return;
      g.shieldsTaken -= by;
      g.tell?.({ type: 'shields', by, free: shieldsFree(g) });
    },
  },
};
