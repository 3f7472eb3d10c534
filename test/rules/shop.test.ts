import { beforeEach, expect, it, vi } from 'vitest';
import { begin, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const MERCHANT = 423;
const two = (raash: Partial<SceneHero>, avida: Partial<SceneHero> = {}, rest: Partial<SceneWords> = {}) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: MERCHANT, ...raash },
      { hero: 'avida', space: 451, ...avida },
    ],
    ...rest,
  });

it('[SET-8] the equipment board holds 13 items', () => {
  const { equipment } = begin('legend trial heroes raash,avida').state;
  expect(equipment).toEqual({ blade: 1, bow: 2, falcon: 1, wineskin: 5, telescope: 2, knife: 2 });
  expect(Object.values(equipment).reduce((sum, n) => sum + n, 0)).toBe(13);
});

it('[SET-8] nothing beyond that supply can be bought', () => {
  const game = two({ gold: 9 }, { space: MERCHANT, gold: 9 }).play('buy falcon').offersNot('buy falcon');
  game.offersNot('avida: buy falcon').refused('buy falcon', 'SET-8', /equipment board any more; there were 1/);
  game.play('buy bow', 'avida: buy bow').offersNot('buy bow', 'avida: buy bow').offers('buy knife', 'avida: buy knife');
  expect(game.state.equipment).toEqual({ blade: 1, bow: 0, falcon: 0, wineskin: 5, telescope: 2, knife: 2 });
  game.refused('buy crown', 'SET-8').refused('buy ship', null);
});

it('[FREE-4] from Legend 2 a merchant sells an item of the equipment board for gold 2', () => {
  trial({ trade: true });
  const game = two({ gold: 5 }, {}, { legend: 'trial' }).offers('buy strength', 'buy bow', 'buy wineskin', 'buy blade');
  game
    .play('buy bow')
    .hero('raash', { gold: 3, hours: 0, items: [{ id: 'bow', turned: false }] })
    .turnOf('raash');
  game.says('Raash buys a bow').offersNot('buy blade').play('buy knife').hero('raash', { gold: 1 });
  game.offersNot('buy wineskin').refused('buy wineskin', 'FREE-4', /costs gold 2, and Raash has 1/);
});

it('[FREE-4] in Legend 1 strength only', () => {
  const game = two({ gold: 5 }, {}, { legend: 'trial' }).offers('buy strength').offersNot('buy bow', 'buy wineskin');
  game.refused('buy bow', 'FREE-4', /merchants sell strength only/);
});

it('[FREE-4] nobody sells where no merchant is', () => {
  const game = two({ gold: 5, space: 412 })
    .offersNot('buy bow', 'buy strength')
    .refused('buy bow', 'FREE-4', /on 412/);
  game.play('walk 413').refused('buy bow', 'FREE-4');
  two({ gold: 5, space: 412 }, {}, { merchant: 412 }).offers('buy bow', 'buy strength');
});

it('[FREE-3] not while passing by', () => {
  const walk = two({ gold: 5, space: 422 }).play('walk 423').offersNot('buy bow').refused('buy bow', 'FREE-3');
  walk.play('stop').offers('raash: buy bow');
});

it('[FREE-2] a sleeper buys nothing', () => {
  const game = two({}, { space: MERCHANT, gold: 4, asleep: true }).offersNot('avida: buy bow');
  game.refused('avida: buy bow', 'FREE-2');
});
