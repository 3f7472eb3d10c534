import { expect, it } from 'vitest';
import { findRules } from '../../src/games/far-land/words/rules/search.ts';
import { scene } from '../scene.ts';
import { ask } from './asked.ts';

it('danger says of a creature that moves twice where it is by then', () => {
  const game = (top: string) =>
    scene({
      board: 'river',
      turn: 'raash',
      events: [top],
      heroes: [{ hero: 'raash', space: 501 }],
      creatures: [{ kind: 'gor', space: 543 }],
      'steppe-people': 552,
    });
  const told = ask(game('sword-buyer'), 'danger');
  expect(told).toContain('Gor on 543 goes to 544, Cattle Pen.');
  expect(told).toContain('Gor, by then on 544, goes to 548, Sour Swamp.');
});

it('rules about one word begin with those that bear its name, from the first on', () => {
  const ids = findRules('fight').rules.map((rule) => rule.id);
  expect(ids.slice(0, 4)).toEqual(['FIGHT-1', 'FIGHT-2', 'FIGHT-3', 'FIGHT-4']);
});
