import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { simulate as simulated } from '../../src/bots/simulate.ts';
import { ITEM_IDS } from '../../src/games/far-land/types.ts';

/** The program with its worker beside it, built as it is shipped. */
let program = '';

beforeAll(() => {
  const out = empty();
  const built = spawnSync(process.execPath, ['--import', 'tsx', '.build/build.ts', out], { encoding: 'utf8' });
  expect(built.stderr).toBe('');
  program = join(out, 'cli.cjs');
}, 180_000);

const empty = (): string => mkdtempSync(join(tmpdir(), 'farland-simulate-'));
const env = { ...process.env, FARLAND_SAVES: empty(), FARLAND_CONFIG: empty(), FORCE_COLOR: '3' };

/** Runs `simulate` to its end. */
function simulate(...args: string[]) {
  const ran = spawnSync(process.execPath, [program, 'simulate', ...args], { env, encoding: 'utf8' });
  return { out: ran.stdout, err: ran.stderr, code: ran.status };
}

describe('simulate', () => {
  it.each(['greedy', 'random'])('says the same of the %s bot with one thread and with two', (bot) => {
    const args = ['--games', bot === 'greedy' ? '11' : '150', '--heroes', '2', '--bot', bot];
    const one = simulate(...args, '--threads', '1');
    const two = simulate(...args, '--threads', '2');
    expect(one.code).toBe(0);
    expect(one.out).toContain(`Legend 1, level normal, ${bot} bot, heroes 2 (6 sets in turn): games`);
    expect(two.out).toBe(one.out);
  });

  it('compares on the same seeds, and prints plain characters only', () => {
    const { out } = simulate('--games', '60', '--heroes', '3', '--bot', 'random', '--compare', 'bot=random');
    expect(out).toMatch(/^[\n\x20-\x7e]+$/);
    expect(out).toMatch(/On the same seeds with bot=random: won \d+ of 60/);
    expect(out).toContain('Difference 0.0 % (0.0 % to 0.0 %) in 60 pairs: 0 won only so, 0 only before.');
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
    const { out } = simulate('--games', '3', '--heroes', '4', '--bot', 'random');
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
      ['--games', '99999999999999999999'],
      ['--seed', '4294967296'],
      ['--seed', '4294967295', '--games', '2'],
      ['--compare', 'level'],
      ['--compare', 'level=hard'],
      ['--lang', 'de'],
      ['--width', '5'],
      ['--game', 'amber-mines'],
      ['--dice', '3,5'],
      ['--bot-plays', 'raash'],
    ]) {
      const { out, err, code } = simulate(...args);
      expect([args, code, out]).toEqual([args, 2, '']);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('stops after the games that are in hand', async () => {
    const stop = new AbortController();
    const wish = { legend: '1', level: 'veteran', sets: ['raash,avida'], bot: 'random' };
    const what = { wish, games: 9, first: 0, threads: 1, atOnce: 1 };
    expect((await simulated(what, () => stop.abort(), stop.signal)).tally.games).toBe(1);
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
