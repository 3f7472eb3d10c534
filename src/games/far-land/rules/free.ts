import { done, push } from '../../../engine/machine.ts';
import { SP_MOST, WP_MOST } from '../content/heroes.ts';
import { boardOf, has } from '../map.ts';
import { awake, heroOf, onTurn } from '../state.ts';
import type { Action, ActionOf, Flows, FrameOf, Game, Hero, HeroId, Space, Take } from '../types.ts';
import { gainGold, heal, payGold, strengthen } from '../verbs.ts';
import type { No } from './refusal.ts';
import { n1AndAll } from './reward.ts';

/** Where free actions are open (DEC-2): before an action, between two steps of a walk, before a fight and between rounds. */
export interface Window {
  name: 'turn' | 'walk' | 'fight';
  /** The hero who is asked. */
  who: HeroId;
  /** Heroes on their way, who pass by and do not stand (FREE-3). */
  walking: readonly HeroId[];
}

/** WP a full well gives (FREE-5, house). */
export const WELL_WP = 3;
/** Gold for a point of strength, and for an item (FREE-4). */
export const PRICE = 2;

const stands = (w: Window, hero: Hero): boolean => !w.walking.includes(hero.id);

/** Why this hero cannot do anything free: asleep or laid down (FREE-2). */
export const whyNotFree = (hero: Hero): No | undefined => (awake(hero) ? undefined : { rule: 'FREE-2', who: hero.id });

export function whyNotDrink(g: Game, w: Window, hero: Hero): No | undefined {
  const well = g.wells.find((one) => one.space === hero.space);
  if (!well?.full) return { rule: 'FREE-5', who: hero.id, space: hero.space, has: well ? 0 : undefined };
  if (!stands(w, hero)) return { rule: 'FREE-3', who: hero.id, space: hero.space };
  if (hero.wp >= WP_MOST) return { rule: 'DEC-5', who: hero.id, has: hero.wp };
  return whyNotFree(hero);
}

/** A merchant's space, or the Travelling Merchant's. */
export const tradesAt = (g: Game, space: Space): boolean =>
  g.merchant === space || has(boardOf(g.board), space, 'merchant');

export function whyNotBuyStrength(g: Game, w: Window, hero: Hero): No | undefined {
  if (!tradesAt(g, hero.space) || hero.gold < PRICE)
    return { rule: 'FREE-4', who: hero.id, need: PRICE, has: hero.gold, space: hero.space };
  if (!stands(w, hero)) return { rule: 'FREE-3', who: hero.id, space: hero.space };
  if (hero.sp >= SP_MOST) return { rule: 'DEC-5', who: hero.id, has: hero.sp };
  return whyNotFree(hero);
}

/** Heroes to whom this hero can hand something (FREE-1). */
export const fellowsOf = (g: Game, hero: Hero): Hero[] =>
  g.heroes.filter((other) => other.id !== hero.id && other.space === hero.space && awake(other));

export function whyNotGive(g: Game, hero: Hero): No | undefined {
  if (hero.gold === 0 || fellowsOf(g, hero).length === 0) return { rule: 'FREE-1', who: hero.id, has: hero.gold };
  return whyNotFree(hero);
}

/** A hero who is not asked acts out of turn: the command bears the name. */
const actor = (w: Window, hero: Hero): { by?: HeroId } => (hero.id === w.who ? {} : { by: hero.id });

/** Free actions, the asked hero's own first (interface.md: the order of choices). */
export function freeChoices(g: Game, w: Window, out: Action[]): void {
  freeOf(g, w, heroOf(g, w.who), out);
  for (const hero of g.heroes) if (hero.id !== w.who && awake(hero)) freeOf(g, w, hero, out);
}

function freeOf(g: Game, w: Window, hero: Hero, out: Action[]): void {
  if (!whyNotDrink(g, w, hero)) out.push({ verb: 'drink', ...actor(w, hero) });
  if (!whyNotBuyStrength(g, w, hero)) out.push({ verb: 'buy', what: 'strength', ...actor(w, hero) });
  if (!whyNotGive(g, hero)) out.push({ verb: 'offer', ...actor(w, hero) });
}

/** Who carries out this choice: the one named, or the hero who is asked. */
export function actorOf(g: Game, f: { kind: string }, a: Action): Hero {
  const asked = f as { who?: HeroId; fighters?: HeroId[]; kind: string };
  const who = asked.kind === 'fight' ? asked.fighters?.[0] : asked.who;
  return heroOf(g, a.by ?? who ?? onTurn(g).id);
}

function drink(g: Game, f: { kind: string }, a: Action): void {
  const hero = actorOf(g, f, a);
  const well = g.wells.find((one) => one.space === hero.space);
  if (well) well.full = false;
  g.tell?.({ type: 'drank', who: hero.id, space: hero.space });
  heal(g, hero, WELL_WP, 'well');
}

function buy(g: Game, f: { kind: string }, a: ActionOf<'buy'>): void {
  const hero = actorOf(g, f, a);
  payGold(g, hero, PRICE, 'merchant');
  g.tell?.({ type: 'bought', who: hero.id, what: a.what, gold: PRICE });
  strengthen(g, hero, 1, 'merchant');
}

function offer(g: Game, f: { kind: string }, a: Action): void {
  push(g, { kind: 'give', step: 'ask', who: actorOf(g, f, a).id });
}

/** What every window of free actions does with the choices that `freeChoices` offered. */
export const freeTake: Take<{ kind: string }> = { drink, buy, offer };

function giveChoices(g: Game, f: FrameOf<'give'>): Action[] {
  const hero = heroOf(g, f.who);
  const out: Action[] = [];
  for (const to of fellowsOf(g, hero))
    for (const n of n1AndAll(hero.gold)) out.push({ verb: 'give', to: to.id, what: 'gold', n });
  out.push({ verb: 'back' });
  return out;
}

function give(g: Game, f: FrameOf<'give'>, a: ActionOf<'give'>): void {
  const hero = heroOf(g, f.who);
  const to = heroOf(g, a.to);
  payGold(g, hero, a.n, 'give');
  g.tell?.({ type: 'gave', who: hero.id, to: to.id, what: a.what, n: a.n });
  gainGold(g, to, a.n, 'give');
  done(g);
}

/** Giving asks on: what, to whom, how much. */
export const giving: Flows['give'] = { ask: { choices: giveChoices, take: { give, back: (g) => done(g) } } };
