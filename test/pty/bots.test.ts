import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type Played, play } from './played.ts';

const open: Played[] = [];
afterEach(() => {
  for (const game of open.splice(0)) game.kill('SIGKILL');
});
const sit = (...args: string[]): Played => {
  const game = play(args);
  open.push(game);
  return game;
};

const BEGUN = ['--legend', '1', '--heroes', 'raash,tenaya', '--seed', '7'];

it('--bot-plays on the full screen: the bot plays its hero, which stands in the record', async () => {
  const game = sit('--bot-plays', 'tenaya', ...BEGUN);
  await game.read();
  expect(game.text()).toMatch(/Raash, 7 hours left/);
  expect(game.record()).toContain('walk 424');
  const before = game.record().length;
  await game.choose(/End the day/);
  await game.choose(/Yes: End the day/);
  await game.read();
  expect(game.text()).toMatch(/Raash, \d+ hours? left/);
  expect(game.record().slice(before)[0]).toBe('end');
  expect(game.record().length).toBeGreaterThan(before + 1);
});

it('hint on the full screen is a page over the game; the state and the dice to come stay the same', async () => {
  const kept: string[] = [];
  for (const hints of [1, 0]) {
    const game = sit(...BEGUN);
    await game.read();
    if (hints > 0) {
      game.send('t');
      await game.waitFor('Hint: ', 40_000);
      expect(game.text()).toMatch(/Next best: /);
      game.send('\u001b');
      await game.waitFor(/What now\?/);
    }
    await game.choose(/Walk west/);
    await game.waitFor('is walking');
    game.send('q');
    await game.waitFor(/Leave\?/);
    game.send('\r');
    expect((await game.exit).code).toBe(0);
    kept.push(readFileSync(join(game.saves, 'legend-1.farland'), 'utf8'));
  }
  expect(kept[0]).toMatch(/walk 424\n#@ .*"rng"/);
  expect(kept[0]).toBe(kept[1]);
}, 90_000);
