import { afterEach, describe, expect, it } from 'vitest';
import { COLUMNS, Listener } from './listener.ts';
import { Player } from './player.ts';
import { emptyFolder } from './program.ts';

const open: Listener[] = [];
afterEach(() => {
  for (const listener of open.splice(0)) listener.leave();
});

interface Tale {
  legend: number;
  heroes: string;
  seed: number;
  /** What was heard on the way, in this order. */
  steps: RegExp[];
}

const TALES: Tale[] = [
  {
    legend: 1,
    heroes: 'raash,avida',
    seed: 3,
    steps: [/The steppe people come along/, /Goal: Beat the Skral/],
  },
  {
    legend: 2,
    heroes: 'raash,avida',
    seed: 3,
    steps: [/picks up a herb/, /Herbs on 425 so far: 1 of 2/, /Goal: Beat the chief/],
  },
  {
    legend: 3,
    heroes: 'raash,grent',
    seed: 2,
    steps: [
      /picks up a log/,
      /Logs on 523 so far: worth \d of 7/,
      /Goal: Lead the steppe people/,
      /The steppe people come along/,
    ],
  },
];

describe('by ear', () => {
  it.each(TALES)(
    'the whole of legend $legend is played by somebody who hears 40 columns and nothing else',
    async (tale) => {
      const { legend, heroes, seed, steps } = tale;
      const args = ['--plain', '--legend', String(legend), '--heroes', heroes, '--seed', String(seed)];
      const listener = new Listener(args, { FARLAND_SAVES: emptyFolder(), FARLAND_CONFIG: emptyFolder() });
      open.push(listener);
      const end = await new Player(listener).play();
      expect(end).toMatch(/The legend is (won|lost)/);
      let rest = listener.all.replaceAll('\n', ' ');
      for (const step of steps) {
        const at = rest.search(step);
        expect(at, `${step} is heard, after what comes before it`).toBeGreaterThanOrEqual(0);
        rest = rest.slice(at);
      }
      expect(listener.all.split('\n').every((row) => row.length <= COLUMNS)).toBe(true);
    },
    180_000,
  );
});
