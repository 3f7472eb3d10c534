import { die } from '../../../../engine/rng.ts';
import { FACES } from '../../content/creatures.ts';
import type { ByHeroes, Where, Whom } from '../../legend.ts';
import { boardOf, distance, spaceOf as printed } from '../../map.ts';
import { clockwiseFrom, heroOf, onTurn } from '../../state.ts';
import type { Figure, Game, Hero, Space, State } from '../../types.ts';
import type { Reading } from './table.ts';

/** The hero to whom a card speaks: who drew it or did the deed, else whose turn it is or was. */
export const you = (g: Game, f: Reading): Hero => (f.who === null ? onTurn(g) : heroOf(g, f.who));

/** The first clockwise, from the hero whose turn it is or was, of those with the highest value. */
function best(g: Game, value: (hero: Hero) => number): Hero[] {
  const around = clockwiseFrom(g, onTurn(g).id);
  return [around.reduce((most, hero) => (value(hero) > value(most) ? hero : most))];
}

const GROUPS: { [word: string]: (g: Game, f: Reading) => Hero[] } = {
  all: (g) => g.heroes.slice(),
  you: (g, f) => [you(g, f)],
  others: (g, f) => g.heroes.filter((hero) => hero !== you(g, f)),
  first: (g) => [g.heroes[0]],
  chosen: (g, f) => (f.picked === undefined ? [] : [heroOf(g, f.picked)]),
  'most-wp': (g) => best(g, (hero) => hero.wp),
  'least-wp': (g) => best(g, (hero) => -hero.wp),
  'most-sp': (g) => best(g, (hero) => hero.sp),
  'least-sp': (g) => best(g, (hero) => -hero.sp),
  'most-gold': (g) => best(g, (hero) => hero.gold),
};

/** Heroes of a group, in their order at the table. A hero who does not play is nobody. */
export function whomOf(g: Game, f: Reading, whom: Whom): Hero[] {
  if (typeof whom === 'string') return GROUPS[whom]?.(g, f) ?? g.heroes.filter((hero) => hero.id === whom);
  const far = 'on' in whom ? 0 : 1;
  const space = spaceOf(g, f, 'on' in whom ? whom.on : whom.near);
  return space === null ? [] : g.heroes.filter((hero) => distance(boardOf(g.board), hero.space, space) <= far);
}

/** The number for this many heroes; a scenario with one hero counts as two. */
export const forHeroes = (g: State, numbers: ByHeroes): number =>
  numbers[Math.max(0, Math.min(2, g.heroes.length - 2))];

/**
 * Two dice name a space of this side: the red one the tens, the hero's one the units (SET-11, THROW-1). The lake side
 * ends before 461: there a red 6 is rolled again.
 */
export function thrown(g: Game, what?: Figure): Space {
  const hundreds = g.board === 'lake' ? 400 : 500;
  let red = die(g.rng, FACES.red);
  const hero = die(g.rng, FACES.hero);
  while (printed(boardOf(g.board), hundreds + 10 * red + hero) === undefined) red = die(g.rng, FACES.red);
  const space = hundreds + 10 * red + hero;
  g.tell?.({ type: 'dice-space', red, hero, space, ...(what === undefined ? {} : { what }) });
  return space;
}

/** The space that a card means; null where the steppe people are meant and there are none. */
export function spaceOf(g: Game, f: Reading, where: Where): Space | null {
  if (typeof where === 'number') return where;
  if (where === 'dice') return thrown(g);
  return where === 'you' ? you(g, f).space : (g.people?.space ?? null);
}

export const spacesOf = (g: Game, f: Reading, at: readonly Where[]): Space[] =>
  at.map((where) => spaceOf(g, f, where)).filter((space) => space !== null);
