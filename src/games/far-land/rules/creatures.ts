import { FOES } from '../content/creatures.ts';
import { arrow, type Board, boardOf, has, neighbours, stepToward } from '../map.ts';
import { creatureAt } from '../state.ts';
import type { Creature, CreatureKind, Game, Level, Space, State } from '../types.ts';
import { foeLeaves, removeCreature } from '../verbs.ts';
import { lose } from './ending.ts';

const SHIELDS: Record<number, number> = { 1: 3, 2: 3, 3: 2, 4: 1 };
const LEVEL_SHIELDS: Record<Level, number> = { novice: 1, normal: 0, veteran: -1 };

/** Shields of this game, taken ones included (CRE-5); levels are a house rule. */
export const shieldsOf = (g: State): number => Math.max(1, SHIELDS[g.heroes.length] + LEVEL_SHIELDS[g.level]);

export const shieldsFree = (g: State): number => shieldsOf(g) - g.shieldsTaken;

/**
 * The space a creature goes to from here: along the arrow (CRE-3); once it has been on the Path toward the steppe
 * people, wherever they are (CRE-7). Null where the way ends.
 */
export function nextSpace(g: State, from: Space, seeks = false): Space | null {
  const board = boardOf(g.board);
  const people = g.people?.space;
  const onPath = has(board, from, 'path');
  if (people === undefined || !(seeks || onPath)) return arrow(board, from);
  if (onPath && has(board, people, 'path')) return alongPath(board, from, people);
  return stepToward(board, from, people) ?? null;
}

/** The neighbour on the Path that lies nearer to this space of the Path. */
function alongPath(board: Board, from: Space, to: Space): Space | null {
  const behind = new Map<Space, Space>();
  const open = [to];
  for (const at of open) {
    if (at === from) return behind.get(from) ?? null;
    for (const next of neighbours(board, at)) {
      if (next === to || behind.has(next) || !has(board, next, 'path')) continue;
      behind.set(next, at);
      open.push(next);
    }
  }
  return null;
}

/** One step; pushed on while the space is taken (CRE-4, CRE-5). */
export function moveCreature(g: Game, creature: Creature): void {
  const from = creature.space;
  markSeeker(g, creature, from);
  const to = nextSpace(g, from, creature.seeks);
  if (to === null) endOfWay(g, creature, []);
  else settleOn(g, creature, to, from);
}

/** CRE-7: whoever has been on the Path goes toward the steppe people from then on. */
function markSeeker(g: Game, creature: Creature, space: Space): void {
  if (has(boardOf(g.board), space, 'path')) creature.seeks = true;
}

/** Puts a creature on the space, or further along its way to the first that no other creature holds. */
function settleOn(g: Game, creature: Creature, space: Space, from: Space | null): void {
  const over: Space[] = [];
  let at: Space | null = space;
  while (at !== null && takenBy(g, creature, at)) {
    if (from !== null && meets(g, at)) break; // whoever comes to the people goes on a shield
    over.push(at);
    markSeeker(g, creature, at);
    at = nextSpace(g, at, creature.seeks);
  }
  if (at === null) {
    endOfWay(g, creature, over);
    if (from === null && g.creatures.includes(creature)) turnAway(g, creature, over);
    return;
  }
  creature.space = at;
  markSeeker(g, creature, at);
  const { kind, tag } = creature;
  if (from === null) g.tell?.({ type: 'placed', what: kind, space: at, over, tag });
  else {
    g.tell?.({ type: 'moved', what: kind, from, to: at, over, tag });
    foeLeaves(g, (foe) => foe.id === creature.id);
  }
  if (from !== null && meets(g, at)) meetPeople(g, creature); // DEC-29: by its own move only
}

function takenBy(g: Game, creature: Creature, space: Space): boolean {
  const other = creatureAt(g, space);
  return other !== undefined && other !== creature;
}

/** CRE-5: on the lake the way ends in the caves; on the river it ends where the people were, and there a creature stays. */
function endOfWay(g: Game, creature: Creature, over: Space[]): void {
  if (has(boardOf(g.board), boardOf(g.board).goal, 'caves')) shield(g, creature, 'caves', over);
}

/** A new creature that finds no free space up to the end of the way: it comes to the people there, or is not placed. */
function turnAway(g: Game, creature: Creature, over: readonly Space[]): void {
  creature.space = over[over.length - 1];
  if (meets(g, creature.space)) meetPeople(g, creature);
  else {
    g.creatures.splice(g.creatures.indexOf(creature), 1);
    g.tell?.({ type: 'no-room', what: creature.kind, space: over[0] });
  }
}

const meets = (g: Game, space: Space): boolean => g.people !== null && g.people.space === space;

/** Whether shields lie beside the steppe people on this space: at the end of the way, and in all the caves (FOLK-2). */
export const sheltered = (g: Game, space: Space): boolean =>
  has(boardOf(g.board), space, 'caves') || space === boardOf(g.board).goal;

/** FOLK-2: on a shield beside the people's space; at the caves those of the caves serve, on the open way there are none. */
function meetPeople(g: Game, creature: Creature): void {
  const { space } = creature;
  if (sheltered(g, space)) shield(g, creature, has(boardOf(g.board), space, 'caves') ? 'caves' : 'people', []);
  else lose(g, 'people');
}

function shield(g: Game, creature: Creature, where: 'caves' | 'people', over: Space[]): void {
  const { kind, tag } = creature;
  removeCreature(g, creature);
  if (shieldsFree(g) <= 0) {
    g.tell?.({ type: 'no-shield', what: kind, where, tag });
    lose(g, 'shields');
    return;
  }
  g.shieldsTaken += 1;
  g.shielded[kind] = (g.shielded[kind] ?? 0) + 1;
  g.tell?.({ type: 'shield', what: kind, from: creature.space, free: shieldsFree(g), where, over, tag });
}

/** How many figures of a kind can still be placed: those never used, then those on 400 or 500 (CRE-8). */
const figuresLeft = (g: Game, kind: CreatureKind): number =>
  FOES[kind].figures - (g.shielded[kind] ?? 0) - g.creatures.filter((c) => c.kind === kind).length;

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
