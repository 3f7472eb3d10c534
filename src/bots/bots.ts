import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';

/** Every bot by its name; each game gets a fresh one. */
export const BOTS: { readonly [name: string]: () => Bot } = { greedy: greedyBot, random: randomBot };

export const BOT_NAMES: readonly string[] = Object.keys(BOTS);
