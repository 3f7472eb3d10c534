import { HERB_WP } from '../../games/far-land/rules/herbs.ts';
import { WELL_WP } from '../../games/far-land/rules/shop.ts';
import { awake, heroOf, placeOf } from '../../games/far-land/state.ts';
import type { Action, ActionOf, Frame, Game, Hero, HeroId, Hope, ItemId, Verb } from '../../games/far-land/types.ts';
import { diceAt } from '../chances.ts';
import { bringOf, keptFor } from './bring.ts';
import { giftOf, leavesCoin, leftFor, liesForOther, tradeOf } from './gifts.ts';
import { drawBy, type Mind, planOf } from './mind.ts';
import type { Task } from './plan.ts';
import { buyWorth } from './purchases.ts';
import { isLeader } from './wants.ts';
import { plainHours, stepsTo, stepsToAttack } from './ways.ts';
import { WEIGHTS } from './weights.ts';
import { itemWorth, nextSp, wpWorth } from './worth.ts';

/** What a free action is worth now, in points; 0 or less: better not. `hero` is who would do it. */
type Judge<V extends Verb> = (mind: Mind, g: Game, f: Frame, hero: Hero, a: ActionOf<V>) => number;

/** Willpower is not thrown away beyond what a hero can hold. */
const whole = (hero: Hero, wp: number): number => (hero.wp + wp <= 20 ? wpWorth(hero, wp) : 0);

/** Spaces still to go for the hero's plan, 0 where it says nothing. */
export function stepsLeft(g: Game, hero: Hero, task: Task | undefined): number {
  if (task === undefined) return 0;
  if (task.aim === 'fight') return stepsToAttack(g, hero, task.space);
  return stepsTo(g, hero, task.aim === 'reach' ? task.space : task.to);
}

/** A side of a wineskin, when the hours of the day do not reach. */
function wineskin(mind: Mind, g: Game, f: Frame, hero: Hero): number {
  const task = planOf(mind, g, hero.id)?.task;
  const steps = stepsLeft(g, hero, task);
  if (task === undefined || steps === 0 || (f.kind === 'walk' && f.free > 0)) return 0;
  if (task.aim === 'fight' && task.nights === 0) return steps >= plainHours(hero) ? 2 : 0;
  return plainHours(hero) === 0 && steps > 0 ? 1 : 0;
}

/** Hours that a call to her side saves a fellow with the same plan. */
const CALL_LEAST = 2;

const HOPES: Record<Hope, (g: Game, hero: Hero) => number> = {
  strength: (_g, hero) => nextSp(hero.sp),
  willpower: (g, hero) =>
    g.heroes.filter((one) => one.space === hero.space && one.wp <= 14).length >= 2 || hero.wp <= 4 ? 2 : 0,
  marker: () => 1,
  ward: () => 0,
};

const ITEMS: { [item in ItemId]?: Judge<'use'> } = {
  wineskin,
  telescope: () => 0.5,
  falcon: (mind, g, _f, hero, a) => (a.hero && tradeOf(mind, g, hero, heroOf(g, a.hero)) ? 1 : 0),
  'hope-stone': (_mind, g, _f, hero, a) => (a.hope === undefined ? 0 : HOPES[a.hope](g, hero)),
};

/** What the goal wants at a place is laid down there, and taken up elsewhere. */
function forGoal(mind: Mind, hero: Hero, verb: 'take' | 'drop', what: string): number | undefined {
  const bring = bringOf(mind.outlook);
  if (bring === undefined || bring.what !== what) return undefined;
  const there = hero.space === bring.to;
  return verb === 'drop' ? (there ? 6 : 0) : there ? 0 : 6;
}

/** Two herbs at once, when they are not wasted and are needed for dice or for life. */
function eat(f: Frame, hero: Hero, n: number): number {
  const wp = HERB_WP[n];
  const dice = diceAt(hero.id, hero.wp + wp) > diceAt(hero.id, hero.wp);
  if (n === 1) return f.kind === 'fight' && dice && hero.herbs === 1 ? 1 : 0;
  return hero.wp <= 6 || (dice && hero.wp <= 15) ? whole(hero, wp) : 0;
}

/** Whether somebody leads the people who means to go on: nobody takes them from each other by turns. */
function ledAlready(mind: Mind, g: Game): boolean {
  const leader = g.people?.leader;
  return leader != null && awake(heroOf(g, leader)) && planOf(mind, g, leader)?.task.aim === 'lead';
}

const JUDGES: { [V in Verb]?: Judge<V> } = {
  drink: (_mind, _g, _f, hero) => whole(hero, WELL_WP),
  buy: (_mind, g, _f, hero, a) => buyWorth(g, hero, a),
  drop(mind, g, _f, hero, a) {
    const left = leftFor(mind, g, hero);
    if (left !== undefined && left.what === a.what && left.n === a.n) return 1;
    if (a.what === 'gold') return a.n === 1 && leavesCoin(g, hero, hero.gold) ? 1 : 0;
    return (forGoal(mind, hero, 'drop', a.what) ?? 0) * (a.what === 'herb' ? a.n : 1);
  },
  take(mind, g, _f, hero, a) {
    const wanted = forGoal(mind, hero, 'take', a.what);
    if (wanted !== undefined) return wanted * a.n;
    if (liesForOther(mind, g, hero, a)) return 0;
    if (a.what === 'gold') return leavesCoin(g, hero, hero.gold + a.n) ? 0 : WEIGHTS.gold * a.n;
    if (a.what === 'herb') return WEIGHTS.herb * a.n;
    if (a.what === 'log') return 0;
    if (a.what === 'mushroom') return 1;
    const turned = a.what === 'half-wineskin';
    return itemWorth(hero, { id: turned ? 'wineskin' : (a.what as ItemId), turned });
  },
  offer: (mind, g, _f, hero) => (giftOf(mind, g, hero) ? 1 : 0),
  eat: (mind, g, f, hero, a) => (keptFor(g, mind.outlook, 'herb', a.n) ? 0 : eat(f, hero, a.n)),
  reveal: (_mind, _g, _f, hero) => (hero.wp > 3 && hero.wp <= 16 ? 0.5 : 0),
  spy: () => 0.5,
  lead: (mind, g, _f, hero) => (planOf(mind, g, hero.id)?.task.aim === 'lead' && !ledAlready(mind, g) ? 1 : 0),
  unlead: (mind, g, f, hero) =>
    isLeader(g, hero) && 'who' in f && f.who === hero.id && planOf(mind, g, hero.id)?.task.aim !== 'lead' ? 1 : 0,
  beacon(mind, g, _f, hero, a) {
    const plan = planOf(mind, g, hero.id);
    const fellow = heroOf(g, a.hero);
    if (plan === undefined || !plan.who.includes(fellow.id) || isLeader(g, fellow)) return 0;
    if (stepsLeft(g, hero, plan.task) > 0) return 0;
    const saved = stepsLeft(g, fellow, plan.task);
    return saved >= CALL_LEAST && saved <= 4 ? saved : 0;
  },
  use: (mind, g, f, hero, a) => ITEMS[a.item]?.(mind, g, f, hero, a) ?? 0,
};

/** The free action that helps most; undefined when none does. */
export function freeAct(mind: Mind, g: Game, f: Frame, asked: Hero, choices: readonly Action[]): Action | undefined {
  let best: Action | undefined;
  let most = 0.01;
  for (const a of choices) {
    const judge = JUDGES[a.verb] as Judge<Verb> | undefined;
    if (judge === undefined) continue;
    const worth = judge(mind, g, f, a.by === undefined ? asked : g.heroes[placeOf(g, a.by)], a);
    if (worth <= most) continue;
    best = a;
    most = worth;
  }
  return best?.verb === 'buy' ? purchase(mind, g, asked, choices, best.by) : best;
}

/** Strength or an item: mostly what is worth most, so that everything is tried now and then. */
function purchase(mind: Mind, g: Game, asked: Hero, choices: readonly Action[], by: HeroId | undefined): Action {
  const hero = by === undefined ? asked : heroOf(g, by);
  const offers = choices.filter((a): a is ActionOf<'buy'> => a.verb === 'buy' && a.by === by);
  return drawBy(mind, offers, (a) => buyWorth(g, hero, a), WEIGHTS.doubtShop);
}
