import { expect, it } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';

const FALCON = ['falcon'];
const two = (raash: Partial<SceneHero>, avida: Partial<SceneHero>, rest: Partial<SceneWords> = {}) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412, ...raash },
      { hero: 'avida', space: 451, ...avida },
    ],
    ...rest,
  });
const ids = (game: Scene, id: 'raash' | 'avida') => game.heroOf(id).items.map((item) => item.id);

it('[FALC-1] any number of small items, gold, herbs and mushrooms change hands at once, both ways', () => {
  const game = two(
    { items: ['falcon', 'knife'], gold: 3, herbs: 2 },
    { items: ['telescope'], mushrooms: [4], gold: 1 },
  );
  game.offers('use falcon avida').play('use falcon avida');
  game.play('give avida knife', 'give avida gold 2', 'give avida herb', 'avida: give raash telescope');
  game.play('avida: give raash mushroom', 'enough').turnOf('raash').hero('raash', { gold: 1, herbs: 1, hours: 0 });
  game.hero('avida', { gold: 3, herbs: 1, mushrooms: [] });
  expect(ids(game, 'raash')).toEqual(['falcon', 'telescope']);
  expect(ids(game, 'avida')).toEqual(['knife']);
});

it('[FALC-1] once a day: then it is turned over until sunrise', () => {
  const game = two({ items: FALCON, gold: 2 }, {}).play('use falcon avida', 'give avida gold 1', 'enough');
  game.hero('raash', { items: [{ id: 'falcon', turned: true }] }).says('The falcon of Raash is away until sunrise');
  game.offersNot('use falcon avida').refused('use falcon avida', 'FALC-1', /back at sunrise/);
  game.play('end', 'end').day(2).offers('use falcon avida');
});

it('[FALC-1] one of the two is the owner, on the turn of another too', () => {
  const three = [
    { hero: 'raash', space: 412, gold: 2 },
    { hero: 'grent', space: 436, items: FALCON, gold: 1 },
    { hero: 'avida', space: 451, gold: 1 },
  ];
  const game = scene({ turn: 'raash', heroes: three }).offers('grent: use falcon raash', 'grent: use falcon avida');
  game.offersNot('use falcon avida', 'use falcon grent', 'grent: use falcon grent');
  game.play('grent: use falcon raash').offers('give raash gold 1', 'raash: give grent gold 2');
  game.offersNot('give avida gold 1', 'raash: give avida gold 1').play('raash: give grent gold 2', 'enough');
  game.hero('grent', { gold: 3 }).hero('raash', { gold: 0 }).turnOf('raash');
});

it('[FALC-1] if nothing changes hands the falcon has not flown', () => {
  const game = two({ items: FALCON, gold: 2 }, {}).play('use falcon avida', 'enough').offers('use falcon avida');
  game.hero('raash', { items: [{ id: 'falcon', turned: false }] });
});

it('[FALC-1] the falcon may itself be sent, and is turned over where it comes', () => {
  const game = two({ items: FALCON }, {}).play('use falcon avida', 'give avida falcon', 'enough');
  game.hero('avida', { items: [{ id: 'falcon', turned: true }] }).refused('avida: use falcon raash', 'FALC-1');
});

it('[FALC-1] two full boards may swap, but nobody keeps more than the spaces hold', () => {
  const game = two({ items: ['falcon', 'knife', 'telescope'] }, { items: ['wineskin', 'wineskin', 'half-wineskin'] });
  game.play('use falcon avida', 'give avida knife').offersNot('enough').offers('give avida telescope');
  game
    .refused('enough', 'SET-14', /3 of that size/)
    .play('avida: give raash half-wineskin')
    .offers('enough');
  game.play('enough').turnOf('raash');
  expect(ids(game, 'avida')).toEqual(['wineskin', 'wineskin', 'knife']);
});

it('[FALC-2] no large items and no logs', () => {
  const game = two({ items: ['falcon', 'bow'], sp: 3, logs: [1] }, { items: ['blade'] }).play('use falcon avida');
  game.offersOnly('enough', 'give avida falcon');
  game.refused('give avida bow', 'FALC-2', /the bow is too large/).refused('give avida log 1', 'FALC-2', /the log/);
  game.refused('avida: give raash blade', 'FALC-2', /the shadow blade/);
});

it('[FALC-2] artefact parts and the griffin crown are small', () => {
  const game = two({ items: ['falcon', 'crown', 'artefact'] }, {}).play('use falcon avida');
  game.play('give avida crown', 'give avida artefact', 'enough');
  expect(ids(game, 'avida')).toEqual(['crown', 'artefact']);
});

it('[FALC-3] not during a fight round, but before and between rounds', () => {
  const heroes = [
    { hero: 'raash', space: 412, sp: 9, wp: 9, gold: 1, items: FALCON },
    { hero: 'avida', space: 451 },
  ];
  const fight = scene({ turn: 'raash', heroes, creatures: [{ kind: 'troll', space: 412 }], dice: [1, 1, 2, 3] });
  fight.play('fight troll').offers('use falcon avida').play('use falcon avida', 'enough', 'roll');
  fight.offersNot('use falcon avida').refused('use falcon avida', 'FALC-3', /never during a round/);
  fight.play('enough').offers('use falcon avida', 'roll').play('use falcon avida', 'give avida gold 1', 'enough');
  fight.offers('roll').hero('avida', { gold: 1 });
});

it('[FALC-3] not with a hero whose day has ended', () => {
  const game = two({ items: FALCON }, { asleep: true }).offersNot('use falcon avida');
  game.refused('use falcon avida', 'FALC-3', /awake hero/);
  const owner = two({}, { items: FALCON, asleep: true }).offersNot('avida: use falcon raash');
  owner.refused('avida: use falcon raash', 'FREE-2');
});

it('[FALC-1] while a hero only passes by it flies too', () => {
  two({ items: FALCON }, {}).play('walk 413').offers('use falcon avida');
});
