import { expect, it } from 'vitest';
import { scene } from '../scene.ts';

const apart = () =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412 },
      { hero: 'avida', space: 423, gold: 2 },
    ],
  });
const answered = (line: string) => apart().session.submit(line) as { text: string; instead?: string };

it('a refusal says so when a fellow could do just that', () => {
  const { text, instead } = answered('buy strength');
  expect(text).toContain('No merchant is on 412');
  expect(instead).toBe('A fellow can: say "avida: buy strength".');
  expect(answered('drink').instead).toBeUndefined();
});

it('[RAASH-2] who says take and a fellow hears the word for it', () => {
  expect(answered('take avida')).toMatchObject({
    text: 'Avida is nothing to pick up.',
    instead: '"carry avida" takes a fellow along on a ride.',
  });
});
