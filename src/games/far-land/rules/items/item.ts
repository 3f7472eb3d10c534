import type { Action, ActionOf, Frame, FrameOf, Game, Hero, HeroId, Item } from '../../types.ts';
import type { Window } from '../window.ts';

/** What an item lets its bearer do, and where. An item that is only carried, or looked at by a rule, leaves all out. */
export interface ItemRule {
  /** Choices in a window of free actions. */
  free?(g: Game, w: Window, hero: Hero, item: Item, out: Action[]): void;
  /** Choices that stay open in the middle of a round too (DEC-2). */
  always?(g: Game, who: HeroId, hero: Hero, item: Item, out: Action[]): void;
  /** Choices right after a fighter's roll, before the next one's (DEC-3). */
  rolled?(g: Game, f: FrameOf<'fight'>, bearer: Hero, item: Item, out: Action[]): void;
  use?(g: Game, f: Frame, hero: Hero, a: ActionOf<'use'>): void;
}

/** The first item of this kind that the hero holds. */
export const heldItem = (hero: Hero, id: Item['id']): Item | undefined => hero.items.find((item) => item.id === id);

export function loseItem(hero: Hero, item: Item): void {
  hero.items.splice(hero.items.indexOf(item), 1);
}
