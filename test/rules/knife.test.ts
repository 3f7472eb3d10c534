import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const KNIFE = ['knife'];
const AWAY: SceneHero = { hero: 'raash', space: 451 };
const against = (kind: 'gor' | 'troll', heroes: SceneHero[], dice: number[]) => {
  const words: SceneWords = { turn: heroes[0].hero as 'avida', heroes, creatures: [{ kind, space: 412 }], dice };
  return scene(words).play(`fight ${kind} 412`);
};
const avida = (values: Partial<SceneHero> = {}): SceneHero => ({
  hero: 'avida',
  space: 412,
  wp: 4,
  sp: 9,
  items: KNIFE,
  ...values,
});

it('[KNIFE-1] once in every round the owner may roll one of the own dice again, and keeps the knife', () => {
  const fight = against('troll', [avida(), AWAY], [2, 6, 1, 2, 3, 3, 4, 1, 2, 3]).play('roll');
  fight.asks('avida').offersOnly('choose 2', 'use knife 2').play('use knife 2').says('Avida rolls 6');
  fight.says('Heroes 15, the Troll 17').hero('avida', { items: [{ id: 'knife', turned: false }], wp: 2 });
  fight.offers('roll').play('roll').offersOnly('choose 3', 'use knife 3').play('choose 3');
  expect(fight.events('counts')).toMatchObject([{ value: 3 }]);
});

it('[KNIFE-1] the new roll stands, better or worse', () => {
  const fight = against('gor', [avida({ sp: 3 }), AWAY], [5, 1, 1, 2]).play('roll', 'use knife 5');
  expect(fight.events('counts')).toMatchObject([{ value: 1, dice: [1] }]);
});

it('[KNIFE-1] any of the own dice just rolled, and no other', () => {
  const fight = against('troll', [avida({ wp: 9 }), AWAY], [5, 3, 4, 1, 2, 3]).play('roll');
  fight.offersOnly('choose 5', 'use knife 5', 'use knife 3').refused('use knife 4', 'KNIFE-1');
  fight.play('use knife 3');
  expect(fight.events('counts')).toMatchObject([{ value: 5, dice: [5, 4] }]);
});

it('[KNIFE-1] not the die of a fellow, nor one of the enemy, nor outside a roll', () => {
  const grent: SceneHero = { hero: 'grent', space: 412, sp: 9 };
  const fight = against('troll', [grent, avida()], [5, 3, 4, 1, 2, 3]).play('with avida', 'roll').asks('avida');
  fight
    .refused('use knife 5', 'KNIFE-1')
    .play('roll', 'choose 3')
    .offers('roll')
    .refused('avida: use knife 3', 'KNIFE-1');
  const turn = scene({ turn: 'avida', heroes: [avida(), AWAY] }).offersNot('use knife');
  turn.refused('use knife', 'KNIFE-1');
  scene({ turn: 'avida', heroes: [avida({ items: [] }), AWAY] }).refused('use knife 5', 'SET-14', /no throwing knife/);
});

it('[KNIFE-1] also when attacking with the bow: that last roll then counts', () => {
  const archer = avida({ space: 413, wp: 9, items: ['bow', 'knife'] });
  const fight = against('troll', [archer, AWAY], [2, 6, 4, 1, 2, 3]).play('roll').offersOnly('roll', 'enough');
  fight.play('roll').offersOnly('choose 6', 'use knife 2', 'use knife 6').play('use knife 2');
  expect(fight.events('counts')).toMatchObject([{ value: 4, dice: [4, 6] }]);
  fight.says('Heroes 13, the Troll 17');
});

it('[KNIFE-1] without the knife the last die rolled with the bow counts', () => {
  const archer = avida({ space: 413, wp: 9, items: ['bow', 'knife'] });
  const fight = against('troll', [archer, AWAY], [6, 2, 1, 2, 3]).play('roll', 'roll', 'choose 2');
  expect(fight.events('counts')).toMatchObject([{ value: 2, dice: [6, 2] }]);
});

it('[DEC-13] the knife replaces the old value before Avida heals', () => {
  const fight = against('troll', [avida({ wp: 9 }), AWAY], [5, 3, 6, 1, 2, 3]).play('roll', 'use knife 3');
  expect(fight.events('counts')).toMatchObject([{ value: 6, dice: [5, 6] }]);
  expect(fight.events('wp')[0]).toMatchObject({ by: 5, now: 14, why: 'heal' });
});

it('[DEC-13] each knife gives its bearer one new roll a round', () => {
  const fight = against('troll', [avida({ sp: 14, items: ['knife', 'knife'] }), AWAY], [2, 3, 4, 1, 2, 3]).play('roll');
  fight.play('use knife 2').offersOnly('choose 3', 'use knife 3').play('use knife 3');
  expect(fight.events('counts')).toMatchObject([{ value: 4 }]);
  fight.offers('roll');
});

it('[DEC-13, JOINT-7] a knife passed on between rounds works anew in the next round', () => {
  const grent: SceneHero = { hero: 'grent', space: 412, sp: 9 };
  const dice = [1, 5, 4, 1, 2, 3, 6, 1, 2, 2];
  const fight = against('troll', [avida(), grent], dice).play('with grent', 'roll', 'use knife 1', 'roll');
  fight.asks('avida').offers('roll').play('give grent knife', 'roll').asks('grent').play('roll');
  fight.offers('use knife 1').play('use knife 1').says('Grent rolls 2').offers('again');
});
