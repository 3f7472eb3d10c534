import { type Line, line, textOf, words } from '../../../engine/line.ts';
import type { Feature, Space } from '../board.ts';
import { proseOf } from '../content/legends/index.ts';
import { boardOf, spacesWith } from '../map.ts';
import { heroNamed, plainName, readFoe, readHero, readItem } from '../spellings.ts';
import type { Game, Token } from '../types.ts';
import { askedHero, slip } from '../why.ts';
import { FEATURE_WORDS } from '../words/places.ts';
import type { Asked } from './asked.ts';
import { creatureWord, heroWord, itemWord } from './spoken.ts';
import { tokenWords } from './standing.ts';
import { byDistance, farLine, merchantsOf } from './surroundings.ts';

interface Found {
  space: Space;
  what: Line;
}
type Finder = (g: Game) => Found[];

const one = (space: Space | null | undefined, what: string): Found[] =>
  space === null || space === undefined ? [] : [{ space, what: words(what) }];

const featured =
  (feature: Feature, what = FEATURE_WORDS[feature]): Finder =>
  (g) =>
    spacesWith(boardOf(g.board), feature).map((space) => ({ space, what: words(what) }));

const tokens =
  (kind: Token['kind']): Finder =>
  (g) =>
    g.tokens.filter((token) => token.kind === kind).map((token) => ({ space: token.space, what: tokenWords(token) }));

const creatures: Finder = (g) => g.creatures.map((c) => ({ space: c.space, what: [creatureWord(g, c)] }));

const knights: Finder = (g) =>
  g.knights.map((knight) => ({ space: knight.space, what: [creatureWord(g, { kind: 'black-knight' })] }));

/** What can be looked for, in the words that refusals name. */
const FINDERS: { readonly [word: string]: Finder } = {
  wells: (g) => g.wells.map((well) => ({ space: well.space, what: words(well.full ? 'full well' : 'empty well') })),
  merchants: merchantsOf,
  fog: tokens('fog'),
  spores: tokens('spore'),
  mushrooms: tokens('mushroom'),
  logs: tokens('log'),
  herbs: tokens('herb'),
  gold: tokens('gold'),
  items: tokens('item'),
  marks: tokens('marker'),
  heroes: (g) => g.heroes.map((hero) => ({ space: hero.space, what: [heroWord(hero)] })),
  creatures,
  people: (g) => one(g.people?.space, 'steppe people'),
  mother: (g) => one(g.mother, 'Mother Spore'),
  ghosts: (g) => g.ghosts.flatMap((space) => one(space, 'ghost')),
  knights,
  flaps: (g) => one(g.flaps, 'Flaps'),
  nests: (g) => g.nests.flatMap((space) => one(space, 'spore nest')),
  caves: featured('caves'),
  bridges: featured('bridge'),
  landings: featured('shore'),
  rocks: featured('rocks'),
  swamps: featured('swamp', 'swamp'),
  path: featured('path'),
  tower: featured('tower'),
  portal: featured('portal'),
  cave: featured('cave', 'cave space'),
};

const SAME: { readonly [word: string]: string } = {
  'steppe-people': 'people',
  folk: 'people',
  'mother-spore': 'mother',
  shore: 'landings',
  swim: 'landings',
  merchant: 'merchants',
  shop: 'merchants',
  trader: 'merchants',
  'travelling-merchant': 'merchants',
  'tower-card': 'marks',
  'spore-nests': 'nests',
  'fog-tokens': 'fog',
  'steep-rocks': 'rocks',
  enemies: 'creatures',
};

function finderOf(g: Game, word: string): Finder | undefined {
  for (const said of [word, `${word}s`, SAME[word]])
    if (said !== undefined && Object.hasOwn(FINDERS, said)) return FINDERS[said];
  return named(g, word);
}

/** A hero, a kind of creature, a creature's own name or an item. */
function named(g: Game, word: string): Finder | undefined {
  const hero = heroNamed(g, word);
  if (hero) return () => [{ space: hero.space, what: [heroWord(hero)] }];
  const kind = readFoe(word);
  if (kind === 'black-knight') return knights;
  if (kind !== undefined)
    return () =>
      g.creatures.filter((c) => c.kind === kind).map((c) => ({ space: c.space, what: [creatureWord(g, c)] }));
  const tags = g.legend === null ? {} : proseOf(g.legend).names;
  const tag = Object.keys(tags).find((key) => plainName(tags[key]) === plainName(word) || key === word);
  if (tag !== undefined)
    return () => g.creatures.filter((c) => c.tag === tag).map((c) => ({ space: c.space, what: [creatureWord(g, c)] }));
  const id = readItem(word);
  return id === undefined ? undefined : () => [...held(g, id), ...lying(g, id)];
}

const held = (g: Game, id: string): Found[] =>
  g.heroes.flatMap((hero) =>
    hero.items
      .filter((item) => item.id === id)
      .map((item) => ({ space: hero.space, what: line`${itemWord(item)} of ${heroWord(hero)}` })),
  );

const lying = (g: Game, id: string): Found[] =>
  g.tokens.flatMap((t) => (t.kind === 'item' && t.item.id === id ? [{ space: t.space, what: tokenWords(t) }] : []));

/** Several of the same on one space are one find: "spore, 2 of them". */
function together(found: readonly Found[]): Found[] {
  const same = new Map<string, Found[]>();
  for (const one of found) {
    const key = `${one.space} ${textOf(one.what)}`;
    same.set(key, [...(same.get(key) ?? []), one]);
  }
  return [...same.values()].map(([one, ...more]) =>
    more.length === 0 ? one : { ...one, what: line`${one.what}, ${more.length + 1} of them,` },
  );
}

const RING: { readonly [on: string]: string } = {
  true: 'The ring lies on the narrator: when he moves, Black Knights ride.',
  false: 'No ring lies on the narrator.',
};

/** `where wells`, `where avida`, `where gors`: nearest first. */
export const where: Asked = (g, args) => {
  const word = args.join('-').toLowerCase();
  const known = `Say where and one of: ${Object.keys(FINDERS).join(', ')}; or a hero, a creature, an item.`;
  if (word === '') return slip('Where is what?', known);
  if (/^((marker|iron)-)?ring$/.test(word)) return [words(RING[String(g.ring)])];
  const finder = finderOf(g, word);
  if (finder === undefined) {
    const board = readHero(word);
    return slip(
      board ? `${board.name} does not play in this game.` : `Nothing here is called "${args.join(' ')}".`,
      known,
    );
  }
  const from = askedHero(g);
  const found = finder(g);
  if (found.length === 0) return [words(`None on the board: ${args.join(' ')}.`)];
  return [
    line`From ${heroWord(from)} on ${String(from.space)}:`,
    ...byDistance(g, from, together(found)).map((far) => farLine(g, far)),
  ];
};
