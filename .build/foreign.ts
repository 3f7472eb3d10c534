import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Stands for Yoga in the build: at once instead of later, from bytes instead of a web address made of letters. */
const YOGA = `
import loadYoga from '../binaries/yoga-wasm-base64-esm.js';
import wrapAssembly from './wrapAssembly.js';
const yoga = {
  instantiateWasm(imports, done) {
    const bytes = require('node:fs').readFileSync(require('node:path').join(__dirname, 'yoga.wasm'));
    const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), imports);
    done(instance);
    return instance.exports;
  },
};
loadYoga(yoga);
export default wrapAssembly(yoga);
export * from './generated/YGEnums.js';
`;

const WASM = /data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)/;

/** Commander starts other programs, but ours has none: what that takes is a fifth of a start. */
const LATER_SPAWN = "{ spawn: (...line) => require('node:child_process').spawn(...line) }";

function exchanged(path: string, old: string, text: string): string {
  const contents = readFileSync(path, 'utf8');
  if (!contents.includes(old)) throw new Error(`${path} holds no ${old} any more.`);
  return contents.replaceAll(old, text);
}

/**
 * Takes the waiting out of Ink and Yoga, for CommonJS cannot wait while it loads, and out of Commander; gives Ink a
 * board that draws faster.
 */
export const foreignParts: Plugin = {
  name: 'foreign parts',
  setup(b) {
    b.onLoad({ filter: /[\\/]ink[\\/]build[\\/]reconciler\.js$/ }, ({ path }) => ({
      contents: exchanged(path, 'isDev()', 'false'),
    }));
    b.onResolve({ filter: /^\.\/output\.js$/ }, ({ importer }) =>
      /[\\/]ink[\\/]build[\\/]renderer\.js$/.test(importer)
        ? { path: resolve('src/ui/terminal/output.ts') }
        : undefined,
    );
    b.onLoad({ filter: /[\\/]commander[\\/]lib[\\/]command\.js$/ }, ({ path }) => ({
      contents: exchanged(path, "require('node:child_process')", LATER_SPAWN),
    }));
    b.onLoad({ filter: /[\\/]yoga-layout[\\/]dist[\\/]src[\\/]index\.js$/ }, () => ({ contents: YOGA }));
    b.onLoad({ filter: /[\\/]yoga-wasm-base64-esm\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(WASM, ''),
    }));
  },
};

/** The bytes of Yoga's WebAssembly, which its package holds as letters. */
export function yogaBytes(): Buffer {
  const path = new URL('../node_modules/yoga-layout/dist/binaries/yoga-wasm-base64-esm.js', import.meta.url);
  const found = WASM.exec(readFileSync(path, 'utf8'));
  if (!found) throw new Error('Yoga holds its WebAssembly in another way than it used to.');
  return Buffer.from(found[1], 'base64');
}
