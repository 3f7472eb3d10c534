/**
 * Breaks each rule in turn, in a copy of the sources, and runs the tests that bear its id: at least one of them must
 * fail. Prints the ids whose tests still pass, a line each, and ends with 1 when there are any.
 * `npm run mutants [ID…]` tries only these ids.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { RULES } from '../../src/games/far-land/words/rules/index.ts';
import { type Mutant, mutantsOf } from './points.ts';
import { SURVIVORS } from './survivors.ts';

const ROOT = process.cwd();
const GAME = join('src', 'games', 'far-land');
const WHERE = [
  join(GAME, 'rules'),
  join(GAME, 'verbs.ts'),
  join(GAME, 'content', 'creatures.ts'),
  join(GAME, 'content', 'heroes.ts'),
];

function sources(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() || one.name.endsWith('.ts') ? sources(join(path, one.name)) : [],
  );
}

/** A copy in which one file after another is broken; the packages are shared. */
function workshop(): string {
  const dir = mkdtempSync(join(tmpdir(), 'farland-mutants-'));
  for (const part of ['src', 'test', 'package.json', 'tsconfig.json', 'vitest.config.ts'])
    cpSync(join(ROOT, part), join(dir, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  return dir;
}

const TESTS = ['rules', 'boards'].flatMap((part) => sources(join('test', part)));

/** Test files that name this id; the others need not be loaded. */
const testsOf = (id: string): string[] =>
  TESTS.filter((path) => new RegExp(`${id}\\b`).test(readFileSync(join(ROOT, path), 'utf8')));

/** Whether the tests of this id notice. */
function noticed(dir: string, mutant: Mutant): Promise<boolean> {
  const path = join(dir, mutant.file);
  const sound = readFileSync(join(ROOT, mutant.file), 'utf8');
  const lines = sound.split('\n');
  lines[mutant.line - 1] = mutant.text;
  writeFileSync(path, lines.join('\n'));
  const pattern = `\\[([A-Z0-9, -]*, ?)?${mutant.id}[\\],]`;
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...testsOf(mutant.id),
    '-t',
    pattern,
    '--bail',
    '1',
    '--reporter',
    'dot',
    '--no-file-parallelism',
  ];
  return new Promise((done) => {
    execFile(
      process.execPath,
      args,
      { cwd: dir, timeout: 120_000, env: { ...process.env, FARLAND_MUTANT: '1' } },
      (error) => {
        writeFileSync(path, sound);
        done(error !== null);
      },
    );
  });
}

async function worker(queue: Mutant[], alive: Mutant[]): Promise<void> {
  const dir = workshop();
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    if (!(await noticed(dir, mutant))) alive.push(mutant);
    process.stderr.write(`\r${queue.length} left  `);
  }
  rmSync(dir, { recursive: true });
}

const known = new Set(RULES.map((rule) => rule.id));
const only = process.argv.slice(2);
const all = WHERE.flatMap(sources)
  .flatMap((file) => mutantsOf(file, readFileSync(join(ROOT, file), 'utf8'), known))
  .filter((mutant) => only.length === 0 || only.includes(mutant.id));
const alive: Mutant[] = [];
const queue = all.slice();
await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, () => worker(queue, alive)));
process.stderr.write('\r');

const excused = (mutant: Mutant): string | undefined =>
  SURVIVORS[`${mutant.id} ${mutant.file.split('/').pop()} ${mutant.kind}`];
for (const mutant of alive)
  console.log(
    `${mutant.id} survives: ${mutant.file}:${mutant.line} ${mutant.kind}${excused(mutant) ? `; ${excused(mutant)}` : ''}`,
  );
const bad = alive.filter((mutant) => excused(mutant) === undefined);
console.log(
  `${all.length} mutants of ${new Set(all.map((m) => m.id)).size} rules: ${all.length - alive.length} noticed, ${alive.length - bad.length} excused, ${bad.length} not noticed.`,
);
process.exitCode = bad.length === 0 ? 0 : 1;
