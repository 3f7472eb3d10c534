/**
 * Makes all records beside this file anew, after the rules or a legend have changed: `npm run records`, or for one
 * legend `npm run records -- 2`.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Wish } from '../../src/bots/job.ts';
import { ended, endOf, lossesOf, recordOf } from '../../src/bots/record.ts';
import { readSets } from '../../src/bots/sets.ts';
import { LEGEND_IDS } from '../../src/games/far-land/content/legends/index.ts';

export const RECORDS = fileURLToPath(new URL('.', import.meta.url));

/** Seeds that are tried, with each number of heroes and each bot. */
const SEEDS_MOST = 400;

export interface Wanted {
  /** Name of the file without its ending. */
  name: string;
  legend: string;
  /** `won`, or `lost-shields`. */
  until: string;
  /** The number of heroes; any when left out. */
  heroes?: string;
}

/** The records that there should be: a win for each number of heroes, and every way to lose. */
export function wantedRecords(): Wanted[] {
  return LEGEND_IDS.flatMap((legend) => [
    ...HEROES.map((heroes) => ({ name: `${legend}-won-${heroes}-heroes`, legend, until: 'won', heroes })),
    ...lossesOf(legend).map((why) => ({ name: `${legend}-lost-${why}`, legend, until: `lost-${why}` })),
  ]);
}

const HEROES = ['2', '3', '4'];
/** A careful bot seldom loses in some ways; then a game of another will do. */
const BOTS = ['greedy', 'careless', 'random'];
const LEVELS = ['normal', 'novice'];

/** Every kind of game of a legend, the same seed for all kinds before the next one. */
function* kinds(legend: string): Generator<{ wish: Wish; seed: number; heroes: string }> {
  for (let seed = 0; seed < SEEDS_MOST; seed++)
    for (const level of LEVELS)
      for (const bot of BOTS)
        for (const heroes of HEROES) yield { wish: { legend, level, bot, sets: readSets(heroes) ?? [] }, seed, heroes };
}

/** Plays games of the legend until each record that is wanted has one. */
function make(legend: string, wanted: Wanted[]): void {
  let open = wanted;
  for (const { wish, seed, heroes } of kinds(legend)) {
    if (open.length === 0) return;
    const end = endOf(wish, seed);
    const fitting = open.filter((one) => ended(end, one.until) && (one.heroes ?? heroes) === heroes);
    for (const { name } of fitting) {
      writeFileSync(join(RECORDS, `${name}.farland`), recordOf(wish, seed));
      process.stderr.write(`${name}: seed ${seed}, ${wish.bot}, ${wish.sets[seed % wish.sets.length]}.\n`);
    }
    open = open.filter((one) => !fitting.includes(one));
  }
  process.exitCode = 1;
  for (const { name } of open) process.stderr.write(`${name}: no game ended so.\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [only] = process.argv.slice(2);
  for (const legend of LEGEND_IDS) {
    if (only !== undefined && only !== legend) continue;
    for (const file of readdirSync(RECORDS))
      if (file.startsWith(`${legend}-`) && file.endsWith('.farland')) rmSync(join(RECORDS, file));
    make(
      legend,
      wantedRecords().filter((one) => one.legend === legend),
    );
  }
}
