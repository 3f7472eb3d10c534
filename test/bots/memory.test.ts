import { describe, expect, it } from 'vitest';
import { memoryOf, recalled, remembered, slotOf } from '../../src/bots/memory.ts';

const key = (...parts: number[]): Int32Array => Int32Array.from(parts);

describe('a memory of bounded size', () => {
  it('knows nothing at first, not even what has only noughts for a key', () => {
    const memory = memoryOf<string>(4, 2);
    expect(recalled(memory, slotOf(memory, key(0, 0)), key(0, 0))).toBeUndefined();
  });

  it('tells again what it was told, and nothing else', () => {
    const memory = memoryOf<string>(8, 2);
    remembered(memory, slotOf(memory, key(3, 7)), key(3, 7), 'a Gor');
    expect(recalled(memory, slotOf(memory, key(3, 7)), key(3, 7))).toBe('a Gor');
    expect(recalled(memory, slotOf(memory, key(7, 3)), key(7, 3))).toBeUndefined();
  });

  it('forgets for a new thing only what lies in the same slot, and never takes one for the other', () => {
    const memory = memoryOf<number>(5, 1);
    for (let n = 0; n < 1000; n++) remembered(memory, slotOf(memory, key(n)), key(n), n);
    const known = Array.from({ length: 1000 }, (_, n) => recalled(memory, slotOf(memory, key(n)), key(n)));
    expect(known.every((thing, n) => thing === undefined || thing === n)).toBe(true);
    expect(known.filter((thing) => thing !== undefined)).toHaveLength(32);
  });
});
