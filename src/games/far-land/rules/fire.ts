import { boardOf, distance } from '../map.ts';
import { awake, heroOf } from '../state.ts';
import type { Action, ActionOf, FrameOf, Game, Hero } from '../types.ts';
import { blocked } from './ghosts.ts';
import type { No } from './refusal.ts';
import { sporeAt } from './spores.ts';
import { actorOf, type Window } from './window.ts';

/** What a fire spell takes from the enemy's value, and how far a beacon fire reaches (TENAYA-1, TENAYA-2, house). */
export const SPELL_CUT = 2;
export const BEACON_STEPS = 4;

const noFire = (g: Game, hero: Hero): No | undefined => {
  if (hero.spells === 0) return { rule: 'TENAYA-1', who: hero.id };
  return blocked(g, hero) ? { rule: 'GHOST-1', who: hero.id, space: hero.space } : undefined;
};

/** DEC-17: after the enemy's roll, in rounds in which she fights herself, one a round. */
export function whyNotSpell(g: Game, f: FrameOf<'fight'>, hero: Hero): No | undefined {
  if (f.step !== 'foe-rolled' || !f.fighters.includes(hero.id) || f.cut > 0) return { rule: 'DEC-17', who: hero.id };
  return noFire(g, hero);
}

export function spell(g: Game, f: FrameOf<'fight'>, a: Action): void {
  const hero = actorOf(g, f, a);
  hero.spells -= 1;
  f.cut = SPELL_CUT;
  g.tell?.({ type: 'spell', who: hero.id, left: hero.spells, cut: SPELL_CUT });
}

/** TENAYA-2, DEC-18: on her turn, no fight going on, for a fellow who is awake and free to be moved. */
export function whyNotBeacon(g: Game, w: Window, hero: Hero, other: Hero): No | undefined {
  if (w.name === 'fight' || w.who !== hero.id || !awake(other) || other.id === hero.id)
    return { rule: 'DEC-18', who: hero.id, other: other.id };
  const far = distance(boardOf(g.board), other.space, hero.space);
  if (far === 0 || far > BEACON_STEPS || sporeAt(g, other.space))
    return { rule: 'TENAYA-2', who: hero.id, other: other.id, has: far, need: BEACON_STEPS };
  return noFire(g, hero);
}

export function fireChoices(g: Game, w: Window, hero: Hero, out: Action[]): void {
  if (hero.spells === 0 || w.who !== hero.id) return;
  for (const other of g.heroes) if (!whyNotBeacon(g, w, hero, other)) out.push({ verb: 'beacon', hero: other.id });
}

export function beacon(g: Game, f: { kind: string }, a: ActionOf<'beacon'>): void {
  const hero = actorOf(g, f, a);
  const other = heroOf(g, a.hero);
  hero.spells -= 1;
  if (g.people?.leader === other.id) g.people.leader = null; // the steppe people stay
  other.space = hero.space;
  other.arrived = true; // DEC-9
  g.tell?.({ type: 'beacon', who: hero.id, hero: other.id, space: hero.space, left: hero.spells });
}
