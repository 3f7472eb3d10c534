import { afterEach, describe, expect, it } from 'vitest';
import { FIGHT, type Played, play, savedScene } from './played.ts';

const open: Played[] = [];
afterEach(() => {
  for (const game of open.splice(0)) game.kill('SIGKILL');
});
const sit = (...args: Parameters<typeof play>): Played => {
  const game = play(...args);
  open.push(game);
  return game;
};

const FROM_128 = /[\u0080-\uffff]/;

describe('terminals and locales', () => {
  for (const term of ['xterm-256color', 'screen-256color', 'tmux-256color', 'rxvt-unicode', 'linux', 'vt100']) {
    it(`plays with TERM=${term}`, async () => {
      const game = sit(['resume', 'scene'], { saves: savedScene(FIGHT), term, env: { LC_ALL: 'C.UTF-8' } });
      await game.waitFor('What now?');
      await game.choose(/Fight the Gor/);
      await game.waitFor('roll?');
      game.send('q');
      await game.waitFor('Leave?');
      game.send('q');
      expect((await game.exit).code).toBe(0);
      expect(game.stty().after).toBe(game.stty().before);
      const plain = term === 'linux' || term === 'vt100';
      expect(FROM_128.test(game.bytes())).toBe(!plain);
    });
  }

  it('writes nothing from 128 on in a Latin-1 locale, or when asked for', async () => {
    for (const [args, env] of [
      [[], { LC_ALL: 'de_DE.ISO-8859-1' }],
      [['--ascii'], { LC_ALL: 'C.UTF-8' }],
    ] as const) {
      const game = sit(['resume', 'scene', ...args], { saves: savedScene(FIGHT), env });
      await game.waitFor('What now?');
      game.send('?');
      await game.waitFor('Help');
      game.send('\u001b');
      await game.waitFor('u undo');
      game.send('q');
      await game.waitFor('Leave?');
      game.send('q');
      await game.exit;
      expect(game.bytes()).not.toMatch(FROM_128);
    }
  });

  it('uses no colour with NO_COLOR or --no-color, and is readable without', async () => {
    for (const [args, env] of [
      [[], { NO_COLOR: '1' }],
      [['--no-color'], {}],
    ] as const) {
      const game = sit(['resume', 'scene', ...args], { saves: savedScene(FIGHT), env });
      await game.waitFor('What now?');
      game.send('q');
      await game.waitFor('Leave?');
      game.send('q');
      await game.exit;
      expect(game.bytes()).not.toMatch(/\u001b\[[0-9;]*(3[0-8]|4[0-8]|9[0-7])[;m]/);
    }
  });

  it('is plain text with TERM=dumb', async () => {
    const game = sit(['resume', 'scene'], { saves: savedScene(FIGHT), term: 'dumb' });
    await game.waitFor('What now?');
    expect(game.bytes()).not.toContain('\u001b');
    game.send('quit\r');
    expect((await game.exit).code).toBe(0);
  });
});

describe('windows', () => {
  const SCREENS = { map: '', log: 'l', help: '?', boards: 'i', menu: 'm', 'a line being typed': ':near' };
  for (const [name, keys] of Object.entries(SCREENS)) {
    it(`are resized with the ${name} on the screen`, async () => {
      const game = sit(['resume', 'scene'], { saves: savedScene(FIGHT) });
      await game.waitFor('What now?');
      game.send(keys);
      for (const [cols, rows] of [
        [79, 23],
        [40, 12],
        [20, 5],
        [1, 1],
        [60, 20],
        [120, 40],
        [80, 24],
      ]) {
        game.resize(cols, rows);
        await game.quiet(150);
        // at every size something is seen, and the last row stays free
        await game.waitFor(rows > 1 ? /^(?=.*\w)[\s\S]*\n$/ : /./);
        expect(game.screen()).toHaveLength(rows);
      }
      game.send('\u001b');
      await game.waitFor('What now?');
      expect(game.screen().filter((row) => row.includes('What now?'))).toHaveLength(1);
      expect(game.bytes()).not.toContain('\u001b[3J');
      expect(game.scrollback()).toEqual([]);
    });
  }
});
