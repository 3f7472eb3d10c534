import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, environment, median, ms, printed, quantile, type Row } from './measure.ts';
import { SPENT } from './piped.ts';
import { builtProgram } from './programs.ts';

const BEGIN = 'new legend 1 heroes raash,avida seed 42\n';
const ROUNDS = 3;
const POSITIONS = '30';

/** Processor time of the program with this script, in milliseconds. */
function spent(game: string, script: string): number {
  const file = join(emptyFolder(), 'spent');
  const env = { ...environment(), BENCH_SPENT: file };
  const done = spawnSync(process.execPath, ['--require', SPENT, game], { input: script, env, encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`the script failed:\n${done.stderr}`);
  return Number(readFileSync(file, 'utf8')) * 1000;
}

/** What hints take: the first one of a program that has just begun, and those at many positions. Only told. */
export async function hintTime(game: string): Promise<Row[]> {
  const firsts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) firsts.push(spent(game, `${BEGIN}hint\n`) - spent(game, BEGIN));
  const times = JSON.parse(printed([await builtProgram('hints'), POSITIONS])) as number[];
  return [
    { what: 'a first hint, processor time', goal: 'about 2000 ms', measured: ms(median(firsts)), met: undefined },
    {
      what: `hints at ${POSITIONS} positions, processor time`,
      goal: 'about 2000 ms',
      measured: `p50 ${ms(median(times))}, most ${ms(quantile(times, 1))}`,
      met: undefined,
    },
  ];
}
