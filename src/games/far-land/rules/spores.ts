import { boardOf, distance, spacesWith, stepToward } from '../map.ts';
import type { Game, Space, SporeBack, Token } from '../types.ts';
import { lose } from './ending.ts';
import { overRocks } from './rocks.ts';

type Spore = Extract<Token, { kind: 'spore' }>;

export function topSpore(g: Game, space: Space): Spore | undefined {
  for (const token of g.tokens) if (token.kind === 'spore' && token.space === space) return token;
  return undefined;
}

/** Whether a spore holds heroes here (SPORE-2), with the Mother Spore in play too (DEC-28). */
export const sporeAt = (g: Game, space: Space): boolean => topSpore(g, space) !== undefined;

/** Takes the top spore of the space out of the game, never back to the supply (SPORE-4). */
export function takeSpore(g: Game, space: Space): SporeBack {
  const spore = topSpore(g, space) as Spore;
  g.tokens.splice(g.tokens.indexOf(spore), 1);
  return spore.holds;
}

/** Places a spore from the supply (FOG-3); ignored while the Mother Spore is in play, and with none left she comes. */
export function placeSpore(g: Game, space: Space): void {
  if (g.mother !== null)
    g.tell?.({ type: 'no-spore' }); // MOTHER-2
  else if (g.supply.spore === 0) motherComes(g);
  else {
    g.supply.spore -= 1;
    g.tokens.push({ kind: 'spore', space, holds: g.sporeBacks.shift() ?? 'nothing' });
    g.tell?.({ type: 'spore', space });
  }
}

/** Where the steppe people are, or where they would be. */
const peopleSpace = (g: Game): Space => g.people?.space ?? boardOf(g.board).goal;

/** SPORE-6, DEC-28: on the nest nearest the steppe people, of equal ones the higher number. */
function motherComes(g: Game): void {
  const board = boardOf(g.board);
  const nests = g.nests.length > 0 ? g.nests : spacesWith(board, 'nest');
  const far = (space: Space): number => distance(board, space, peopleSpace(g), overRocks(g));
  const best = nests.reduce<Space | null>((found, nest) => {
    if (found === null || far(nest) < far(found) || (far(nest) === far(found) && nest > found)) return nest;
    return found;
  }, null);
  if (best === null) return;
  g.mother = best;
  g.tell?.({ type: 'mother', space: best });
  reachPeople(g);
}

/** MOTHER-4, FOLK-2: where she is with the steppe people the legend is lost, however she came there. */
export function reachPeople(g: Game): void {
  if (g.mother !== null && g.people !== null && g.mother === g.people.space) lose(g, 'mother');
}

/** Spaces she walks at a sunrise. */
const MOTHER_STEPS = 3;

/** MOTHER-3, MOTHER-5: toward the steppe people, over the steep rocks if shorter. */
export function motherWalks(g: Game): void {
  reachPeople(g); // they may have been led to her
  for (let i = 0; i < MOTHER_STEPS && g.over === null && g.mother !== null; i++) {
    const from = g.mother;
    const to = stepToward(boardOf(g.board), from, peopleSpace(g), overRocks(g));
    if (to === undefined) return;
    g.mother = to;
    g.tell?.({ type: 'mother-walks', from, to });
    reachPeople(g);
  }
}

/** SPORE-5, DEC-28: each space with spores gets one more, lowest first, until the supply runs out. */
export function sporesGrow(g: Game): void {
  const spaces = new Set(g.tokens.filter((t) => t.kind === 'spore').map((t) => t.space));
  for (const space of [...spaces].sort((a, b) => a - b)) {
    placeSpore(g, space);
    if (g.mother !== null) return;
  }
}
