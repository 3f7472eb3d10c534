import { botRng } from '../../../src/bots/game.ts';
import { greedyBot } from '../../../src/bots/greedy.ts';
import { hintFor } from '../../../src/bots/hint.ts';
import { beginGame } from '../../../src/bots/job.ts';
import { applyInPlace, choices } from '../../../src/engine/machine.ts';
import { FAR_LAND } from '../../../src/games/far-land/index.ts';
import type { Action, Event, Game } from '../../../src/games/far-land/types.ts';

/**
 * Hints at positions of every legend with two, three and four heroes, at each where games are played on. Prints the
 * processor time of each in milliseconds, as JSON.
 */
const POSITIONS = Number(process.argv[2]);
const LEGENDS = ['1', '2', '3'];
const SETS = ['raash,avida', 'grent,tenaya', 'raash,grent,avida', 'raash,grent,tenaya,avida'];
/** Choices between two hints, so that they come at all hours of a day, in fights and on cards. */
const APART = 17;
/** A hint that is quicker has played nothing on. */
const PLAYED_ON_MS = 20;
const A_GAME = 3;

const spent = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

const times: number[] = [];
for (let game = 0; times.length < POSITIONS; game++) {
  const [legend, heroes] = [LEGENDS[game % LEGENDS.length], SETS[game % SETS.length]];
  const { g } = beginGame(['legend', legend, 'heroes', heroes, 'seed', String(game)]);
  const bot = greedyBot();
  const rng = botRng(game);
  const most = Math.min(POSITIONS, times.length + A_GAME);
  for (let n = 1; g.over === null && times.length < most; n++) {
    if (n % APART === 0) {
      const since = process.cpuUsage();
      hintFor(g);
      const time = spent(since);
      if (time > PLAYED_ON_MS) times.push(time);
    }
    applyInPlace<Game, Action, Event>(FAR_LAND, g, bot.choose(g, choices(FAR_LAND, g), rng));
  }
}
console.log(JSON.stringify(times));
