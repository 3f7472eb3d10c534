import { type Line, line } from '../engine/line.ts';
import { applyInPlace, choices } from '../engine/machine.ts';
import { rngOf } from '../engine/rng.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import { onTurn } from '../games/far-land/state.ts';
import type { Action, Event, Frame, Game } from '../games/far-land/types.ts';
import { named } from './candidate-words.ts';
import { type Candidate, copyMind } from './candidates.ts';
import { greedyBot } from './greedy.ts';
import { isFree } from './random.ts';
import { reshuffled } from './unseen.ts';

/** More choices than it takes to give, take and drink all that is at hand. */
const FREE_MOST = 12;

const topOf = (g: Game): Frame => g.stack[g.stack.length - 1];

/** Where free actions of a turn lead: the turn itself, a walk, handing over. */
const OF_THE_TURN: readonly Frame['kind'][] = ['turn', 'walk', 'give', 'trade'];

/** Whether the hero on turn is asked for what takes hours. */
const asksForMore = (g: Game): boolean => {
  const { kind, step } = topOf(g);
  return (kind === 'turn' || kind === 'walk') && step === 'ask';
};

/**
 * What the hero on turn goes on to do after a free action and others like it: "After that: walk east …". Nothing where
 * no plan follows. It is played on in the game as it may be for all that can be known, so it tells nothing unseen.
 */
export function afterwards(g: Game, { action, mind }: Candidate, seed: number): Line[] {
  if (!OF_THE_TURN.includes(topOf(g).kind)) return [];
  const then = reshuffled(g, rngOf(seed));
  const thoughts = copyMind(mind);
  const bot = greedyBot(thoughts);
  const who = onTurn(g).id;
  let next = action;
  for (let n = 0; n < FREE_MOST; n++) {
    applyInPlace<Game, Action, Event>(FAR_LAND, then, next);
    if (then.over !== null || onTurn(then).id !== who || !OF_THE_TURN.includes(topOf(then).kind)) return [];
    next = bot.choose(then, choices<Game, Action>(FAR_LAND, then), rngOf(seed));
    if (asksForMore(then) && !isFree(next)) {
      const plan = thoughts.plans.get(who);
      return plan === undefined ? [] : [line`After that: ${named(then, { action: next, mind: thoughts, plan })}.`];
    }
  }
  return [];
}
