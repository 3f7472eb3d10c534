import { beforeEach, expect, it, vi } from 'vitest';
import { scene } from '../scene.ts';
import { trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const EMPTY = { 407: 'empty', 432: 'empty', 440: 'empty' } as const;
const two = (raash: number, rest: object = {}) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: raash },
      { hero: 'avida', space: 451 },
    ],
    wells: EMPTY,
    ...rest,
  });

it('[SUN-1] at a sunrise of the lake first the creatures move, then the wells fill, then the narrator moves 1', () => {
  const game = two(412, { creatures: [{ kind: 'gor', space: 412 }] })
    .play('end', 'end')
    .narrator('B')
    .day(2);
  const order = game.order('sunrise', 'moved', 'well-full', 'narrator', 'day');
  expect(order).toEqual(['sunrise', 'moved', 'well-full', 'well-full', 'well-full', 'narrator', 'day']);
});

it('[SUN-1] no event card is read on this side', () => {
  const game = two(412).play('end', 'end');
  expect(game.state.pile).toEqual([]);
  expect(game.state.read).toEqual([]);
});

it('[SUN-3] the wells turn to their coloured side', () => {
  const game = two(412).play('end', 'end').says('The well at 407', 'The well at 432', 'The well at 440').saysNot('454');
  expect(game.state.wells.every((well) => well.full)).toBe(true);
});

it('[SUN-3] unless a hero stands there: then the token stays as it is', () => {
  const game = two(432).play('end', 'end').says('The well at 432, Sheep Fold stays empty: Raash stands there');
  expect(game.state.wells.filter((well) => !well.full).map((well) => well.space)).toEqual([432]);
  const full = two(454).play('end', 'end').saysNot('454');
  expect(full.state.wells.every((well) => well.full)).toBe(true);
});
