import { SPELL_CUT } from '../rules/fire.ts';
import { foeRoll } from './foes.ts';
import { hurt, type Packed, paid, shares, wpOf } from './packed.ts';
import {
  crownAt,
  fewerDice,
  keep,
  keyOf,
  leadOf,
  type Moment,
  type Plan,
  recall,
  type Shape,
  spellsAt,
  type Work,
  workAt,
} from './plan.ts';
import { type Round, rowOf, worthAt } from './table.ts';
import { ALIKE, looksOf, worthOfRoll } from './worth.ts';

/** What a moment costs beside the rolls in it, as so many looks at dice. */
const LOOKS_A_MOMENT = 200;

/** Chance to beat the enemy from a moment whose hours are not yet paid. */
export function chance(plan: Plan, round: number, foe: number, spells: number, before: Packed): number {
  if (round >= plan.rounds) return 0;
  const wp = paid(before, plan.hours, round);
  if (wp === 0) return 0;
  const fire = spellsAt(plan, round, wp, spells);
  const key = keyOf(plan, round, foe, fire, wp);
  const known = recall(plan.chances, key);
  if (known >= 0) return known;
  plan.states += 1;
  plan.looks += LOOKS_A_MOMENT;
  if (plan.looks > plan.most) plan.full = true;
  if (plan.full) return 0;
  const whole = roundAt(plan, { round, foe, spells: fire, wp }, plan.work[round].whole);
  const found = worthAt(plan, whole, 0, crownAt(plan, wp), 0);
  keep(plan.chances, key, found);
  return found;
}

/** A whole round; of one with a gift the table reaches only from the first fighter to the healer. */
export function roundAt(plan: Plan, moment: Moment, table: Float64Array): Round {
  const { round, foe, spells, wp } = moment;
  const { healer, sides } = plan;
  const points = healer < 0 ? 0 : wpOf(wp, healer);
  const heals = points > 0 && sides[healer].hands[points].cast.dice > 1;
  const whole = { round, foe, spells, wp, from: 0, table, heals };
  const work = workAt(plan, round);
  if (heals) findShares(plan, whole, work);
  else fillEnd(plan, whole, work);
  fill(plan, whole, heals ? healer : sides.length - 1, work);
  return whole;
}

/** The part of a round behind the healer's gift. */
export function restAt(plan: Plan, moment: Moment, wp: Packed, table: Float64Array): Round {
  const { round, foe, spells } = moment;
  const rest = { round, foe, spells, wp, from: plan.healer + 1, table, heals: false };
  const work = workAt(plan, round);
  fillEnd(plan, rest, work);
  fill(plan, rest, plan.sides.length - 1, work);
  return rest;
}

/** Looks up, or works out, what follows on each share of each size of the gift. */
function findShares(plan: Plan, whole: Round, work: Work): void {
  const { healer, sides, best } = plan;
  const { mostSpare } = sides[healer].hands[wpOf(whole.wp, healer)].cast;
  let n = 0;
  for (let size = 0; size <= mostSpare; size++) {
    work.sizes[size] = n;
    for (const wp of shares(whole.wp, sides.length, size, best)) work.shares[n++] = firstRowOf(plan, whole, wp, work);
  }
  work.sizes[mostSpare + 1] = n;
  for (let crown = 0; crown < plan.shape.rows; crown++)
    for (let size = 0; size <= mostSpare; size++) findBest(plan, size, crown, work);
}

/** What the best share of a gift of this size is worth, by the value of the dice. */
function findBest({ shape, pool }: Plan, size: number, crown: number, work: Work): void {
  const { rows } = pool;
  const out = bestRow(shape, size, crown);
  const shift = crown * shape.width;
  for (let k = work.sizes[size]; k < work.sizes[size + 1]; k++) {
    const row = work.shares[k] + shift;
    for (let value = 0; value < shape.width; value++) {
      const worth = rows[row + value];
      if (k === work.sizes[size] || worth > work.best[out + value]) work.best[out + value] = worth;
    }
  }
}

const bestRow = ({ rows, width }: Shape, size: number, crown: number): number => (size * rows + crown) * width;

/** What a share of the gift is worth that leaves the fighters with these WP; `value` counts the healer's dice too. */
export function worthOfShare(plan: Plan, round: Moment, wp: Packed, crown: number, value: number): number {
  const row = firstRowOf(plan, round, wp, workAt(plan, round.round)) + crown * plan.shape.width;
  return plan.aim === 'value' ? value + plan.pool.rows[row] : plan.pool.rows[row + value];
}

/** Where in the pool the first row of a rest stands. */
function firstRowOf(plan: Plan, whole: Moment, wp: Packed, work: Work): number {
  const key = keyOf(plan, whole.round, whole.foe, whole.spells, wp);
  const known = recall(plan.rests, key);
  if (known >= 0) return known;
  const rest = restAt(plan, whole, wp, work.rest);
  const { rows, width, span } = plan.shape;
  const at = plan.pool.used;
  if (at + rows * width > plan.pool.rows.length) grow(plan);
  for (let crown = 0; crown < rows; crown++)
    for (let value = 0; value < width; value++)
      plan.pool.rows[at + crown * width + value] = rest.table[crown * span + value];
  plan.pool.used += rows * width;
  keep(plan.rests, key, at);
  return at;
}

function grow({ pool }: Plan): void {
  const wider = new Float64Array(pool.rows.length * 2);
  wider.set(pool.rows);
  pool.rows = wider;
}

/** Which of the shares of a gift of this size is best, of like ones the first. */
export function bestShare(plan: Plan, size: number, crown: number, value: number, work: Work): number {
  const { rows } = plan.pool;
  const at = plan.aim === 'value' ? 0 : crown * plan.shape.width + value;
  let best = work.sizes[size];
  for (let k = best + 1; k < work.sizes[size + 1]; k++)
    if (rows[work.shares[k] + at] > rows[work.shares[best] + at] + ALIKE) best = k;
  return best;
}

/** Fills a table backwards, from fighter `last` to its first one. */
function fill(plan: Plan, round: Round, last: number, work: Work): void {
  const { rows } = plan.shape;
  for (let i = last; i >= round.from; i--) {
    const least = valueBefore(plan, round.wp, i, false);
    const most = valueBefore(plan, round.wp, i, true);
    for (let crown = 0; crown < rows; crown++) {
      const row = rowOf(plan, round.from, i, crown);
      for (let value = least; value <= most; value++)
        round.table[row + value] = worthBefore(plan, round, i, crown, value, work);
    }
  }
}

/** Least or most value that the dice before those of fighter `i` can have. */
function valueBefore(plan: Plan, wp: Packed, i: number, most: boolean): number {
  if (plan.aim === 'value') return 0;
  let sum = 0;
  for (let j = 0; j < i; j++) if (wpOf(wp, j) > 0) sum += most ? plan.sides[j].most : plan.sides[j].least;
  return sum;
}

const kept = new Float64Array(128);
const crowned = new Float64Array(128);

function worthBefore(plan: Plan, round: Round, i: number, crown: number, value: number, work: Work): number {
  const points = wpOf(round.wp, i);
  if (points === 0) return worthAt(plan, round, i + 1, crown, value);
  worthOfResults(plan, round, i, crown, value, work, kept);
  if (crown === 1) worthOfResults(plan, round, i, 0, value, work, crowned);
  const hand = plan.sides[i].hands[points];
  plan.looks += looksOf(hand, crown === 1);
  return worthOfRoll(hand, kept, crown === 1 ? crowned : null);
}

/** Worth of each result of fighter `i`, with the crown still to use or not. */
export function worthOfResults(
  plan: Plan,
  round: Round,
  i: number,
  crown: number,
  value: number,
  work: Work,
  out: Float64Array,
): void {
  const { values, spares } = plan.sides[i].hands[wpOf(round.wp, i)].cast;
  const gift = round.heals && i === plan.healer;
  const row = rowOf(plan, round.from, i + 1, crown);
  for (let r = 0; r < values.length; r++) {
    const sum = value + values[r];
    if (gift) {
      const at = bestRow(plan.shape, spares[r], crown);
      out[r] = plan.aim === 'value' ? sum + work.best[at] : work.best[at + sum];
    } else out[r] = plan.aim === 'value' ? sum + round.table[row] : round.table[row + sum];
  }
}

/** Worth of each value once all fighters have rolled: the enemy rolls, a spell may be used, the difference is taken. */
function fillEnd(plan: Plan, round: Round, work: Work): void {
  const end = plan.sides.length;
  const { rows } = plan.shape;
  if (plan.aim === 'value') return;
  const least = valueBefore(plan, round.wp, end, false);
  const most = valueBefore(plan, round.wp, end, true);
  const { values, chance: chances } = foeRoll(plan.battle.foe.kind, round.foe, fewerDice(plan, round));
  const lead = leadOf(plan, round.wp);
  const { ends } = work;
  ends.fill(-1, 0, most - least + values[values.length - 1] + 1);
  for (let value = least; value <= most; value++) {
    let sum = 0;
    for (let k = 0; k < values.length; k++) {
      const at = most - value + values[k];
      if (ends[at] < 0) ends[at] = worthOfEnd(plan, round, lead + value - values[k]);
      sum += chances[k] * ends[at];
    }
    for (let crown = 0; crown < rows; crown++) round.table[rowOf(plan, round.from, end, crown) + value] = sum;
  }
}

/** Whether a fire spell is used when the values differ by `by`, above 0 for the fighters (TENAYA-1). */
export function castsAt(plan: Plan, round: Moment, by: number): boolean {
  if (round.spells === 0) return false;
  if (!plan.best || plan.aim === 'value') return by < 0 && by + SPELL_CUT >= 0;
  return withSpell(plan, round, by) > worthOfDifference(plan, round, by, round.spells) + ALIKE;
}

export const withSpell = (plan: Plan, round: Moment, by: number): number =>
  worthOfDifference(plan, round, by + SPELL_CUT, round.spells - 1);

function worthOfEnd(plan: Plan, round: Moment, by: number): number {
  if (round.spells === 0) return worthOfDifference(plan, round, by, 0);
  if (!plan.best && !castsAt(plan, round, by)) return worthOfDifference(plan, round, by, round.spells);
  const fire = withSpell(plan, round, by);
  return plan.best ? Math.max(fire, worthOfDifference(plan, round, by, round.spells)) : fire;
}

/** Chance to beat the enemy once the difference is taken. */
export function worthOfDifference(plan: Plan, round: Moment, by: number, spells: number): number {
  if (by >= round.foe) return 1;
  if (by > 0) return chance(plan, round.round + 1, round.foe - by, spells, round.wp);
  const wp = by === 0 || plan.harmless ? round.wp : hurt(round.wp, plan.sides.length, -by);
  return chance(plan, round.round + 1, round.foe, spells, wp);
}
