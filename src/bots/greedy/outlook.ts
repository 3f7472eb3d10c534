import { LAKE_ORDER } from '../../games/far-land/content/creatures.ts';
import { boardOf, has } from '../../games/far-land/map.ts';
import { nextSpace, shieldsFree } from '../../games/far-land/rules/creatures.ts';
import { kindsOnBack } from '../../games/far-land/rules/events.ts';
import { marchOne } from '../../games/far-land/rules/march.ts';
import { LAST } from '../../games/far-land/rules/track.ts';
import { copyState } from '../../games/far-land/state.ts';
import type { Creature, Game, Space } from '../../games/far-land/types.ts';
import { type Goal, goalOf } from './wants.ts';

/** How many sunrises are looked at, as far as creatures can be foreseen. */
export const NIGHTS = 2;

/** What lies ahead, as the players could work it out at the table. */
export interface Outlook {
  goal: Goal;
  /** Letters until N. */
  letters: number;
  /** Where creatures stand after one sunrise, and after two; those gone to a shield are left out. */
  dawns: Map<number, Space>[];
  /** What it is worth that this creature be beaten: it would reach the caves or the steppe people. */
  danger: Map<number, number>;
  /** What the narrator's next letter costs; below 0 when time may pass. */
  letter: number;
}

export function outlookOf(g: Game): Outlook {
  const goal = goalOf(g);
  const letters = LAST - g.narrator;
  return {
    goal,
    letters,
    dawns: dawnsOf(g),
    danger: dangersOf(g, letters),
    letter: letterPrice(g, goal, letters),
  };
}

/** Nearly half of the letters pass by kills: so many sunrises are to come. */
const SUNRISES = 0.6;

/** Lets the creatures of a copy move as they will; the people are taken away so that nothing ends. */
function dawnsOf(g: Game): Map<number, Space>[] {
  if (g.creatures.length === 0) return Array.from({ length: NIGHTS }, () => new Map());
  const later = copyState(g);
  const out: Map<number, Space>[] = [];
  for (let night = 0; night < NIGHTS; night++) {
    const kinds = g.board === 'lake' ? LAKE_ORDER.slice() : kindsOnBack(g);
    const marching = { kinds, at: 0, queue: null };
    while (marchOne(later, marching));
    out.push(new Map(later.creatures.map((one) => [one.id, one.space])));
  }
  return out;
}

/** Sunrises until the creature is at the end of its way. */
function movesLeft(g: Game, creature: Creature): number {
  let n = 0;
  let at: Space | null = creature.space;
  while (at !== null && n < 30) {
    at = nextSpace(g, at);
    n += 1;
    if (at !== null && g.people?.space === at && !has(boardOf(g.board), at, 'caves')) break;
  }
  return n;
}

/** Worth of stopping one that would take the last shield tonight, the next night, or before the end. */
const TONIGHT = 60;
const TOMORROW = 24;
const LATER = 10;
const SHIELDED = 2;

function dangersOf(g: Game, letters: number): Map<number, number> {
  const sunrises = Math.ceil(letters * SUNRISES);
  const moves = new Map(g.creatures.map((one) => [one.id, movesLeft(g, one)]));
  const free = shieldsFree(g);
  const within = (nights: number): number => [...moves.values()].filter((n) => n <= nights).length;
  const worth = (n: number): number => {
    if (n > sunrises) return 0;
    if (n <= 1 && within(1) > free) return TONIGHT;
    if (n <= 2 && within(2) > free) return TOMORROW;
    return within(sunrises) > free ? LATER : SHIELDED;
  };
  return new Map([...moves].map(([id, n]) => [id, worth(n)]));
}

/** A kill brings N nearer: dear when the goal still needs the days, welcome when it is met. */
function letterPrice(g: Game, goal: Goal, letters: number): number {
  if (g.legend === null) return 0;
  if (goal.met) return -2;
  const needed = goal.wants.length + 2;
  const spare = letters - needed;
  return spare >= 6 ? 2.5 : spare >= 3 ? 4 : spare >= 1 ? 7 : 12;
}
