import { FOES } from './content/creatures.ts';
import { HEROES } from './content/heroes.ts';
import { LETTERS } from './rules/track.ts';
import {
  type FoeKind,
  HERO_IDS,
  type Hero,
  type HeroId,
  HOPES,
  ITEM_IDS,
  type ItemId,
  type State,
  type Thing,
  type Which,
} from './types.ts';

/** How players spell things: read in any case, with blanks or hyphens, one or many. */
const plain = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** A name without its article: "the Skral with the bowl" is "skral-with-the-bowl". */
export const plainName = (name: string): string => plain(name).replace(/^(the|an?)-/, '');

/** A whole number as players write one: digits only. */
export const wholeNumber = (word: string | undefined): number | undefined =>
  word !== undefined && /^\d{1,9}$/.test(word) ? Number(word) : undefined;

/** "raash" or "Raashana": the hero board and which of its two names is meant. */
export function readHero(word: string): { id: HeroId; name: string } | undefined {
  for (const id of HERO_IDS) {
    const name = HEROES[id].names.find((one) => one.toLowerCase() === plain(word));
    if (name !== undefined) return { id, name };
  }
  return undefined;
}

/** A hero of this game, by the id or by either name. */
export function heroNamed(g: State, word: string): Hero | undefined {
  const id = readHero(word)?.id;
  return g.heroes.find((hero) => hero.id === id);
}

const FOE_WORDS: ReadonlyMap<string, FoeKind> = new Map(
  Object.values(FOES).flatMap(({ kind, name, plural }) => [
    [kind, kind],
    [plain(name), kind],
    [plain(plural), kind],
  ]),
);

export const readFoe = (word: string): FoeKind | undefined => FOE_WORDS.get(plain(word));

const ITEM_SYNONYMS: { readonly [word: string]: ItemId } = {
  'throwing-knife': 'knife',
  'throwing-knive': 'knife',
  knive: 'knife',
  'shadow-blade': 'blade',
  'griffin-crown': 'crown',
  'artefact-part': 'artefact',
  part: 'artefact',
  hope: 'hope-stone',
  stone: 'hope-stone',
  spirit: 'ruin-spirit',
};

/** "bow", "throwing knives", "shadow-blade". */
export function readItem(word: string): ItemId | undefined {
  const said = plain(word);
  for (const one of [said, said.replace(/s$/, '')]) {
    if (Object.hasOwn(ITEM_SYNONYMS, one)) return ITEM_SYNONYMS[one];
    const id = ITEM_IDS.find((item) => item === one);
    if (id !== undefined) return id;
  }
  return undefined;
}

/** "C" or "c": 2; undefined for what is no letter of the legend track. */
export function readLetter(word: string): number | undefined {
  const at = word.length === 1 ? LETTERS.indexOf(word.toUpperCase()) : -1;
  return at < 0 ? undefined : at;
}

/** A thing as players say it, with how many, a log's value, or which of several. */
export interface SaidThing {
  what: Thing | undefined;
  n: number | undefined;
  which?: Which;
}

const TOLD_APART: readonly Thing[] = ['hope-stone', 'artefact', 'mushroom'];

/** "gold 2", "log 3", "hope stone ward", "mushroom -3". */
export function readSaidThing(args: readonly string[]): SaidThing {
  const last = args[args.length - 1] ?? '';
  const bare = args.length > 1 ? readThing(args.slice(0, -1)) : undefined;
  if (bare !== undefined && TOLD_APART.includes(bare)) {
    const which = /^[+-]?\d$/.test(last) ? Number(last) : HOPES.find((hope) => hope === plain(last));
    if (which !== undefined) return { what: bare, n: undefined, which };
  }
  const n = args.length > 1 ? wholeNumber(last) : undefined;
  return { what: readThing(n === undefined ? args : args.slice(0, -1)), n };
}

/** "gold", "herbs", "half wineskin", "bow". */
export function readThing(words: readonly string[]): Thing | undefined {
  const said = plain(words.join(' '));
  const bare = said.replace(/s$/, '');
  if (['gold', 'herb', 'mushroom', 'log', 'half-wineskin'].includes(bare)) return bare as Thing;
  return said === 'coin' || said === 'coins' ? 'gold' : readItem(said);
}
