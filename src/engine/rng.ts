/**
 * The dice and the shuffling of a game, as plain data inside its state: the same seed gives the same faces on every
 * machine. Generator: sfc32 (Chris Doty-Humphrey, PractRand), 128 bits of state.
 */
export interface Rng {
  /** Four unsigned 32-bit words. */
  words: [number, number, number, number];
  /** Faces laid down beforehand (`dice 3 5 2`); each die takes the first of them before the generator is asked. */
  faces: number[];
}

/** Seeds run from 0 to 4294967295. */
export const SEED_MOST = 0xffffffff;

export function rngOf(seed: number): Rng {
  const rng: Rng = { words: [0x9e3779b9, 0x243f6a88, seed >>> 0, 1], faces: [] };
  for (let i = 0; i < 16; i++) word(rng); // the first words of close seeds still resemble each other
  return rng;
}

/** The next unsigned 32-bit word. */
export function word(rng: Rng): number {
  const w = rng.words;
  const out = (((w[0] + w[1]) | 0) + w[3]) | 0;
  w[3] = (w[3] + 1) >>> 0;
  w[0] = (w[1] ^ (w[1] >>> 9)) >>> 0;
  w[1] = (w[2] + (w[2] << 3)) >>> 0;
  w[2] = (((w[2] << 21) | (w[2] >>> 11)) + out) >>> 0;
  return out >>> 0;
}

/** A whole number from 0 to `limit` - 1, each equally likely: words of the uneven rest are thrown away. */
export function below(rng: Rng, limit: number): number {
  const fair = 0x100000000 - (0x100000000 % limit);
  for (;;) {
    const w = word(rng);
    if (w < fair) return w % limit;
  }
}

/** One die: the next laid-down face, else a place among `sides` by the generator. */
export function die(rng: Rng, sides: readonly number[]): number {
  if (rng.faces.length > 0) return rng.faces.shift() as number;
  return sides[below(rng, sides.length)];
}

/** Fisher-Yates, in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
  return list;
}

export function copyRng(rng: Rng): Rng {
  const w = rng.words;
  return { words: [w[0], w[1], w[2], w[3]], faces: rng.faces.length === 0 ? [] : rng.faces.slice() };
}
