/**
 * Makes all records beside this file anew, after the rules or a legend have changed: `npm run records`. For each legend
 * a win of 2, 3 and 4 heroes, and a game for each way of losing.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Wish } from '../../src/bots/job.ts';
import { lossesOf, recordOf, seedOf } from '../../src/bots/record.ts';
import { readSets } from '../../src/bots/sets.ts';
import { LEGEND_IDS } from '../../src/games/far-land/content/legends/index.ts';

export const RECORDS = fileURLToPath(new URL('.', import.meta.url));

/** Games of one kind that are tried before the next kind. */
const SEEDS_MOST = 600;

export interface Wanted {
  /** Name of the file without its ending. */
  name: string;
  legend: string;
  /** `won`, or `lost-shields`. */
  until: string;
  /** Numbers of heroes that will do. */
  heroes: readonly string[];
  bots: readonly string[];
}

/** The records that there should be. A careful bot seldom loses in some ways: then any game will do. */
export function wantedRecords(): Wanted[] {
  return LEGEND_IDS.flatMap((legend) => [
    ...['2', '3', '4'].map((n) => ({
      name: `${legend}-won-${n}-heroes`,
      legend,
      until: 'won',
      heroes: [n],
      bots: ['greedy'],
    })),
    ...lossesOf(legend).map((why) => ({
      name: `${legend}-lost-${why}`,
      legend,
      until: `lost-${why}`,
      heroes: ['2', '3', '4'],
      bots: ['greedy', 'random'],
    })),
  ]);
}

function find({ legend, until, heroes, bots }: Wanted): { wish: Wish; seed: number } | undefined {
  for (const bot of bots)
    for (const n of heroes) {
      const wish = { legend, level: 'normal', bot, sets: readSets(n) ?? [] };
      const seed = seedOf(wish, until, SEEDS_MOST);
      if (seed !== undefined) return { wish, seed };
    }
  return undefined;
}

function make(wanted: Wanted): void {
  const found = find(wanted);
  if (found === undefined) {
    process.stderr.write(`${wanted.name}: no game ended so.\n`);
    process.exitCode = 1;
    return;
  }
  const { wish, seed } = found;
  writeFileSync(join(RECORDS, `${wanted.name}.farland`), recordOf(wish, seed));
  process.stderr.write(`${wanted.name}: seed ${seed}, ${wish.bot}, ${wish.sets[seed % wish.sets.length]}.\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const file of readdirSync(RECORDS)) if (file.endsWith('.farland')) rmSync(join(RECORDS, file));
  for (const wanted of wantedRecords()) make(wanted);
}
