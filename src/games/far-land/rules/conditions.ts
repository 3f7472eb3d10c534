import { ITEMS } from '../content/items.ts';
import type { ByHeroes, Condition } from '../legend.ts';
import { creatureAt } from '../state.ts';
import { HERO_IDS, type ItemId, type Space, type State, type Token } from '../types.ts';
import { shieldsFree } from './creatures.ts';
import { condition, fields, flag, list, named, oneOf, type Shape, space, whole } from './effects/shapes.ts';
import { forHeroes } from './effects/whom.ts';
import { item, numberOrByHeroes } from './effects/words.ts';
import { tradesAt } from './shop.ts';
import { topSpore } from './spores.ts';
import { lying } from './things.ts';

interface Test<K extends keyof Condition> {
  /** One line for those who write legends. */
  about: string;
  shape: Shape;
  holds(g: State, want: NonNullable<Condition[K]>, whole: Condition): boolean;
}

const sumOfLogs = (g: State, at: Space): number =>
  g.tokens.reduce((sum, token) => (token.kind === 'log' && token.space === at ? sum + token.value : sum), 0);

const herbsOn = (g: State, at: Space): number =>
  g.tokens.filter((token) => token.kind === 'herb' && token.space === at).length;

/** A sum that a condition asks for, with this many heroes. */
export const sumFor = (g: State, sum: number | ByHeroes): number => (typeof sum === 'number' ? sum : forHeroes(g, sum));

const sporeSpaces = (g: State): number =>
  new Set(g.tokens.filter((token) => token.kind === 'spore').map((token) => token.space)).size;

const lies = (g: State, space: Space, kind: Token['kind']): boolean =>
  g.tokens.some((token) => token.kind === kind && token.space === space);

const MEETS: { [K in NonNullable<Condition['meets']>]: (g: State, space: Space) => boolean } = {
  creature: (g, space) => creatureAt(g, space) !== undefined,
  fog: (g, space) => lies(g, space, 'fog'),
  well: (g, space) => g.wells.some((well) => well.space === space),
  merchant: (g, space) => tradesAt(g, space),
  spore: (g, space) => topSpore(g, space) !== undefined,
  herb: (g, space) => lies(g, space, 'herb'),
  log: (g, space) => lies(g, space, 'log'),
  mushroom: (g, space) => lies(g, space, 'mushroom'),
  'hope-stone': (g, space) =>
    lying(g, space).some((thing) => thing.what in ITEMS && ITEMS[thing.what as ItemId].hidden),
  knight: (g, space) => g.knights.some((knight) => knight.space === space),
};

/** One test a key; all keys of a condition must hold. */
export const CONDITIONS: { [K in keyof Required<Condition>]: Test<K> } = {
  heroes: { about: 'At least so many heroes play.', shape: whole(1, 4), holds: (g, n) => g.heroes.length >= n },
  plays: {
    about: 'This hero plays.',
    shape: oneOf(...HERO_IDS),
    holds: (g, id) => g.heroes.some((hero) => hero.id === id),
  },
  level: {
    about: 'The game is played at this level.',
    shape: oneOf('novice', 'normal', 'veteran'),
    holds: (g, level) => g.level === level,
  },
  board: {
    about: 'The game is played on this side.',
    shape: oneOf('lake', 'river'),
    holds: (g, board) => g.board === board,
  },
  slain: {
    about: 'All creatures with these names are beaten.',
    shape: list(named('creature')),
    holds: (g, tags) => tags.every((tag) => g.slain.includes(tag)),
  },
  stands: {
    about: 'The creature with this name stands on the board.',
    shape: named('creature'),
    holds: (g, tag) => g.creatures.some((one) => one.tag === tag),
  },
  fact: {
    about: 'The fact has at least the value "least" (1 if nothing is said) and at most "most".',
    shape: named('fact'),
    holds: (g, key, whole) => {
      const value = g.facts[key] ?? 0;
      return value >= (whole.least ?? (whole.most === undefined ? 1 : value)) && value <= (whole.most ?? value);
    },
  },
  least: { about: 'Goes with "fact".', shape: whole(-99, 99), holds: () => true },
  most: { about: 'Goes with "fact".', shape: whole(-99, 99), holds: () => true },
  goal: { about: 'This goal holds now.', shape: named('goal'), holds: (g, goal) => g.goal === goal },
  read: { about: 'This card has been read.', shape: named('card'), holds: (g, card) => g.read.includes(card) },
  peopleAt: {
    about: 'The steppe people are on this space.',
    shape: space,
    holds: (g, at) => g.people?.space === at,
  },
  heroAt: {
    about: 'Some hero stands on this space.',
    shape: space,
    holds: (g, at) => g.heroes.some((hero) => hero.space === at),
  },
  allAt: {
    about: 'All heroes stand on this space.',
    shape: space,
    holds: (g, at) => g.heroes.every((hero) => hero.space === at),
  },
  meets: {
    about: 'Some hero stands on a space with this.',
    shape: oneOf(...Object.keys(MEETS)),
    holds: (g, what) => g.heroes.some((hero) => MEETS[what](g, hero.space)),
  },
  creatureAt: {
    about: 'A creature stands on this space.',
    shape: space,
    holds: (g, at) => creatureAt(g, at) !== undefined,
  },
  letter: {
    about: 'The narrator stands on this letter or further.',
    shape: oneOf(...'ABCDEFGHIJKLMN'),
    holds: (g, letter) => g.narrator >= letter.charCodeAt(0) - 65,
  },
  day: { about: 'It is this day or a later one.', shape: whole(1, 14), holds: (g, day) => g.day >= day },
  shields: {
    about: 'At least so many shields are free.',
    shape: whole(0, 4),
    holds: (g, n) => shieldsFree(g) >= n,
  },
  gold: {
    about: 'The heroes hold so much gold together.',
    shape: whole(0, 30),
    holds: (g, n) => g.heroes.reduce((sum, hero) => sum + hero.gold, 0) >= n,
  },
  has: {
    about: 'Some hero holds this item.',
    shape: item,
    holds: (g, id) => g.heroes.some((hero) => hero.items.some((one) => one.id === id)),
  },
  herbs: {
    about: 'The heroes hold so many herbs together.',
    shape: whole(1, 2),
    holds: (g, n) => g.heroes.reduce((sum, hero) => sum + hero.herbs, 0) >= n,
  },
  spores: {
    about: 'At least so many spaces hold spores.',
    shape: whole(0, 9),
    holds: (g, n) => sporeSpaces(g) >= n,
  },
  logsAt: {
    about: 'The logs that lie on this space have at least this sum.',
    shape: fields('logs on a space', { space, sum: numberOrByHeroes(1, 9) }),
    holds: (g, want) => sumOfLogs(g, want.space) >= sumFor(g, want.sum),
  },
  herbsAt: {
    about: 'So many herbs lie on this space.',
    shape: fields('herbs on a space', { space, sum: numberOrByHeroes(1, 2) }),
    holds: (g, want) => herbsOn(g, want.space) >= sumFor(g, want.sum),
  },
  mother: {
    about: 'The Mother Spore is in play, or not.',
    shape: flag,
    holds: (g, is) => (g.mother !== null) === is,
  },
  not: { about: 'The inner condition does not hold.', shape: condition, holds: (g, inner) => !holds(g, inner) },
  any: {
    about: 'One of these conditions holds.',
    shape: list(condition),
    holds: (g, all) => all.some((inner) => holds(g, inner)),
  },
  all: {
    about: 'All of these conditions hold.',
    shape: list(condition),
    holds: (g, all) => all.every((inner) => holds(g, inner)),
  },
};

export const CONDITION_KEYS = Object.keys(CONDITIONS) as (keyof Condition)[];

export function holds(g: State, condition: Condition): boolean {
  for (const key in condition) {
    const test = CONDITIONS[key as keyof Condition] as Test<keyof Condition>;
    if (!test.holds(g, condition[key as keyof Condition] as never, condition)) return false;
  }
  return true;
}

/** A condition that is asked again and again, its tests looked up beforehand. */
export function question(condition: Condition): (g: State) => boolean {
  const tests = (Object.keys(condition) as (keyof Condition)[]).map((key) => ({
    holds: CONDITIONS[key].holds as Test<keyof Condition>['holds'],
    want: condition[key] as never,
  }));
  return (g) => {
    for (const test of tests) if (!test.holds(g, test.want, condition)) return false;
    return true;
  };
}
