import type { Bot } from './bot.ts';
import { carelessBot } from './careless.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';

/** Every bot by its name; each game gets a fresh one. */
export const BOTS: { readonly [name: string]: () => Bot } = {
  greedy: () => greedyBot(),
  careless: carelessBot,
  random: randomBot,
  search: () => searchBot(),
};

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);
