import { applyInPlace, choices as choicesOf } from '../engine/machine.ts';
import { rngOf, word } from '../engine/rng.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import { copyState } from '../games/far-land/state.ts';
import type { Action, Event, Frame, Game } from '../games/far-land/types.ts';
import type { Bot } from './bot.ts';
import { type Candidate, candidatesOf, copyMind } from './candidates.ts';
import { type Figures, judged } from './figures.ts';
import { newMind } from './greedy/mind.ts';
import { greedyBot } from './greedy.ts';
import { isFree } from './random.ts';
import { reshuffled } from './unseen.ts';

/** A candidate with all that its play-outs told. */
export interface Tried extends Candidate {
  /** Worth of each play-out, in the points of the greedy bot; the n-th of every candidate has the same dice to come. */
  worths: number[];
  /** What came of each play-out. */
  games: Figures[];
}

/** Play-outs that one choice of the search bot may cost. */
export const SEARCHED = 32;
/** A play-out ends when so many more suns have risen, and then the position is judged. */
export const SUNRISES = 2;
/** A play-out that does not come to its sunrise is cut off here. */
const ACTIONS_MOST = 400;
/** Play-outs of every candidate before the worse half is given up. */
const FIRST = 3;

/** Plays on from this choice as the greedy bot would, up to the horizon, and judges what came of it. */
function playedOut(g: Game, { action, mind }: Candidate, seed: number): ReturnType<typeof judged> {
  const bot = greedyBot(copyMind(mind));
  const rng = rngOf(seed);
  const last = g.day + SUNRISES;
  applyInPlace<Game, Action, Event>(FAR_LAND, g, action);
  for (let n = 0; g.over === null && g.day < last && n < ACTIONS_MOST; n++)
    applyInPlace<Game, Action, Event>(FAR_LAND, g, bot.choose(g, choicesOf(FAR_LAND, g), rng));
  return judged(g);
}

function tryOnce(g: Game, one: Tried, seed: number): void {
  const { worth, figures } = playedOut(copyState(g), one, seed);
  one.worths.push(worth);
  one.games.push(figures);
}

export const meanOf = ({ worths }: Tried): number => worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

/**
 * Tries candidates by play-outs, `budget` of them in all: after each round the worse half is given up, so that the
 * best are tried most often; the first candidate stays, to be compared with. Returns those that were still tried at
 * the end, the best first. What is unseen is dealt out anew before each play-out, alike for all candidates; `seed`
 * decides all chance.
 */
export function weighed(g: Game, candidates: readonly Candidate[], budget: number, seed: number): Tried[] {
  const rng = rngOf(seed);
  let left = candidates.map((one): Tried => ({ ...one, worths: [], games: [] }));
  const [usual] = left;
  let spent = 0;
  for (let round = FIRST; spent + left.length <= budget; round *= 2) {
    for (let n = 0; n < round && spent + left.length <= budget; n++) {
      const world = reshuffled(g, rng);
      const luck = word(rng);
      for (const one of left) tryOnce(world, one, luck);
      spent += left.length;
    }
    left.sort((a, b) => meanOf(b) - meanOf(a));
    const better = left.slice(0, Math.ceil(left.length / 2));
    if (left.length > 2) left = better.includes(usual) ? better : [...better, usual];
  }
  return left;
}

/** Whether `one` is better than `other` by more than luck would explain: twice the error of the mean difference. */
export function surelyBetter(one: Tried, other: Tried): boolean {
  const n = Math.min(one.worths.length, other.worths.length);
  if (n < 2) return false;
  const apart = Array.from({ length: n }, (_, i) => one.worths[i] - other.worths[i]);
  const mean = apart.reduce((sum, by) => sum + by, 0) / n;
  const spread = apart.reduce((sum, by) => sum + (by - mean) ** 2, 0) / (n - 1);
  return mean > 2 * Math.sqrt(spread / n);
}

/**
 * What is chosen of those that were tried: the best, if it is better than the usual by more than luck, else the usual.
 */
export function chosenOf(tried: readonly Tried[], usual: Candidate): Tried {
  const known = tried.find((one) => one.mind === usual.mind && one.action === usual.action) as Tried;
  return surelyBetter(tried[0], known) ? tried[0] : known;
}

/** Questions at which play-outs tell more than the rules of the greedy bot. */
function searched(top: Frame): boolean {
  if (top.kind === 'fight') return top.step === 'round' && top.round > 0;
  return top.kind === 'turn' || (top.kind === 'card' && top.step === 'ask');
}

/**
 * Plays like the greedy bot, but tries the best of its plans by sampled play-outs, `budget` of them a choice, and
 * leaves its way where another is better by more than luck. It looks at nothing that lies face down.
 */
export function searchBot(budget: number = SEARCHED): Bot {
  const mind = newMind();
  const greedy = greedyBot(mind);
  return {
    name: 'search',
    choose(g, choices, rng) {
      if (choices.length === 1) return choices[0];
      if (!searched(g.stack[g.stack.length - 1])) return greedy.choose(g, choices, rng);
      const candidates = candidatesOf(g, choices, mind, rng);
      const [usual] = candidates;
      if (candidates.length === 1 || isFree(usual.action)) return usual.action;
      const chosen = chosenOf(weighed(g, candidates, budget, word(rng)), usual);
      if (chosen.action !== usual.action || chosen.mind !== usual.mind) mind.plans = chosen.mind.plans;
      return chosen.action;
    },
  };
}
