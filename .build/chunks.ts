import { basename, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { foreignParts } from './foreign.ts';
import { LATER_ENTRIES, later } from './later.ts';
import { linked } from './link.ts';

/** A piece of the program that is loaded as a whole: a CommonJS module as text. */
export interface Chunk {
  name: string;
  code: string;
  /** The files that it was made of, from the folder of the project. */
  inputs: string[];
  /** Whether a piped game is sure to need it. */
  atStart: boolean;
}

export interface Cut {
  chunks: Chunk[];
  /** The licences of other people's code, as their files begin. */
  licences: string;
}

const SETTINGS: BuildOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '__here', 'import.meta.dirname': '__dirname' },
};

/** Gives a module its own address, which CommonJS does not have. */
const HERE = "const __here=require('node:url').pathToFileURL(__filename).href;";
const withHere = (code: string): string => (code.includes('__here') ? HERE + code : code);

/** Files that a piped game loads one after the other. */
const START: readonly string[] = [
  'src/cli/run.ts',
  'src/cli/play.ts',
  'src/games/far-land/index.ts',
  'src/plain/pipe.ts',
  'src/plain/input.ts',
];

/** The chunks of those files, and all that these need to be loaded. */
function startOf({ outputs }: Metafile): Set<string> {
  const found = new Set(Object.keys(outputs).filter((name) => START.includes(outputs[name].entryPoint ?? '')));
  if (found.size < START.length) throw new Error(`Not all of these are chunks: ${START.join(', ')}.`);
  for (const name of found)
    for (const { path, kind } of outputs[name].imports)
      if (kind === 'import-statement' && path in outputs) found.add(path);
  return found;
}

/** The program from `entry` on, cut where it is loaded late, so that a start reads only what it needs. */
export async function chunksFrom(entry: string): Promise<Cut> {
  const { metafile, outputFiles } = await build({
    ...SETTINGS,
    entryPoints: { [basename(entry, '.ts')]: entry, ...LATER_ENTRIES },
    splitting: true,
    format: 'esm',
    outdir: '.',
    write: false,
    metafile: true,
    legalComments: 'external',
    alias: { 'string-width': './src/ui/terminal/string-width.ts' },
    plugins: [foreignParts, later],
  });
  const start = startOf(metafile);
  const code = outputFiles.filter(({ path }) => path.endsWith('.js'));
  const chunks = code.map(({ path, text }) => ({
    name: basename(path, '.js'),
    code: withHere(linked(text)),
    inputs: Object.keys(metafile.outputs[basename(path)].inputs),
    atStart: start.has(basename(path)),
  }));
  const licences = outputFiles.filter((file) => !code.includes(file)).map(({ text }) => text);
  return { chunks, licences: licences.join('') };
}

export interface Alone {
  define?: { [name: string]: string };
  /** Modules in whose place others are taken. */
  instead?: { [module: string]: string };
}

/** One file that stands alone, as CommonJS. */
export async function standalone(entry: string, { define = {}, instead = {} }: Alone = {}): Promise<string> {
  const others = new Map(Object.entries(instead).map((pair) => pair.map((file) => resolve(file)) as [string, string]));
  const exchange: Plugin = {
    name: 'exchange',
    setup(b) {
      b.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
        const other = others.get(resolve(resolveDir, path));
        return other === undefined ? undefined : { path: other };
      });
    },
  };
  const made = await build({
    ...SETTINGS,
    define: { ...SETTINGS.define, ...define },
    entryPoints: [entry],
    format: 'cjs',
    write: false,
    supported: { 'dynamic-import': false },
    plugins: [exchange],
  });
  return withHere(made.outputFiles[0].text);
}
