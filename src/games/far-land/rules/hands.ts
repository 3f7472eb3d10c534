import { done, push } from '../../../engine/machine.ts';
import { ITEMS } from '../content/items.ts';
import { STORAGE } from '../content/supply.ts';
import { awake, heroOf } from '../state.ts';
import type { Action, ActionOf, Flows, FrameOf, Game, Hero, HeroId, Hope, Item, Thing } from '../types.ts';
import type { No } from './refusal.ts';
import { n1AndAll } from './reward.ts';
import {
  filled,
  holdings,
  type Kind,
  layOn,
  liftOff,
  lying,
  named,
  putOn,
  sizeOf,
  takeOff,
  thingOf,
  whyNoRoom,
} from './things.ts';
import { actor, actorOf, type Window, whyNotFree } from './window.ts';

/** Heroes to whom this hero can hand something (FREE-1). */
export const fellowsOf = (g: Game, hero: Hero): Hero[] =>
  g.heroes.filter((other) => other.id !== hero.id && other.space === hero.space && awake(other));

export function whyNotGive(g: Game, hero: Hero, things: readonly Kind[] = holdings(hero)): No | undefined {
  for (const other of g.heroes)
    if (other.id !== hero.id && other.space === hero.space && awake(other) && takesSome(other, things))
      return whyNotFree(hero);
  return { rule: 'FREE-1', who: hero.id };
}

function takesSome(other: Hero, things: readonly Kind[]): boolean {
  for (const one of things) if (!whyNoRoom(other, one.what, one.n)) return true;
  return false;
}

/** Numbers in which a thing changes hands: of gold and herbs one or all, a log by its value. */
const amounts = (one: { what: string; n: number }): number[] =>
  one.what === 'gold' || one.what === 'herb' ? n1AndAll(one.n) : [one.n];

export function takeChoices(g: Game, who: HeroId, hero: Hero, out: Action[]): void {
  for (const one of lying(g, hero.space))
    if (!whyNoRoom(hero, one.what, one.n))
      for (const n of amounts(one))
        out.push({ verb: 'take', what: one.what, n, ...named(one.which), ...actor(who, hero) });
}

export function handChoices(g: Game, w: Window, hero: Hero, out: Action[]): void {
  const by = actor(w.who, hero);
  takeChoices(g, w.who, hero, out);
  const things = holdings(hero);
  if (!whyNotGive(g, hero, things)) out.push({ verb: 'offer', ...by });
  for (const one of things)
    for (const n of amounts(one)) out.push({ verb: 'drop', what: one.what, n, ...named(one.which), ...by });
}

export function take(g: Game, f: { kind: string }, a: ActionOf<'take'>): void {
  const hero = actorOf(g, f, a);
  const parcel = liftOff(g, hero.space, a);
  putOn(hero, parcel);
  g.tell?.({ type: 'took', who: hero.id, what: a.what, n: a.n, ...named(a.which), space: hero.space });
  if (parcel.item && ITEMS[parcel.item.id].hidden) tellStone(g, hero, parcel.item); // HOPE-5
}

export const tellStone = (g: Game, hero: Hero, stone: Item): void =>
  g.tell?.({ type: 'stone', who: hero.id, hope: stone.holds as Hope });

export function drop(g: Game, f: { kind: string }, a: ActionOf<'drop'>): void {
  const hero = actorOf(g, f, a);
  layOn(g, hero.space, takeOff(hero, a));
  g.tell?.({ type: 'dropped', who: hero.id, what: a.what, n: a.n, ...named(a.which), space: hero.space });
}

export function offer(g: Game, f: { kind: string }, a: Action): void {
  push(g, { kind: 'give', step: 'ask', who: actorOf(g, f, a).id });
}

/** Why a thing that this hero holds does not go to the other: by hand it needs room there, by falcon it must be small. */
export function whyNotHand(to: Hero, what: Thing, n: number, way: 'hand' | 'air'): No | undefined {
  if (way === 'hand') return whyNoRoom(to, what, n);
  if (what === 'log' || sizeOf(what) === 'large') return { rule: 'FALC-2', other: to.id, what };
  return undefined; // a full board may take before it gives: both change hands at once
}

function handOver(from: Hero, to: Hero, by: { by?: HeroId }, way: 'hand' | 'air', out: Action[]): void {
  for (const one of holdings(from)) {
    if (whyNotHand(to, one.what, one.n, way)) continue;
    for (const n of amounts(one)) out.push({ verb: 'give', to: to.id, what: one.what, n, ...named(one.which), ...by });
  }
}

function give(g: Game, f: { kind: string }, a: ActionOf<'give'>): void {
  const hero = actorOf(g, f, a);
  putOn(heroOf(g, a.to), takeOff(hero, a));
  g.tell?.({ type: 'gave', who: hero.id, to: a.to, what: a.what, n: a.n, ...named(a.which) });
}

/** Giving asks on: what, to whom, how much. */
export const giving: Flows['give'] = {
  ask: {
    choices(g, f) {
      const hero = heroOf(g, f.who);
      const out: Action[] = [];
      for (const to of fellowsOf(g, hero)) handOver(hero, to, {}, 'hand', out);
      out.push({ verb: 'back' });
      return out;
    },
    take: {
      give(g, f, a) {
        give(g, f, a);
        done(g);
      },
      back: (g) => done(g),
    },
  },
};

/** Why the exchange cannot end yet: one of the two holds more than the small spaces take. */
export function whyNotClose(g: Game, f: FrameOf<'trade'>): No | undefined {
  const over = [f.who, f.with].map((id) => heroOf(g, id)).find((hero) => filled(hero, 'small') > STORAGE.small);
  if (over === undefined) return undefined;
  const last = over.items.findLast((item) => ITEMS[item.id].size === 'small') as Item;
  return { rule: 'SET-14', who: over.id, has: STORAGE.small, what: thingOf(last) };
}

/** FALC-1: any number of things in both directions, at once; so a full board may give and take in either order. */
function tradeChoices(g: Game, f: FrameOf<'trade'>): Action[] {
  const one = heroOf(g, f.who);
  const two = heroOf(g, f.with);
  const out: Action[] = [];
  if (!whyNotClose(g, f)) out.push({ verb: 'enough' });
  handOver(one, two, {}, 'air', out);
  handOver(two, one, { by: two.id }, 'air', out);
  return out;
}

export const trading: Flows['trade'] = {
  ask: {
    choices: tradeChoices,
    take: {
      give(g, f, a) {
        give(g, f, a);
        f.given += 1;
      },
      enough(g, f) {
        done(g);
        if (f.given > 0) turnFalcon(g, [f.who, f.with]);
      },
    },
  },
};

/** Turned over until sunrise (FALC-1), with whomever it is now. */
function turnFalcon(g: Game, traders: HeroId[]): void {
  for (const id of traders) {
    const falcon = heroOf(g, id).items.find((item) => ITEMS[item.id].wakes);
    if (!falcon) continue;
    falcon.turned = true;
    g.tell?.({ type: 'used', who: id, item: 'falcon', left: 'turned' });
    return;
  }
}
