import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { ITEM_IDS } from '../../src/games/far-land/types.ts';

/** The program with its worker beside it, as it is shipped but for the full screen. */
let program = '';

beforeAll(async () => {
  const outdir = empty();
  await build({
    entryPoints: { cli: 'src/cli.ts', worker: 'src/bots/worker.ts' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outdir,
    external: ['*/ui/main.ts'],
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }');
  program = join(outdir, 'cli.js');
});

const empty = (): string => mkdtempSync(join(tmpdir(), 'farland-simulate-'));
const env = { ...process.env, FARLAND_SAVES: empty(), FARLAND_CONFIG: empty(), FORCE_COLOR: '3' };

/** Runs `simulate` to its end. */
function simulate(...args: string[]) {
  const ran = spawnSync(process.execPath, [program, 'simulate', ...args], { env, encoding: 'utf8' });
  return { out: ran.stdout, err: ran.stderr, code: ran.status };
}

describe('simulate', () => {
  it('says the same with one thread and with two, in plain characters', () => {
    const args = ['--games', '21', '--heroes', '2', '--compare', 'level=novice'];
    const one = simulate(...args, '--threads', '1');
    const two = simulate(...args, '--threads', '2');
    expect(one.code).toBe(0);
    expect(one.out).toContain('Legend 1, level normal, greedy bot, heroes 2 (6 sets in turn): games 21.');
    expect(one.out).toMatch(/On the same seeds with level=novice: won \d+ of 21/);
    expect(one.out).toMatch(/^[\n\x20-\x7e]+$/);
    expect(two.out).toBe(one.out);
  });

  it('gives the same numbers as data', () => {
    const args = ['--games', '12', '--heroes', 'avid,raash', '--bot', 'random', '--seed', '100'];
    const { out, code } = simulate(...args, '--json');
    expect(code).toBe(0);
    const data = JSON.parse(out);
    expect(data).toMatchObject({ type: 'simulation', bot: 'random', games: 12, seeds: { first: 100, games: 12 } });
    expect(data.heroes['avid,raash'].games).toBe(12);
    const ends = Object.values<number>(data.ends).reduce((sum, n) => sum + n, 0);
    expect(ends).toBe(12);
    expect(simulate(...args).out).toContain(`Won ${data.won}: `);
  });

  it('names what was never used', () => {
    const { out } = simulate('--games', '3', '--heroes', '4');
    for (const item of ITEM_IDS.filter((id) => id === 'falcon' || id === 'crown'))
      expect(out).toMatch(new RegExp(`^${item} +never$`, 'm'));
  });

  it('tells standard error how far it is, and nothing else', () => {
    const { err } = simulate('--games', '30', '--heroes', '2', '--bot', 'random');
    expect(err).toMatch(/^(played \d+ of 30, won [\d.]+ %\n)+$/);
    expect(err).toContain('played 30 of 30');
  });

  it('refuses words it does not know, before a game is played', () => {
    for (const args of [
      ['--heroes', '5'],
      ['--heroes', 'raash'],
      ['--bot', 'clever'],
      ['--level', 'hard'],
      ['--legend', '99'],
      ['--games', '0'],
      ['--compare', 'level'],
      ['--compare', 'level=hard'],
    ]) {
      const { out, err, code } = simulate(...args);
      expect([args, code, out]).toEqual([args, 2, '']);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('on Ctrl-C prints what was played so far', async () => {
    const child = spawn(process.execPath, [program, 'simulate', '--games', '1000000', '--bot', 'random'], { env });
    let out = '';
    let interrupted = false;
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      if (interrupted || !String(chunk).includes('played')) return;
      interrupted = true;
      child.kill('SIGINT');
    });
    const code = await new Promise((settle) => child.on('close', settle));
    expect(code).toBe(130);
    expect(out).toMatch(/games \d+ of 1000000, stopped\.\nWon \d+: /);
  });
});
