import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll } from 'vitest';

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** The program, built as it is shipped, but with the toy as its only game. */
export async function buildToyProgram(): Promise<string> {
  const outdir = emptyFolder();
  await build({
    entryPoints: [resolve('src/cli.ts')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outdir,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    plugins: [
      {
        name: 'toy',
        setup(b) {
          b.onResolve({ filter: /\/ui\/main\./ }, ({ path }) => ({ path, external: true }));
          b.onResolve({ filter: /^\.\/games\.ts$/ }, ({ importer }) =>
            importer.includes('/cli/') ? { path: resolve('test/session/toy-games.ts') } : undefined,
          );
        },
      },
    ],
  });
  return join(outdir, 'cli.mjs');
}

export interface Ran {
  out: string;
  err: string;
  code: number | null;
}

export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'farland-test-'));
  made.push(folder);
  return folder;
}

/** The environment of a test: no settings, and games are kept only where the test says. */
export function cleanEnv(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { FARLAND_SAVES: _, FARLAND_PLAIN: __, ...env } = process.env;
  return { ...env, FARLAND_CONFIG: emptyFolder(), XDG_DATA_HOME: emptyFolder(), ...more };
}

/** Runs the program with a script on its standard input. */
export function pipe(program: string, args: string[], script: string | Buffer, env: NodeJS.ProcessEnv = {}): Ran {
  const done = spawnSync(process.execPath, [program, ...args], { input: script, env: cleanEnv(env), timeout: 30_000 });
  return { out: done.stdout.toString(), err: done.stderr.toString(), code: done.status };
}

/** Starts the program with a pipe that stays open. */
export function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, ...args], { env: cleanEnv(env) });
}

/** Settles when `text` has come out of the program. */
export function heard(child: ChildProcessWithoutNullStreams, text: string): Promise<string> {
  return new Promise((settle, fail) => {
    let all = '';
    const hear = (chunk: Buffer): void => {
      all += chunk.toString();
      if (all.includes(text)) settle(all);
    };
    child.stdout.on('data', hear);
    child.on('close', () => fail(new Error(`the program ended and never said "${text}"; it said: ${all}`)));
  });
}

export function ended(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((settle) => child.on('close', (code) => settle(code)));
}
