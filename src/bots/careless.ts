import { below } from '../engine/rng.ts';
import { LETTERS } from '../games/far-land/rules/track.ts';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';

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
      return end !== undefined && below(rng, LETTERS.length) < g.narrator ? end : careful.choose(g, choices, rng);
    },
  };
}
