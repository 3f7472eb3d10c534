import type { Cast } from './cast.ts';

/** Two choices that differ by less are alike; the one that spends nothing is taken. */
export const ALIKE = 1e-11;

const SIDES = 6;

/** What a fighter may do about a roll: how often, and with which faces. */
export interface Hand {
  cast: Cast;
  /** New rolls of one die: knives, and for who rolls singly the dice still in the hand (KNIFE-1, BOW-2). */
  spins: number;
  /** Faces of a lone die that may be rolled again for as long as they come (GRENT-2). */
  again: readonly number[];
}

/**
 * Worth of each way the dice may lie, by the number of new rolls still left (index 0: none). `kept[r]` is the worth
 * of leaving it at result r; `crowned[r]` the same with the crown spent, null when it cannot be used (CROWN-1).
 * The knife comes before the crown: turning first would learn nothing for the knife.
 */
export function worths(hand: Hand, kept: Float64Array, crowned: Float64Array | null): Float64Array[] {
  const levels: Float64Array[] = [];
  for (let spins = 0; spins <= hand.spins; spins++) levels.push(new Float64Array(hand.cast.ways.length));
  fillWorths(hand, kept, crowned, levels);
  return levels;
}

function fillWorths(hand: Hand, kept: Float64Array, crowned: Float64Array | null, levels: Float64Array[]): void {
  const { cast, again } = hand;
  for (let spins = 0; spins <= hand.spins; spins++) {
    const level = levels[spins];
    leave(cast, kept, crowned, level);
    if (spins > 0) spinOnce(cast, levels[spins - 1], level);
    if (again.length > 0) takeAgain(level, again);
  }
}

/** How many ways the worth of a roll looks at: its results, or each way before each new roll of each of its dice. */
export function looksOf({ cast, spins, again }: Hand, crown: boolean): number {
  if (!crown && spins === 0 && again.length === 0) return cast.weight.length;
  return cast.ways.length + cast.faces * (spins * SIDES + (crown ? 1 : 0));
}

const WAYS_MOST = 126;
const scratch: Float64Array[] = [];

/** Worth of a whole roll before it is made. */
export function worthOfRoll(hand: Hand, kept: Float64Array, crowned: Float64Array | null): number {
  const { weight, chance } = hand.cast;
  let sum = 0;
  if (crowned === null && hand.spins === 0 && hand.again.length === 0) {
    for (let r = 0; r < weight.length; r++) sum += weight[r] * kept[r];
    return sum;
  }
  while (scratch.length <= hand.spins) scratch.push(new Float64Array(WAYS_MOST));
  fillWorths(hand, kept, crowned, scratch);
  const first = scratch[hand.spins];
  for (let way = 0; way < chance.length; way++) sum += chance[way] * first[way];
  return sum;
}

function leave(cast: Cast, kept: Float64Array, crowned: Float64Array | null, out: Float64Array): void {
  const { result } = cast;
  for (let way = 0; way < result.length; way++) {
    let best = kept[result[way]];
    if (crowned !== null)
      for (const change of cast.changes[way]) {
        const turned = crowned[result[change.turned]];
        if (turned > best) best = turned;
      }
    out[way] = best;
  }
}

function spinOnce(cast: Cast, last: Float64Array, out: Float64Array): void {
  for (let way = 0; way < cast.changes.length; way++)
    for (const change of cast.changes[way]) {
      const mean = meanOf(last, change.rolled);
      if (mean > out[way]) out[way] = mean;
    }
}

export function meanOf(worth: Float64Array, ways: Int32Array): number {
  let sum = 0;
  for (let i = 0; i < ways.length; i++) sum += worth[ways[i]];
  return sum / ways.length;
}

/** Faces that are rolled again at this level, and what that is worth: the mean of all faces that are let stand. */
export function againOf(worth: Float64Array, again: readonly number[]): { faces: readonly number[]; worth: number } {
  for (let faces = again; ; ) {
    let sum = 0;
    for (let way = 0; way < SIDES; way++) if (!faces.includes(way + 1)) sum += worth[way];
    const mean = sum / (SIDES - faces.length);
    const poorer = faces.filter((face) => worth[face - 1] < mean - ALIKE);
    if (poorer.length === faces.length) return { faces, worth: mean };
    faces = poorer;
  }
}

function takeAgain(level: Float64Array, again: readonly number[]): void {
  const { faces, worth } = againOf(level, again);
  for (const face of faces) level[face - 1] = worth;
}
