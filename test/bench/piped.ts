import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { count, emptyFolder, environment, median, printed, type Row } from './measure.ts';
import { builtProgram } from './programs.ts';

/** The first of them warm the program up: what counts are the others. */
const WARM = 40_000;
const COMMANDS = 140_000;
const ROUNDS = 3;
const SPENT = resolve('test/bench/programs/spent.cjs');

/** Seconds of processor time for a script, from the start of the program to its end. */
function spentOn(game: string, flags: readonly string[], script: string): number {
  const folder = emptyFolder();
  const input = openSync(script, 'r');
  const output = openSync(join(folder, 'out'), 'w');
  const done = spawnSync(process.execPath, ['--require', SPENT, game, ...flags], {
    env: { ...environment(), BENCH_SPENT: join(folder, 'spent') },
    stdio: [input, output, 'pipe'],
  });
  closeSync(input);
  closeSync(output);
  if (done.status !== 0) throw new Error(`the script failed:\n${done.stderr}`);
  return Number(readFileSync(join(folder, 'spent'), 'utf8'));
}

/** The lines up to the first game that begins at or after this one. */
function beginning(lines: readonly string[], at: number): readonly string[] {
  const next = lines.findIndex((line, i) => i >= at && line.startsWith('new '));
  return lines.slice(0, next);
}

/** Commands of random games, new ones and their ends included, a second of one core, once the program is warm. */
export async function pipedCommands(game: string): Promise<Row[]> {
  const text = printed([await builtProgram('script'), String(COMMANDS)]);
  const folder = emptyFolder();
  const long = join(folder, 'long');
  const short = join(folder, 'short');
  const lines = text.split('\n');
  const warm = beginning(lines, WARM);
  writeFileSync(long, `${text}\n`);
  writeFileSync(short, `${warm.join('\n')}\n`);
  const commands = lines.length - warm.length;
  return [
    { what: 'piped commands a second, text', flags: [], goal: 100_000 },
    { what: 'piped commands a second, JSON', flags: ['--json'], goal: 20_000 },
  ].map(({ what, flags, goal }) => {
    const rates = Array.from(
      { length: ROUNDS },
      () => commands / (spentOn(game, flags, long) - spentOn(game, flags, short)),
    );
    const rate = median(rates);
    return { what, goal: `at least ${count(goal)}`, measured: count(rate), met: rate >= goal };
  });
}
