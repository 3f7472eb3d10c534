import { WP_MOST } from '../content/heroes.ts';
import { awake } from '../state.ts';
import type { Action, ActionOf, Game, Hero, HeroId } from '../types.ts';
import { heal } from '../verbs.ts';
import type { No } from './refusal.ts';
import { named, whichMushroom } from './things.ts';
import { actor, actorOf, whyNotFree } from './window.ts';

/** WP of one herb, and of two eaten at once (HERB-1). */
export const HERB_WP = [0, 1, 5] as const;

export function whyNotEat(hero: Hero, n: number): No | undefined {
  if (hero.herbs < n) return { rule: 'HERB-1', who: hero.id, need: n, has: hero.herbs };
  return hero.wp >= WP_MOST ? { rule: 'DEC-5', who: hero.id, has: hero.wp } : whyNotFree(hero);
}

/** Herbs and mushrooms are open in the middle of a round too, until the difference is taken (DEC-2). */
export function eatChoices(who: HeroId, hero: Hero, out: Action[]): void {
  for (let n = 1; n <= 2; n++) if (!whyNotEat(hero, n)) out.push({ verb: 'eat', n, ...actor(who, hero) });
  if (hero.mushrooms.length === 0 || !awake(hero)) return;
  for (const which of new Set(hero.mushrooms.map(whichMushroom)))
    out.push({ verb: 'reveal', what: 'mushroom', ...named(which), ...actor(who, hero) });
}

export function eat(g: Game, f: { kind: string }, a: ActionOf<'eat'>): void {
  const hero = actorOf(g, f, a);
  hero.herbs -= a.n;
  g.supply.herb += a.n;
  g.tell?.({ type: 'ate', who: hero.id, n: a.n });
  heal(g, hero, HERB_WP[a.n], 'item');
}
