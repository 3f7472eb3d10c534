import { boardOf, distance } from '../../map.ts';
import type { Figure, Game, Space } from '../../types.ts';
import { foeLeaves } from '../../verbs.ts';
import { placeSpore, reachPeople, topSpore } from '../spores.ts';
import { figureLeft, logLeft } from './figures.ts';
import { layMushrooms, layStones, MUSHROOMS_ALL, STONES_ALL } from './hidden.ts';
import { flag, list, space, whole } from './shapes.ts';
import type { Effects } from './table.ts';
import { spaceOf, spacesOf } from './whom.ts';
import { places, where } from './words.ts';

const set = (g: Game, what: Figure, space: Space): void => g.tell?.({ type: 'figure', what, space });

function burnNearest(g: Game, from: Space): void {
  const board = boardOf(g.board);
  const far = (at: Space): number => distance(board, from, at) * 1000 + at;
  const spores = g.tokens.filter((t) => t.kind === 'spore').sort((a, b) => far(a.space) - far(b.space));
  if (spores.length === 0) return;
  const [{ space }] = spores;
  g.tokens.splice(g.tokens.indexOf(spores[0]), 1);
  g.tell?.({ type: 'spore-gone', space });
  if (!topSpore(g, space)) foeLeaves(g, (foe) => foe.kind === 'spore' && foe.space === space);
}

/** Effects on what belongs to the river side; all of them work on either. */
export const RIVER_EFFECTS: Effects<
  'spore' | 'burn' | 'nest' | 'ghost' | 'knight' | 'ring' | 'flaps' | 'mother' | 'log' | 'mushrooms' | 'hopes'
> = {
  spore: {
    about: 'Places a spore on each of these spaces.',
    fields: { spore: places },
    carryOut(g, f, line) {
      for (const at of spacesOf(g, f, line.spore)) placeSpore(g, at);
    },
  },
  burn: {
    about: 'Takes the spore nearest this space out of the game.',
    fields: { burn: where },
    carryOut(g, f, line) {
      const from = spaceOf(g, f, line.burn);
      if (from !== null) burnNearest(g, from);
    },
  },
  nest: {
    about: 'Says which spaces are spore nests.',
    fields: { nest: list(space) },
    carryOut(g, _f, line) {
      g.nests = line.nest.slice();
      for (const at of line.nest) set(g, 'nest', at);
    },
  },
  ghost: {
    about: 'Sets a ghost on each of these spaces.',
    fields: { ghost: places },
    carryOut(g, f, line) {
      for (const at of spacesOf(g, f, line.ghost)) {
        if (!figureLeft(g, 'ghost')) return;
        g.ghosts.push(at);
        set(g, 'ghost', at);
      }
    },
  },
  knight: {
    about: 'Sets a Black Knight on each of these spaces.',
    fields: { knight: places },
    carryOut(g, f, line) {
      for (const at of spacesOf(g, f, line.knight)) {
        if (!figureLeft(g, 'knight')) return;
        g.knights.push({ space: at, id: g.nextId });
        g.nextId += 1;
        set(g, 'knight', at);
      }
    },
  },
  ring: {
    about: 'Lays the marker ring on the narrator, so that the Black Knights move with it, or takes it off.',
    fields: { ring: flag },
    carryOut(g, _f, line) {
      g.ring = line.ring;
      g.tell?.({ type: 'ring', on: line.ring });
    },
  },
  flaps: {
    about: 'Sets Flaps on a space; from then on heroes may move it.',
    fields: { flaps: where },
    carryOut(g, f, line) {
      const at = spaceOf(g, f, line.flaps);
      if (at === null) return;
      g.flaps = at;
      set(g, 'flaps', at);
    },
  },
  mother: {
    about: 'Sets the Mother Spore on a space.',
    fields: { mother: where },
    carryOut(g, f, line) {
      const at = spaceOf(g, f, line.mother);
      if (at === null) return;
      g.mother = at;
      set(g, 'mother', at);
      reachPeople(g);
    },
  },
  log: {
    about: 'Lays a log of this value on each of these spaces.',
    fields: { log: whole(1, 3), at: places },
    carryOut(g, f, line) {
      for (const at of spacesOf(g, f, line.at)) {
        if (!logLeft(g, line.log)) return;
        g.tokens.push({ kind: 'log', space: at, value: line.log });
        g.tell?.({ type: 'figure', what: 'log', space: at, value: line.log });
      }
    },
  },
  mushrooms: {
    about: 'Lays the three mushrooms face down, shuffled, on these spaces.',
    fields: { mushrooms: places },
    carryOut(g, f, line) {
      layMushrooms(g, spacesOf(g, f, line.mushrooms.slice(0, MUSHROOMS_ALL)));
    },
  },
  hopes: {
    about: 'Lays the four hope stones face down, shuffled, on these spaces.',
    fields: { hopes: places },
    carryOut(g, f, line) {
      layStones(g, spacesOf(g, f, line.hopes.slice(0, STONES_ALL)));
    },
  },
};
