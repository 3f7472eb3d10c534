import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const AWAY: SceneHero = { hero: 'avida', space: 451 };
const grent = (dice: number[], values: Partial<SceneHero> = {}, rest: Partial<SceneWords> = {}) =>
  scene({
    turn: 'grent',
    heroes: [{ hero: 'grent', space: 412, sp: 9, ...values }, AWAY],
    creatures: [{ kind: 'troll', space: 412 }],
    dice,
    ...rest,
  }).play('fight troll 412', 'roll');

it.each([
  { face: 1, value: 2 },
  { face: 3, value: 6 },
  { face: 4, value: 4 },
  { face: 5, value: 5 },
  { face: 6, value: 6 },
])('[GRENT-1] the one die of the Mountain Warrior shows $face and counts $value', ({ face, value }) => {
  const fight = grent([face, 1, 2, 3], { wp: 20 });
  expect(fight.events('rolled')).toHaveLength(1);
  expect(fight.events('counts')).toMatchObject([{ die: face, value }]);
  expect(fight.events('compared')).toMatchObject([{ heroes: 9 + value }]);
});

it('[GRENT-1] a 2 counts 4, and no die of another hero counts double', () => {
  const fight = grent([2, 1, 2, 3]).play('choose 2').says('Grent: the 2 counts 4');
  expect(fight.events('compared')).toMatchObject([{ heroes: 13 }]);
  const heroes = [
    { ...AWAY, space: 412, sp: 9, wp: 4 },
    { hero: 'grent', space: 451 },
  ];
  const healer = scene({
    turn: 'avida',
    heroes,
    creatures: [{ kind: 'troll', space: 412 }],
    dice: [3, 1, 2, 3],
  });
  expect(healer.play('fight troll', 'roll').events('counts')).toMatchObject([{ value: 3 }]);
});

it('[GRENT-2] a 2 may be rolled again until another value comes', () => {
  const fight = grent([2, 2, 5, 1, 2, 3]).asks('grent').offersOnly('choose 2', 'again');
  fight.play('again').says('Grent rolls 2').offersOnly('choose 2', 'again');
  fight.play('again').says('Grent rolls 5', 'Grent: the 5 counts', 'Heroes 14, the Troll 17');
});

it('[GRENT-2] any other value stays', () => {
  for (const face of [1, 3, 4, 5, 6])
    grent([face, 1, 2, 3])
      .offersNot('again')
      .refused('again', 'GRENT-2', /Grent has none now/);
});

it('[GRENT-2] the 2 of another hero is not rolled again', () => {
  const heroes = [
    { hero: 'avida', space: 412, sp: 9, wp: 4 },
    { hero: 'grent', space: 412, sp: 9 },
  ];
  const words: SceneWords = {
    turn: 'avida',
    heroes,
    creatures: [{ kind: 'troll', space: 412 }],
    dice: [2, 3, 1, 2, 3],
  };
  scene(words).play('fight troll', 'with grent', 'roll').asks('grent').offersOnly('roll').refused('again', 'GRENT-2');
});

it('[DEC-11] the 2 may be rolled again after every roll of that die, with the knife too; doubling comes last', () => {
  const fight = grent([5, 2, 3, 1, 2, 3], { items: ['knife'] }).offersOnly('choose 5', 'use knife 5');
  fight.play('use knife 5').offersOnly('choose 2', 'again').play('again').says('Grent: the 3 counts 6');
  const other = grent([2, 2, 4, 1, 2, 3], { items: ['knife'] }).offersOnly('choose 2', 'use knife 2', 'again');
  other.play('again').offersOnly('choose 2', 'use knife 2', 'again').play('use knife 2').says('Grent: the 4 counts.');
});

it('[DEC-11] and with the bow', () => {
  const fight = grent([2, 1, 1, 2, 3], { items: ['bow'], space: 413 }).offersOnly('choose 2', 'again');
  fight.play('again').says('Grent: the 1 counts 2', 'Heroes 11, the Troll 17');
});
