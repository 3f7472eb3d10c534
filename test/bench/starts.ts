import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, environment, median, ms, type Row, ratio, takingTurns, times } from './measure.ts';
import { BARE } from './programs.ts';

const MOST = 1.4;
const SCRIPT = 'new legend 1 heroes raash,avida seed 1\nlook\n';

/** From the start of a program to its end, its input a file and its output a pipe. */
function run(args: readonly string[], script: string, env: NodeJS.ProcessEnv): number {
  const input = openSync(script, 'r');
  const began = performance.now();
  const done = spawnSync(process.execPath, args, { env, stdio: [input, 'pipe', 'pipe'] });
  const time = performance.now() - began;
  closeSync(input);
  if (done.status !== 0) throw new Error(`${args.join(' ')} failed:\n${done.stderr}`);
  return time;
}

/** Help, version, a piped game and a bot: from start to end, against Node doing nothing. */
export async function starts(game: string): Promise<Row[]> {
  const env = environment();
  const script = join(emptyFolder(), 'script');
  writeFileSync(script, SCRIPT);
  const cases = {
    'farland --help': [game, '--help'],
    'farland --version': [game, '--version'],
    'piped, a game begun': [game],
    'a game by a bot': [
      game,
      'simulate',
      '--games',
      '1',
      '--bot',
      'random',
      '--threads',
      '1',
      '--heroes',
      'raash,avida',
    ],
  };
  const found = await takingTurns({
    bare: () => run([BARE], script, env),
    ...Object.fromEntries(Object.entries(cases).map(([what, args]) => [what, () => run(args, script, env)])),
  } as { [what: string]: () => number });
  return Object.keys(cases).map((what) => {
    const by = ratio(found[what], found.bare);
    return {
      what: `start: ${what}`,
      goal: `at most ${MOST} x bare Node`,
      measured: `${times(by)} (${ms(median(found[what]))})`,
      beside: `bare Node ${ms(median(found.bare))}`,
      met: by <= MOST,
    };
  });
}
