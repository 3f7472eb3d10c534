import type { Rng } from '../engine/rng.ts';
import { onTurn } from '../games/far-land/state.ts';
import type { Action, Frame, Game, HeroId } from '../games/far-land/types.ts';
import { type Mind, remember, think } from './greedy/mind.ts';
import type { Plan } from './greedy/plan.ts';
import { plansFor } from './greedy/plans.ts';
import { greedyBot } from './greedy.ts';
import { isFree } from './random.ts';

/** A choice that is tried, and the plan that it belongs to, where it belongs to one. */
export interface Candidate {
  action: Action;
  /** What the heroes have in mind when it is chosen. */
  mind: Mind;
  plan: Plan | undefined;
}

/** Plans of a hero that are tried beside the one that the greedy bot would follow. */
const PLANS_MOST = 4;
/** Choices that are tried where no plan says which. */
const CHOICES_MOST = 8;

export const copyMind = (mind: Mind): Mind => ({ ...mind, plans: new Map(mind.plans) });

/** The same thoughts with another plan for those who carry it out. */
function withPlan(mind: Mind, plan: Plan): Mind {
  const out = copyMind(mind);
  for (const id of plan.who) out.plans.set(id, plan);
  return out;
}

const aimOf = (plan: Plan | undefined): string => JSON.stringify(plan?.task ?? null);

/** A walk is told by where it leads in the end, anything else by itself. */
const same = (a: Candidate, b: Candidate): boolean =>
  a.action === b.action && (a.action.verb !== 'walk' || aimOf(a.plan) === aimOf(b.plan));

/** Choices at a question that no plan answers: those of whoever is asked, and in a fight what may be used in it. */
function plainly(top: Frame, choices: readonly Action[]): readonly Action[] {
  const used = (a: Action): boolean => top.kind === 'fight' && (a.verb === 'use' || a.verb === 'spell');
  return choices.filter((a) => (a.by === undefined && !isFree(a)) || used(a)).slice(0, CHOICES_MOST);
}

/** Where nothing else is at hand, days may end, hours pass and fights begin. */
const OF_THE_TURN: readonly Action['verb'][] = ['end', 'fight', 'do'];

/**
 * What is worth a try, what the greedy bot would do first: at the beginning of an action each of the best plans, the
 * fights at hand and the end of the day; on a walk each of the best plans and the halt; at other questions every
 * choice. A free action that the greedy bot would do
 * at once stands alone: it delays nothing.
 */
export function candidatesOf(g: Game, choices: readonly Action[], mind: Mind, rng: Rng): Candidate[] {
  const top = g.stack[g.stack.length - 1];
  if (top.kind === 'turn') think(mind, g);
  else remember(mind, g);
  const act = (thoughts: Mind): Action => greedyBot(thoughts).choose(g, choices, rng);
  const first = act(mind);
  const out: Candidate[] = [{ action: first, mind, plan: planned(mind, g, top) }];
  const add = (one: Candidate): void => {
    if (!out.some((other) => same(other, one))) out.push(one);
  };
  const addPlans = (who: HeroId): void => {
    for (const plan of plansFor(g, mind.outlook, who).slice(0, PLANS_MOST)) {
      const thoughts = withPlan(mind, plan);
      const action = act(thoughts);
      if (!isFree(action)) add({ action, mind: thoughts, plan });
    }
  };
  if (top.kind === 'walk' && top.step === 'ask') {
    if (!isFree(first)) addPlans(top.who);
    const stop = choices.find((a) => a.verb === 'stop');
    if (stop !== undefined && !isFree(first) && first !== stop) add({ action: stop, mind, plan: undefined });
    return out;
  }
  if (top.kind !== 'turn') {
    for (const action of plainly(top, choices)) if (action !== first) add({ action, mind, plan: undefined });
    return out;
  }
  if (isFree(first)) return out;
  addPlans(top.who);
  for (const action of choices) {
    if (action.by !== undefined || !OF_THE_TURN.includes(action.verb)) continue;
    if (!out.some((one) => one.action === action)) add({ action, mind, plan: undefined });
  }
  return out;
}

const planned = (mind: Mind, g: Game, top: Frame): Plan | undefined =>
  top.kind === 'turn' || top.kind === 'walk' ? mind.plans.get(onTurn(g).id) : undefined;
