import { WP_MOST } from '../content/heroes.ts';
import { ALL_HOURS } from '../verbs.ts';
import type { Stand } from './decide.ts';
import { type Battle, type Side, sideOf } from './fighters.ts';
import { foeRoll } from './foes.ts';
import { BITS, type Packed, pack, wpOf } from './packed.ts';

/** How the fighters decide between dice, and what has been counted so far. */
export interface Plan {
  battle: Battle;
  sides: readonly Side[];
  /** Hours spent before the battle, by fighter. */
  hours: readonly number[];
  /** What they decide for: to win the fight, or the highest value that can be expected in each round. */
  aim: 'win' | 'value';
  /** Gifts and fire spells are decided best too; else by the house policy for three and four. */
  best: boolean;
  rounds: number;
  /** A lost round costs nothing (SPORE-3). */
  harmless: boolean;
  /** Places of the healer, the crown's bearer and the fire wielder; -1 for none. */
  healer: number;
  crown: number;
  caster: number;
  shape: Shape;
  chances: Memo;
  rests: Memo;
  /** First rows of the tables of rests, one after the other, and how far they reach. */
  pool: { rows: Float64Array; used: number };
  work: readonly Work[];
  /** What fighters look at before a decision, once worked out (`advice.ts`). */
  stands: Map<string, Stand>;
  /** Moments between two rounds that were looked at. */
  states: number;
  /** Ways in which dice may lie that were looked at, and how many may be; beyond that `full` is set and all numbers are worthless. */
  looks: number;
  most: number;
  full: boolean;
}

/** Sizes of tables and keys. */
export interface Shape {
  /** Rows of a table for each fighter: crown spent, and crown still to use where there is one. */
  rows: 1 | 2;
  /** Values that all dice together can reach, 0 included; 1 where the aim makes no difference between them. */
  span: number;
  /** The same for the dice up to the healer's. */
  width: number;
  foes: number;
  spells: number;
  bits: number;
}

/** Numbers by key, -1 for unknown: a list where it is short enough, else a map. */
export interface Memo {
  list: Float64Array | null;
  map: Map<number, number>;
}

/** Room to work in for one round of the fight: a later round is only looked at in between. */
export interface Work {
  whole: Float64Array;
  rest: Float64Array;
  ends: Float64Array;
  /** Where in the pool the shares of each size of gift stand, and where each size begins. */
  shares: Int32Array;
  sizes: Int32Array;
  /** What the best share of each size is worth, by crown and value. */
  best: Float64Array;
}

/** A round whose hours are paid. */
export interface Moment {
  /** Rounds before this one, counted from the battle. */
  round: number;
  /** WP of the enemy, and fire spells face up. */
  foe: number;
  spells: number;
  wp: Packed;
}

const NO_LIMIT = 1e9;
const WIDEST = 1 << 21;

export function planOf(battle: Battle, aim: Plan['aim'], most = NO_LIMIT): Plan {
  const sides = battle.fighters.map((fighter) => sideOf(fighter, battle.foe.kind));
  const hours = battle.fighters.map((fighter) => fighter.hours ?? 0);
  const rounds = Math.min(battle.rounds ?? ALL_HOURS, ALL_HOURS - Math.min(...hours));
  const healer = sides.findIndex((side) => side.heals);
  const crown = battle.fighters.findIndex((fighter) => fighter.crown);
  const caster = sides.findIndex((side) => side.spells);
  const shape = shapeOf(battle, sides, aim, { healer, crown, caster });
  const dense = sides.length < 3 && aim === 'win' ? (rounds * shape.foes * shape.spells) << shape.bits : WIDEST + 1;
  return {
    battle,
    sides,
    hours,
    aim,
    best: sides.length < 3,
    rounds,
    harmless: battle.foe.kind === 'spore',
    healer,
    crown,
    caster,
    shape,
    chances: memoOf(dense),
    rests: memoOf(healer < 0 ? 0 : dense),
    pool: { rows: new Float64Array(1 << 12), used: 0 },
    work: Array.from({ length: rounds }, () => workOf(battle, sides, shape)),
    stands: new Map(),
    states: 0,
    looks: 0,
    most,
    full: false,
  };
}

function shapeOf(
  battle: Battle,
  sides: readonly Side[],
  aim: Plan['aim'],
  at: Pick<Plan, 'healer' | 'crown' | 'caster'>,
): Shape {
  const reach = (upTo: number): number => sides.slice(0, upTo).reduce((sum, side) => sum + side.most, 1);
  return {
    rows: at.crown < 0 ? 1 : 2,
    span: aim === 'value' ? 1 : reach(sides.length),
    width: aim === 'value' ? 1 : reach(at.healer + 1),
    foes: battle.foe.wp + 1,
    spells: at.caster < 0 ? 1 : (battle.fighters[at.caster].spells ?? 0) + 1,
    bits: BITS * sides.length,
  };
}

const memoOf = (size: number): Memo => ({
  list: size > WIDEST ? null : new Float64Array(size).fill(-1),
  map: new Map(),
});

function workOf(battle: Battle, sides: readonly Side[], shape: Shape): Work {
  const size = (sides.length + 1) * shape.rows * shape.span;
  const { values } = foeRoll(battle.foe.kind, battle.foe.wp, 0);
  const spare = Math.max(...sides.map(({ hands }) => hands[WP_MOST].cast.mostSpare));
  return {
    whole: new Float64Array(size),
    rest: new Float64Array(size),
    ends: new Float64Array(shape.span + values[values.length - 1] + 1),
    shares: new Int32Array(((spare + 1) * (spare + 2)) / 2),
    sizes: new Int32Array(spare + 2),
    best: new Float64Array((spare + 1) * shape.rows * shape.width),
  };
}

/** The beginning of the battle, the hour of its first round not yet paid. */
export function startOf(plan: Plan): Moment {
  const { fighters, foe } = plan.battle;
  const spells = plan.caster < 0 ? 0 : (fighters[plan.caster].spells ?? 0);
  return { round: 0, foe: foe.wp, spells, wp: pack(fighters.map((fighter) => fighter.wp)) };
}

export const recall = (memo: Memo, key: number): number =>
  memo.list === null ? (memo.map.get(key) ?? -1) : memo.list[key];

export function keep(memo: Memo, key: number, value: number): void {
  if (memo.list === null) memo.map.set(key, value);
  else memo.list[key] = value;
}

/** Every moment of a plan has its own number. */
export function keyOf({ shape }: Plan, round: number, foe: number, spells: number, wp: Packed): number {
  return (((round * shape.foes + foe) * shape.spells + spells) << shape.bits) | wp;
}

/** 1 while the crown's bearer fights. */
export const crownAt = (plan: Plan, wp: Packed): 0 | 1 => (plan.crown >= 0 && wpOf(wp, plan.crown) > 0 ? 1 : 0);

/** Fire spells that still count: one a round, and none once the fire wielder is out (DEC-17). */
export const spellsAt = (plan: Plan, round: number, wp: Packed, spells: number): number =>
  plan.caster >= 0 && wpOf(wp, plan.caster) > 0 ? Math.min(spells, plan.rounds - round) : 0;

/** Room to work in for one round; where only values count all rounds share it. */
export const workAt = (plan: Plan, round: number): Work => plan.work[plan.aim === 'value' ? 0 : round];

/** The fighters' strength less the enemy's. */
export function leadOf({ battle }: Plan, wp: Packed): number {
  let lead = -battle.foe.sp;
  for (let i = 0; i < battle.fighters.length; i++) if (wpOf(wp, i) > 0) lead += battle.fighters[i].sp;
  return lead;
}

/** FLAP-3, DEC-22: one die fewer in the first round, if one of the fighters is there. */
export function fewerDice({ battle }: Plan, { round, wp }: Moment): number {
  if (!battle.flaps || round > 0) return 0;
  return battle.fighters.some((fighter, i) => wpOf(wp, i) > 0 && !fighter.away) ? 1 : 0;
}
