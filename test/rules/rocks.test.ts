import { expect, it } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const river = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ board: 'river', turn: heroes[0].hero as 'raash', heroes, ...rest });
const grent = (space: number, values: Partial<SceneHero> = {}, rest: Partial<SceneWords> = {}): Scene =>
  river([at('grent', space, values), at('avida', 501)], rest);

it('[ROCK-1] the steep rocks join 513 and 555 across the river', () => {
  const west = grent(513, { wp: 12 }).offers('walk 547').play('walk 547', 'walk 555', 'stop');
  west.hero('grent', { space: 555, hours: 2, wp: 12 });
  grent(555, { wp: 12 }).play('walk 547 513', 'stop').hero('grent', { space: 513, hours: 2 });
});

it.each([513, 555])('[ROCK-1] the jump onto 547 from %i needs willpower 12', (from) => {
  grent(from, { wp: 12 }).offers('walk 547');
  const weak = grent(from, { wp: 11 }).offersNot('walk 547');
  weak.refused('walk 547', 'ROCK-1', /needs willpower 12, Grent has 11/);
});

it('[ROCK-1] 12 must be left over after the overtime that is paid for that very hour', () => {
  grent(513, { wp: 13, hours: 7 })
    .offersNot('walk 547')
    .refused('walk 547', 'ROCK-1', /needs willpower 12, Grent has 11/);
  grent(513, { wp: 14, hours: 7 }).play('walk 547').hero('grent', { space: 547, wp: 12, hours: 8 });
});

it('[ROCK-1] a step of a wineskin costs no overtime, and needs the 12 all the same', () => {
  const walking = { hours: 6, items: ['wineskin'] };
  grent(509, { wp: 12, ...walking })
    .play('walk 513')
    .offersNot('walk 547')
    .play('use wineskin', 'walk 547')
    .hero('grent', { space: 547, hours: 7, wp: 12 });
  const weak = grent(509, { wp: 11, ...walking })
    .play('walk 513', 'use wineskin')
    .offersNot('walk 547');
  weak.refused('walk 547', 'ROCK-1', /Grent has 11/);
});

it('[ROCK-2] who dropped below 12 on 547 may jump to 555 or 513 all the same', () => {
  grent(547, { wp: 1 }).offers('walk 513', 'walk 555').play('walk 555', 'stop').hero('grent', { space: 555, wp: 1 });
  const stranded = grent(513, { wp: 14, hours: 7 }).play('walk 547');
  stranded.offers('walk 513', 'walk 555').play('walk 555').hero('grent', { space: 555, wp: 10, hours: 9 });
  const flung = grent(547, { wp: 3, items: ['wineskin'], hours: 6 });
  flung.play('use wineskin', 'walk 513', 'stop').hero('grent', { space: 513, wp: 3, hours: 6 });
});

it('[ROCK-3] if Raash takes a hero along over 547, only Raash needs the willpower', () => {
  const both = river([at('raash', 513, { wp: 12 }), at('grent', 513, { wp: 1 })]);
  both.play('carry grent', 'walk 547', 'walk 555', 'stop');
  both.hero('raash', { space: 555, hours: 2 }).hero('grent', { space: 555, hours: 0, wp: 1 });
  const weak = river([at('raash', 513, { wp: 11 }), at('grent', 513, { wp: 20 })]);
  weak
    .play('carry grent')
    .offersNot('walk 547')
    .refused('walk 547', 'ROCK-1', /Raash has 11/);
});

it('[ROCK-4] each jump is one step of a walk, 1 hour like any other', () => {
  const tired = grent(513, { wp: 16, hours: 9 });
  tired.play('walk 547').hero('grent', { hours: 10, wp: 14 }).offersOnly('stop');
  tired.play('stop').turnOf('avida');
});

it('[ROCK-4] the jumps make nothing adjacent for bow, telescope or ghost', () => {
  const gor = { kind: 'gor' as const, space: 547 };
  const rider = river([at('raash', 513), at('avida', 501)], { creatures: [gor] });
  rider.offersNot('fight gor 547').refused('fight gor 547', 'FIGHT-1');
  const onRocks = river([at('raash', 547), at('avida', 501)], { creatures: [gor, { kind: 'skral', space: 513 }] });
  onRocks.offers('fight gor').offersNot('fight skral 513');
  const tokens = [{ kind: 'fog', holds: 'gold', space: 513 }];
  const looks = river([at('avida', 547, { items: ['telescope'] }), at('grent', 501)], { tokens });
  expect(looks.commands.filter((one) => one.startsWith('use telescope'))).toEqual([]);
  looks.refused('use telescope 513', 'TELE-1');
  const haunted = { ghosts: [547], creatures: [{ kind: 'gor' as const, space: 513 }], dice: [3, 1, 2] };
  grent(513, {}, haunted).play('fight gor', 'roll').says('the 3 counts 6');
});

it('[ROCK-4] the steppe people do not come over 547', () => {
  const led = grent(513, { wp: 20 }, { 'steppe-people': { space: 513, leader: 'grent' } });
  led.offersNot('walk 547').refused('walk 547', 'DEC-29', /steppe people/);
  led.play('unlead').offers('walk 547').play('walk 547', 'stop');
  expect(led.state.people).toMatchObject({ space: 513, leader: null });
});
