import { botRng } from '../../../src/bots/game.ts';
import { randomBot } from '../../../src/bots/random.ts';
import { applyInPlace, choices } from '../../../src/engine/machine.ts';
import { FAR_LAND } from '../../../src/games/far-land/index.ts';
import type { Action, Event, Game } from '../../../src/games/far-land/types.ts';

/** Prints random games of Legend 1 as a script, so many commands or a few more: `new …`, then a command a line. */
const COMMANDS = Number(process.argv[2]);

function game(seed: number): string[] {
  const setup = FAR_LAND.readNew(['legend', '1', 'heroes', 'raash,avida', 'seed', String(seed)], seed, () => '');
  if ('rule' in setup) throw new Error(setup.text);
  const lines = [setup.line];
  const g = FAR_LAND.begin(setup);
  const bot = randomBot();
  const rng = botRng(seed);
  while (g.over === null) {
    const action = bot.choose(g, choices(FAR_LAND, g), rng);
    lines.push(FAR_LAND.write(g, action));
    applyInPlace<Game, Action, Event>(FAR_LAND, g, action);
  }
  return lines;
}

const lines: string[] = [];
for (let seed = 0; lines.length < COMMANDS; seed++) lines.push(...game(seed));
console.log(lines.join('\n'));
