import { legendOf } from '../content/legends/index.ts';
import { awake } from '../state.ts';
import type { Action, Game, Hero, Space } from '../types.ts';
import type { No } from './refusal.ts';
import { actor, actorOf, type Window, whyNotFree } from './window.ts';

/** The most that a legend may name as their pace. */
export const PACE_MOST = 30;

/** Spaces that the steppe people go from one sunrise to the next; infinite where the legend does not say (FOLK-3). */
export const paceOf = (g: Game): number =>
  (g.legend === null ? undefined : legendOf(g.legend).pace) ?? Number.POSITIVE_INFINITY;

/** Spaces that the steppe people still go before the next sunrise (FOLK-3). */
export const paceLeft = (g: Game): number => paceOf(g) - (g.people?.gone ?? 0);

/** FOLK-1, DEC-29: a hero on their space takes the steppe people up, one leader at a time. */
export function whyNotLead(g: Game, hero: Hero): No | undefined {
  if (g.peopleStay) return { rule: 'FOLK-1', who: hero.id, has: 0 };
  if (g.people === null || g.people.space !== hero.space)
    return { rule: 'FOLK-1', who: hero.id, space: g.people?.space };
  if (g.people.leader === hero.id) return { rule: 'FOLK-1', who: hero.id, other: hero.id };
  if (paceLeft(g) <= 0) return { rule: 'FOLK-3', has: g.people.gone };
  return whyNotFree(hero);
}

export function folkChoices(g: Game, w: Window, hero: Hero, out: Action[]): void {
  if (g.people === null || !awake(hero)) return;
  if (g.people.leader === hero.id) out.push({ verb: 'unlead', ...actor(w.who, hero) });
  else if (!whyNotLead(g, hero)) out.push({ verb: 'lead', ...actor(w.who, hero) });
}

export function lead(g: Game, f: { kind: string }, a: Action): void {
  const hero = actorOf(g, f, a);
  if (g.people) g.people.leader = hero.id;
  g.tell?.({ type: 'led', who: hero.id, space: hero.space });
}

export function unlead(g: Game, f: { kind: string }, a: Action): void {
  const hero = actorOf(g, f, a);
  if (g.people) g.people.leader = null;
  g.tell?.({ type: 'unled', who: hero.id, space: hero.space });
}

/** FOLK-1: they come along to this space. */
export function comeAlong(g: Game, to: Space): void {
  if (g.people === null) return;
  g.people.space = to;
  g.people.gone = (g.people.gone ?? 0) + 1;
}

/** FOLK-3: whether they have just gone as far as they go in a day; then they rest, and nobody leads them. */
export function restIfTired(g: Game): boolean {
  if (g.people === null || paceLeft(g) > 0) return false;
  g.people.leader = null;
  g.tell?.({ type: 'people-tired', space: g.people.space, gone: paceOf(g) });
  return true;
}
