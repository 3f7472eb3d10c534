import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const AWAY: SceneHero = { hero: 'avida', space: 451 };
const SKIN = ['wineskin'];
const two = (raash: Partial<SceneHero>, rest: Partial<SceneWords> = {}) =>
  scene({ turn: 'raash', heroes: [{ hero: 'raash', space: 412, ...raash }, AWAY], ...rest });

it('[WINE-1] while walking, a side of a wineskin moves the hero 1 space without an hour', () => {
  const walk = two({ items: SKIN }).offers('use wineskin').play('use wineskin').offersNot('stop');
  walk.play('walk 413').hero('raash', { space: 413, hours: 0 }).play('walk 414').hero('raash', { hours: 1 });
  walk.play('use wineskin', 'walk 415', 'stop').hero('raash', { space: 415, hours: 1 }).turnOf('avida');
});

it('[WINE-1] so without overtime and its willpower', () => {
  const late = two({ items: SKIN, hours: 7, wp: 7 }).play('use wineskin', 'walk 413');
  late.hero('raash', { space: 413, hours: 7, wp: 7 });
  late.play('walk 414').hero('raash', { hours: 8, wp: 5 }).play('use wineskin', 'walk 415');
  late.hero('raash', { space: 415, hours: 8, wp: 5 });
});

it('[WINE-1] not on the turn of another, and not in a fight', () => {
  const heroes = [
    { hero: 'raash', space: 412, items: SKIN },
    { hero: 'avida', space: 413, items: SKIN },
  ];
  const game = scene({ turn: 'raash', heroes, creatures: [{ kind: 'gor', space: 412 }] });
  game.offersNot('avida: use wineskin').refused('avida: use wineskin', 'WINE-1', /not for Avida/);
  game.play('walk 413').offersNot('avida: use wineskin').offers('use wineskin');
  const fight = scene({ turn: 'raash', heroes, creatures: [{ kind: 'gor', space: 412 }] }).play('fight gor');
  fight.offersNot('use wineskin').refused('use wineskin', 'WINE-1');
});

it('[WINE-1] without a wineskin there is no such step', () => {
  two({})
    .offersNot('use wineskin')
    .refused('use wineskin', 'SET-14', /Raash holds no wineskin/);
});

it('[WINE-2] after one side it is half full, after the second it is back on the equipment board and for sale', () => {
  const walk = two({ space: 422, items: SKIN, gold: 2 });
  expect(walk.state.equipment.wineskin).toBe(4);
  walk
    .play('use wineskin')
    .hero('raash', { items: [{ id: 'wineskin', turned: true }] })
    .says('half full now');
  expect(walk.state.equipment.wineskin).toBe(4);
  walk.play('walk 423', 'use wineskin').hero('raash', { items: [] }).says('used up').play('walk 424', 'walk 423');
  expect(walk.state.equipment.wineskin).toBe(5);
  walk.play('stop', 'raash: buy wineskin').hero('raash', { items: [{ id: 'wineskin', turned: false }], gold: 0 });
  expect(walk.state.equipment.wineskin).toBe(4);
});

it('[WINE-2] a half-full one is emptied before a full one is begun', () => {
  const walk = two({ items: ['wineskin', 'half-wineskin'] }).play('use wineskin');
  walk.hero('raash', { items: [{ id: 'wineskin', turned: false }] });
});

it('[WINE-3] both sides and several wineskins may be used in one turn', () => {
  const walk = two({ items: ['wineskin', 'half-wineskin', 'wineskin'] });
  const sip = (to: number) => ['use wineskin', `walk ${to}`];
  walk.play(...sip(413), ...sip(414), ...sip(415), ...sip(416), ...sip(424)).offersNot('use wineskin');
  walk.hero('raash', { space: 424, hours: 0, items: [] });
});

it('[WINE-3] two sides may be turned over before the steps', () => {
  const walk = two({ items: SKIN, hours: 6, wp: 2 }).play('use wineskin', 'use wineskin').hero('raash', { items: [] });
  walk.play('walk 413').offersNot('stop').play('walk 414').offers('stop').hero('raash', { space: 414, hours: 6 });
});

it('[DEC-7] a walk may be made of wineskin steps alone', () => {
  const walk = two({ items: SKIN }).play('use wineskin', 'walk 413', 'stop').turnOf('avida');
  walk.hero('raash', { space: 413, hours: 0 });
});

it('[DEC-7] they may follow the last hour: with 1 hour and a full wineskin a hero walks 3 spaces', () => {
  const walk = two({ items: SKIN, hours: 6, wp: 2 }).play('walk 413').offersNot('walk 414').offers('use wineskin');
  walk.play('use wineskin', 'walk 414', 'use wineskin', 'walk 415').offersOnly('stop');
  walk.hero('raash', { space: 415, hours: 7, wp: 2 });
});

it('[DEC-7] without an hour left no new walk begins', () => {
  const tired = two({ items: SKIN, hours: 7, wp: 2 }).offersNot('use wineskin', 'walk 413');
  tired.refused('use wineskin', 'DEC-7', /Raash has spent 7 hours/);
  two({ items: SKIN, hours: 10, wp: 20 }).offersNot('use wineskin').refused('use wineskin', 'DEC-7');
  two({ items: SKIN, hours: 7, wp: 3 }).offers('use wineskin');
});

it('[DEC-7] swamp and spores stop such a step too, and who stands on a spore cannot begin one', () => {
  const river = (space: number, tokens: object[] = []) =>
    scene({
      board: 'river',
      turn: 'grent',
      heroes: [
        { hero: 'grent', space, items: SKIN },
        { hero: 'avida', space: 532 },
      ],
      tokens,
    });
  river(550).play('use wineskin', 'walk 548').turnOf('avida').hero('grent', { space: 548, hours: 0 });
  river(550).play('use wineskin', 'use wineskin', 'walk 548').turnOf('avida').hero('grent', { space: 548, items: [] });
  const spore = [{ kind: 'spore', space: 551, holds: 'gold' }];
  river(550, spore).play('use wineskin', 'walk 551').turnOf('avida').hero('grent', { space: 551, hours: 0 });
  river(551, spore).offersNot('use wineskin').refused('use wineskin', 'SPORE-2');
});

it('[DEC-7] the jump onto the steep rocks still needs willpower 12, which a sip does not lower', () => {
  const rocks = (values: Partial<SceneHero>) => {
    const heroes = [
      { hero: 'grent', space: 513, items: SKIN, ...values },
      { hero: 'avida', space: 532 },
    ];
    return scene({ board: 'river', turn: 'grent', heroes }).play('use wineskin');
  };
  rocks({ wp: 11 })
    .offersNot('walk 547')
    .refused('walk 547', 'ROCK-1', /12, Grent has 11/);
  rocks({ wp: 12 }).offers('walk 547');
  rocks({ wp: 12, hours: 7 }).offers('walk 547').play('walk 547').hero('grent', { space: 547, wp: 12, hours: 7 });
});

it('[DEC-7] whoever walks with the hero comes along, fetched after the last hour too', () => {
  const heroes = [
    { hero: 'raash', space: 412, items: SKIN, hours: 6, wp: 2 },
    { hero: 'avida', space: 412 },
    { hero: 'grent', space: 413 },
  ];
  const ride = scene({ turn: 'raash', heroes }).play('carry avida', 'walk 413').offersNot('carry grent');
  ride.refused('carry grent', 'DAY-3').play('use wineskin').offers('carry grent').play('carry grent', 'walk 414');
  for (const id of ['raash', 'avida', 'grent'] as const) ride.hero(id, { space: 414 });
  ride.hero('avida', { hours: 0 }).hero('grent', { hours: 0 });
});
