import { beforeEach, expect, it, vi } from 'vitest';
import type { Legend } from '../../src/games/far-land/legend.ts';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';
import { trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const hero = (id: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({
  hero: id,
  space,
  ...values,
});
const raash = (space = 412, values: Partial<SceneHero> = {}) => hero('raash', space, values);
const set = (heroes: SceneHero[], rest: Partial<SceneWords> = {}) =>
  scene({ turn: heroes[0].hero as 'raash', heroes, ...rest });

it('[RAASH-2] the Steppe Rider takes other heroes along while walking, and only the rider pays hours', () => {
  const ride = set([raash(), hero('avida', 412, { hours: 3 })])
    .offers('carry avida')
    .play('carry avida');
  ride
    .says('Raash takes Avida along')
    .play('walk 413')
    .says('Raash, with Avida, walks to 413')
    .play('walk 414', 'stop');
  ride.hero('raash', { space: 414, hours: 2 }).hero('avida', { space: 414, hours: 3 }).turnOf('avida');
});

it('[RAASH-2] nobody else does, and nobody who is elsewhere comes along', () => {
  const walk = set([hero('grent', 412), hero('avida', 412)]).offersNot('carry avida');
  walk
    .refused('carry avida', 'RAASH-2', /Only the Steppe Rider/)
    .play('walk 413')
    .hero('avida', { space: 412 });
  const far = set([raash(), hero('avida', 413)]).offersNot('carry avida', 'carry raash');
  far
    .refused('carry avida', 'RAASH-2', /Avida is on 413/)
    .refused('carry gandalf', null)
    .refused('carry', null);
});

it('[RAASH-2] also picked up in passing, without a stop', () => {
  const ride = set([raash(), hero('avida', 413)])
    .play('walk 413')
    .offers('carry avida', 'walk 414', 'stop');
  ride.play('carry avida', 'walk 414', 'stop').hero('avida', { space: 414, hours: 0 }).hero('raash', { hours: 2 });
});

it('[RAASH-2] also those whose day has ended', () => {
  const ride = set([raash(), hero('avida', 412, { asleep: true })])
    .offers('carry avida')
    .play('carry avida');
  ride.play('walk 413', 'stop').hero('avida', { space: 413, asleep: true }).turnOf('raash');
});

it('[RAASH-2] without an hour nobody is taken along', () => {
  set([raash(412, { hours: 10, wp: 20 }), hero('avida', 412)])
    .offersNot('carry avida')
    .refused('carry avida', 'DAY-1');
});

it('[RAASH-2] before the first step a fellow may be left behind, and the turn is open again', () => {
  const ride = set([raash(), hero('avida', 412)])
    .play('carry avida')
    .offers('set down avida')
    .offersNot('stop', 'pass');
  ride.play('set down avida').says('Raash leaves Avida behind').turnOf('raash').offers('pass', 'end', 'carry avida');
});

it('[RAASH-3] where the ride ends at a well, either may have its willpower', () => {
  const start = () =>
    set([raash(426), hero('avida', 426)])
      .play('carry avida', 'walk 432', 'stop')
      .turnOf('avida');
  start().offers('drink', 'raash: drink').play('drink').hero('avida', { wp: 10 }).hero('raash', { wp: 7 });
  start().play('raash: drink').hero('avida', { wp: 7 }).hero('raash', { wp: 10 }).offersNot('drink', 'raash: drink');
});

it('[RAASH-3] a sleeper who was taken along too', () => {
  const sleeper = { asleep: true };
  const ride = set([raash(426), hero('avida', 426, sleeper)])
    .play('carry avida', 'walk 432', 'stop')
    .asks('raash');
  ride
    .offersOnly('avida: drink', 'enough')
    .play('avida: drink')
    .hero('avida', { wp: 10, asleep: true })
    .turnOf('raash');
  ride.offersNot('drink');
  const not = set([raash(426), hero('avida', 426, sleeper)]).play('carry avida', 'walk 432', 'stop', 'enough');
  not.turnOf('raash').offers('drink').offersNot('avida: drink').hero('avida', { wp: 7 });
});

it('[RAASH-3] whatever lies there goes to whom the heroes agree on', () => {
  const tokens = [
    { kind: 'bow', space: 413 },
    { kind: 'gold', amount: 2, space: 413 },
  ];
  const heroes = [raash(), hero('avida', 412, { asleep: true }), hero('grent', 412)];
  const ride = set(heroes, { tokens }).play('carry avida', 'carry grent', 'walk 413', 'stop').asks('raash');
  ride.offersOnly('avida: take bow', 'avida: take gold 2', 'avida: take gold 1', 'enough').play('avida: take bow');
  ride.play('avida: take gold 1', 'enough').turnOf('grent').play('take gold 1').hero('grent', { gold: 1 });
  ride.hero('avida', { gold: 1, items: [{ id: 'bow' }] });
});

it('[RAASH-3] nothing is asked where nothing is to be had, nor of a sleeper who was not taken along', () => {
  const ride = set([raash(426), hero('avida', 426, { asleep: true })]).play('carry avida', 'walk 431', 'stop');
  ride.turnOf('raash');
  const met = set([raash(426), hero('avida', 432, { asleep: true })])
    .play('walk 432', 'stop')
    .turnOf('raash');
  met.offersNot('avida: drink');
  const full = set([raash(426), hero('avida', 426, { asleep: true, wp: 20 })]).play('carry avida', 'walk 432', 'stop');
  full.turnOf('raash');
});

it('[RAASH-4] the lake is crossed in one step between two marked shore spaces, with willpower 12', () => {
  for (const id of ['raash', 'grent']) {
    const other = hero('avida', 451);
    const swim = set([hero(id, 421, { wp: 12 }), other])
      .offers('walk 446')
      .play('walk 446')
      .says('walks to 446');
    swim.hero(id as 'raash', { space: 446, hours: 1, wp: 12 }).offers('walk 421', 'walk 447');
    const weak = set([hero(id, 421, { wp: 11, hours: 3 }), other]).offersNot('walk 446');
    weak.refused('walk 446', 'RAASH-4', /Crossing the lake needs willpower 12, \w+ has 11/);
    set([hero(id, 428, { wp: 12 }), other])
      .offers('walk 429')
      .offersNot('walk 446');
  }
});

it('[RAASH-4] left over after the overtime of that very hour, as for the steep rocks', () => {
  set([hero('grent', 421, { wp: 13, hours: 7 }), hero('avida', 451)])
    .offersNot('walk 446')
    .refused('walk 446', 'RAASH-4', /has 11/);
  set([hero('grent', 421, { wp: 14, hours: 7 }), hero('avida', 451)]).offers('walk 446');
});

it('[RAASH-4, ROCK-3] only Raash needs the willpower for those taken along', () => {
  const ride = set([raash(421, { wp: 12 }), hero('avida', 421, { wp: 1, hours: 5 })]).play(
    'carry avida',
    'walk 446',
    'stop',
  );
  ride.hero('avida', { space: 446, wp: 1 }).turnOf('avida').offersNot('walk 421').refused('walk 421', 'RAASH-4');
  set([raash(421, { wp: 11, hours: 3 }), hero('avida', 421, { wp: 20 })])
    .play('carry avida')
    .offersNot('walk 446')
    .refused('walk 446', 'RAASH-4', /Raash has 11/);
});

it('[DEC-19] any number of heroes, each from where they meet to the end of the walk', () => {
  const heroes = [raash(), hero('avida', 412), hero('grent', 413, { asleep: true }), hero('tenaya', 414)];
  const ride = set(heroes).play('carry avida', 'walk 413', 'carry grent', 'walk 414', 'carry tenaya', 'walk 415');
  ride.offersNot('set down avida', 'set down grent', 'set down tenaya', 'carry avida');
  ride.refused('set down avida', 'DEC-19', /to its end/).refused('carry avida', 'DEC-19');
  for (const id of ['avida', 'grent', 'tenaya'] as const) ride.hero(id, { space: 415, hours: 0 });
  ride.hero('raash', { hours: 3 });
});

it('[DEC-19] with the steppe people, if one of the heroes there leads them', () => {
  const people = (leader?: 'raash' | 'avida' | 'grent') => ({
    'steppe-people': { space: 412, ...(leader ? { leader } : {}) },
  });
  const heroes = [raash(), hero('avida', 412, { asleep: true }), hero('grent', 412)];
  const ride = (leader?: 'raash' | 'avida' | 'grent') =>
    set(heroes, people(leader)).play('carry avida', 'walk 413').state.people?.space;
  expect(ride('avida')).toBe(413);
  expect(ride('raash')).toBe(413);
  expect(ride('grent')).toBe(412);
  expect(ride()).toBe(412);
});

it('[DEC-19] spore and swamp stop them all', () => {
  const tokens = [{ kind: 'spore', space: 413, holds: 'gold' }];
  const ride = set([raash(), hero('avida', 412)], { tokens })
    .play('carry avida', 'walk 413')
    .turnOf('avida');
  ride.offersNot('walk 414').refused('walk 414', 'SPORE-2').hero('avida', { space: 413 }).hero('raash', { space: 413 });
  const swamp = set([raash(550), hero('avida', 550)], { board: 'river' })
    .play('carry avida', 'walk 548')
    .turnOf('avida');
  swamp.hero('avida', { space: 548 }).offers('walk 549');
});

const FOG = { tokens: [{ kind: 'fog', holds: 'sp', space: 413 }] };

it('[DEC-20] a fog token where Raash ends with others is revealed first, then they choose who carries it out', () => {
  const heroes = [raash(), hero('avida', 412, { asleep: true }), hero('grent', 412), hero('tenaya', 413)];
  const ride = () => set(heroes, FOG).play('carry avida', 'carry grent', 'walk 413', 'stop');
  const game = ride()
    .asks('raash')
    .says('The fog at 413, Ant Mound, hides a point of strength')
    .hero('grent', { sp: 1 });
  game.offersOnly('who raash', 'who avida', 'who grent').play('who avida').hero('avida', { sp: 2, asleep: true });
  game.hero('raash', { sp: 1 }).turnOf('grent').says('lifts before Avida');
  expect(game.state.tokens).toEqual([]);
  ride().play('who raash').hero('raash', { sp: 2 }).hero('avida', { sp: 1 });
});

it('[DEC-20] alone Raash carries it out, and nobody is asked', () => {
  set([raash(), hero('avida', 413)], FOG)
    .play('walk 413', 'stop')
    .hero('raash', { sp: 2 })
    .turnOf('avida');
  set([raash(), hero('avida', 412)], FOG)
    .play('carry avida', 'walk 413', 'walk 414', 'stop')
    .turnOf('avida')
    .hero('raash', { sp: 1 });
});

it('[DEC-20] a sleeper who carries out an item may have to make room', () => {
  const full = { asleep: true, items: ['telescope', 'crown', 'falcon'] };
  const tokens = [{ kind: 'fog', holds: 'knife', space: 413 }];
  const ride = set([raash(), hero('avida', 412, full)], { tokens }).play(
    'carry avida',
    'walk 413',
    'stop',
    'who avida',
  );
  ride
    .asks('avida')
    .offersOnly('drop telescope', 'drop crown', 'drop falcon', 'leave')
    .play('drop crown')
    .turnOf('raash');
  expect(ride.heroOf('avida').items.map((item) => item.id)).toEqual(['telescope', 'falcon', 'knife']);
});

it('[RAASH-3] whom the fog there has moved elsewhere is offered nothing of the new place', () => {
  const watches: Legend['watches'] = [{ id: 'whirl', when: { has: 'knife' }, do: [{ put: 407, whom: 'all' }] }];
  trial({ watches });
  const heroes = [raash(426), hero('avida', 426, { asleep: true })];
  const ride = (fog: object[]) => set(heroes, { legend: 'trial', tokens: fog }).play('carry avida', 'walk 432', 'stop');
  const whirled = ride([{ kind: 'fog', holds: 'knife', space: 432 }]).play('who raash');
  whirled.turnOf('raash').hero('avida', { space: 407 }).offers('drink').offersNot('avida: drink');
  ride([]).offersOnly('avida: drink', 'enough');
});
