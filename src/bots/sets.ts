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

/** `tenaya,avid`: heroes by either name, each once. Undefined when a word is none. */
export function readHeroIds(text: string): HeroId[] | undefined {
  const ids: HeroId[] = [];
  for (const word of text.toLowerCase().split(',')) {
    const id = HERO_IDS.find((one) => HEROES[one].names.some((name) => name.toLowerCase() === word.trim()));
    if (id === undefined || ids.includes(id)) return undefined;
    ids.push(id);
  }
  return ids;
}

/** `2`: the six pairs in turn; `raash,avida`: these two. Undefined for what is neither. */
export function readSets(text: string): string[] | undefined {
  if (/^[234]$/.test(text)) return setsOf(Number(text)).map((set) => set.join());
  const ids = readHeroIds(text);
  return ids !== undefined && ids.length >= 2 ? [text.toLowerCase()] : undefined;
}
