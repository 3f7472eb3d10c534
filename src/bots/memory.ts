/**
 * A memory of bounded size for what is told apart by a few whole numbers. What was remembered longest ago is not what
 * is forgotten first: a new thing takes the place of whatever lies in its slot, so that nothing is ever cleared.
 */
export interface Memory<T> {
  /** Numbers that tell one thing from another. */
  readonly width: number;
  /** The numbers of each slot, one slot after the other. */
  readonly keys: Int32Array;
  readonly things: (T | undefined)[];
}

/** An empty memory of `2 ** bits` slots, for keys of `width` numbers of 32 bits. */
export const memoryOf = <T>(bits: number, width: number): Memory<T> => ({
  width,
  keys: new Int32Array(width << bits),
  things: new Array<T | undefined>(1 << bits),
});

/** Odd numbers that mix well (FNV-1a and the golden ratio). */
const BASIS = 0x811c9dc5;
const PRIME = 0x9e3779b1;

/** Where a thing with this key lies, if it is remembered. */
export function slotOf<T>({ things }: Memory<T>, key: Int32Array): number {
  let hash = BASIS;
  for (const part of key) {
    hash = Math.imul(hash ^ part, PRIME);
    hash ^= hash >>> 15;
  }
  return (hash >>> 0) & (things.length - 1);
}

/** What is remembered by this key. */
export function recalled<T>({ width, keys, things }: Memory<T>, slot: number, key: Int32Array): T | undefined {
  for (let i = 0; i < width; i++) if (keys[slot * width + i] !== key[i]) return undefined;
  return things[slot];
}

/** Remembers it there, in the place of what lay in the slot before. */
export function remembered<T>(memory: Memory<T>, slot: number, key: Int32Array, thing: T): T {
  memory.keys.set(key, slot * memory.width);
  memory.things[slot] = thing;
  return thing;
}
