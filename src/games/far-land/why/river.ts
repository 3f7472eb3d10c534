import type { Refusal } from '../../../engine/ruleset.ts';
import { whyNotFlaps, whyNotSpy } from '../rules/flaps.ts';
import type { No } from '../rules/refusal.ts';
import type { Hero } from '../types.ts';
import { free, slip, type Why, whyNotNow } from './asked.ts';

/** `flaps`, `flaps 533`. */
export const flaps: Why = (ask) => whyNotNow(ask) ?? whyNotFlaps(ask.g, ask.hero);

/** `spy fog`: turning over what lies under Flaps. */
export const spy: Why = free((g, _w, hero) => whyNotSpy(g, hero));

const BEYOND: { readonly [word: string]: string } = {
  mother: 'MOTHER-1',
  'mother-spore': 'MOTHER-1',
  ghost: 'DEC-8',
  ghosts: 'DEC-8',
};

/** What stands on the board and is no enemy, or no word for one. */
export function noEnemy(hero: Hero, words: readonly string[]): No | Refusal {
  const said = words.join('-');
  const rule = Object.hasOwn(BEYOND, said) ? BEYOND[said] : undefined;
  return rule === undefined ? slip(`There is no enemy called "${words.join(' ')}".`) : { rule, who: hero.id };
}
