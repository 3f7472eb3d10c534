import { botRng, playOut } from '../../../src/bots/game.ts';
import { beginGame, wordsOf } from '../../../src/bots/job.ts';
import { randomBot } from '../../../src/bots/random.ts';
import { readSets } from '../../../src/bots/sets.ts';

/** Plays many random games in one process (node --expose-gc) and prints by how many kilobytes it grew, swept clean. */
const GAMES = Number(process.argv[2]);
/** By then the space for short-lived things has grown as far as it does. */
const WARM = 12_000;
const sets = readSets('2') ?? [];

function play(from: number, to: number): void {
  for (let seed = from; seed < to; seed++) {
    const { g } = beginGame(wordsOf({ legend: '1', level: 'normal', sets, bot: 'random' }, seed, seed));
    playOut(g, randomBot(), botRng(seed));
  }
}

function resident(): number {
  for (let i = 0; i < 4; i++) (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage.rss() / 1024;
}

play(0, WARM);
const before = resident();
play(WARM, WARM + GAMES);
console.log(Math.round(resident() - before));
