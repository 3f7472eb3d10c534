import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPty, type Pty, type PtyOptions, sttyOf } from './pty.ts';

const folder = mkdtempSync(join(tmpdir(), 'farland-terminal-'));
const demo = join(folder, 'demo.mjs');
const open: Pty[] = [];

/** Without what slows a bare Node down, tells Ink to keep still or speaks of colours. */
const CLEAN = {
  NODE_EXTRA_CA_CERTS: undefined,
  CI: undefined,
  CONTINUOUS_INTEGRATION: undefined,
  FORCE_COLOR: undefined,
  NO_COLOR: undefined,
};

beforeAll(async () => {
  await build({
    entryPoints: [join(import.meta.dirname, 'demo.tsx')],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    external: ['react-devtools-core'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
});
afterEach(() => {
  for (const pty of open.splice(0)) pty.hangUp();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The demo under a shell which notes the terminal's modes before and after. */
async function start(options: PtyOptions = {}) {
  const pty = sttyOf(process.execPath, [demo], { ...options, env: { ...CLEAN, ...options.env } });
  open.push(pty);
  await pty.waitFor('> row 0');
  await pty.quiet();
  return pty;
}

const pidOf = (pty: Pty) => Number(/pid (\d+)/.exec(pty.screen().join('\n'))![1]);

/** What a player finds after the end: modes, own screen, cursor shown, one word about the saved game. */
function expectSane(pty: Awaited<ReturnType<typeof start>>, why: string) {
  const { before, after } = pty.stty();
  expect(before).toMatch(/(^|\s)icanon/);
  expect(after).toBe(before);
  expect(pty.buffer()).toBe('normal');
  expect(pty.bytes().lastIndexOf('\x1b[?25h')).toBeGreaterThan(pty.bytes().lastIndexOf('\x1b[?25l'));
  expect(pty.screen()[0]).toBe(`saved (${why})`);
}

describe('the full screen on a terminal', () => {
  it('draws, and puts the cursor on the marked line', async () => {
    const pty = await start();
    await pty.quiet();
    expect(pty.buffer()).toBe('alternate');
    expect(pty.screen()[0]).toMatch(/^pid \d+ size 80x24 typed \.$/);
    expect(pty.screen()[1]).toBe('> row 0: a path through the reeds');
    expect(pty.screen()[22]).toBe('  row 21: a path through the reeds');
    expect(pty.screen()[23]).toBe('');
    expect(pty.cursor()).toEqual({ x: 0, y: 1 });
  });

  it('moves the mark in at most 100 bytes, and never clears the screen', async () => {
    const pty = await start();
    for (let i = 1; i <= 10; i++) {
      const before = pty.bytes().length;
      pty.send('\x1b[B');
      await pty.waitFor(`> row ${i}:`);
      await pty.quiet(50);
      expect(pty.bytes().length - before).toBeLessThanOrEqual(100);
      expect(pty.cursor()).toEqual({ x: 0, y: i + 1 });
    }
    expect(pty.bytes()).not.toMatch(/\x1b\[[23]J/);
  });

  it('takes several keys of one read as the same keys one by one', async () => {
    const pty = await start();
    pty.send('\x1b[B\x1b[B\x1b[Bjj\r\x1b[A12');
    await pty.waitFor('typed jj<enter>12.');
    await pty.waitFor('> row 2:');
  });

  it('takes an arrow that comes in two packets, and a lone ESC', async () => {
    const pty = await start();
    pty.send('\x1b');
    await sleep(20);
    pty.send('[B');
    await pty.waitFor('> row 1:');
    pty.send('\x1b');
    await pty.waitFor('typed <escape>.');
  });

  it.each([{ CI: 'true' }, { CI: '1', CONTINUOUS_INTEGRATION: '1' }, {}])(
    'draws in colour and lays out anew in a new window size, with %o',
    async (env) => {
      const pty = await start({ env });
      expect(pty.bytes()).toContain('\x1b[32mpid');
      pty.resize(60, 12);
      await pty.waitFor('size 60x12');
      await pty.waitFor('row 9:');
      await pty.quiet();
      expect(pty.screen()[11]).toBe('');
      pty.resize(100, 30);
      await pty.waitFor('size 100x30');
      await pty.waitFor('row 27:');
      expect(pty.bytes()).not.toMatch(/\x1b\[[23]J/);
    },
  );

  it('takes a window of unknown size for 80x24', async () => {
    const script = 'stty rows 0 cols 0; exec "$@"';
    const pty = openPty('sh', ['-c', script, 'sh', process.execPath, demo], { env: CLEAN });
    open.push(pty);
    await pty.waitFor('size 80x24');
  });

  it('wants a terminal at both ends', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [demo], { input: '', encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('needs a terminal');
    expect(stderr).not.toContain('\x1b');
  });
});

describe('colours', () => {
  it('NO_COLOR is heard, though chalk is deaf to it', async () => {
    const pty = await start({ env: { NO_COLOR: '1' } });
    expect(pty.screen()[0]).toContain('typed .');
    expect(pty.bytes()).not.toMatch(/\x1b\[[0-9;]+m/);
    expect((await start({ env: { NO_COLOR: '' } })).bytes()).toContain('\x1b[32m');
  });
});

describe('the end', () => {
  it('Ctrl-C ends with 130, the game saved and the terminal as it was', async () => {
    const pty = await start();
    pty.send('\x03');
    expect((await pty.exit).code).toBe(130);
    expectSane(pty, 'SIGINT');
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const)('%s ends with %i', async (signal, code) => {
    const pty = await start({ env: { CI: 'true' } });
    process.kill(pidOf(pty), signal);
    expect((await pty.exit).code).toBe(code);
    expectSane(pty, signal);
  });

  it.each([
    ['x', 'a thrown error'],
    ['p', 'a rejected promise'],
    ['c', 'a broken component'],
  ])('after %s a player reads of %s on the own screen, exit code 1', async (key, text) => {
    const pty = await start();
    pty.send(key);
    expect((await pty.exit).code).toBe(1);
    expectSane(pty, 'fault');
    expect(pty.screen()[1]).toContain(`Error: ${text}`);
    const left = pty.bytes().lastIndexOf('\x1b[?1049l');
    expect(pty.bytes().lastIndexOf(`Error: ${text}`)).toBeGreaterThan(left);
  });

  it('leaving by choice gives the terminal back and lets the program end by itself', async () => {
    const pty = await start();
    pty.send('q');
    expect((await pty.exit).code).toBe(0);
    const { before, after } = pty.stty();
    expect(after).toBe(before);
    expect(pty.screen()[0]).toBe('left by q');
  });

  it('a window that is closed ends the program, the game saved', async () => {
    const saved = join(folder, 'closed');
    const pty = openPty(process.execPath, [demo], { env: { ...CLEAN, DEMO_SAVE: saved } });
    await pty.waitFor('> row 0');
    pty.hangUp();
    await until(() => !isAlive(pty.pid));
    expect(existsSync(saved)).toBe(true);
    expect(['SIGHUP', 'gone']).toContain(readFileSync(saved, 'utf8'));
  });

  it('a closed window ends also a program that hears no signal', async () => {
    const saved = join(folder, 'unheard');
    const script = 'trap "" HUP; "$@"; exit $?';
    const pty = openPty('sh', ['-c', script, 'sh', 'setsid', process.execPath, demo], {
      env: { ...CLEAN, DEMO_SAVE: saved },
    });
    await pty.waitFor('> row 0');
    const pid = pidOf(pty);
    pty.hangUp();
    await until(() => !isAlive(pid));
    expect(readFileSync(saved, 'utf8')).toBe('gone');
  });
});

describe('Ctrl-Z', () => {
  it('gives the shell back; fg brings the same screen, drawn in full', async () => {
    const pty = openPty('bash', ['--norc', '--noprofile', '-i'], {
      env: { ...CLEAN, PS1: 'shell> ', HISTFILE: undefined },
    });
    open.push(pty);
    await pty.waitFor('shell>');
    pty.send(`stty -a | md5sum; '${process.execPath}' '${demo}'\r`);
    await pty.waitFor('> row 0');
    pty.send('\x1b[B');
    await pty.waitFor('> row 1:');
    pty.send('\x1a');
    await pty.waitFor(/Stopped/);
    expect(pty.buffer()).toBe('normal');
    pty.send('stty -a | md5sum\r');
    await pty.waitFor(/Stopped(.|\n)*[0-9a-f]{32}/);
    const sums = pty
      .screen()
      .join('\n')
      .match(/[0-9a-f]{32}/g)!;
    expect(sums).toHaveLength(2);
    pty.send('fg\r');
    await pty.waitFor('> row 1:');
    expect(pty.buffer()).toBe('alternate');
    await pty.quiet();
    expect(pty.screen()[22]).toBe('  row 21: a path through the reeds');
    pty.send('\x1b[B');
    await pty.waitFor('> row 2:');
    pty.send('\x03');
    await pty.waitFor('saved (SIGINT)');
    pty.send('echo code $?\r');
    await pty.waitFor('code 130');
  });

  it.each(['SIGTSTP', 'SIGSTOP'])(
    'after %s from outside, fg lays a window resized meanwhile out anew',
    async (signal) => {
      const pty = openPty('bash', ['--norc', '--noprofile', '-i'], {
        env: { ...CLEAN, PS1: 'shell> ', HISTFILE: undefined },
      });
      open.push(pty);
      await pty.waitFor('shell>');
      pty.send(`'${process.execPath}' '${demo}'\r`);
      await pty.waitFor('> row 0');
      process.kill(pidOf(pty), signal);
      await pty.waitFor(/Stopped/);
      pty.resize(70, 20);
      pty.send('fg\r');
      await pty.waitFor('size 70x20');
      expect(pty.buffer()).toBe('alternate');
      pty.send('j');
      await pty.waitFor('typed j.');
    },
  );

  it('without a shell to go back to, the screen comes back by itself', async () => {
    const pty = openPty(process.execPath, [demo], { env: CLEAN });
    open.push(pty);
    await pty.waitFor('> row 0');
    const before = pty.bytes().length;
    pty.send('\x1a');
    await pty.waitForBytes('\x1b[?1049h', 5000, before);
    await pty.waitFor('> row 0');
    pty.send('j');
    await pty.waitFor('typed j.');
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(what: () => boolean, ms = 10_000): Promise<void> {
  const end = Date.now() + ms;
  while (!what()) {
    if (Date.now() > end) throw new Error(`Not within ${ms} ms`);
    await sleep(20);
  }
}
