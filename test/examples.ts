/**
 * Makes the records under saves/examples anew, after the rules, the legend or the state have changed:
 * `npx tsx test/examples.ts`.
 */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rngOf } from '../src/engine/rng.ts';
import { FAR_LAND } from '../src/games/far-land/index.ts';
import type { Game } from '../src/games/far-land/types.ts';
import { Table } from '../src/session/table.ts';
import { setupOf } from './random-game.ts';
import { drift, findWin, type Way } from './search.ts';

export const EXAMPLES = fileURLToPath(new URL('../saves/examples', import.meta.url));
const SEEDS_MOST = 100;

/** Plays these lines into a folder, as the program does: what it writes there is the record `name`. */
export function keep(folder: string, name: string, lines: readonly string[]): void {
  const table = new Table({ games: [FAR_LAND], folder, saving: true, name });
  for (const line of lines) {
    const answer = table.submit(line);
    if (answer.kind !== 'begun' && answer.kind !== 'done') throw new Error(`"${line}" is not carried out`);
  }
  table.leave();
}

function record(name: string, play: (g: Game, seed: number) => Way | undefined): void {
  for (let seed = 1; seed <= SEEDS_MOST; seed++) {
    const line = `legend 1 heroes raash,avida seed ${seed}`;
    const way = play(FAR_LAND.begin(setupOf(line)) as Game, seed);
    if (way === undefined) continue;
    const folder = mkdtempSync(join(tmpdir(), 'farland-examples-')); // the program itself never writes among the examples
    keep(folder, name, [`new ${line}`, ...way.commands]);
    copyFileSync(join(folder, `${name}.farland`), join(EXAMPLES, `${name}.farland`));
    rmSync(folder, { recursive: true });
    console.log(`${name}: seed ${seed}, ${way.commands.length} commands, day ${way.g.day}`);
    return;
  }
  throw new Error(`no game of ${SEEDS_MOST} ended as ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync(EXAMPLES, { recursive: true, force: true });
  mkdirSync(EXAMPLES, { recursive: true });
  record('won', (g, seed) => findWin(g, rngOf(seed)));
  record('lost-by-shields', (g, seed) => {
    const way = drift(g, rngOf(seed));
    return way.g.over?.why === 'shields' && way.g.day > 2 ? way : undefined;
  });
}
