import { LAKE_ORDER } from '../../games/far-land/content/creatures.ts';
import { boardOf, distance, nextSteps } from '../../games/far-land/map.ts';
import { kindsOnBack } from '../../games/far-land/rules/events.ts';
import { paceLeft } from '../../games/far-land/rules/folk.ts';
import { marchOne } from '../../games/far-land/rules/march.ts';
import { awake, copyState } from '../../games/far-land/state.ts';
import type { Game, Hero, Space } from '../../games/far-land/types.ts';
import { goalWorth } from './goal-worth.ts';
import type { Outlook } from './outlook.ts';
import type { Plan } from './plan.ts';
import { overtime, plainHours, stepsTo } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Whether a creature would come upon the people at the next sunrise if they stood on this space, as far as can be foreseen. */
export function unsafe(g: Game, outlook: Outlook, space: Space): boolean {
  if (space === boardOf(g.board).goal) return false;
  const known = outlook.nights.get(space);
  if (known !== undefined) return known;
  const met = metAt(g, space);
  outlook.nights.set(space, met);
  return met;
}

function metAt(g: Game, space: Space): boolean {
  if (g.people === null || g.creatures.length === 0) return false;
  const later = copyState(g);
  later.people = { ...g.people, space };
  const marching = { kinds: g.board === 'lake' ? LAKE_ORDER.slice() : kindsOnBack(g), at: 0, queue: null };
  while (later.over === null && marchOne(later, marching));
  return later.over?.why === 'people';
}

/** Spaces of the shortest way, the last one `to`. */
function wayOf(g: Game, from: Space, to: Space): Space[] {
  const board = boardOf(g.board);
  const out: Space[] = [];
  for (let at: Space | undefined = from; at !== undefined && at !== to; ) {
    at = nextSteps(board, at, to)[0];
    if (at !== undefined) out.push(at);
  }
  return out;
}

/** Whether within so many hours the people come from here to their goal, or to a space where they can rest. */
export function comesToRest(g: Game, outlook: Outlook, from: Space, to: Space, hours: number): boolean {
  const way = wayOf(g, from, to);
  return way.length <= hours || way.slice(0, hours).some((space) => !unsafe(g, outlook, space));
}

/** Hours that this hero can still walk today, overtime included. */
const hoursLeft = (hero: Hero): number => plainHours(hero) + overtime(hero, hero.hours);

/** Spaces that this hero can still lead the people today, overtime included. */
export const canLead = (g: Game, hero: Hero): number => Math.min(paceLeft(g), hoursLeft(hero));

/** Whether leading the people on today would leave them worse off than where they are. */
export function betterHere(g: Game, outlook: Outlook, from: Space, to: Space, hours: number): boolean {
  if (outlook.letters <= NOW_OR_NEVER) return false;
  return !unsafe(g, outlook, from) && !comesToRest(g, outlook, from, to, hours);
}

/** With so few letters left nobody waits for a safer day. */
const NOW_OR_NEVER = 1;

/** Where the people are wanted; undefined when they may stay. */
export function peopleGoal(outlook: Outlook): Space | undefined {
  for (const want of outlook.goal.wants) if (want.kind === 'people') return want.to;
  return undefined;
}

/** Leading the steppe people where the goal wants them, or out of danger. */
export function peoplePlans(g: Game, outlook: Outlook, heroes: readonly Hero[]): Plan[] {
  if (g.people === null || g.peopleStay || paceLeft(g) <= 0) return [];
  const { space, leader } = g.people;
  const wanted = peopleGoal(outlook);
  const danger = unsafe(g, outlook, space);
  const to = wanted ?? (danger ? boardOf(g.board).goal : undefined);
  if (to === undefined || to === space) return [];
  const far = distance(boardOf(g.board), space, to);
  return heroes.filter(awake).map((hero) => ({
    who: [hero.id],
    task: { aim: 'lead', to },
    gain:
      (wanted === undefined ? 0 : goalWorth(outlook, far + stepsTo(g, hero, space)) * prospect(g, outlook, hero, to)) +
      (danger ? WEIGHTS.rescue : 0),
    hours: stepsTo(g, hero, space) + (wanted === undefined ? 1 : far) - (leader === hero.id ? 1 : 0),
    urgent: danger || far <= 3,
  }));
}

/** What is left of the worth of leading them when today they had better stay. */
function prospect(g: Game, outlook: Outlook, hero: Hero, to: Space): number {
  if (g.people === null) return 1;
  const hours = Math.min(canLead(g, hero), hoursLeft(hero) - stepsTo(g, hero, g.people.space));
  return hours > 0 && betterHere(g, outlook, g.people.space, to, hours) ? WEIGHTS.anotherDay : 1;
}
