import { LAKE_ORDER } from '../../games/far-land/content/creatures.ts';
import { shieldsFree } from '../../games/far-land/rules/creatures.ts';
import { kindsOnBack } from '../../games/far-land/rules/events.ts';
import { marchOne } from '../../games/far-land/rules/march.ts';
import { LAST } from '../../games/far-land/rules/track.ts';
import { copyState } from '../../games/far-land/state.ts';
import type { Game, Space } from '../../games/far-land/types.ts';
import { deadlineOf, type Goal, goalOf } from './wants.ts';
import { WEIGHTS } from './weights.ts';

/** How many sunrises are looked at, as far as creatures can be foreseen. */
export const NIGHTS = 2;

/** What lies ahead, as the players could work it out at the table. */
export interface Outlook {
  goal: Goal;
  /** Letters until N, or until a card that ends the legend as things stand. */
  letters: number;
  /** Where creatures stand after one sunrise, and after two; those gone to a shield are left out. */
  dawns: Map<number, Space>[];
  /** The last stand against a creature that the goal asks for: after so many nights, on that space. */
  lastStand: { nights: number; space: Space } | undefined;
  /** In which night from now on, 0 tonight, each creature reaches the end of its way, as far as that can be foreseen. */
  entering: Map<number, number>;
  /** What it is worth that this creature be beaten: it would reach the caves or the steppe people. */
  danger: Map<number, number>;
  /** What the narrator's next letter costs; below 0 when time may pass. */
  letter: number;
  /** Where the steppe people would be met at the next sunrise, and where not: filled as it is asked for. */
  nights: Map<Space, boolean>;
}

export function outlookOf(g: Game): Outlook {
  const goal = goalOf(g);
  const letters = deadlineOf(g) - g.narrator;
  const nights = Math.min(FORESEEN, Math.ceil((LAST - g.narrator) * SUNRISES));
  const dawns = dawnsOf(g, Math.max(NIGHTS, nights));
  const entering = entries(g, dawns);
  return {
    goal,
    letters,
    dawns: dawns.slice(0, NIGHTS),
    lastStand: lastStandOf(goal, letters, dawns, entering),
    entering,
    danger: dangersOf(g, goal, entering),
    letter: letterPrice(g, goal, letters),
    nights: new Map(),
  };
}

/** Nearly half of the letters pass by kills: so many sunrises are to come. */
const SUNRISES = 0.6;
/** More sunrises than these are not foreseen. */
const FORESEEN = 6;

/** Creatures of a copy move as they will, night after night; each map tells where those stand who are still there. */
function dawnsOf(g: Game, nights: number): Map<number, Space>[] {
  const out: Map<number, Space>[] = [];
  const later = g.creatures.length === 0 ? undefined : copyState(g);
  for (let night = 0; night < nights; night++) {
    if (later !== undefined) {
      const marching = { kinds: g.board === 'lake' ? LAKE_ORDER.slice() : kindsOnBack(g), at: 0, queue: null };
      while (marchOne(later, marching));
    }
    out.push(new Map(later?.creatures.map((one) => [one.id, one.space])));
  }
  return out;
}

/** The day before the first of the creatures that the goal asks for gets away, or before the last letter. */
function lastStandOf(
  goal: Goal,
  letters: number,
  dawns: readonly Map<number, Space>[],
  entering: ReadonlyMap<number, number>,
): Outlook['lastStand'] {
  let out: Outlook['lastStand'];
  for (const want of goal.wants) {
    if (want.kind !== 'slay') continue;
    const nights = Math.min(entering.get(want.creature.id) ?? dawns.length, letters - 1, dawns.length);
    if (out !== undefined && out.nights <= nights) continue;
    const space = nights <= 0 ? undefined : dawns[nights - 1].get(want.creature.id);
    out = { nights: Math.max(0, nights), space: space ?? want.creature.space };
  }
  return out;
}

/** Worth of stopping one that would take the last shield in this night, from 0. */
const worthBy = (night: number): number =>
  night === 0 ? WEIGHTS.tonight : WEIGHTS.tomorrow * WEIGHTS.later ** (night - 1);

/** In which night, from 0, each creature reaches the end of its way; those that do not are left out. */
function entries(g: Game, dawns: readonly Map<number, Space>[]): Map<number, number> {
  const out = new Map<number, number>();
  for (const { id } of g.creatures) {
    const night = dawns.findIndex((dawn) => !dawn.has(id));
    if (night >= 0) out.set(id, night);
  }
  return out;
}

/** Worth of stopping one of those that come in up to the night in which the shields would be too few. */
function threat(nights: readonly number[], free: number, night: number): number {
  const end = nights[Math.max(0, free)];
  if (end === undefined) return WEIGHTS.shielded;
  return night <= end ? worthBy(end) : WEIGHTS.shielded;
}

function dangersOf(g: Game, goal: Goal, entering: ReadonlyMap<number, number>): Map<number, number> {
  const nights = [...entering.values()].sort((a, b) => a - b);
  const free = shieldsFree(g);
  const out = new Map<number, number>();
  for (const [id, night] of entering)
    out.set(id, Math.max(threat(nights, free, night), threat(nights, free - 1, night) / 2)); // others will come
  for (const want of goal.wants) {
    if (want.kind !== 'slay') continue; // one that the goal asks for must not get away
    const night = entering.get(want.creature.id);
    if (night !== undefined) out.set(want.creature.id, worthBy(night));
  }
  return out;
}

/** A kill brings N nearer: dear when the goal still needs the days, welcome when it is met. */
function letterPrice(g: Game, goal: Goal, letters: number): number {
  if (g.legend === null) return 0;
  if (goal.met) return -WEIGHTS.letterMet;
  if (letters <= 1) return WEIGHTS.letterLast;
  const spare = letters - goal.wants.length - 2;
  return WEIGHTS.letter + WEIGHTS.letterUrgent / (1 + Math.max(0, spare));
}
