import { WP_MOST } from '../../games/far-land/content/heroes.ts';
import { PRICE, tradesAt, WELL_WP, wellAt } from '../../games/far-land/rules/shop.ts';
import { awake, heroOf } from '../../games/far-land/state.ts';
import type { Action, ActionOf, FrameOf, Game, Hero, HeroId, Space, Verb } from '../../games/far-land/types.ts';
import { ALL_HOURS, DAY_HOURS, OVERTIME_WP } from '../../games/far-land/verbs.ts';
import { freeAct, stepsLeft } from './free.ts';
import { type Mind, planOf, remember, think } from './mind.ts';
import { betterHere, canLead, comesToRest, unsafe } from './people.ts';
import type { Plan, Task } from './plan.ts';
import { isLeader } from './wants.ts';
import { stepToward } from './ways.ts';
import { WEIGHTS } from './weights.ts';
import { fogWorth } from './worth.ts';

const findVerb = <V extends Verb>(choices: readonly Action[], verb: V): ActionOf<V> | undefined =>
  choices.find((a): a is ActionOf<V> => a.verb === verb && a.by === undefined);

const steps = (choices: readonly Action[]): ActionOf<'walk'>[] =>
  choices.filter((a): a is ActionOf<'walk'> => a.verb === 'walk');

const goalOf = (task: Task): Space => (task.aim === 'lead' ? task.to : task.space);

/** What a hero who stops here would find. */
function foundAt(g: Game, hero: Hero, space: Space): number {
  const well = wellAt(g, space)?.full && hero.wp + WELL_WP <= WP_MOST ? 2 : 0;
  const shop = hero.gold >= PRICE && tradesAt(g, space) ? 4 : 0;
  return Math.max(0, fogWorth(g, space)) + well + shop;
}

/** The next step of a hero with this task; the steppe people are fetched first. */
function toward(g: Game, hero: Hero, task: Task, choices: readonly Action[]): Action | undefined {
  const fetch = task.aim === 'lead' && !isLeader(g, hero) ? g.people?.space : undefined;
  return stepToward(g, hero, fetch ?? goalOf(task), steps(choices), (space) => foundAt(g, hero, space));
}

/** Whether a hero and those taken along are where the task wants them. */
const arrived = (g: Game, heroes: readonly Hero[], task: Task): boolean =>
  heroes.every((hero) => stepsLeft(g, hero, task) === 0) && (task.aim !== 'lead' || g.people?.space === task.to);

/** Fellows of the plan who are not where they can attack, and still may come today. */
const missing = (g: Game, plan: Plan): boolean =>
  plan.who.some((id) => {
    const hero = heroOf(g, id);
    return awake(hero) && stepsLeft(g, hero, plan.task) > 0;
  });

/** Raash takes along who has the same way and is not there yet, asleep or not. */
function carried(g: Game, who: HeroId, plan: Plan, choices: readonly Action[]): Action | undefined {
  if (stepsLeft(g, heroOf(g, who), plan.task) === 0) return undefined;
  return choices.find((a) => {
    if (a.verb !== 'carry' || !plan.who.includes(a.hero)) return false;
    return stepsLeft(g, heroOf(g, a.hero), plan.task) > 0 && !isLeader(g, heroOf(g, a.hero));
  });
}

const endOr = (choices: readonly Action[], a: Action | undefined): Action =>
  a ?? findVerb(choices, 'end') ?? choices[0];

/** What the hero does at the place that the task names. */
function there(g: Game, hero: Hero, plan: Plan, choices: readonly Action[]): Action {
  const { task } = plan;
  if (task.aim === 'fight') {
    const fight = choices.find((a) => a.verb === 'fight' && a.space === task.space && a.id === task.foe);
    if (task.nights > 0) return endOr(choices, undefined);
    if (fight && !missing(g, plan)) return fight;
    return endOr(choices, hero.hours < DAY_HOURS ? findVerb(choices, 'pass') : undefined);
  }
  if (task.aim === 'reach' && task.deed !== undefined) {
    const { id } = task.deed;
    const deed = choices.find((a) => a.verb === 'do' && a.deed === id);
    return endOr(choices, deed);
  }
  return endOr(choices, undefined);
}

/** Whether this hero sets out, or walks on, in hours beyond the seventh. */
function worthOvertime(g: Game, mind: Mind, hero: Hero, plan: Plan): boolean {
  if (isLeader(g, hero) && unsafe(g, mind.outlook, hero.space))
    return hero.wp > OVERTIME_WP && rests(g, mind, hero, plan);
  if (!plan.urgent || plan.gain < WEIGHTS.dear) return false;
  const left = stepsLeft(g, hero, plan.task) + (plan.task.aim === 'lead' ? 0 : 1);
  return left <= ALL_HOURS - hero.hours && hero.wp > left * OVERTIME_WP + 1;
}

/** Whether the people, led on from here by this hero, come to their goal or to rest today. */
const rests = (g: Game, mind: Mind, hero: Hero, { task }: Plan): boolean =>
  task.aim !== 'lead' || comesToRest(g, mind.outlook, hero.space, task.to, canLead(g, hero));

/** Whether the people who follow this hero had better go no further today. */
const waitHere = (g: Game, mind: Mind, hero: Hero, { task }: Plan): boolean =>
  task.aim === 'lead' && isLeader(g, hero) && betterHere(g, mind.outlook, hero.space, task.to, canLead(g, hero));

export function atTurn(mind: Mind, g: Game, f: FrameOf<'turn'>, choices: readonly Action[]): Action {
  think(mind, g);
  const hero = heroOf(g, f.who);
  const free = freeAct(mind, g, f, hero, choices);
  if (free) return free;
  const plan = planOf(mind, g, hero.id);
  if (plan === undefined) return endOr(choices, undefined);
  if (arrived(g, [hero], plan.task)) return there(g, hero, plan, choices);
  if (waitHere(g, mind, hero, plan)) return endOr(choices, undefined);
  if (hero.hours >= DAY_HOURS && !worthOvertime(g, mind, hero, plan)) return endOr(choices, undefined);
  return endOr(choices, carried(g, hero.id, plan, choices) ?? toward(g, hero, plan.task, choices));
}

export function onWalk(mind: Mind, g: Game, f: FrameOf<'walk'>, choices: readonly Action[]): Action {
  remember(mind, g);
  const hero = heroOf(g, f.who);
  const plan = planOf(mind, g, hero.id);
  const stop = findVerb(choices, 'stop');
  const any = stop ?? steps(choices)[0] ?? choices[0];
  const free = freeAct(mind, g, f, hero, choices);
  if (free) return free;
  if (plan === undefined) return any;
  const company = [hero, ...f.with.map((id) => heroOf(g, id))];
  const step = toward(g, hero, plan.task, choices);
  if (f.free > 0) return step ?? any;
  if (arrived(g, company, plan.task)) return any;
  const more = carried(g, hero.id, plan, choices);
  if (more) return more;
  if (stop === undefined) return step ?? any;
  if (foundAt(g, hero, hero.space) > WEIGHTS.stop && f.with.length === 0 && !inDanger(g, mind, hero)) return stop;
  if (hero.hours >= DAY_HOURS && !worthOvertime(g, mind, hero, plan)) return stop;
  return waitHere(g, mind, hero, plan) ? stop : (step ?? stop);
}

const inDanger = (g: Game, mind: Mind, hero: Hero): boolean =>
  isLeader(g, hero) && hero.hours >= DAY_HOURS - 1 && unsafe(g, mind.outlook, hero.space);

/** What is shared at the end of a ride, and who opens the fog: who has most of it. */
export function atEndOfWalk(mind: Mind, g: Game, f: FrameOf<'walk'>, choices: readonly Action[]): Action {
  remember(mind, g);
  return freeAct(mind, g, f, heroOf(g, f.who), choices) ?? choices[0];
}
