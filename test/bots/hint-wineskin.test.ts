import { expect, it } from 'vitest';
import { hintFor } from '../../src/bots/hint.ts';
import { textOf } from '../../src/engine/line.ts';
import { scene } from '../scene.ts';

it('[WINE-1] a hint counts no hour for a step that a wineskin makes free', () => {
  const from = (space: number) =>
    scene({
      board: 'river',
      legend: '3',
      goal: 'over',
      turn: 'raash',
      heroes: [
        { hero: 'raash', space, wp: 9, hours: 7, items: ['wineskin'] },
        { hero: 'avida', space: 552 },
      ],
      'steppe-people': { space, leader: 'raash' },
      events: ['warm-rain', 'lost-purse'],
    }).play('use wineskin');
  const hint = (space: number): string => textOf(hintFor(from(space).state, 16)[0]);
  expect(hint(534)).toMatch(/^Hint: Walk west to 533, Apple Garden \(walk 533\), without an hour: lead/);
  expect(hint(531)).toMatch(/\(walk 53\d\), and on to 533, Apple Garden, 1 hour beyond the seventh: lead/);
});
