import type { Moment, Plan } from './plan.ts';

/** A round, or the part of it behind the healer's gift, with the worth of each stand in it. */
export interface Round extends Moment {
  /** The first fighter that the table covers. */
  from: number;
  /** Worth before a fighter's roll, by fighter, crown and value of the dice before it: see `worthAt`. */
  table: Float64Array;
  /** Whether the healer's roll may bring a gift. */
  heals: boolean;
}

/** Where the worths before the roll of fighter `i` stand. */
export const rowOf = ({ shape }: Plan, from: number, i: number, crown: number): number =>
  ((i - from) * shape.rows + crown) * shape.span;

/** Worth before the roll of fighter `i`, or after all rolls; `crown` 1 while it can be used, `value` of the dice so far. */
export function worthAt(plan: Plan, { table, from }: Round, i: number, crown: number, value: number): number {
  const row = rowOf(plan, from, i, crown);
  return plan.aim === 'value' ? value + table[row] : table[row + value];
}

export const emptyTable = ({ sides, shape }: Plan): Float64Array =>
  new Float64Array((sides.length + 1) * shape.rows * shape.span);
