import { expect, it, vi } from 'vitest';
import { scene } from '../scene.ts';
import { trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

const AWAY = { hero: 'avida', space: 451 };
const two = (raash: object) => scene({ turn: 'raash', heroes: [{ hero: 'raash', space: 412, ...raash }, AWAY] });

it('[DAY-1] a walk of 4 spaces takes 4 hours', () => {
  two({}).play('walk 413 414 415 416', 'stop').hero('raash', { space: 416, hours: 4 });
});

it('[DAY-1] a fight of 3 rounds takes 3 hours', () => {
  const heroes = [{ hero: 'raash', space: 412, sp: 4, wp: 4 }, AWAY];
  const fight = scene({ heroes, creatures: [{ kind: 'gorlot', space: 412 }], dice: [3, 1, 3, 3, 1, 3, 3, 1, 3] });
  fight.play('fight gorlot', 'roll', 'roll', 'roll').says('Round 3').hero('raash', { hours: 3, wp: 4 });
});

it('[DAY-1] a day has 7 hours and 3 of overtime, and no eleventh', () => {
  two({ hours: 9, wp: 20 }).offers('pass', 'walk 413').play('pass').hero('raash', { hours: 10, wp: 18 });
  two({ hours: 10, wp: 20 })
    .refused('pass', 'DAY-1', /used 10/)
    .refused('walk 413', 'DAY-1');
});

it('[DAY-2] the 7th hour costs nothing, each hour from the 8th on willpower 2, taken as it is spent', () => {
  two({ hours: 6, wp: 7 }).play('pass').hero('raash', { hours: 7, wp: 7 });
  const late = two({ hours: 6, wp: 9 }).play('walk 413').hero('raash', { hours: 7, wp: 9 });
  late.play('walk 414').hero('raash', { hours: 8, wp: 7 }).says('willpower 7, 2 less for overtime, hour 8 of 10');
  late.play('walk 415').hero('raash', { hours: 9, wp: 5 });
});

it('[DAY-3] overtime never brings a hero to willpower 0: 3 are the least that allow an hour', () => {
  two({ hours: 7, wp: 3 }).offers('pass', 'walk 413').play('pass').hero('raash', { wp: 1, hours: 8 });
  const tired = two({ hours: 7, wp: 2 }).offersNot('pass', 'walk 413');
  tired.refused('pass', 'DAY-3', /willpower 3, Raash has 2/).refused('walk 413', 'DAY-3');
  two({ hours: 6, wp: 2 }).offers('pass', 'walk 413');
});

it('[DAY-4] a turn is one action, with as many hours as wished, then the next hero clockwise is on turn', () => {
  const day = two({}).offers('walk 413', 'pass', 'end').play('walk 413', 'walk 414').asks('raash');
  day.refused('pass', 'DAY-4').refused('end', 'DAY-4').play('stop').turnOf('avida');
  day.play('pass').turnOf('raash').play('pass').turnOf('avida');
});

it('[DAY-4] an action that the legend allows takes the place of walking, fighting and passing', () => {
  const dig = { id: 'dig', at: [412], hours: 2, do: [{ fact: 'hole', set: 1 }] };
  trial({ deeds: [dig] });
  const heroes = [{ hero: 'raash', space: 412 }, AWAY];
  const day = scene({ legend: 'trial', turn: 'raash', heroes }).offers('do dig').play('do dig').turnOf('avida');
  day.hero('raash', { hours: 2 }).offersNot('do dig');
  expect(day.state.facts).toEqual({ hole: 1 });
  scene({ legend: 'trial', turn: 'raash', heroes: [{ hero: 'raash', space: 413 }, AWAY] }).offersNot('do dig');
  const late = (wp: number) => [{ hero: 'raash', space: 412, hours: 6, wp }, AWAY];
  scene({ legend: 'trial', turn: 'raash', heroes: late(3) }).offers('do dig');
  scene({ legend: 'trial', turn: 'raash', heroes: late(2) }).offersNot('do dig');
});

it('[DAY-5] passing costs 1 hour', () => {
  two({ hours: 2 }).play('pass').hero('raash', { hours: 3, space: 412 }).turnOf('avida');
});

it('[DAY-6] a hero may end the day before the 7th hour, and the marker lies on the sunrise space', () => {
  two({ hours: 2 }).offers('end').play('end').hero('raash', { asleep: true, wp: 7 }).turnOf('avida');
});

it('[DAY-7] the first to end the day lies on the rooster and begins the next day', () => {
  const first = two({}).play('end').says('Raash ends the day and takes the rooster').play('end').day(2).turnOf('raash');
  first.play('pass', 'end').says('Avida ends the day and takes the rooster').turnOf('raash');
  first.play('end').saysNot('rooster').day(3).turnOf('avida');
});

it('[DAY-8] a hero whose day has ended is skipped, and the others go on in turn until all have ended', () => {
  const heroes = ['raash', 'grent', 'avida'].map((hero) => ({ hero, space: 412 }));
  const day = scene({ turn: 'raash', heroes }).play('pass').turnOf('grent').play('end').turnOf('avida');
  day
    .play('pass')
    .turnOf('raash')
    .play('pass')
    .turnOf('avida')
    .play('end')
    .turnOf('raash')
    .play('pass')
    .turnOf('raash');
  day.day(1).play('end').day(2);
});

it('[DAY-8] only the hero on turn takes an action', () => {
  two({})
    .offersNot('avida: pass')
    .refused('avida: pass', 'DAY-8', /turn of Avida: Raash is asked/);
});

it('[DAY-9] when all have ended the day comes the sunrise, then a new day with 7 and 3 hours for everyone', () => {
  const day = two({ hours: 5 }).play('pass', 'pass', 'end').narrator('A').day(1);
  day.play('end').says('The sun rises', 'Day 2 begins').narrator('B').day(2);
  day.hero('raash', { hours: 0, asleep: false }).hero('avida', { hours: 0, asleep: false });
});

it('[DAY-10] a hero with no hour left has no action and must end the day when the turn comes', () => {
  two({ hours: 10, wp: 20 }).turnOf('raash').offersOnly('end');
  two({ hours: 7, wp: 2 }).turnOf('raash').offersOnly('end').play('end').hero('raash', { asleep: true });
});
