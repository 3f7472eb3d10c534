import { expect, it } from 'vitest';
import { playScenario, replayScenario } from './river-game.ts';

/** FARLAND_GAMES: how many times as many games; `npm run prove` plays ten times as many. */
const GAMES = 500 * Number(process.env.FARLAND_GAMES ?? 1);
const BATCH = 25;
const batches = Array.from({ length: Math.ceil(GAMES / BATCH) }, (_, i) => [
  i * BATCH,
  Math.min(GAMES, (i + 1) * BATCH),
]);

const told = new Set<string>();
let ended = 0;

it.each(batches)(
  'random scenarios %i to below %i with every component obey the laws: none stuck, saved and loaded, replayed alike',
  (from, to) => {
    for (let n = from; n < to; n++) {
      const played = playScenario(n);
      replayScenario(played);
      for (const type of played.told) told.add(type);
      ended += 1;
    }
  },
);

it('all of them came to an end, and every component did what it can do', () => {
  expect(ended).toBe(GAMES);
  const river = ['spore', 'spore-back', 'spores-left', 'mother', 'mother-walks', 'no-spore', 'event-ignored', 'warded'];
  const knights = ['knight-moves', 'knight-strikes', 'laid-down', 'rises', 'log-dropped'];
  const others = ['flaps-sent', 'flaps-sees', 'flaps-helps', 'noise', 'guard-moves', 'hope', 'marker', 'stone'];
  const items = ['blade', 'spell', 'beacon', 'turned-die', 'mushroom', 'ate', 'bought', 'fog', 'fog-left', 'used'];
  const rest = ['shield', 'no-shield', 'no-item', 'led', 'carried', 'set-down', 'beaten', 'revealed'];
  expect([...river, ...knights, ...others, ...items, ...rest].filter((type) => !told.has(type))).toEqual([]);
});
