import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { emptyFolder } from './measure.ts';

const programs = resolve('test/bench/programs');

/** Node, doing nothing: what every start is measured against. */
export const BARE = join(programs, 'empty.cjs');
/** A screen of the same size by Ink as it comes out of its package. */
export const PLAIN_INK = join(programs, 'plain-ink.mjs');
export const CHESS = join(programs, 'chess.mjs');

export const chessIsInstalled = (): boolean => existsSync(resolve('test/bench/node_modules/chessops'));

/** The game as it is shipped, built into a folder of its own; the path of its starter. */
export function builtGame(): string {
  const folder = emptyFolder();
  const done = spawnSync(resolve('node_modules/.bin/tsx'), ['.build/build.ts', join(folder, 'dist')], {
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`The game cannot be built:\n${done.stderr}`);
  cpSync('bin', join(folder, 'bin'), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  return join(folder, 'bin/farland.js');
}

/** One of the bench's own programs, written in TypeScript, as one file for Node. */
export async function builtProgram(name: string): Promise<string> {
  const outfile = join(emptyFolder(), `${name}.cjs`);
  await build({
    entryPoints: [join(programs, `${name}.ts`)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'error',
    define: { 'import.meta.dirname': '__dirname' },
    outfile,
  });
  return outfile;
}
