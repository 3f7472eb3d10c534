import { type Line, line, textOf, words } from '../engine/line.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import { onTurn } from '../games/far-land/state.ts';
import type { Action, Game, Hero, Space } from '../games/far-land/types.ts';
import { freeSteps, label } from '../games/far-land/words/labels.ts';
import { count, placeName } from '../games/far-land/words/names.ts';
import { commandAsSaid } from '../session/words.ts';
import type { Candidate } from './candidates.ts';
import type { Plan } from './greedy/plan.ts';
import { isLeader } from './greedy/wants.ts';
import { plainHours, shootsFar, stepsTo, stepsToAttack } from './greedy/ways.ts';
import { placeOfPlan, purposeOf } from './purpose.ts';

/** "Walk west to 424, Red Scree (walk 424)". */
export function spoken(g: Game, action: Action): Line {
  const [said, command] = [label(g, action), commandAsSaid(g.heroes, FAR_LAND.write(g, action))];
  return textOf(said).toLowerCase() === command ? said : line`${said} (${words(command, 'item')})`;
}

/** Where a walk goes on to, how long it takes, and what for. */
function walkWords(g: Game, plan: Plan, action: Action & { verb: 'walk' }): Line {
  const hero = onTurn(g);
  const place = goesTo(g, hero, plan);
  const nextDoor = plan.task.aim === 'fight' && shootsFar(hero);
  const steps = nextDoor ? stepsToAttack(g, hero, place) : stepsTo(g, hero, place);
  const hours = Math.max(0, steps - freeSteps(g)); // WINE-1
  const left = plainHours(hero);
  const over = hours > left ? (left === 0 ? ' beyond the seventh' : `, more than the ${left} left today`) : '';
  const there = action.to === place;
  const on: Line = there ? [] : line`, and on ${nextDoor ? 'towards' : 'to'} ${placeName(g, place)}`;
  const time = `${hours === 0 ? 'without an hour' : count(hours, 'hour')}${there || hours < 2 ? '' : ' in all'}${over}`;
  return line`${on}, ${time}: ${purposeOf(g, plan, hero.id, true)}`;
}

/** The next place that the plan leads this hero to: the steppe people are fetched first. */
const goesTo = (g: Game, hero: Hero, plan: Plan): Space =>
  plan.task.aim === 'lead' && !isLeader(g, hero) && g.people !== null ? g.people.space : placeOfPlan(plan);

/** "Walk west to 424, Red Scree (walk 424), and on to 427, Tent Circle, 7 hours in all: fetch the steppe people …". */
export function named(g: Game, { action, plan }: Candidate): Line {
  const said = spoken(g, action);
  if (plan === undefined) return said;
  if (action.verb === 'walk') return line`${said}${walkWords(g, plan, action)}`;
  return action.verb === 'carry' || action.verb === 'pass' ? line`${said}: ${purposeOf(g, plan, onTurn(g).id)}` : said;
}
