import { below } from '../engine/rng.ts';
import { LAST } from '../games/far-land/rules/track.ts';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';

/** Fineness of a draw. */
const FINE = 1000;

/**
 * Begins like the greedy bot and tires: the further the narrator is, the more often a hero ends the day too early. So it
 * gets far and loses all the same, in ways in which neither a good player nor a random one does.
 */
export function carelessBot(): Bot {
  const careful = greedyBot();
  return {
    name: 'careless',
    choose(g, choices, rng) {
      const end = choices.find((a) => a.verb === 'end' && a.by === undefined);
      return end !== undefined && below(rng, FINE) < FINE * (g.narrator / LAST) ** 3
        ? end
        : careful.choose(g, choices, rng);
    },
  };
}
