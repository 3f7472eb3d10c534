import { SP_MOST, WP_MOST } from '../content/heroes.ts';
import { EQUIPMENT } from '../content/supply.ts';
import { boardOf, has } from '../map.ts';
import { type Action, type ActionOf, type Game, type Hero, ITEM_IDS, type ItemId, type Space } from '../types.ts';
import { heal, payGold, strengthen } from '../verbs.ts';
import type { No } from './refusal.ts';
import { whyNoRoom } from './things.ts';
import { actor, actorOf, type Window, whyNotStanding } from './window.ts';

/** WP a full well gives (FREE-5, house). */
export const WELL_WP = 3;
/** Gold for a point of strength, and for an item (FREE-4). */
export const PRICE = 2;

export const wellAt = (g: Game, space: Space) => g.wells.find((well) => well.space === space);

export function whyNotDrink(g: Game, w: Window, hero: Hero): No | undefined {
  const well = wellAt(g, hero.space);
  if (!well?.full) return { rule: 'FREE-5', who: hero.id, space: hero.space, has: well ? 0 : undefined };
  if (hero.wp >= WP_MOST) return { rule: 'DEC-5', who: hero.id, has: hero.wp };
  return whyNotStanding(w, hero);
}

/** A merchant's space, or the Travelling Merchant's. */
export const tradesAt = (g: Game, space: Space): boolean =>
  g.merchant === space || has(boardOf(g.board), space, 'merchant');

export function whyNotBuy(g: Game, w: Window, hero: Hero, what: ItemId | 'strength'): No | undefined {
  if (!tradesAt(g, hero.space) || hero.gold < PRICE)
    return { rule: 'FREE-4', who: hero.id, need: PRICE, has: hero.gold, space: hero.space };
  if (what === 'strength')
    return hero.sp >= SP_MOST ? { rule: 'DEC-5', who: hero.id, has: hero.sp } : whyNotStanding(w, hero);
  if (!g.trade) return { rule: 'FREE-4', who: hero.id };
  if ((g.equipment[what] ?? 0) === 0) return { rule: 'SET-8', who: hero.id, has: EQUIPMENT[what] ?? 0 };
  return whyNoRoom(hero, what, 1) ?? whyNotStanding(w, hero);
}

export function shopChoices(g: Game, w: Window, hero: Hero, out: Action[]): void {
  if (!whyNotDrink(g, w, hero)) out.push({ verb: 'drink', ...actor(w.who, hero) });
  if (!tradesAt(g, hero.space) || hero.gold < PRICE) return;
  if (!whyNotBuy(g, w, hero, 'strength')) out.push({ verb: 'buy', what: 'strength', ...actor(w.who, hero) });
  if (!g.trade) return;
  for (const what of ITEM_IDS) if (!whyNotBuy(g, w, hero, what)) out.push({ verb: 'buy', what, ...actor(w.who, hero) });
}

export function drink(g: Game, f: { kind: string }, a: Action): void {
  emptyWell(g, actorOf(g, f, a));
}

export function emptyWell(g: Game, hero: Hero): void {
  const well = wellAt(g, hero.space);
  if (well) well.full = false;
  g.tell?.({ type: 'drank', who: hero.id, space: hero.space });
  heal(g, hero, WELL_WP, 'well');
}

export function buy(g: Game, f: { kind: string }, a: ActionOf<'buy'>): void {
  const hero = actorOf(g, f, a);
  payGold(g, hero, PRICE, 'merchant');
  g.tell?.({ type: 'bought', who: hero.id, what: a.what, gold: PRICE });
  if (a.what === 'strength') strengthen(g, hero, 1, 'merchant');
  else {
    g.equipment[a.what] = (g.equipment[a.what] ?? 0) - 1;
    hero.items.push({ id: a.what, turned: false });
  }
}
