import type { Move } from '../engine/machine.ts';
import { below, type Rng } from '../engine/rng.ts';
import { freeTake } from '../games/far-land/rules/free.ts';
import type { Bot } from './bot.ts';

const FREE: ReadonlySet<string> = new Set(Object.keys(freeTake));

/** Whether this choice is a free action, or belongs to a hero who is not asked. */
export const isFree = (a: Move): boolean => a.by !== undefined || FREE.has(a.verb);

/** Of ten choices eight are actions of the turn. */
const TURN_SHARE = 8;

const one = <T>(list: readonly T[], rng: Rng): T => list[below(rng, list.length)];

/** Any choice: an action of the turn with 0.8, a free one with 0.2, each of its kind equally likely. */
export const randomBot = (): Bot => ({
  name: 'random',
  choose(_g, choices, rng) {
    const free = below(rng, 10) >= TURN_SHARE;
    const fitting = choices.filter((a) => isFree(a) === free);
    return one(fitting.length === 0 ? choices : fitting, rng);
  },
});
