import { expect, it, vi } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

const log = (value: number, space = 412) => ({ kind: 'log', value, space });
const two = (raash: Partial<SceneHero>, rest: Partial<SceneWords> = {}) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412, wp: 4, ...raash },
      { hero: 'avida', space: 412 },
    ],
    ...rest,
  });

it('[LOG-1] a log of 2 needs strength 3', () => {
  const weak = two({ sp: 2 }, { tokens: [log(2)] }).offersNot('take log 2');
  weak.refused('take log 2', 'LOG-1', /strength 3, Raash has 2/).refused('take log', 'LOG-1');
  const strong = two({ sp: 3 }, { tokens: [log(2)] })
    .offers('take log 2')
    .play('take log 2');
  strong.hero('raash', { logs: [2], sp: 3, hours: 0 });
  expect(strong.state.tokens).toEqual([]);
});

it.each([
  { logs: [], value: 1, sp: 2 },
  { logs: [], value: 3, sp: 4 },
  { logs: [1], value: 2, sp: 4 },
  { logs: [1, 2], value: 3, sp: 7 },
  { logs: [1, 1, 2, 2], value: 3, sp: 10 },
])('[LOG-1] with logs of $logs a log of $value more needs strength $sp', ({ logs, value, sp }) => {
  const tokens = { tokens: [log(value)] };
  two({ sp, logs }, tokens).offers(`take log ${value}`);
  if (sp - 1 > logs.reduce((sum: number, n) => sum + n, 0))
    two({ sp: sp - 1, logs }, tokens).offersNot(`take log ${value}`);
});

it('[LOG-1] logs take no storage space, and pass to a fellow who is strong enough', () => {
  const game = two({ sp: 3, logs: [2], items: ['bow', 'crown', 'knife', 'telescope'] }).offers('drop log 2');
  game.refused('give avida log 2', 'LOG-1', /strength 3, Avida has 1/);
  const heroes: SceneHero[] = [
    { hero: 'raash', space: 412, sp: 3, logs: [2] },
    { hero: 'avida', space: 412, sp: 3 },
  ];
  const strong = scene({ turn: 'raash', heroes })
    .play('give', 'give avida log 2')
    .hero('avida', { logs: [2] });
  strong.hero('raash', { logs: [] });
});

it('[LOG-1] only where the hero stands', () => {
  two({ sp: 9 }, { tokens: [log(1, 413)] })
    .offersNot('take log 1')
    .refused('take log 1', 'FREE-1')
    .play('walk 413')
    .offers('take log 1');
});

/** Raash loses strength 1 by a lost fight against a Gor. */
const beaten = (raash: Partial<SceneHero>) =>
  two({ wp: 1, ...raash }, { creatures: [{ kind: 'troll', space: 412 }], dice: [1, 6, 6, 6] }).play(
    'fight troll',
    'alone',
    'roll',
  );

it('[LOG-2] if strength drops too low, what no longer fits is laid down on the space of the hero', () => {
  const game = beaten({ sp: 3, logs: [2] })
    .hero('raash', { sp: 2, logs: [] })
    .turnOf('avida');
  expect(game.state.tokens).toEqual([{ kind: 'log', space: 412, value: 2 }]);
});

it('[LOG-2] what still fits is kept', () => {
  const game = beaten({ sp: 4, logs: [2] })
    .hero('raash', { sp: 3, logs: [2] })
    .turnOf('avida');
  expect(game.state.tokens).toEqual([]);
});

it('[LOG-2] the hero chooses which log, as few as will do', () => {
  const game = beaten({ sp: 4, logs: [1, 2] })
    .hero('raash', { sp: 3, logs: [1, 2] })
    .asks('raash');
  game
    .offersOnly('drop log 1', 'drop log 2')
    .play('drop log 1')
    .hero('raash', { logs: [2] })
    .turnOf('avida');
  const other = beaten({ sp: 6, logs: [1, 1, 3] })
    .offersOnly('drop log 1', 'drop log 3')
    .play('drop log 3');
  other.hero('raash', { logs: [1, 1], sp: 5 }).turnOf('avida');
});

it('[LOG-2] several go if one is not enough', () => {
  trial({ cards: [card('B', { sp: -3, whom: 'raash' })] });
  const game = two({ sp: 6, logs: [1, 2, 2] }, { legend: 'trial' })
    .play('end', 'end')
    .hero('raash', { sp: 3 });
  game.offersOnly('drop log 1', 'drop log 2').play('drop log 2').offersOnly('drop log 1', 'drop log 2');
  game
    .play('drop log 1')
    .hero('raash', { logs: [2] })
    .day(2);
});

it('[LOG-2] the shadow blade paid with strength makes logs fall as well', () => {
  const heroes: SceneHero[] = [
    { hero: 'raash', space: 412, sp: 3, logs: [2], items: ['blade'] },
    { hero: 'avida', space: 451 },
  ];
  const words: SceneWords = { turn: 'raash', heroes, creatures: [{ kind: 'gor', space: 412 }] };
  const fight = scene(words).play('fight gor', 'use blade').hero('raash', { sp: 2, logs: [] }).offers('roll');
  expect(fight.state.tokens).toEqual([{ kind: 'log', space: 412, value: 2 }]);
});
