import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Modules that a start does not need. They export functions only; the built program loads each, with all that nobody
 * else needs, when one of its functions is called first.
 */
const LATER: readonly string[] = [
  'src/games/far-land/asks/danger.ts',
  'src/games/far-land/asks/odds.ts',
  'src/games/far-land/asks/picture.ts',
  'src/games/far-land/asks/rulebook.ts',
  'src/games/far-land/asks/shop.ts',
  'src/games/far-land/asks/surroundings.ts',
  'src/games/far-land/asks/tale.ts',
  'src/games/far-land/asks/wayfinding.ts',
  'src/games/far-land/asks/where.ts',
  'src/games/far-land/commands.ts',
  'src/games/far-land/expect.ts',
  'src/games/far-land/own-legend.ts',
  'src/games/far-land/scenario.ts',
  'src/games/far-land/words/drawing.ts',
  'src/session/expect.ts',
  'src/session/hash.ts',
  'src/session/keeping.ts',
  'src/session/load.ts',
  'src/session/lock.ts',
  'src/session/real-dice.ts',
].map((file) => resolve(file));

/** `later-expect-1`: two files may bear one name. */
const nameOf = (file: string): string => `later-${basename(file, '.ts')}-${LATER.indexOf(file)}`;

/** Entry points of the build for them: names of chunks, and files. */
export const LATER_ENTRIES = Object.fromEntries(LATER.map((file) => [nameOf(file), file]));

/** Puts functions that load and call in the place of those modules. `$load` is what every chunk is given. */
export const later: Plugin = {
  name: 'later',
  setup(b) {
    b.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, resolveDir, kind }) => {
      const file = resolve(resolveDir, path);
      return kind !== 'entry-point' && LATER.includes(file) ? { path: file, namespace: 'later' } : undefined;
    });
    b.onLoad({ filter: /./, namespace: 'later' }, async ({ path }) => {
      const exported: { [name: string]: unknown } = await import(path);
      const lines = Object.entries(exported).map(([name, value]) => {
        if (typeof value !== 'function') throw new Error(`${path} exports ${name}, which is no function.`);
        return `export function ${name}(...args) { return $load('./${nameOf(path)}.js').${name}(...args); }`;
      });
      return { contents: lines.join('\n'), resolveDir: dirname(path) };
    });
  },
};
