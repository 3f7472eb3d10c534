import { botRng } from '../../../src/bots/game.ts';
import { randomBot } from '../../../src/bots/random.ts';
import { FAR_LAND } from '../../../src/games/far-land/index.ts';
import type { Action, Game } from '../../../src/games/far-land/types.ts';
import { answerText } from '../../../src/plain/text.ts';
import type { Games } from '../../../src/session/games.ts';
import { Table } from '../../../src/session/table.ts';

/** Random games in plain text: prints as JSON the bytes that each choice adds, the list of choices aside. */
const GAMES = Number(process.argv[2]);
const sizes: number[] = [];

for (let seed = 0; seed < GAMES; seed++) {
  const table = new Table({ games: [FAR_LAND] as unknown as Games, folder: '', saving: false });
  table.submit(`new legend 1 heroes raash,avida seed ${seed}`);
  const { session } = table;
  if (session === null) throw new Error('no game was begun');
  const bot = randomBot();
  const rng = botRng(seed);
  while (session.state.over === null) {
    const actions = session.actions() as Action[];
    const chosen = actions.indexOf(bot.choose(session.state as Game, actions, rng));
    const answer = table.submit(session.commandAt(chosen));
    sizes.push(Buffer.byteLength(answerText(table, answer, null)) + Buffer.byteLength(session.question().text));
  }
}
console.log(JSON.stringify(sizes));
