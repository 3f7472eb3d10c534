import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Chunk, chunksFrom, standalone } from './chunks.ts';
import { yogaBytes } from './foreign.ts';

/**
 * Builds the program into `dist/`, or into the folder given:
 * - `cli.cjs` says help and version by itself and loads all else out of the packs;
 * - `game-….js`, `screen-….js` and others are the packs, each with its code compiled ahead (`.code`), whose names
 *   change with what is in them, so that code compiled from something else is never taken for theirs.
 */
const out = resolve(process.argv[2] ?? 'dist');

/** Programs that the game starts beside itself, and the names they get in `dist/`. */
const BESIDE: { readonly [name: string]: string } = { worker: 'src/bots/worker.ts' };

const written = new Set<string>();
function write(name: string, data: string | Buffer): void {
  written.add(name);
  writeFileSync(join(out, `.${name}`), data);
  renameSync(join(out, `.${name}`), join(out, name));
}

/** Folders of ours whose code is loaded together when it is needed, if a start does not need it. */
const TOGETHER: readonly (readonly [pack: string, folder: string])[] = [
  ['screen', 'src/ui/'],
  ['bots', 'src/bots/'],
  ['rulebook', 'src/games/far-land/words/rules/'],
  ['asks', 'src/games/far-land/asks/'],
  ['asks', 'src/games/far-land/words/'],
];

/** Other people's code, each chunk by itself; ours for the start of a game, for some purpose, and for later. */
function packOf({ name, inputs, atStart }: Chunk): string {
  if (inputs.some((file) => file.includes('node_modules'))) return name.toLowerCase();
  if (atStart) return 'game';
  return TOGETHER.find(([, folder]) => inputs.some((file) => file.startsWith(folder)))?.[0] ?? 'later';
}

async function buildPacks(): Promise<{ [chunk: string]: string }> {
  const packs = new Map<string, Chunk[]>();
  const { chunks: all, licences } = await chunksFrom('src/cli/run.ts');
  write('LICENCES.txt', licences);
  for (const chunk of all) {
    const name = packOf(chunk);
    packs.set(name, [...(packs.get(name) ?? []), chunk]);
  }
  const found: { [chunk: string]: string } = {};
  for (const [kind, chunks] of packs) {
    const parts = chunks.map(
      ({ name, code }) => `"./${name}.js":function($load,require,__filename,__dirname){"use strict";${code}\n}`,
    );
    const text = `({${parts.join(',\n')}})`;
    const name = `${kind}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    write(`${name}.js`, text);
    for (const chunk of chunks) found[`./${chunk.name}.js`] = name;
  }
  return found;
}

/** Starts the program as it starts most often, and keeps the code that was compiled meanwhile. */
function warm(): void {
  const script = openSync('.build/warm.farland', 'r');
  warmIn('piped', script);
  closeSync(script);
  warmIn('full', 'ignore');
  warmIn('simulate', 'ignore');
}

function warmIn(way: string, input: number | 'ignore'): void {
  const done = spawnSync(process.execPath, ['.build/warm.cjs', out, way], {
    stdio: [input, way === 'piped' ? 'pipe' : 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`The built program does not start (${way}):\n${done.stderr.slice(-2000)}`);
}

mkdirSync(out, { recursive: true });
const packs = await buildPacks();
write('yoga.wasm', yogaBytes());
write(
  'cli.cjs',
  await standalone('.build/start.ts', {
    define: { PACK_OF: JSON.stringify(packs) },
    instead: { 'src/cli/run.ts': '.build/packed.ts' },
  }),
);
for (const [name, entry] of Object.entries(BESIDE)) write(`${name}.cjs`, await standalone(entry));
warm();

/** What another build wrote so lately stays: it may not be done yet. Milliseconds. */
const LATELY = 60_000;
const now = new Set([...written, ...Object.values(packs).map((name) => `${name}.code`)]);
for (const name of readdirSync(out).filter((found) => !now.has(found))) {
  const path = join(out, name);
  if (Date.now() - statSync(path).mtimeMs > LATELY) rmSync(path, { recursive: true });
}
