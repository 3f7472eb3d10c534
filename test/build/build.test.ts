import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'farland-built-'));
const dist = join(folder, 'dist');
const SCRIPT = 'new legend 1 heroes raash,avida seed 1\nlook\nwhy walk\nrules fog\nmap\n';

function run(args: string[], input = ''): { out: string; err: string; code: number | null } {
  const { FARLAND_SAVES: _, ...env } = process.env;
  const done = spawnSync(process.execPath, [join(folder, 'bin/farland.js'), ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, FARLAND_CONFIG: join(folder, 'config') },
  });
  return { out: done.stdout, err: done.stderr, code: done.status };
}

const codes = (): string[] => readdirSync(dist).filter((name) => name.endsWith('.code'));

describe('the built program', () => {
  beforeAll(() => {
    const built = spawnSync(process.execPath, ['--import', 'tsx', '.build/build.ts', dist], { encoding: 'utf8' });
    expect(built.stderr).toBe('');
    cpSync(resolve('bin'), join(folder, 'bin'), { recursive: true });
    cpSync(resolve('package.json'), join(folder, 'package.json'));
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('keeps code compiled ahead beside what a game, a screen and what comes later need', () => {
    for (const pack of ['game', 'screen', 'later'])
      expect(codes().filter((name) => name.startsWith(`${pack}-`))).toHaveLength(1);
  });

  it('says help and version', () => {
    expect(run(['--version'])).toMatchObject({ out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: '', code: 0 });
    expect(run(['--help'])).toMatchObject({ out: expect.stringContaining('Usage: farland'), err: '', code: 0 });
  });

  it('plays the same with compiled code that is broken, and with none', () => {
    const first = run([], SCRIPT);
    expect(first).toMatchObject({ err: '', code: 0 });
    expect(first.out).toContain('Raash');
    for (const name of codes()) truncateSync(join(dist, name), 1000);
    expect(run([], SCRIPT)).toEqual(first);
    for (const name of codes()) writeFileSync(join(dist, name), '');
    expect(run([], SCRIPT)).toEqual(first);
    for (const name of codes()) rmSync(join(dist, name));
    expect(run([], SCRIPT)).toEqual(first);
  });
});
