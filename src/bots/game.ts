import { applyInPlace, choices, type Listener } from '../engine/machine.ts';
import { type Rng, rngOf } from '../engine/rng.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import type { Action, Event, Game } from '../games/far-land/types.ts';
import type { Bot } from './bot.ts';

/** A game longer than this has no end: a fault of the rules or of the bot. */
const ACTIONS_MOST = 50_000;

/** The generator of the bots in a game with this seed: another one than that of its dice. */
export const botRng = (seed: number): Rng => rngOf((seed ^ 0x5bd1e995) >>> 0);

/** Hears each choice before it is carried out, with the state that it was made from. */
export type Witness = (g: Game, a: Action) => void;

/** Plays a game to its end and returns how many choices were made. Throws when there is no end in sight. */
export function playOut(g: Game, bot: Bot, rng: Rng, tell?: Listener<Event>, witness?: Witness): number {
  let n = 0;
  while (g.over === null) {
    if (n === ACTIONS_MOST) throw new Error(`the ${bot.name} bot finds no end within ${ACTIONS_MOST} actions`);
    const a = bot.choose(g, choices(FAR_LAND, g), rng);
    witness?.(g, a);
    applyInPlace(FAR_LAND, g, a, tell);
    n += 1;
  }
  return n;
}
