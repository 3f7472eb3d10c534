import type { Refusal } from '../../../engine/ruleset.ts';
import type { No } from '../rules/refusal.ts';
import { passing } from '../rules/walk.ts';
import { type Window, whyNotFree } from '../rules/window.ts';
import { heroOf, onTurn } from '../state.ts';
import type { Frame, Game, Hero } from '../types.ts';

/** A slip that no rule is concerned with: unknown words, spaces and names. */
export const slip = (text: string, instead?: string): Refusal => ({ rule: null, text, instead });

/** A command that someone tries. */
export interface Ask {
  g: Game;
  top: Frame;
  /** The hero who would act. */
  hero: Hero;
  args: string[];
}
export type Why = (ask: Ask) => No | Refusal | undefined;

/** The hero who is asked now. */
export function askedHero(g: Game): Hero {
  const top = g.stack[g.stack.length - 1];
  if (top.kind === 'fight') {
    const first = top.fighters[0] ?? top.who;
    return heroOf(g, top.step === 'gather' || top.step === 'round' ? first : (top.fighters[top.next] ?? first));
  }
  if ('who' in top && top.who !== null) return heroOf(g, top.who);
  return onTurn(g);
}

/** The window of free actions that is open now, if one is (DEC-2). */
export function windowNow(g: Game): Window | undefined {
  const top = g.stack[g.stack.length - 1];
  if (top.kind === 'turn') return { name: 'turn', who: top.who, walking: [] };
  if (top.kind === 'walk' && top.step === 'ask') return { name: 'walk', who: top.who, walking: passing(top) };
  if (top.kind === 'fight' && (top.step === 'gather' || top.step === 'round'))
    return { name: 'fight', who: top.fighters[0], walking: [] };
  return undefined;
}

/** An action of the turn needs the turn to be still open (DAY-4), and the hero to be the one asked. */
export function whyNotNow({ g, top, hero }: Ask): No | undefined {
  const asked = askedHero(g);
  if (top.kind === 'card') return { rule: 'DAY-4', who: asked.id };
  const no = whyNotFree(hero);
  if (no) return no;
  if (hero.id !== asked.id) return { rule: 'DAY-8', who: asked.id, other: hero.id };
  return top.kind === 'turn' ? undefined : { rule: 'DAY-4', who: hero.id };
}

type WhyFree = (g: Game, w: Window, hero: Hero, args: string[]) => No | Refusal | undefined;

/** A free action: needs a hero who is awake, an open window (DEC-2) and its own predicate. */
export const free =
  (whyNot: WhyFree): Why =>
  ({ g, hero, args }) => {
    const w = windowNow(g);
    const no = whyNotFree(hero);
    if (no) return no;
    if (w === undefined) return { rule: 'DEC-2', who: hero.id };
    return whyNot(g, w, hero, args);
  };
