import { heroOf, onTurn } from '../state.ts';
import type { Action, Game, Hero, HeroId } from '../types.ts';
import type { No } from './refusal.ts';

/** Where free actions are open (DEC-2): before an action, between two steps of a walk, before a fight and between rounds. */
export interface Window {
  name: 'turn' | 'walk' | 'fight';
  /** The hero who is asked. */
  who: HeroId;
  /** Heroes on their way, who pass by and do not stand (FREE-3). */
  walking: readonly HeroId[];
}

export const stands = (w: Window, hero: Hero): boolean => !w.walking.includes(hero.id);

/** Why this hero cannot do anything, not even what is free: laid down (KNIGHT-5) or asleep (FREE-2). */
export function whyNotFree(hero: Hero): No | undefined {
  if (hero.down !== null) return { rule: 'KNIGHT-5', who: hero.id, need: hero.down };
  if (hero.asleep) return { rule: 'FREE-2', who: hero.id };
  return undefined;
}

/** Why what needs standing is not open: the hero only passes by (FREE-3). */
export const whyNotStanding = (w: Window, hero: Hero): No | undefined =>
  stands(w, hero) ? whyNotFree(hero) : { rule: 'FREE-3', who: hero.id, space: hero.space };

/** A hero who is not asked acts out of turn: the command bears the name. */
export const actor = (who: HeroId, hero: Hero): { by?: HeroId } => (hero.id === who ? {} : { by: hero.id });

/** Who carries out this choice: the one named, or the hero who is asked. */
export function actorOf(g: Game, f: { kind: string }, a: Action): Hero {
  const asked = f as { who?: HeroId; fighters?: HeroId[]; next?: number; step?: string };
  if (a.by !== undefined) return heroOf(g, a.by);
  if (asked.fighters === undefined) return heroOf(g, asked.who ?? onTurn(g).id);
  return heroOf(
    g,
    asked.fighters[asked.step === 'gather' || asked.step === 'round' ? 0 : (asked.next ?? 0)] ?? asked.fighters[0],
  );
}
