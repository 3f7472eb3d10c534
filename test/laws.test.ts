import { expect, it } from 'vitest';
import { playRandom, replay } from './random-game.ts';

/** FARLAND_GAMES: how many times as many games; `npm run prove` plays ten times as many. */
const GAMES = 200 * Number(process.env.FARLAND_GAMES ?? 1);
const BATCH = 10;
const batches = Array.from({ length: Math.ceil(GAMES / BATCH) }, (_, i) => [
  i * BATCH,
  Math.min(GAMES, (i + 1) * BATCH),
]);

const ends = { won: 0, lost: 0 };
const verbs = new Set<string>();

it.each(batches)(
  'random games %i to below %i obey the laws: every choice works, saved and loaded, pure and in place',
  (from, to) => {
    for (let n = from; n < to; n++) {
      const played = playRandom(n);
      replay(played);
      ends[played.end.over!.result] += 1;
      for (const command of played.commands) verbs.add(command.replace(/^\w+: /, '').split(' ')[0]);
    }
  },
);

it('all of them came to an end, and much was tried on the way', () => {
  expect(ends.won + ends.lost).toBe(GAMES);
  const common = ['walk', 'stop', 'pass', 'end', 'fight', 'with', 'alone', 'roll', 'enough', 'leave', 'gift', 'reward'];
  expect([...common, 'drink', 'buy', 'give'].filter((verb) => !verbs.has(verb))).toEqual([]);
});
