import type { Condition } from '../legend.ts';
import type { State } from '../types.ts';

/** One test a key; all keys of a condition must hold. */
const TESTS: {
  [K in keyof Required<Condition>]: (g: State, want: NonNullable<Condition[K]>, whole: Condition) => boolean;
} = {
  heroes: (g, n) => g.heroes.length >= n,
  level: (g, level) => g.level === level,
  slain: (g, tags) => tags.every((tag) => g.slain.includes(tag)),
  fact: (g, key, whole) => (g.facts[key] ?? 0) >= (whole.least ?? 1),
  least: () => true, // read together with `fact`
  peopleAt: (g, space) => g.people?.space === space,
  heroAt: (g, space) => g.heroes.some((hero) => hero.space === space),
  letter: (g, letter) => g.narrator >= letter.charCodeAt(0) - 65,
  not: (g, inner) => !holds(g, inner),
  any: (g, list) => list.some((inner) => holds(g, inner)),
  all: (g, list) => list.every((inner) => holds(g, inner)),
};

export const CONDITION_KEYS = Object.keys(TESTS) as (keyof Condition)[];

export function holds(g: State, condition: Condition): boolean {
  for (const key in condition) {
    const name = key as keyof Condition;
    const test = TESTS[name] as (g: State, want: unknown, whole: Condition) => boolean;
    if (!test(g, condition[name], condition)) return false;
  }
  return true;
}
