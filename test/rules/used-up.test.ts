import { beforeEach, expect, it, vi } from 'vitest';
import { scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const stones = (...kinds: string[]) => kinds.map((holds) => ({ item: 'hope-stone', holds }));
const grent = (values: object) =>
  scene({
    board: 'river',
    legend: 'trial',
    turn: 'grent',
    heroes: [
      { hero: 'grent', space: 530, ...values },
      { hero: 'avida', space: 501 },
    ],
    events: ['fever', 'warm-rain'],
  });

it('[HOPE-1] a stone that was used is never laid out again, nor given by a card', () => {
  trial({ board: 'river', cards: [card('B', { hopes: [566, 566, 566, 566] })] });
  const game = grent({ items: stones('strength', 'ward') }).play('use hope-stone strength', 'end', 'end');
  game.play('use hope-stone ward').day(2);
  const laid = game.state.tokens.map((token) => (token.kind === 'item' ? token.item.holds : token.kind));
  expect(laid.sort()).toEqual(['marker', 'willpower']);
  trial({ board: 'river', cards: [card('B', { item: 'hope-stone', holds: 'strength', whom: 'grent' })] });
  const given = grent({ items: stones('strength') })
    .play('use hope-stone strength', 'end', 'end')
    .day(2);
  given.says('no hope stone left').hero('grent', { items: [] });
  grent({})
    .play('end', 'end')
    .hero('grent', { items: [{ holds: 'strength' }] });
});

it('[MUSH-1] a mushroom that was revealed is never laid out again', () => {
  trial({ board: 'river', cards: [card('B', { mushrooms: [566, 566, 566] })] });
  const game = grent({ mushrooms: [4] })
    .play('reveal mushroom', 'end', 'end')
    .day(2);
  const laid = game.state.tokens.map((token) => (token.kind === 'mushroom' ? token.holds : 0));
  expect(laid.sort()).toEqual([-3, 2]);
});
