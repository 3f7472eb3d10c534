import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecord } from '../src/engine/notation.ts';
import { EXAMPLES, keep } from './examples.ts';

const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'farland-examples-'));
/** Games from a pipe are kept only where FARLAND_SAVES says. */
const env = { ...process.env, FARLAND_SAVES: undefined, FARLAND_CONFIG: emptyFolder() };
const farland = (args: string[], input = '') =>
  spawnSync(process.execPath, [resolve('bin/farland.js'), ...args], { input, env, encoding: 'utf8' });
const pathOf = (name: string): string => join(EXAMPLES, `${name}.farland`);

it('the shipped examples are a win and a loss', () => {
  expect(readdirSync(EXAMPLES).sort()).toEqual(['lost-by-shields.farland', 'won.farland']);
});

describe.each([
  ['won', 'won'],
  ['lost-by-shields', 'lost'],
])('the example %s', (name, result) => {
  const text = readFileSync(pathOf(name), 'utf8');
  const { header, lines } = readRecord(text);
  const commands = lines.filter((line) => !line.checkpoint).map((line) => line.text);

  it('played again leaves the same bytes', () => {
    const folder = emptyFolder();
    keep(folder, name, [header?.text ?? '', ...commands]);
    const again = readFileSync(join(folder, `${name}.farland`), 'utf8');
    const other = text.split('\n').findIndex((line, i) => line !== again.split('\n')[i]);
    expect(again === text, `line ${other + 1} differs; npx tsx test/examples.ts makes the examples anew`).toBe(true);
  });

  it(`is ${result} through the pipe`, () => {
    const all = [header?.text, ...commands];
    const ran = farland([], `${[...all, `expect ${result}`, 'expect over'].join('\n')}\n`);
    expect(ran.stderr).toBe('');
    expect(ran.status).toBe(0);
    const before = [...all.slice(0, -1), `expect ${result}`];
    expect(farland([], `${before.join('\n')}\n`).status).toBe(3);
  });

  it('is told again and checked by the program', () => {
    expect(farland(['replay', pathOf(name), '--check']).status).toBe(0);
    const told = farland(['replay', pathOf(name)]);
    expect(told.status).toBe(0);
    expect(told.stdout).toContain(`The legend is ${result}.`);
    expect(farland(['replay', pathOf(name)]).stdout).toBe(told.stdout);
  });
});
