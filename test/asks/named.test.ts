import { expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { ask } from './asked.ts';

const game = () =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412 },
      { hero: 'avida', space: 421 },
    ],
  });

it('asks about another hero whose name stands before, behind or between', () => {
  const way = ask(game(), 'path 413 avida');
  expect(way[0]).toMatch(/^Avida to 413, /);
  expect(ask(game(), 'path avida 413')).toEqual(way);
  expect(ask(game(), 'avida: path 413')).toEqual(way);
  expect(ask(game(), 'avida: near')).toEqual(ask(game(), 'near avida'));
});

it('still says whose name nobody has', () => {
  expect(game().session.submit('grent: path 413')).toMatchObject({ kind: 'refused' });
});
