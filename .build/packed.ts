import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** The pack that holds each chunk; written in by the build. */
declare const PACK_OF: { readonly [chunk: string]: string };

type Chunk = (from: typeof load, require: NodeJS.Require, file: string, folder: string) => object;

const packs = new Map<string, { script: Script; chunks: { [chunk: string]: Chunk } }>();
const modules = new Map<string, object>();

/** Code compiled ahead for another Node or other flags is refused by V8 in silence, and compiled anew. */
function openPack(name: string) {
  const known = packs.get(name);
  if (known !== undefined) return known;
  const filename = join(__dirname, `${name}.js`);
  // All is written in signs below 128: that is read fastest.
  const script = new Script(readFileSync(filename, 'latin1'), { filename, cachedData: compiledAhead(name) });
  const pack = { script, chunks: script.runInThisContext() };
  packs.set(name, pack);
  return pack;
}

function compiledAhead(name: string): Buffer | undefined {
  try {
    return readFileSync(join(__dirname, `${name}.code`));
  } catch {
    return undefined;
  }
}

function load(name: string): object {
  const known = modules.get(name);
  if (known !== undefined) return known;
  if (!Object.hasOwn(PACK_OF, name)) return require(name);
  const exports = openPack(PACK_OF[name]).chunks[name](load, require, join(__dirname, name), __dirname);
  modules.set(name, exports);
  return exports;
}

/** `cli/run.ts` out of the packs. */
export const run: typeof import('../src/cli/run.ts').run = (...line) =>
  (load('./run.js') as typeof import('../src/cli/run.ts')).run(...line);

/** The compiled code of all packs loaded so far, with all functions that were called: the build keeps it. */
export function compiledCode(): { [pack: string]: Buffer } {
  return Object.fromEntries([...packs].map(([name, { script }]) => [name, script.createCachedData()]));
}
