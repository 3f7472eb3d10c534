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
