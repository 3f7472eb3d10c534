import { botRng, playOut } from '../../../src/bots/game.ts';
import { beginGame, wordsOf } from '../../../src/bots/job.ts';
import { randomBot } from '../../../src/bots/random.ts';
import { readSets } from '../../../src/bots/sets.ts';

/** Random games of every legend by every set of heroes. Prints actions a second of processor time. */
const SECONDS = Number(process.argv[2]);
const LEGENDS = (process.argv[3] ?? '1').split(',');
/** Until V8 has made fast what is played often. */
const WARM_SECONDS = 2;
const sets = ['2', '3', '4'].flatMap((n) => readSets(n) ?? []);

function play(seed: number): number {
  const legend = LEGENDS[seed % LEGENDS.length];
  const { g } = beginGame(wordsOf({ legend, level: 'normal', sets, bot: 'random' }, seed, seed));
  return playOut(g, randomBot(), botRng(seed));
}

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};
let seed = 0;
for (const warm = process.cpuUsage(); spent(warm) < WARM_SECONDS; ) play(seed++);
const since = process.cpuUsage();
let actions = 0;
while (spent(since) < SECONDS) actions += play(seed++);
console.log(Math.round(actions / spent(since)));
