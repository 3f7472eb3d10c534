import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyFolder, FIGHT, type Played, play, savedScene } from './played.ts';

const open: Played[] = [];
afterEach(() => {
  for (const game of open.splice(0)) game.kill('SIGKILL');
});
const sit = (...args: Parameters<typeof play>): Played => {
  const game = play(...args);
  open.push(game);
  return game;
};

/** The process of the program itself: the shell around it has another. */
const signal = async (game: Played, name: string) => {
  const { spawnSync } = await import('node:child_process');
  const found = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(game.pid)], { encoding: 'utf8' });
  const row = found.stdout.split('\n').find((one) => one.includes('farland') || one.includes('cli')) as string;
  process.kill(Number(row.trim().split(' ')[0]), name);
};

/** A walk, so that there is something to lose. */
async function begun(env: Record<string, string> = {}): Promise<Played> {
  const game = sit(['resume', 'scene'], { saves: savedScene({ ...FIGHT, creatures: [] }), env });
  await game.waitFor('What now?');
  await game.choose(/Walk/);
  await game.waitFor('is walking');
  return game;
}

describe('whatever ends the program, the game is kept and the terminal is as before', () => {
  for (const [name, code] of [
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ] as const) {
    it(`${name}: exit code ${code}`, async () => {
      const game = await begun();
      await signal(game, name);
      expect((await game.exit).code).toBe(code);
      expect(game.stty().after).toBe(game.stty().before);
      expect(game.buffer()).toBe('normal');
      expect(game.screen().join('\n')).toContain('The game is kept as "scene"');
      expect(game.record()[1]).toMatch(/^walk \d+$/);
    });
  }

  it('Ctrl-C: exit code 130', async () => {
    const game = await begun();
    game.send('\u0003');
    expect((await game.exit).code).toBe(130);
    expect(game.stty().after).toBe(game.stty().before);
    expect(game.record()[1]).toMatch(/^walk \d+$/);
  });

  it('kill -9: what was seen is on the disk', async () => {
    const game = await begun();
    await signal(game, 'SIGKILL');
    await game.exit;
    expect(game.record()[1]).toMatch(/^walk \d+$/);
  });

  it('a closed window', async () => {
    const game = await begun();
    game.hangUp();
    await new Promise((done) => setTimeout(done, 1000));
    expect(game.record()[1]).toMatch(/^walk \d+$/);
  });
});

/** Something that every key, or every frame, makes use of: it fails after the signal. */
const FAILING = {
  'carrying out a key': 'globalThis.queueMicrotask',
  'drawing a frame': 'String.prototype.repeat',
} as const;

function failing(what: string): string {
  const file = join(emptyFolder(), 'failing.cjs');
  // React draws a second time what failed
  const fails = `const whole = ${what}; let times = 2; ${what} = function (...given) {
    if (times-- > 0) throw new RangeError('broken on purpose');
    return whole.apply(this, given);
  };`;
  // the title of the window tells that it is so
  const tells = "process.stdout.write('\\u001b]2;failing now\\u0007');";
  writeFileSync(file, `process.on('SIGUSR2', () => { ${tells} ${fails} });\n`);
  return file;
}

describe('an exception within a game', () => {
  for (const [where, what] of Object.entries(FAILING)) {
    it(`${where}: game saved, terminal as before, the fault told after that, exit code 1`, async () => {
      const game = await begun({ NODE_OPTIONS: `--require ${failing(what)}` });
      await signal(game, 'SIGUSR2');
      await game.waitForBytes('failing now');
      game.send('a');
      expect((await game.exit).code).toBe(1);
      expect(game.stty().after).toBe(game.stty().before);
      expect(game.buffer()).toBe('normal');
      const text = game.screen().join('\n');
      expect(text).toContain('The game is kept as "scene"');
      expect(text).toContain('This is a fault of the program. Please report it');
      expect(text).toContain('broken on purpose');
      expect(game.bytes().lastIndexOf('\u001b[?1049l')).toBeLessThan(game.bytes().indexOf('This is a fault'));
      expect(game.record()[1]).toMatch(/^walk \d+$/);
      const again = sit(['resume', 'scene'], { saves: game.saves });
      await again.waitFor(/The game "scene" goes on/);
    });
  }
});

describe('plain text', () => {
  it('is chosen on the title, and the program goes on without a restart', async () => {
    const game = sit([]);
    await game.choose(/Plain text/);
    await game.waitFor(/Type a number, or a command/);
    expect(game.buffer()).toBe('normal');
    const from = game.bytes().length;
    game.send('help\r');
    await game.waitForBytes('take back the last', 10_000, from);
    game.send('quit\r');
    expect((await game.exit).code).toBe(0);
    expect(game.bytes().slice(from)).not.toContain('\u001b');
    expect(game.stty().after).toBe(game.stty().before);
  });

  it('is chosen in the middle of a game, which goes on', async () => {
    const game = await begun();
    game.send('m/plain\r');
    await game.choose(/Plain text/);
    await game.waitFor(/Raash is walking, at \d+/);
    expect(game.buffer()).toBe('normal');
    game.send('stop\r');
    await game.waitFor('Raash stops at');
    game.send('quit\r');
    expect((await game.exit).code).toBe(0);
    expect(game.record()[2]).toBe('stop');
  });
});

describe('suspending', () => {
  it('gives the terminal back at Ctrl-Z and draws the game again', async () => {
    const game = await begun();
    game.send('\u001a');
    await game.waitFor('is walking');
    await game.quiet(600);
    expect(game.buffer()).toBe('alternate');
    expect(game.text()).toContain('is walking');
    game.send('u');
    await game.waitFor('Taken back: walk');
    game.send('q');
    await game.waitFor('Leave?');
    game.send('q');
    expect((await game.exit).code).toBe(0);
    expect(game.stty().after).toBe(game.stty().before);
  });
});
