import { expect, it } from 'vitest';
import { boardOf, spacesWith } from '../../src/games/far-land/map.ts';
import { begin, scene } from '../scene.ts';

const fogOf = (seed: number) =>
  begin(`legend 1 heroes raash,avida seed ${seed}`).state.tokens.filter((token) => token.kind === 'fog');

it('[SET-6] the 16 fog tokens lie face down, one on each fog space, shuffled', () => {
  const fog = fogOf(1);
  expect(fog.map((token) => token.space).sort((a, b) => a - b)).toEqual(spacesWith(boardOf('lake'), 'fog').slice());
  expect(fog).toHaveLength(16);
  expect(fog.some((token) => token.open)).toBe(false);
  const kinds = (seed: number) => fogOf(seed).map((token) => token.holds);
  expect(kinds(1)).not.toEqual(kinds(2));
  expect(kinds(1).slice().sort()).toEqual(kinds(2).slice().sort());
});

it('[SET-8] 13 items lie on the equipment board', () => {
  const { equipment } = begin('legend 1 heroes raash,avida seed 1').state;
  expect(equipment).toEqual({ blade: 1, bow: 2, falcon: 1, wineskin: 5, telescope: 2, knife: 2 });
  expect(Object.values(equipment).reduce((sum, n) => sum + n, 0)).toBe(13);
});

it('[SET-8] what is not there cannot be found: the fog says so', () => {
  const game = scene({
    legend: '1',
    heroes: [
      { hero: 'raash', space: 412 },
      { hero: 'avida', space: 446, items: ['knife'] },
      { hero: 'grent', space: 446, items: ['knife'] },
    ],
    turn: 'raash',
    tokens: [{ kind: 'fog', holds: 'knife', space: 413 }],
  });
  game.play('walk 413', 'stop').hero('raash', { items: [] });
  expect(game.events('no-item')).toMatchObject([{ what: 'knife' }]);
});
