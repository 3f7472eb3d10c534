import { awake } from '../state.ts';
import type { Action, Game, Hero } from '../types.ts';
import type { No } from './refusal.ts';
import { actor, actorOf, type Window, whyNotFree } from './window.ts';

/** FOLK-1, DEC-29: a hero on their space takes the steppe people up, one leader at a time. */
export function whyNotLead(g: Game, hero: Hero): No | undefined {
  if (g.peopleStay) return { rule: 'FOLK-1', who: hero.id, has: 0 };
  if (g.people === null || g.people.space !== hero.space || g.people.leader === hero.id)
    return { rule: 'FOLK-1', who: hero.id, space: g.people?.space };
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
