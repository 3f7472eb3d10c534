import { FAR_LAND } from '../games/far-land/index.ts';
import type { FarSetup } from '../games/far-land/new.ts';
import type { Event, Game } from '../games/far-land/types.ts';
import { readNamed } from '../session/read-file.ts';
import { BOTS } from './bots.ts';
import { botRng, playOut } from './game.ts';
import { addGame, emptyTally, type Tally, type Uses } from './tally.ts';
import { noteAction, noteEvent, noteOpening } from './uses.ts';

/** What is played: the games differ by their seed alone, and by the heroes, who take turns. */
export interface Wish {
  legend: string;
  level: string;
  /** Sets of heroes, `raash,avida`: game after game the next one. */
  sets: readonly string[];
  bot: string;
}

/** Some of the games: those with the seeds `first + from` to `first + to - 1`, the `from`-th first. */
export interface Job {
  wish: Wish;
  first: number;
  from: number;
  to: number;
}

export interface Result {
  from: number;
  tally: Tally;
  /** For each game of the job 1 if it was won, else 0. */
  won: number[];
}

/** A result, or the sentence of what went wrong. */
export interface Outcome {
  result?: Result;
  fault?: string;
}

/** The `new` words of the game at this place. */
export function wordsOf({ legend, level, sets }: Wish, at: number, seed: number): string[] {
  return ['legend', legend, 'heroes', sets[at % sets.length], 'seed', String(seed), 'level', level];
}

/** Begins a game by its words. Throws the sentence when it cannot. */
export function beginGame(
  words: readonly string[],
  tell?: (e: Event) => void,
): {
  g: Game;
  setup: FarSetup;
} {
  const setup = FAR_LAND.readNew(words, 0, readNamed);
  if ('rule' in setup) throw new Error(setup.text);
  return { g: FAR_LAND.begin(setup, tell), setup };
}

/** The id of the legend that is wished for, which may be named by its file. */
export const legendIdOf = (wish: Wish): string => beginGame(wordsOf(wish, 0, 0)).setup.legend as string;

/** Plays the games of a job one after the other. */
export function runJob({ wish, first, from, to }: Job): Result {
  const tally = emptyTally();
  const won: number[] = [];
  for (let at = from; at < to; at++) {
    const seed = first + at;
    const uses: Uses = new Map();
    const { g, setup } = beginGame(wordsOf(wish, at, seed), (e) => noteOpening(uses, e));
    try {
      const actions = playOut(
        g,
        BOTS[wish.bot](),
        botRng(seed),
        (e) => noteEvent(uses, g, e),
        (_, a) => noteAction(uses, g, a),
      );
      const { result, why } = g.over as NonNullable<Game['over']>;
      const heroes = wish.sets[at % wish.sets.length];
      addGame(tally, { heroes, won: result === 'won', why, day: g.day, letter: g.narrator, actions, uses });
      won.push(result === 'won' ? 1 : 0);
    } catch (error) {
      throw new Error(`"${setup.line}" played by the ${wish.bot} bot: ${(error as Error).message}`);
    }
  }
  return { from, tally, won };
}

export function triedJob(job: Job): Outcome {
  try {
    return { result: runJob(job) };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}
