import { expect, it } from 'vitest';
import { scene } from '../scene.ts';

const AWAY = { hero: 'avida', space: 451 };
const two = (raash: object = {}, rest: object = {}) =>
  scene({ turn: 'raash', heroes: [{ hero: 'raash', space: 412, ...raash }, AWAY], ...rest });

it('[WALK-1] each space entered costs 1 hour: the Healer goes from 558 to 546, 2 spaces, 2 hours', () => {
  const heroes = [
    { hero: 'avida', space: 558 },
    { hero: 'raash', space: 501 },
  ];
  const tokens = [{ kind: 'fog', holds: 'gold', space: 546 }];
  const river = scene({ board: 'river', turn: 'avida', heroes, tokens });
  river.play('walk 546').hero('avida', { space: 546, hours: 2, gold: 1 }).turnOf('raash');
  expect(river.order('walked', 'fog', 'gold', 'turn')).toEqual(['walked', 'walked', 'fog', 'gold', 'turn']);
  expect(river.state.tokens).toEqual([]);
});

it('[WALK-1] a walk is as long as hours last', () => {
  const far = two({ hours: 8, wp: 5 }).play('walk 413', 'walk 414').hero('raash', { hours: 10, wp: 1 });
  far.offersOnly('stop').refused('walk 415', 'DAY-1');
  two({ hours: 5 }).refused('walk 415', 'WALK-1', /takes hours 3, Raash has 2/);
  two({ hours: 5, wp: 7 }).play('walk 415 overtime').hero('raash', { space: 415, hours: 8, wp: 5 });
});

it('[WALK-2] a hero walks to any adjacent space, whatever the arrows say', () => {
  const walk = two();
  expect(walk.commands.filter((command) => command.startsWith('walk'))).toEqual(
    [405, 411, 413, 420, 421].map((to) => `walk ${to}`),
  );
  walk.refused('walk 413 415', 'WALK-2', /No way leads from 413.* to 415/);
  walk.play('walk 411').hero('raash', { space: 411 });
});

it('[WALK-2] the edge of the board is no way', () => {
  two({ space: 401 }).refused('walk w', null).refused('walk 399', null).play('walk e').hero('raash', { space: 402 });
});

it('[WALK-5] any number of heroes may stand on one space', () => {
  const heroes = ['raash', 'grent', 'tenaya', 'avida'].map((hero, i) => ({ hero, space: i === 0 ? 412 : 413 }));
  scene({ turn: 'raash', heroes }).offers('walk 413').play('walk 413', 'stop').hero('raash', { space: 413 });
});

it('[WALK-6] a space with a creature may be entered and passed', () => {
  const walk = two({}, { creatures: [{ kind: 'troll', space: 413 }] })
    .offers('walk 413')
    .play('walk 413');
  walk.offers('walk 414', 'stop').play('walk 414', 'stop').hero('raash', { space: 414, wp: 7, hours: 2 });
});

it('[WALK-9] after the walk the next hero is on turn, even when hours are left', () => {
  const walk = two().play('walk 413').offers('stop').asks('raash').play('stop');
  walk.turnOf('avida').hero('raash', { hours: 1, asleep: false });
});

it('[WALK-9] a walk has at least one step', () => {
  two().offersNot('stop').refused('stop', null);
});
