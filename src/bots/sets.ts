import { HEROES } from '../games/far-land/content/heroes.ts';
import { HERO_IDS, type HeroId } from '../games/far-land/types.ts';

/** The six pairs, the four triples, the one of four, each in the order of the boards. */
function setsOf(size: number): HeroId[][] {
  const grow = (from: number, left: number): HeroId[][] =>
    left === 0
      ? [[]]
      : HERO_IDS.slice(from).flatMap((id, i) => grow(from + i + 1, left - 1).map((set) => [id, ...set]));
  return grow(0, size);
}

/** `2`: the six pairs in turn; `raash,avida`: these two. Undefined for what is neither. */
export function readSets(text: string): string[] | undefined {
  if (/^[234]$/.test(text)) return setsOf(Number(text)).map((set) => set.join());
  const words = text.toLowerCase().split(',');
  const ids = words.map((word) => HERO_IDS.find((id) => HEROES[id].names.some((name) => name.toLowerCase() === word)));
  const known = ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
  return known && ids.length >= 2 && ids.length <= 4 ? [words.join()] : undefined;
}
