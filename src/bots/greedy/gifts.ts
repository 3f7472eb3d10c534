import { boardOf, distance } from '../../games/far-land/map.ts';
import { PRICE, tradesAt } from '../../games/far-land/rules/shop.ts';
import { awake } from '../../games/far-land/state.ts';
import type { Game, Hero, HeroId, Space, Thing } from '../../games/far-land/types.ts';
import { bringOf } from './bring.ts';
import { type Mind, planOf } from './mind.ts';
import { plainHours, stepsTo } from './ways.ts';

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

/** Gold that lies on a space. */
export function goldOn(g: Game, space: Space): number {
  for (const t of g.tokens) if (t.kind === 'gold' && t.space === space) return t.amount;
  return 0;
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
  return pair ? { to: to.id, what: 'herb', n: 1 } : undefined;
}

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
    if (gift) return { ...gift, from: from.id };
  }
  return undefined;
}
