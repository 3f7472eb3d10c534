import type { Space } from '../../board.ts';

/** Reads a list such as "401-402 401-409" as pairs of spaces. Throws on anything else: a misprint must not pass. */
export function pairs(list: string): (readonly [Space, Space])[] {
  return list
    .trim()
    .split(/\s+/)
    .map((pair) => {
      if (!/^\d{3}-\d{3}$/.test(pair)) throw new Error(`not a pair of spaces: ${pair}`);
      return [Number(pair.slice(0, 3)), Number(pair.slice(4))] as const;
    });
}
