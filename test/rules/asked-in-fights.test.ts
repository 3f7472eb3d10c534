import { expect, it } from 'vitest';
import { scene } from '../scene.ts';

const pair = (dice: number[], first: 'tenaya' | 'avida', more = {}) =>
  scene({
    turn: first,
    heroes: [
      { hero: 'tenaya', space: 412, sp: 2, wp: 7, spells: 3 },
      { hero: 'avida', space: 412, sp: 2, wp: 7, ...more },
    ],
    creatures: [{ kind: 'gor', space: 412 }],
    dice,
  });

it('[TENAYA-1] the hero who fights first is asked about fire spells, and called by name', () => {
  const fight = pair([2, 1, 3, 3, 4, 2], 'tenaya').play('fight gor', 'with avida', 'roll', 'roll', 'gift tenaya 3');
  expect(fight.asks('tenaya').session.question().text).toMatch(/^Tenaya: the enemy has 6, the heroes have 9\./);
});

it('[AVIDA-2] no more is given than the dice that did not fight show', () => {
  const fight = pair([2, 1, 1, 5, 4, 2], 'tenaya').play('fight gor', 'with avida', 'roll', 'roll');
  expect(fight.session.submit('gift avida 4')).toMatchObject({
    kind: 'refused',
    text: 'The dice that did not fight give willpower 1, not 4.',
  });
  fight.hero('avida', { wp: 7 }).play('gift avida 1').hero('avida', { wp: 8 });
});

it('[RAASH-1] a hero who rolls singly is asked for the first die, and told before the next that the last counts', () => {
  const fight = scene({
    turn: 'avida',
    heroes: [
      { hero: 'avida', space: 412, sp: 2, wp: 4 },
      { hero: 'raash', space: 412, sp: 2, wp: 7 },
    ],
    creatures: [{ kind: 'gor', space: 412 }],
    dice: [2, 4],
  }).play('fight gor', 'with raash', 'roll');
  expect(fight.session.question().text).toBe('Raash: roll the first of 2 dice.');
  fight.play('roll');
  expect(fight.session.question().text).toBe('Raash: 4 so far, and the last counts. Roll the next die, or enough?');
});

it('[DAY-2] few words keep overtime apart from the hours of the day', () => {
  const day = (hours: number) =>
    scene({ turn: 'raash', heroes: [{ hero: 'raash', space: 412, wp: 9, hours }] }).session.question().brief;
  expect([day(1), day(8)]).toEqual(['Raash, 6+3 hours, willpower 9?', 'Raash, 0+2 hours, willpower 9?']);
});

/** Raash fights with strength 1 and loses the round; Avida carries a stone that heals her space. */
const losing = (avida: number, foe: 'gor' | 'spore') =>
  scene({
    board: 'river',
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 540, sp: 1, wp: 4 },
      { hero: 'avida', space: avida, items: [{ item: 'hope-stone', holds: 'willpower' }] },
    ],
    ...(foe === 'gor'
      ? { creatures: [{ kind: 'gor', space: 540 }] }
      : { tokens: [{ kind: 'spore', space: 540, holds: 'nothing' }] }),
    dice: [1, 6, 5],
  }).play(`fight ${foe}`, ...(avida === 540 ? ['alone'] : []), 'roll');

it('[HOPE-3] a lost round asks for a stone that heals only where it would reach a fighter', () => {
  losing(540, 'gor').offers('avida: use hope-stone willpower').offers('enough');
  losing(541, 'gor').offersNot('enough').says('Heroes 2, the Gor 8');
});

it('[SPORE-3] a round lost to a spore takes nothing, so nobody is asked to save a fighter', () => {
  losing(540, 'spore').offersNot('enough').says('Heroes 2, the spore 11');
});
