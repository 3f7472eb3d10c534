import { ITEMS } from '../../games/far-land/content/items.ts';
import { adjacent, boardOf, distance } from '../../games/far-land/map.ts';
import { whyNotHand } from '../../games/far-land/rules/hands.ts';
import { PRICE, tradesAt } from '../../games/far-land/rules/shop.ts';
import { putOn, thingOf, whyNoRoom } from '../../games/far-land/rules/things.ts';
import { awake } from '../../games/far-land/state.ts';
import type { Game, Hero, HeroId, Item, Space, Thing } from '../../games/far-land/types.ts';
import { bringOf } from './bring.ts';
import { type Mind, planOf } from './mind.ts';
import { goldOn, plainHours, stepsTo } from './ways.ts';
import { itemWorth } from './worth.ts';

/** Something that one hero had better hand to another. */
export interface Gift {
  to: HeroId;
  what: Thing;
  n: number;
}

const pairs = (gold: number): number => Math.floor(gold / PRICE);

/** Whether this hero will spend gold before the others do. */
function shops(mind: Mind, g: Game, hero: Hero): boolean {
  const task = planOf(mind, g, hero.id)?.task;
  return tradesAt(g, hero.space) || (task?.aim === 'reach' && task.key.startsWith('shop'));
}

/** Gold that buys more in the other's hands. */
function goldFor(mind: Mind, g: Game, from: Hero, to: Hero): number {
  if (from.gold === 0 || !shops(mind, g, to)) return 0;
  if (!shops(mind, g, from)) return pairs(from.gold + to.gold) > pairs(to.gold) ? from.gold : 0;
  return from.gold % PRICE === 1 && to.gold % PRICE === 1 ? 1 : 0;
}

/** A single coin buys nothing: at a merchant's it is left for a fellow who has another and can come today. */
export function leavesCoin(g: Game, hero: Hero, gold: number): boolean {
  if (gold !== 1 || !tradesAt(g, hero.space) || goldOn(g, hero.space) + gold > PRICE) return false;
  return g.heroes.some(
    (one) =>
      one.id !== hero.id &&
      one.space !== hero.space &&
      awake(one) &&
      one.gold % PRICE === 1 &&
      stepsTo(g, one, hero.space) <= plainHours(one),
  );
}

/** Whether the one stands nearer to that space by two hours at least: herbs go the short way by falcon. */
const nearer = (g: Game, one: Hero, other: Hero, space: Space): boolean =>
  distance(boardOf(g.board), one.space, space) + 2 <= distance(boardOf(g.board), other.space, space);

/** What `from` had better give `to`; two herbs eaten at once are worth more than one and one (HERB-1). */
function giftFor(mind: Mind, g: Game, from: Hero, to: Hero): Gift | undefined {
  const gold = goldFor(mind, g, from, to);
  if (gold > 0) return { to: to.id, what: 'gold', n: gold };
  const bring = bringOf(mind.outlook);
  if (bring?.what === 'herb') {
    const handed = from.herbs > 0 && from.space !== bring.to && nearer(g, to, from, bring.to);
    return handed ? { to: to.id, what: 'herb', n: from.herbs } : undefined;
  }
  const pair = from.herbs === 1 && to.herbs === 1 && (to.wp < from.wp || (to.wp === from.wp && to.id < from.id));
  return pair ? { to: to.id, what: 'herb', n: 1 } : itemFor(from, to);
}

/** What an item would be worth to the one beyond what it is to the other, for it to change hands. */
const ITEM_MARGIN = 0.8;

/** A second item of a kind, or one that is little use here, for a fellow who has more use for it. */
function itemFor(from: Hero, to: Hero): Gift | undefined {
  for (const item of from.items) {
    const what = thingOf(item);
    if (ITEMS[item.id].stays || ITEMS[item.id].hidden || whyNoRoom(to, what, 1)) continue;
    const rest = { ...from, items: from.items.filter((one) => one !== item) };
    if (itemWorth(to, item) > itemWorth(rest, item) + ITEM_MARGIN) return { to: to.id, what, n: 1 };
  }
  return undefined;
}

/** Whether this fellow finds in time what is laid down here: asleep on this space, or awake next door with hours left. */
const findsHere = (g: Game, from: Hero, to: Hero): boolean => {
  if (to.id === from.id || to.down !== null) return false;
  if (to.asleep) return to.space === from.space;
  return adjacent(boardOf(g.board), from.space, to.space) && plainHours(to) >= NEXT_DOOR_HOURS;
};

/** One to come here, and one to go on. */
const NEXT_DOOR_HOURS = 2;

/** What this hero had better lay down here for a fellow to take up; gold only for one who sleeps here. */
export function leftFor(mind: Mind, g: Game, from: Hero): Gift | undefined {
  for (const to of g.heroes) {
    if (!findsHere(g, from, to)) continue;
    const gift = giftFor(mind, g, from, to);
    if (gift && (to.asleep || gift.what !== 'gold')) return gift;
  }
  return undefined;
}

/** Whether a hero who took this up would only lay it down again for somebody else. */
export function liesForOther(mind: Mind, g: Game, hero: Hero, { what, n }: { what: Thing; n: number }): boolean {
  if (!g.heroes.some((one) => findsHere(g, hero, one))) return false;
  const then: Hero = { ...hero, items: hero.items.slice() };
  putOn(then, { what, n, item: itemOf(what) });
  return leftFor(mind, g, then)?.what === what;
}

const itemOf = (what: Thing): Item | undefined => {
  if (what === 'gold' || what === 'herb' || what === 'mushroom' || what === 'log') return undefined;
  return what === 'half-wineskin' ? { id: 'wineskin', turned: true } : { id: what, turned: false };
};

/** The gift of a hero to one on the same space. */
export function giftOf(mind: Mind, g: Game, from: Hero): Gift | undefined {
  for (const to of g.heroes) {
    if (to.id === from.id || to.space !== from.space || !awake(to)) continue;
    const gift = giftFor(mind, g, from, to);
    if (gift) return gift;
  }
  return undefined;
}

/** The next thing that two heroes had better exchange by falcon, either way. */
export function tradeOf(mind: Mind, g: Game, one: Hero, two: Hero): (Gift & { from: HeroId }) | undefined {
  for (const [from, to] of [
    [one, two],
    [two, one],
  ]) {
    const gift = giftFor(mind, g, from, to);
    if (gift && !whyNotHand(to, gift.what, gift.n, 'air')) return { ...gift, from: from.id };
  }
  return undefined;
}
