import type { Action, Frame, Frames, Game } from '../games/far-land/types.ts';
import type { Bot } from './bot.ts';
import { another, betterDie, gather, gift, lastWord, nextRound } from './greedy/battle.ts';
import { noted, withoutCircles } from './greedy/circles.ts';
import { type Mind, newMind } from './greedy/mind.ts';
import { atEndOfWalk, atTurn, onWalk } from './greedy/moves.ts';
import {
  answer,
  chosenHero,
  exchange,
  fogOpener,
  handOver,
  makeRoom,
  payer,
  share,
  wardOff,
} from './greedy/questions.ts';

type Decide<F> = (mind: Mind, g: Game, f: F, choices: readonly Action[]) => Action;

/** How each question is answered; where none stands here, the first choice will do. */
const DECIDE: { [K in keyof Frames]?: { [S in Frames[K]['step']]?: Decide<{ kind: K } & Frames[K]> } } = {
  turn: { ask: atTurn },
  walk: {
    ask: onWalk,
    share: atEndOfWalk,
    who: (_mind, g, f, choices) => fogOpener(g, f, choices),
  },
  fight: { gather, round: nextRound, more: another, choose: betterDie, giving: gift, 'foe-rolled': lastWord },
  reward: { ask: (_mind, g, _f, choices) => share(g, choices) },
  give: { ask: handOver },
  trade: { ask: exchange },
  fog: { full: (_mind, g, f, choices) => makeRoom(g, f, choices) },
  card: {
    ask: answer,
    pick: (_mind, g, f, choices) => chosenHero(g, f, choices),
    pay: (_mind, g, f, choices) => payer(g, f, choices),
    ward: (_mind, g, f, choices) => wardOff(g, f, choices),
  },
};

/**
 * Plays by a stated aim and a distance: what the legend's goal still asks for, else the creatures nearest to the caves;
 * of all plans that heroes could carry out, alone or together, the one with most points an hour. Each game needs its
 * own: plans are kept in mind for a turn.
 */
export function greedyBot(mind: Mind = newMind()): Bot {
  return {
    name: 'greedy',
    choose(g, offered, rng) {
      const choices = withoutCircles(mind.acts, g, offered);
      if (choices.length === 1) return choices[0];
      mind.rng = rng;
      const top: Frame = g.stack[g.stack.length - 1];
      const decide = (DECIDE[top.kind] as { [step: string]: Decide<Frame> | undefined } | undefined)?.[top.step];
      const chosen = decide === undefined ? choices[0] : decide(mind, g, top, choices);
      mind.acts = noted(mind.acts, g, chosen);
      return chosen;
    },
  };
}
