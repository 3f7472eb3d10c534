import { spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { count, emptyFolder, environment, median, printed, type Row } from './measure.ts';
import { builtProgram } from './programs.ts';

/** How many commands warm the program up, and up to which the others count: V8 still compiles after 50,000. */
const TEXT = { what: 'text', flags: [], goal: 100_000, warm: 120_000, to: 300_000 };
const JSON_LINES = { what: 'JSON', flags: ['--json'], goal: 20_000, warm: 40_000, to: 140_000 };
const ROUNDS = 3;
export const SPENT = resolve('test/bench/programs/spent.cjs');

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

/** The lines up to the first game that begins at or after this one; all where there is none. */
function beginning(lines: readonly string[], at: number): readonly string[] {
  const next = lines.findIndex((line, i) => i >= at && line.startsWith('new '));
  return next < 0 ? lines : lines.slice(0, next);
}

/** Commands of random games, new ones and their ends included, a second of one core, once the program is warm. */
export async function pipedCommands(game: string): Promise<Row[]> {
  const lines = printed([await builtProgram('script'), String(TEXT.to)]).split('\n');
  const folder = emptyFolder();
  return [TEXT, JSON_LINES].map(({ what, flags, goal, warm, to }) => {
    const [short, long] = [beginning(lines, warm), beginning(lines, to)].map((part, i) => {
      const file = join(folder, `${what} ${i}`);
      writeFileSync(file, `${part.join('\n')}\n`);
      return { file, commands: part.length };
    });
    const rates = Array.from(
      { length: ROUNDS },
      () => (long.commands - short.commands) / (spentOn(game, flags, long.file) - spentOn(game, flags, short.file)),
    );
    const rate = median(rates);
    return {
      what: `piped commands a second, ${what}`,
      goal: `at least ${count(goal)}, after ${count(warm)} to warm up`,
      measured: count(rate),
      met: rate >= goal,
    };
  });
}
