import { expect, it } from 'vitest';
import { type SceneWords, scene } from '../scene.ts';

/** Raash stands a space from the Silent Tower, where this tower card lies; Avida is far off. */
const before = (tag: string, more: Partial<SceneWords> = {}, open = false) =>
  scene({
    board: 'river',
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 533, wp: 9 },
      { hero: 'avida', space: 552 },
    ],
    tokens: [{ kind: 'tower-card', tag, space: 532, open }],
    ...more,
  });
const climb = (tag: string, more: Partial<SceneWords> = {}) => before(tag, more).play('walk 532', 'stop');

it('[TOWER-1] the tower card is carried out where a movement ends, and leaves the game', () => {
  const game = climb('1').says('The watchman').hero('raash', { hours: 1 });
  expect(game.state.tokens).toEqual([]);
});

it('[TOWER-1] who only passes the tower leaves the card where it lies', () => {
  const game = before('3').play('walk 532', 'walk 529', 'stop').saysNot('garrison').hero('raash', { sp: 1 });
  expect(game.state.tokens).toHaveLength(1);
});

it('[TOWER-1, RAASH-3] if Raash brings others, the card is read first, and they agree whose it is, sleepers too', () => {
  const heroes = [
    { hero: 'raash', space: 533, wp: 9 },
    { hero: 'avida', space: 533, asleep: true },
    { hero: 'grent', space: 532 },
  ];
  const ride = () => before('3', { heroes }).play('carry avida', 'walk 532', 'stop').asks('raash');
  const game = ride().says('The last garrison').hero('raash', { sp: 1 }).offersOnly('who raash', 'who avida');
  expect(game.state.tokens).toMatchObject([{ mark: 'tower-card', open: true }]);
  game.refused('undo', null).play('who avida').says('It is Avida').hero('avida', { sp: 2, asleep: true });
  expect(game.state.tokens).toEqual([]);
  ride().play('who raash').hero('raash', { sp: 2 });
});

it('[TOWER-1, WALK-3] fog at the tower is carried out after the card', () => {
  const tokens = [
    { kind: 'tower-card', tag: '3', space: 532 },
    { kind: 'fog', holds: 'gold', space: 532 },
  ];
  const game = climb('3', { tokens }).hero('raash', { sp: 2, gold: 1 });
  expect(game.order('tower-card', 'fog')).toEqual(['tower-card', 'fog']);
});

it('[TOWER-1] a card of another name, and another token, say nothing', () => {
  climb('five').saysNot('finds the tower card');
  const tokens = [{ kind: 'red-x', space: 532 }];
  climb('1', { tokens }).saysNot('finds the tower card');
});

it('[TOWER-2] one card gives a bow', () => {
  climb('1').hero('raash', { items: [{ id: 'bow', turned: false }] });
});

it('[TOWER-2] one card turns all fog face up', () => {
  const fog = (space: number, holds: string) => ({ kind: 'fog', space, holds });
  const tokens = [{ kind: 'tower-card', tag: '2', space: 532 }, fog(566, 'gold'), fog(510, 'herb')];
  const game = climb('2', { tokens });
  expect(game.events('fog-shown').map((e) => e.space)).toEqual([566, 510]);
});

it('[TOWER-2] one card gives strength 1, then strength 1 to the hero with the least', () => {
  climb('3').hero('raash', { sp: 2 }).hero('avida', { sp: 2 });
  const strong = climb('3', {
    heroes: [
      { hero: 'raash', space: 533 },
      { hero: 'avida', space: 552, sp: 5 },
    ],
  });
  strong.hero('raash', { sp: 3 }).hero('avida', { sp: 5 });
});

it('[TOWER-2] one card takes willpower 3 and gives gold 4', () => {
  climb('4').hero('raash', { wp: 6, gold: 4 }).hero('avida', { wp: 7, gold: 0 });
});

it('[TOWER-3] by telescope the card is read and not carried out, and it waits for a hero', () => {
  const game = before('4', {
    heroes: [
      { hero: 'raash', space: 533, wp: 9, items: ['telescope'] },
      { hero: 'avida', space: 552 },
    ],
  });
  game.play('use telescope 532').says('The loose stair').hero('raash', { wp: 9, gold: 0 });
  game.play('walk 532', 'stop').hero('raash', { wp: 6, gold: 4 });
});

it('[TOWER-3] Flaps turns it over as well', () => {
  const game = before('1', { flaps: 552 }).play('flaps 532', 'spy tower-card').says('The watchman');
  game.hero('raash', { items: [] });
  expect(game.state.tokens).toMatchObject([{ mark: 'tower-card', open: true }]);
});

it('[THROW-1] on the river side a red 5 and a hero 6 name 556; on the lake side a red 6 is rolled again', () => {
  const fog = (space: number) => [{ kind: 'fog', space, holds: 'event' }];
  const heroes = (space: number) => [
    { hero: 'raash', space },
    { hero: 'avida', space },
  ];
  const events = ['ambush'];
  scene({ board: 'river', heroes: heroes(558), tokens: fog(546), events, turn: 'raash', dice: [5, 6] })
    .play('walk 546')
    .standing('gor', 556);
  scene({ heroes: heroes(401), tokens: fog(402), events, turn: 'raash', dice: [6, 2, 4] })
    .play('walk 402', 'stop')
    .standing('gor', 442);
});
