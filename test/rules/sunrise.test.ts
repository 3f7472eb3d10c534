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
  const game = two(432).play('end', 'end').says('The well at 432, Sheep Fold, stays empty: Raash stands there');
  expect(game.state.wells.filter((well) => !well.full).map((well) => well.space)).toEqual([432]);
  const full = two(454).play('end', 'end').saysNot('454');
  expect(full.state.wells.every((well) => well.full)).toBe(true);
});

it('[SUN-4] the falcon turns face up, with whom it is or where it lies', () => {
  const turned = { item: 'falcon', turned: true };
  const heroes = [
    { hero: 'raash', space: 412, items: [turned] },
    { hero: 'avida', space: 451, asleep: true },
  ];
  const held = scene({ turn: 'raash', heroes }).offersNot('use falcon avida').play('end').day(2);
  held.says('The falcon of Raash is back').hero('raash', { items: [{ id: 'falcon', turned: false }] });
  const lying = two(412, { tokens: [{ kind: 'falcon', space: 412, turned: true }] }).play('end', 'end');
  expect(lying.state.tokens).toMatchObject([{ item: { id: 'falcon', turned: false } }]);
});

it('[SUN-4] nothing else is turned', () => {
  const items = ['half-wineskin', { item: 'blade', turned: true }, 'falcon'];
  const heroes = [
    { hero: 'raash', space: 412, items },
    { hero: 'avida', space: 451, asleep: true },
  ];
  const game = scene({ turn: 'raash', heroes }).play('end').day(2).saysNot('falcon');
  expect(game.heroOf('raash').items.map((item) => item.turned)).toEqual([true, true, false]);
});
