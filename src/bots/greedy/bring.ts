import { whyNoRoom } from '../../games/far-land/rules/things.ts';
import type { Game, Hero, Space, Token } from '../../games/far-land/types.ts';
import type { Outlook } from './outlook.ts';
import type { Want } from './wants.ts';

export type Bring = Extract<Want, { kind: 'bring' }>;

/** What the goal wants carried to a place; undefined when nothing. */
export function bringOf({ goal }: Outlook): Bring | undefined {
  for (const want of goal.wants) if (want.kind === 'bring') return want;
  return undefined;
}

/** How much of it this hero carries. */
export const carriedBy = (hero: Hero, { what }: Bring): number =>
  what === 'herb' ? hero.herbs : hero.logs.reduce((sum, value) => sum + value, 0);

const countOf = (t: Token): number => (t.kind === 'log' ? t.value : 1);

/** What is still to be fetched, beyond what heroes carry already. */
export const toFetch = (g: Game, bring: Bring): number =>
  bring.missing - g.heroes.reduce((sum, hero) => sum + carriedBy(hero, bring), 0);

/** Where more of it lies open, the place itself left out; for a hero only what this hero is strong enough to carry. */
export const liesAt = (g: Game, { what, to }: Bring, hero?: Hero): Space[] => [
  ...new Set(
    g.tokens
      .filter((t) => t.kind === what && t.space !== to && (hero === undefined || !whyNoRoom(hero, what, countOf(t))))
      .map((t) => t.space),
  ),
];

/** Whether so much of a thing is kept for the goal rather than eaten or given away. */
export function keptFor(g: Game, outlook: Outlook, what: string, n: number): boolean {
  const bring = bringOf(outlook);
  if (bring === undefined || bring.what !== what) return false;
  const there = g.tokens.reduce((sum, t) => sum + (t.kind === what && t.space !== bring.to ? countOf(t) : 0), 0);
  return there + g.heroes.reduce((sum, hero) => sum + carriedBy(hero, bring), 0) - n < bring.missing;
}
