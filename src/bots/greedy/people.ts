import { boardOf, distance } from '../../games/far-land/map.ts';
import { awake } from '../../games/far-land/state.ts';
import type { Game, Hero, Space } from '../../games/far-land/types.ts';
import { goalWorth } from './fights.ts';
import type { Outlook } from './outlook.ts';
import type { Plan } from './plans.ts';
import { stepsTo } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Whether a creature would end its next move on this space, as things stand. */
export function unsafe(g: Game, outlook: Outlook, space: Space): boolean {
  if (space === boardOf(g.board).goal) return false;
  for (const at of outlook.dawns[0].values()) if (at === space) return true;
  return false;
}

/** Where the people are wanted; undefined when they may stay. */
export function peopleGoal(outlook: Outlook): Space | undefined {
  for (const want of outlook.goal.wants) if (want.kind === 'people') return want.to;
  return undefined;
}

/** Leading the steppe people where the goal wants them, or out of danger. */
export function peoplePlans(g: Game, outlook: Outlook, heroes: readonly Hero[]): Plan[] {
  if (g.people === null || g.peopleStay) return [];
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
      (wanted === undefined ? 0 : goalWorth(outlook, far + stepsTo(g, hero, space))) + (danger ? WEIGHTS.rescue : 0),
    hours: stepsTo(g, hero, space) + (wanted === undefined ? 1 : far) - (leader === hero.id ? 1 : 0),
    urgent: danger || far <= 3,
  }));
}
