import type { Battle } from './fighters.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import { paid, wpOf } from './packed.ts';
import { type Plan, planOf, startOf } from './plan.ts';
import { chance } from './rounds.ts';
import { sampledWins } from './sampled.ts';

/** How the next round of a fight may end. All chances are from 0 to 1. */
export interface RoundOdds {
  win: number;
  tie: number;
  loss: number;
  /** The enemy falls in this round. */
  beaten: number;
  /** How far the fighters' value lies above the enemy's, ascending. */
  differences: readonly { by: number; chance: number }[];
  /** Expected WP of the enemy after the round. */
  foeWp: number;
  fighters: readonly FighterOdds[];
}

export interface FighterOdds {
  /** Cannot pay the hour, and drops out before the round (FIGHT-2). */
  out: boolean;
  /** Expected WP after the round; for who falls the 3 that come then (FIGHT-10). */
  wp: number;
  /** Chance to fall to 0 WP in this round. */
  falls: number;
}

/**
 * How the fight may end when all go on for as long as they can.
 * - best: exact; every decision between dice, gift and spell is the one that wins most often
 * - policy: exact; gifts go to the lowest WP, a spell is used when it turns a lost round, the rest is decided best
 * - sampled: too many states to count; dice are decided for the highest value to be expected, gifts and spells as before
 */
export interface Odds {
  /** Chance that the enemy is beaten within the hours left. */
  win: number;
  how: 'best' | 'policy' | 'sampled';
  /** Half of the 95 % interval of a sampled chance, 0 for an exact one; and how many fights were sampled. */
  margin: number;
  sampled: number;
  round: RoundOdds;
}

/** Looks at dice in a fight of three or four that is counted before it is sampled: half of a tenth of a second. */
const LOOKS_MOST = 2_000_000;
const SAMPLED = 12_000;
/** WP of a hero who has fallen (FIGHT-10). */
const FALLEN_WP = 3;

/** A plan to win; for three and four it is `full` once too many states have been looked at. */
export const winningPlan = (battle: Battle): Plan =>
  battle.fighters.length < 3 ? planOf(battle, 'win') : planOf(battle, 'win', LOOKS_MOST);

export function oddsOf(battle: Battle): Odds {
  const plan = winningPlan(battle);
  const { round, foe, spells, wp } = startOf(plan);
  const win = chance(plan, round, foe, spells, wp);
  if (!plan.full) return { win, how: plan.best ? 'best' : 'policy', margin: 0, sampled: 0, round: roundOddsOf(plan) };
  const plain = planOf(battle, 'value');
  const share = sampledWins(plain, SAMPLED) / SAMPLED;
  return { win: share, how: 'sampled', margin: marginOf(share, SAMPLED), sampled: SAMPLED, round: roundOddsOf(plain) };
}

/** One round alone, always exact and quick: dice are decided for the highest value to be expected. */
export const oddsOfRound = (battle: Battle): RoundOdds => roundOddsOf(planOf(battle, 'value'));

/** Half of the 95 % interval (Agresti and Coull: two wins and two losses more), so that 0 of n has one too. */
function marginOf(share: number, n: number): number {
  const p = (share * n + 2) / (n + 4);
  return 1.96 * Math.sqrt((p * (1 - p)) / (n + 4));
}

/** The first round of a plan. */
export function roundOddsOf(plan: Plan): RoundOdds {
  const start = startOf(plan);
  const wp = paid(start.wp, plan.hours, 0);
  const outcomes = wp === 0 || plan.rounds < 1 ? [] : outcomesOf(plan, { ...start, wp });
  const sum = (count: (outcome: Outcome) => number): number =>
    outcomes.reduce((all, outcome) => all + outcome.chance * count(outcome), 0);
  const ended = outcomes.length === 0;
  return {
    win: sum(({ by }) => (by > 0 ? 1 : 0)),
    tie: sum(({ by }) => (by === 0 ? 1 : 0)),
    loss: sum(({ by }) => (by < 0 ? 1 : 0)),
    beaten: sum(({ by }) => (by >= start.foe ? 1 : 0)),
    differences: differencesOf(outcomes),
    foeWp: ended ? start.foe : sum(({ by }) => Math.max(0, start.foe - Math.max(0, by))),
    fighters: plan.sides.map((side, i): FighterOdds => {
      if (wpOf(wp, i) === 0) return { out: true, wp: side.fighter.wp, falls: 0 };
      const after = (outcome: Outcome): number => wpOf(outcome.wp, i) + (plan.harmless ? 0 : Math.min(0, outcome.by));
      return {
        out: false,
        wp: sum((outcome) => (after(outcome) > 0 ? after(outcome) : FALLEN_WP)),
        falls: sum((outcome) => (after(outcome) > 0 ? 0 : 1)),
      };
    }),
  };
}

function differencesOf(outcomes: readonly Outcome[]): { by: number; chance: number }[] {
  const found = new Map<number, number>();
  for (const { by, chance: p } of outcomes) found.set(by, (found.get(by) ?? 0) + p);
  return [...found].map(([by, p]) => ({ by, chance: p })).sort((a, b) => a.by - b.by);
}
