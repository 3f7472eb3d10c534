import { spawnSync } from 'node:child_process';
import { environment, median, ms, type Row } from './measure.ts';

const BEGIN = 'new legend 1 heroes raash,avida seed 42\n';
const ROUNDS = 3;

function took(game: string, script: string): number {
  const from = performance.now();
  const done = spawnSync(process.execPath, [game], { input: script, env: environment(), encoding: 'utf8' });
  if (done.status !== 0) throw new Error(`the script failed:\n${done.stderr}`);
  return performance.now() - from;
}

/** What a hint takes at the beginning of a game: counted in play-outs, so only told. */
export async function hintTime(game: string): Promise<Row[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(took(game, `${BEGIN}hint\n`) - took(game, BEGIN));
  return [{ what: 'time of a hint', goal: 'about 2000 ms', measured: ms(median(times)), met: undefined }];
}
