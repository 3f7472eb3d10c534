import { botRng } from '../../../src/bots/game.ts';
import { randomBot } from '../../../src/bots/random.ts';
import { FAR_LAND } from '../../../src/games/far-land/index.ts';
import type { Action, Game } from '../../../src/games/far-land/types.ts';
import type { Games } from '../../../src/session/games.ts';
import { Table } from '../../../src/session/table.ts';

/** Whole legends at the table, with words, record and undo: prints what the first and the last fifty choices cost, in ms. */
const GAMES = Number(process.argv[2]);
const PART = 50;
/** Games before anything is measured. */
const WARM = 100;
const first: number[] = [];
const last: number[] = [];

function play(seed: number): number[] {
  const table = new Table({ games: [FAR_LAND] as unknown as Games, folder: '', saving: false });
  table.submit(`new legend 1 heroes raash,grent,tenaya,avida seed ${seed}`);
  const { session } = table;
  if (session === null) throw new Error('no game was begun');
  const bot = randomBot();
  const rng = botRng(seed);
  const spent: number[] = [];
  while (session.state.over === null) {
    const began = performance.now();
    const actions = session.actions() as Action[];
    table.submit(session.commandAt(actions.indexOf(bot.choose(session.state as Game, actions, rng))));
    spent.push(performance.now() - began);
  }
  return spent;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
const middle = (list: number[]): number => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
for (let seed = 0; seed < GAMES; seed++) {
  const spent = play(seed);
  if (seed < WARM || spent.length < 2 * PART) continue;
  first.push(sum(spent.slice(0, PART)));
  last.push(sum(spent.slice(-PART)));
}
console.log(JSON.stringify([middle(first), middle(last)]));
