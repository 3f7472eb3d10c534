import { SP_MOST, WP_MOST } from '../../games/far-land/content/heroes.ts';
import type { CardLine, Deed } from '../../games/far-land/legend.ts';
import { boardOf, distance, spacesWith } from '../../games/far-land/map.ts';
import { PRICE, WELL_WP } from '../../games/far-land/rules/shop.ts';
import { thingOnSpace, whyNoRoom } from '../../games/far-land/rules/things.ts';
import { awake } from '../../games/far-land/state.ts';
import type { Game, Hero, Space, Token } from '../../games/far-land/types.ts';
import { DAY_HOURS } from '../../games/far-land/verbs.ts';
import { bringOf, carriedBy, liesAt, toFetch } from './bring.ts';
import { goalWorth } from './goal-worth.ts';
import { worthOfLines } from './lines.ts';
import type { Outlook } from './outlook.ts';
import type { Plan, Task } from './plan.ts';
import { otherDeeds } from './wants.ts';
import { goldOn, plainHours, stepsTo } from './ways.ts';
import { WEIGHTS } from './weights.ts';
import { fogWorth, herbWorth, itemWorth, nextSp, wpWorth } from './worth.ts';

interface Errand {
  space: Space;
  key: string;
  gain: number;
  hours?: number;
  deed?: Deed;
  wait?: true;
  /** For the goal: worth days of walking. */
  goal?: true;
}

/** What so much gold buys at a merchant's. */
function purchaseWorth(hero: Hero, gold: number): number {
  let worth = 0;
  for (let i = 0; i < Math.floor(gold / PRICE); i++) worth += nextSp(Math.min(SP_MOST, hero.sp + i));
  return worth;
}

/** What lies where the goal wants it stays there. */
function keptAt(outlook: Outlook, t: Token): boolean {
  const bring = bringOf(outlook);
  return bring !== undefined && t.kind === bring.what && t.space === bring.to;
}

function placesOf(g: Game, outlook: Outlook, hero: Hero): Errand[] {
  const out: Errand[] = [];
  const more = hoped(g, outlook);
  for (const t of g.tokens) {
    if (t.kind === 'fog') {
      if (t.space !== hero.space)
        out.push({ space: t.space, key: `fog ${t.space}`, gain: fogWorth(g, t.space) + (t.open ? 0 : more) });
      continue;
    }
    const thing = thingOnSpace(t);
    if (thing === undefined || thing.what === 'log' || keptAt(outlook, t) || whyNoRoom(hero, thing.what, thing.n))
      continue;
    const worth =
      t.kind === 'item' ? itemWorth(hero, t.item) : t.kind === 'gold' ? WEIGHTS.gold * t.amount : herbWorth(hero);
    out.push({ space: t.space, key: `thing ${t.space}`, gain: worth });
  }
  if (hero.wp < WP_MOST)
    for (const well of g.wells)
      if (well.full) out.push({ space: well.space, key: `well ${well.space}`, gain: wpWorth(hero, WELL_WP) });
  if (hero.gold > 0)
    for (const space of [...spacesWith(boardOf(g.board), 'merchant'), ...(g.merchant === null ? [] : [g.merchant])]) {
      const gold = hero.gold + goldOn(g, space);
      if (gold >= PRICE) out.push({ space, key: `shop ${hero.id}`, gain: purchaseWorth(hero, gold) });
    }
  return out;
}

/** Fetching what the goal wants carried somewhere, and carrying it there. */
function bringing(g: Game, outlook: Outlook, hero: Hero): Errand[] {
  const bring = bringOf(outlook);
  if (bring === undefined) return [];
  const { to } = bring;
  const gain = (hours: number): number => goalWorth(outlook, hours);
  if (carriedBy(hero, bring) > 0)
    return [{ space: to, key: `bring ${hero.id}`, gain: gain(stepsTo(g, hero, to)), wait: true, goal: true }];
  if (toFetch(g, bring) <= 0) return [];
  return liesAt(g, bring, hero).map((space) => {
    const hours = distance(boardOf(g.board), space, to);
    return { space, key: `fetch ${space}`, gain: gain(stepsTo(g, hero, space) + hours), hours, goal: true };
  });
}

/** Items that the goal wants some hero to hold: lying open, or at a merchant's. */
function holding(g: Game, outlook: Outlook, hero: Hero): Errand[] {
  return outlook.goal.wants.flatMap((want) => {
    if (want.kind !== 'hold') return [];
    const lying = g.tokens.filter((t) => t.kind === 'item' && t.item.id === want.item).map((t) => t.space);
    const sold = g.trade && hero.gold >= PRICE && (g.equipment[want.item] ?? 0) > 0;
    const shops = sold ? spacesWith(boardOf(g.board), 'merchant') : [];
    return [...lying, ...shops].map((space): Errand => {
      const gain = goalWorth(outlook, stepsTo(g, hero, space));
      return { space, key: `hold ${want.item}`, gain, goal: true };
    });
  });
}

/** A token that lies face down may hold what the goal wants and nobody has found yet. */
function hoped(g: Game, outlook: Outlook): number {
  const bring = bringOf(outlook);
  return bring?.what === 'herb' && toFetch(g, bring) > liesAt(g, bring).length ? WEIGHTS.hoped : 0;
}

/** What the goal asks for at a place, and other deeds that do good. */
function deedsOf(g: Game, outlook: Outlook, hero: Hero): Errand[] {
  const out: Errand[] = [];
  for (const want of outlook.goal.wants) {
    if (want.kind === 'stand')
      out.push({
        space: want.at,
        key: want.all ? `stand ${hero.id}` : `stand ${want.at}`,
        gain: goalWorth(outlook, stepsTo(g, hero, want.at)),
        wait: true,
        goal: true,
      });
    if (want.kind === 'deed')
      for (const space of want.deed.at)
        out.push({
          space,
          key: `deed ${want.deed.id}`,
          gain: goalWorth(outlook, stepsTo(g, hero, space)),
          hours: want.deed.hours,
          deed: want.deed,
          goal: true,
        });
  }
  for (const deed of otherDeeds(g, outlook.goal.wants))
    for (const space of deed.at)
      out.push(
        sourceOf(g, outlook, hero, deed, space) ?? {
          space,
          key: `deed ${deed.id}`,
          gain: worthOfLines(g, deed.do, hero),
          hours: deed.hours,
          deed,
        },
      );
  return out;
}

/** A deed that brings what the goal wants carried somewhere, for a hero who could carry it. */
function sourceOf(g: Game, outlook: Outlook, hero: Hero, deed: Deed, space: Space): Errand | undefined {
  const bring = bringOf(outlook);
  if (bring === undefined || toFetch(g, bring) <= 0) return undefined;
  const most = Math.max(
    ...deed.do.map((line) => (bring.what in line ? Number(line[bring.what as keyof CardLine]) : 0)),
  );
  if (most <= 0 || whyNoRoom(hero, bring.what, most)) return undefined;
  const hours = deed.hours + distance(boardOf(g.board), space, bring.to);
  const gain = goalWorth(outlook, stepsTo(g, hero, space) + hours);
  return { space, key: `deed ${deed.id}`, gain, hours, deed, goal: true };
}

function companyOf(g: Game, hero: Hero): Errand[] {
  const others = g.heroes.filter((one) => one.id !== hero.id && one.down === null && one.space !== hero.space);
  if (others.length === 0) return [];
  const near = others.reduce((best, one) => (stepsTo(g, hero, one.space) < stepsTo(g, hero, best.space) ? one : best));
  return [{ space: near.space, key: `company ${hero.id}`, gain: WEIGHTS.company }];
}

function planOf(g: Game, hero: Hero, errand: Errand): Plan | undefined {
  const { space, key, gain, hours = 0, deed, wait, goal } = errand;
  const steps = stepsTo(g, hero, space);
  if (steps === 0 && deed === undefined && wait === undefined) return undefined;
  if (goal === undefined && steps + hours > plainHours(hero)) return undefined;
  const task: Task = { aim: 'reach', space, key };
  if (deed !== undefined) task.deed = deed;
  if (wait !== undefined) task.wait = wait;
  return { who: [hero.id], task, gain, hours: steps + hours, urgent: goal === true };
}

/** Hours kept for the rounds of the last stand. */
const ROUNDS = 3;

/** Whether the hero can still be at the last stand after this. */
function backInTime(g: Game, { lastStand }: Outlook, hero: Hero, plan: Plan): boolean {
  if (lastStand === undefined || plan.task.aim !== 'reach') return true;
  const back = distance(boardOf(g.board), plan.task.space, lastStand.space);
  return plan.hours + back <= plainHours(hero) + DAY_HOURS * lastStand.nights - ROUNDS;
}

const errandsOf = (g: Game, outlook: Outlook, hero: Hero): Errand[] => [
  ...placesOf(g, outlook, hero),
  ...deedsOf(g, outlook, hero),
  ...bringing(g, outlook, hero),
  ...holding(g, outlook, hero),
  ...companyOf(g, hero),
];

/** What each hero could do alone. */
export function errandPlans(g: Game, outlook: Outlook, heroes: readonly Hero[]): Plan[] {
  const out: Plan[] = [];
  for (const hero of heroes) {
    if (!awake(hero)) continue;
    for (const errand of errandsOf(g, outlook, hero)) {
      const plan = planOf(g, hero, errand);
      if (plan && backInTime(g, outlook, hero, plan)) out.push(plan);
    }
  }
  return out;
}
