import { spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, environment, median, ms, type Row, ratio, takingTurns, times } from './measure.ts';
import { BARE } from './programs.ts';

const MOST = 1.4;
const SCRIPT = 'new legend 1 heroes raash,avida seed 1\nlook\n';

const BOT = ['simulate', '--bot', 'random', '--heroes', 'raash,avida', '--games', '1', '--threads'];

interface Start {
  args: readonly string[];
  /** How it ends: the exit code, and what standard error then tells. */
  ends?: readonly [code: number, told: RegExp];
  /** It does more than start. */
  more?: true;
}

/** `simulate` begins a game, with all that this takes, before it looks at its threads: none of them ends it there. */
const STARTS: { readonly [what: string]: Start } = {
  'farland --help': { args: ['--help'] },
  'farland --version': { args: ['--version'] },
  'piped, a game begun': { args: [] },
  'simulate, a game begun': { args: [...BOT, '0'], ends: [2, /--threads/] },
  'simulate, a game played': { args: [...BOT, '1'], more: true },
};

/** From the start of a program to its end, its input a file and its output a pipe. */
function run(program: string, { args, ends: [code, told] = [0, /^/] }: Start, script: string): number {
  const env = environment();
  const input = openSync(script, 'r');
  const began = performance.now();
  const done = spawnSync(process.execPath, [program, ...args], { env, stdio: [input, 'pipe', 'pipe'] });
  const time = performance.now() - began;
  closeSync(input);
  const errors = String(done.stderr);
  if (done.status !== code || !told.test(errors)) throw new Error(`${args.join(' ')} ended otherwise:\n${errors}`);
  return time;
}

/** Help, version, a piped game and a bot: from start to end, against Node doing nothing. */
export async function starts(game: string): Promise<Row[]> {
  const script = join(emptyFolder(), 'script');
  writeFileSync(script, SCRIPT);
  const cases = Object.entries(STARTS).map(([what, start]) => [what, () => run(game, start, script)] as const);
  const found: { [what: string]: number[] } = await takingTurns({
    bare: () => run(BARE, { args: [] }, script),
    ...Object.fromEntries(cases),
  });
  return Object.entries(STARTS).map(([what, { more }]) => {
    const by = ratio(found[what], found.bare);
    return {
      what: `start: ${what}`,
      goal: more ? '(no goal: the start and the play together)' : `at most ${MOST} x bare Node`,
      measured: `${times(by)} (${ms(median(found[what]))})`,
      beside: `bare Node ${ms(median(found.bare))}`,
      met: more ? undefined : by <= MOST,
    };
  });
}
