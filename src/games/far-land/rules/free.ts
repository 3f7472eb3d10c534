import { awake, heroOf } from '../state.ts';
import type { Action, ActionOf, Frame, Game, Hero, HeroId, Take } from '../types.ts';
import { beacon, fireChoices } from './fire.ts';
import { spy, spyChoices } from './flaps.ts';
import { folkChoices, lead, unlead } from './folk.ts';
import { drop, handChoices, offer, take } from './hands.ts';
import { eat, eatChoices } from './herbs.ts';
import { ITEM_RULES } from './items/index.ts';
import { revealMushroom } from './mushrooms.ts';
import { buy, drink, shopChoices } from './shop.ts';
import { actorOf, type Window } from './window.ts';

/** Free actions, the asked hero's own first (interface.md: the order of choices). */
export function freeChoices(g: Game, w: Window, out: Action[]): void {
  freeOf(g, w, heroOf(g, w.who), out);
  for (const hero of g.heroes) if (hero.id !== w.who && awake(hero)) freeOf(g, w, hero, out);
}

function freeOf(g: Game, w: Window, hero: Hero, out: Action[]): void {
  shopChoices(g, w, hero, out);
  folkChoices(g, w, hero, out);
  fireChoices(g, w, hero, out);
  for (const item of hero.items) ITEM_RULES[item.id].free?.(g, w, hero, item, out);
  alwaysOf(g, w.who, hero, out);
  spyChoices(g, w, hero, out);
  handChoices(g, w, hero, out);
}

export function use(g: Game, f: { kind: string }, a: ActionOf<'use'>): void {
  ITEM_RULES[a.item].use?.(g, f as Frame, actorOf(g, f, a), a);
}

/** What every window of free actions does with the choices that `freeChoices` offered. */
export const freeTake: Take<{ kind: string }> = {
  drink,
  buy,
  offer,
  take,
  drop,
  use,
  eat,
  reveal: revealMushroom,
  beacon,
  lead,
  unlead,
  spy,
};

/** Own herbs, mushrooms and stones: open in the middle of a round too (DEC-2). */
function alwaysOf(g: Game, who: HeroId, hero: Hero, out: Action[]): void {
  eatChoices(who, hero, out);
  for (const item of hero.items) ITEM_RULES[item.id].always?.(g, who, hero, item, out);
}

/** What stays open in the middle of a round, the asked fighter's first. */
export function midRound(g: Game, who: Hero, out: Action[]): void {
  alwaysOf(g, who.id, who, out);
  for (const hero of g.heroes) if (hero.id !== who.id && awake(hero)) alwaysOf(g, who.id, hero, out);
}

export const midRoundTake: Take<{ kind: string }> = { eat, reveal: revealMushroom, use };
