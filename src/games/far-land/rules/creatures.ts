import { FOES } from '../content/creatures.ts';
import { arrow, boardOf, has } from '../map.ts';
import { creatureAt } from '../state.ts';
import type { Creature, CreatureKind, Game, Level, Space, State } from '../types.ts';
import { removeCreature } from '../verbs.ts';
import { lose } from './ending.ts';

const SHIELDS: Record<number, number> = { 1: 3, 2: 3, 3: 2, 4: 1 };
const LEVEL_SHIELDS: Record<Level, number> = { novice: 1, normal: 0, veteran: -1 };

/** Shields of this game, taken ones included (CRE-5); levels are a house rule. */
export const shieldsOf = (g: State): number => Math.max(1, SHIELDS[g.heroes.length] + LEVEL_SHIELDS[g.level]);

export const shieldsFree = (g: State): number => shieldsOf(g) - g.shieldsTaken;

/** One step along the arrow; pushed on while the space is taken (CRE-3, CRE-4, CRE-5). */
export function moveCreature(g: Game, creature: Creature): void {
  const from = creature.space;
  const to = arrow(boardOf(g.board), from);
  if (to === null) ontoShield(g, creature, []);
  else settleOn(g, creature, to, from);
}

/** Puts a creature on the space, or further along the arrows to the first that no other creature holds. */
function settleOn(g: Game, creature: Creature, space: Space, from: Space | null): void {
  const over: Space[] = [];
  let at: Space | null = space;
  while (at !== null && takenBy(g, creature, at)) {
    over.push(at);
    at = arrow(boardOf(g.board), at);
  }
  if (at === null) {
    ontoShield(g, creature, over);
    return;
  }
  creature.space = at;
  const { kind, tag } = creature;
  if (from === null) g.tell?.({ type: 'placed', what: kind, space: at, over, tag });
  else g.tell?.({ type: 'moved', what: kind, from, to: at, over, tag });
  if (g.people !== null && g.people.space === at) meetPeople(g, creature);
}

function takenBy(g: Game, creature: Creature, space: Space): boolean {
  const other = creatureAt(g, space);
  return other !== undefined && other !== creature;
}

/** CRE-5: into the caves, or with no shield left the legend is lost. */
function ontoShield(g: Game, creature: Creature, over: Space[]): void {
  shield(g, creature, 'caves', over);
}

/** FOLK-2: at the steppe people's space; at the caves those of the caves serve, on the open way there are none. */
function meetPeople(g: Game, creature: Creature): void {
  const board = boardOf(g.board);
  const space = creature.space;
  if (has(board, space, 'caves')) return; // it goes on into the caves by its next move
  const shielded = has(board, space, 'steppe-people') && board.goal === space;
  if (shielded) shield(g, creature, 'people', []);
  else lose(g, 'people');
}

function shield(g: Game, creature: Creature, where: 'caves' | 'people', over: Space[]): void {
  const { kind, tag } = creature;
  removeCreature(g, creature);
  if (shieldsFree(g) <= 0) {
    g.tell?.({ type: 'no-shield', what: kind, where, tag });
    lose(g, where === 'caves' ? 'shields' : 'people-shields');
    return;
  }
  g.shieldsTaken += 1;
  g.tell?.({ type: 'shield', what: kind, free: shieldsFree(g), where, over, tag });
}

/** How many figures of a kind can still be placed: those never used, then those on 400 or 500 (CRE-8). */
const figuresLeft = (g: Game, kind: CreatureKind): number =>
  FOES[kind].figures - g.creatures.filter((c) => c.kind === kind).length;

/** Places a new creature, pushed on when the space is taken (CRE-4); `spShift` is added to its printed strength. */
export function placeCreature(g: Game, kind: CreatureKind, space: Space, tag?: string, spShift = 0): void {
  if (figuresLeft(g, kind) <= 0) {
    g.tell?.({ type: 'none-left', what: kind });
    return;
  }
  const creature: Creature = { id: g.nextId, kind, space, spShift };
  if (tag !== undefined) creature.tag = tag;
  g.nextId += 1;
  g.creatures.push(creature);
  settleOn(g, creature, space, null);
}
