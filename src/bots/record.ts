import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choices, type Over } from '../engine/machine.ts';
import type { Rng } from '../engine/rng.ts';
import { legendOf, proseOf } from '../games/far-land/content/legends/index.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import type { Game } from '../games/far-land/types.ts';
import type { Games } from '../session/games.ts';
import { savePath } from '../session/saves.ts';
import { Table } from '../session/table.ts';
import type { Bot } from './bot.ts';
import { BOTS } from './bots.ts';
import { botRng, playOut } from './game.ts';
import { beginGame, type Wish, wordsOf } from './job.ts';

/** How a game is to end: `won`, `lost`, or with the reason: `won-bowl`, `lost-shields`. */
export type Until = string;

export const ended = ({ result, why }: Over, until: Until): boolean => until === result || until === `${result}-${why}`;

/** How the bot's game with this seed ends. */
export function endOf(wish: Wish, seed: number): Over {
  const { g } = beginGame(wordsOf(wish, seed, seed));
  playOut(g, BOTS[wish.bot](), botRng(seed));
  return g.over as Over;
}

/** Seed of the first game that ends so, of the seeds from 0 up to `most`; undefined when there is none. */
export function seedOf(wish: Wish, until: Until, most: number): number | undefined {
  for (let seed = 0; seed < most; seed++) if (ended(endOf(wish, seed), until)) return seed;
  return undefined;
}

/** The record of this bot's game, as the program itself keeps one: canonical lines, a checkpoint a sunrise and at the end. */
export function recordOf(wish: Wish, seed: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'farland-record-'));
  try {
    const table = new Table({ games: [FAR_LAND] as unknown as Games, folder, saving: true, name: 'game' });
    table.begin(`new ${wordsOf(wish, seed, seed).join(' ')}`);
    playAtTable(table, BOTS[wish.bot](), botRng(seed));
    table.leave();
    return readFileSync(savePath(folder, 'game'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function playAtTable(table: Table, bot: Bot, rng: Rng): void {
  while (table.session !== null && table.session.state.over === null) {
    const g = table.session.state as Game;
    const offered = choices(FAR_LAND, g);
    table.session.choose(offered.indexOf(bot.choose(g, offered, rng)));
  }
}

/** Every reason for which this legend can be lost: those that its last words know and that are no goal. */
export function lossesOf(legend: string): string[] {
  const { goals, cards, deeds, watches } = legendOf(legend);
  const lines = JSON.stringify([cards, deeds, watches]);
  const wins = (why: string): boolean => goals.some(({ id }) => id === why) || lines.includes(`"win":"${why}"`);
  return Object.keys(proseOf(legend).ends).filter((why) => !wins(why));
}
