import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import { oddsOf } from '../../src/games/far-land/odds/index.ts';
import { against, hero } from './battles.ts';

let program = '';
const empty = (): string => mkdtempSync(join(tmpdir(), 'farland-odds-'));
const env = { ...process.env, FARLAND_SAVES: empty(), FARLAND_CONFIG: empty(), FORCE_COLOR: '3' };

beforeAll(async () => {
  const outdir = empty();
  await build({
    entryPoints: ['src/cli.ts'],
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

function odds(...args: string[]) {
  const ran = spawnSync(process.execPath, [program, 'odds', ...args], { env, encoding: 'utf8' });
  return { out: ran.stdout, err: ran.stderr, code: ran.status };
}

describe('farland odds', () => {
  it('tells the chance of the fight and of its first round, hero by hero, without an escape', () => {
    const { out, code } = odds('--hero', 'raash:wp=11,sp=3', '--hero', 'avid', '--against', 'gorlot', '--rounds', '3');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Against a Gorlot, strength 4, willpower 5:\nRaash, strength 3, willpower 11\.\nAvida, strength 1/,
    );
    expect(out).toMatch(/\nThe fight is won in 97 of 100 within 3 rounds\.\n/);
    expect(out).toMatch(
      /\nThe first round is won in \d+ of 100, tied in \d+, lost in \d+; the enemy falls in it in \d+/,
    );
    expect(out).toMatch(/\nRaash after it: willpower [\d.]+ on average, cannot fall\.\nAvida after it: /);
    expect(out).toMatch(/how often of 100: -10 less than 0\.1, .* 0 3\.8, /);
    expect(out).not.toContain('\u001b');
  });

  it('writes what it says into a transcript, as every command does', () => {
    const path = join(empty(), 'said');
    const { out, code } = odds('--hero', 'raash', '--against', 'gor', '--transcript', path);
    expect([code, readFileSync(path, 'utf8')]).toEqual([0, out]);
    const nowhere = odds('--hero', 'raash', '--against', 'gor', '--transcript', '/dev/null/x');
    expect([nowhere.code, nowhere.err]).toEqual([
      2,
      expect.stringMatching(/transcript "\/dev\/null\/x" cannot be written/),
    ]);
  });

  it('says what is carried, and what is left of the day', () => {
    const spec = 'tenaya:sp=2,hours=5,knives=2,spells=1,crown,bow,blade,ghost';
    const { out } = odds('--hero', spec, '--against', 'troll:sp=9,wp=3');
    expect(out).toMatch(
      /^Against a Troll, strength 9, willpower 3:\nTenaya, strength 2, willpower 7, 5 hours spent, 2 throwing knives, 1 fire spell, the griffin crown, from next door, the shadow blade in use, near a ghost\.\n/,
    );
    expect(odds('--hero', 'grent:hours=10', '--against', 'gor').out).toMatch(
      /0 of 100\.\nNobody has an hour for it\.\n/,
    );
  });

  it('[SPORE-3] speaks of no willpower of a spore', () => {
    const { out } = odds('--hero', 'grent', '--against', 'spore');
    expect(out).toMatch(/^Against a spore, strength 5:\nGrent, strength 1, willpower 7\.\n/);
    expect(out).not.toMatch(/The enemy after it/);
  });

  it('gives the same numbers as data', () => {
    const data = JSON.parse(odds('--json', '--hero', 'grent', '--hero', 'tenaya:wp=12', '--against', 'skral').out);
    const { win, how, round } = oddsOf(against('skral', [hero('grent'), hero('tenaya', { wp: 12 })]));
    expect(data).toMatchObject({ type: 'odds', foe: { kind: 'skral', sp: 6, wp: 6 }, win, how, margin: 0 });
    expect(data.round).toEqual(JSON.parse(JSON.stringify(round)));
  });

  it.each([
    [[], /^Which heroes fight\? For instance: --hero raash:wp=11/],
    [['--hero', 'raash'], /^Against which enemy\?/],
    [['--hero', 'merlin', '--against', 'gor'], /no hero called "merlin"/],
    [['--hero', 'raash', '--against', 'dragon'], /no enemy called "dragon".*gorlot/],
    [['--hero', 'raash', '--hero', 'raashana', '--against', 'gor'], /share one board/],
    [['--hero', 'raash:wp=21', '--against', 'gor'], /wp is a number from 1 to 20, not "21"/],
    [['--hero', 'raash:wp=0', '--against', 'gor'], /wp is a number from 1 to 20, not "0"/],
    [['--hero', 'raash:spells=1', '--against', 'gor'], /^--hero: Raash has no fire spells\.$/m],
    [['--hero', 'tenaya:spells=4', '--against', 'gor'], /spells is a number from 0 to 3, not "4"/],
    [['--hero', 'raash:wp=3=4', '--against', 'gor'], /wp is a number from 1 to 20, not "3=4"/],
    [['--hero', 'raash', '--against', 'gor', '--against', 'troll'], /^--against is said twice, "gor" and "troll"/],
    [['--hero', 'raash', '--against', 'gor', '--bot-plays', 'avida', '--bot-plays', 'grent'], /said twice/],
    [['--hero', 'raash', '--against', 'gor', '--rounds', '3', '--rounds', '1'], /^--rounds is said twice/],
    [['--hero', 'raash', '--against', 'gor', '--lang', 'de'], /speaks English/],
    [['--hero', 'raash', '--against', 'gor', '--game', 'amber-mines'], /"odds" knows The Far Land only/],
    [['--hero', 'raash', '--against', 'gor', '--dice', '3'], /"odds" takes no --dice: .* a game that is played/],
    [['--hero', 'raash', '--against', 'gor', '--bot-plays', 'avida'], /"odds" takes no --bot-plays/],
    [['--hero', 'raash:wings', '--against', 'gor'], /does not know "wings".*knives/],
    [['--hero', 'raash:crown=2', '--against', 'gor'], /"crown" takes no number/],
    [['--hero', 'raash:wp=3,wp=4', '--against', 'gor'], /"wp" stands there twice/],
    [['--hero', 'raash:crown', '--hero', 'grent:crown', '--against', 'gor'], /one crown only/],
    [['--hero', 'raash', '--against', 'gor:wp=32'], /wp is a number from 1 to 31/],
    [['--hero', 'raash', '--against', 'spore:wp=3'], /a spore has no willpower/],
    [['--hero', 'raash', '--against', 'gor', '--rounds', '0'], /--rounds takes a whole number from 1 on/],
    [['--hero', 'raash', '--against', 'gor', '--width', '5'], /--width takes a whole number from 20 on/],
  ])('refuses %j with a sentence', (args, sentence) => {
    const { out, err, code } = odds(...args);
    expect(err).toMatch(sentence);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});
