import { done, push } from '../../../engine/machine.ts';
import { legendOf } from '../content/legends/index.ts';
import type { Deed } from '../legend.ts';
import { heroOf } from '../state.ts';
import type { Action, ActionOf, FrameOf, Game, Hero } from '../types.ts';
import { spendHour } from '../verbs.ts';
import { holds } from './conditions.ts';
import { hoursLeft } from './hours.ts';

/** Whether the legend lets heroes do it as things stand. */
export const deedOpen = (g: Game, { when }: Deed): boolean => when === undefined || holds(g, when);

/** What the legend lets a hero do on this space in place of walking or fighting (DAY-4). */
export function deedsAt(g: Game, hero: Hero): Deed[] {
  if (g.legend === null) return [];
  return legendOf(g.legend).deeds.filter(
    (deed) => deed.at.includes(hero.space) && hoursLeft(hero) >= deed.hours && deedOpen(g, deed),
  );
}

export function deedChoices(g: Game, hero: Hero, out: Action[]): void {
  for (const deed of deedsAt(g, hero)) out.push({ verb: 'do', deed: deed.id });
}

export function doDeed(g: Game, f: FrameOf<'turn'>, a: ActionOf<'do'>): void {
  const hero = heroOf(g, f.who);
  const deed = deedsAt(g, hero).find((one) => one.id === a.deed) as Deed;
  for (let i = 0; i < deed.hours; i++) spendHour(g, hero);
  done(g);
  g.tell?.({ type: 'deed', who: f.who, deed: deed.id });
  push(g, { kind: 'card', step: 'read', card: `deed:${deed.id}`, at: [], next: 0, who: f.who });
}
