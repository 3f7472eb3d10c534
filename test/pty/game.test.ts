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

const WIPED = '\u001b[3J';
const CLEARED = '\u001b[2J';

for (const CI of [undefined, 'true']) {
  describe(`an evening on the full screen, CI ${CI ?? 'not set'}`, () => {
    it('begins at the title, walks, takes back, is resized and left, and the terminal is as before', async () => {
      const game = sit([], { env: { CI, CONTINUOUS_INTEGRATION: CI } });
      await game.waitFor('T H E     F A R     L A N D');
      expect(game.screen().filter((row) => /^[ ▶]\d /.test(row))[1]).toContain('Plain text (screen readers)');
      await game.choose(/New game/);
      await game.choose(/Smoke over the Lake/);
      await game.choose(/Normal/);
      await game.choose(/Raash,/);
      await game.choose(/Avida,/);
      await game.choose(/Begin with Raash and Avida/);
      await game.read();
      expect(game.text()).toMatch(/Raash, 7 hours left, 3 overtime, willpower 7\. What now\?/);

      await game.choose(/Walk west/);
      expect(game.text()).toContain('Raash is walking');
      expect(game.record().slice(-1)[0]).toMatch(/^walk \d+$/);
      game.send('u');
      await game.waitFor('Taken back: walk');
      expect(game.text()).toMatch(/What now\?/);

      game.resize(100, 30);
      await game.waitFor(/^.{95,}$/m);
      game.resize(62, 21);
      await game.waitFor(/Raash stands on/);
      game.resize(40, 10);
      await game.waitFor('farland --plain works');
      game.resize(80, 24);
      await game.waitFor(/─── \d{3}[\s\S]*What now\?[\s\S]*u undo/);
      await game.quiet();
      expect(game.screen().filter((row) => row.includes('What now?'))).toHaveLength(1);

      game.send('q');
      await game.waitFor(/Leave\? The game is kept as "legend-1"/);
      game.send('\r');
      expect((await game.exit).code).toBe(0);
      expect(game.buffer()).toBe('normal');
      expect(game.scrollback().join('') + game.screen().join('')).not.toContain('What now?');
      expect(game.stty().after).toBe(game.stty().before);
      expect(game.bytes()).not.toContain(WIPED);
      expect(game.bytes()).not.toContain(CLEARED);
    });

    it('goes on with a saved game and fights a round, die by die', async () => {
      const game = sit(['resume', 'scene'], { saves: savedScene(FIGHT), env: { CI } });
      await game.waitFor('What now?');
      await game.choose(/Fight the Gor/);
      await game.choose(/Invite Avida/);
      await game.choose(/Roll/);
      await game.waitFor('Raash rolls 2');
      expect(game.text()).toMatch(/│ 2 │/);
      await game.choose(/Roll/);
      await game.choose(/Roll/);
      await game.waitFor('Avida: roll 2 dice');
      await game.choose(/Roll/);
      await game.choose(/Willpower 1 for Raash/);
      await game.waitFor(/Heroes \d+ against \d+: /);
      expect(game.text()).toMatch(/│ 4 │.*\n.*SP|SP 3 \+ 4 = 7/);
      game.send('u');
      await game.waitFor('Nothing can be taken back');
      game.send('q');
      await game.waitFor('Leave?');
      game.send('q');
      expect((await game.exit).code).toBe(0);
      expect(game.record().slice(1, 5)).toEqual(['fight gor', 'with avida', 'roll', 'roll']);
    });
  });
}
