import { expect, it } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const river = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ board: 'river', turn: heroes[0].hero as 'grent', heroes, ...rest });
const gor = (space: number, dice: number[] = []): Partial<SceneWords> => ({
  creatures: [{ kind: 'gor', space }],
  dice,
});
const grent = (ghosts: number[], values: Partial<SceneHero> = {}, dice = [3, 1, 2]): Scene =>
  river([at('grent', 531, values), at('avida', 501)], { ...gor(531, dice), ghosts }).play('fight gor', 'roll');

it.each([
  { ghost: 531, where: 'on its space' },
  { ghost: 526, where: 'next to it' },
  { ghost: 541, where: 'next to it over a bridge' },
])('[GHOST-1] $where a hero cannot use the special ability', ({ ghost }) => {
  grent([ghost]).says('Grent: the 3 counts.', 'Heroes 4');
});

it('[GHOST-1] two spaces away, or with the river between, it works', () => {
  grent([525]).says('the 3 counts 6');
  grent([540]).says('the 3 counts 6');
  const across = river([at('grent', 527), at('avida', 501)], { ...gor(527, [3, 1, 2]), ghosts: [542] });
  across.play('fight gor', 'roll').says('the 3 counts 6');
});

it('[GHOST-1] any of several ghosts is enough', () => {
  grent([501, 566, 534]).says('Grent: the 3 counts.');
});

it('[GHOST-1] so none of the four heroes can', () => {
  const fire = (ghosts: number[]) => river([at('tenaya', 531), at('avida', 530)], { ghosts });
  fire([526])
    .offersNot('beacon avida')
    .refused('beacon avida', 'GHOST-1', /cannot use the special ability/);
  fire([540]).offers('beacon avida').refused('beacon tenaya', 'DEC-18');
  const heal = (ghosts: number[]) =>
    river([at('avida', 531, { sp: 5 }), at('grent', 501)], { ...gor(531, [5, 3, 1, 2]), ghosts });
  heal([526]).play('fight gor', 'roll').hero('avida', { wp: 7 });
  heal([540]).play('fight gor', 'roll').hero('avida', { wp: 10 });
});

it('[GHOST-2] the Steppe Rider takes nobody along', () => {
  const near = river([at('raash', 531), at('grent', 531)], { ghosts: [526] });
  near
    .offersNot('carry grent')
    .refused('carry grent', 'GHOST-2', /ghost is near 531/)
    .offers('walk 530');
  river([at('raash', 531), at('grent', 531)], { ghosts: [525] }).offers('carry grent');
});

it('[GHOST-2] fighting as with a bow still works for the Steppe Rider', () => {
  const game = river([at('raash', 531, { wp: 11, sp: 3 }), at('grent', 501)], {
    ...gor(526, [2, 5, 1, 2]),
    ghosts: [531],
  });
  game.offers('fight gor 526').play('fight gor 526', 'roll').offersOnly('roll', 'enough');
  game.play('roll', 'enough').says(/Raash: .*5 counts/, 'Heroes 8');
});

it("[DEC-21] near a ghost Grent's die counts as rolled, a 2 included, and is not rolled again", () => {
  grent([531], {}, [2, 1, 2]).says('Grent: the 2 counts.', 'Heroes 3').offersNot('again');
  const away = river([at('grent', 531), at('avida', 501)], { ...gor(531, [2, 1, 2]), ghosts: [540] });
  away.play('fight gor', 'roll').offers('again', 'choose 2').play('choose 2').says('the 2 counts 4');
});

it('[DEC-21] Tenaya has neither spell nor beacon', () => {
  const heroes = [at('tenaya', 531, { herbs: 1 }), at('avida', 530)];
  const near = river(heroes, { ...gor(531, [1, 1, 2, 3]), ghosts: [526] }).offersNot('beacon avida');
  near.refused('beacon avida', 'GHOST-1', /ghost is near 531/).play('fight gor', 'roll');
  near.offers('eat herb 1').offersNot('spell').hero('tenaya', { spells: 3 }).refused('spell', 'GHOST-1');
  const away = river(heroes, { ...gor(531, [1, 1, 2, 3]), ghosts: [540] }).offers('beacon avida');
  away.play('fight gor', 'roll').offers('spell', 'enough').play('spell').hero('tenaya', { spells: 2 });
});

it('[DEC-21] Avida does not heal', () => {
  const heroes = [at('avida', 531, { wp: 9, sp: 5 }), at('grent', 501)];
  const near = river(heroes, { ...gor(531, [5, 3, 1, 2]), ghosts: [534] }).play('fight gor', 'roll');
  near.hero('avida', { wp: 9 }).says('Heroes 10');
  const away = river(heroes, { ...gor(531, [5, 3, 1, 2]), ghosts: [540] }).play('fight gor', 'roll');
  away.hero('avida', { wp: 12 }).says('Heroes 10');
});

it('[DEC-21] Raash may bring others up to there, and takes nobody a step further', () => {
  const game = river([at('raash', 517), at('grent', 517)], { ghosts: [546] });
  game.play('carry grent', 'walk 523').hero('grent', { space: 523 }).offersNot('set down grent');
  game.play('walk 545').hero('grent', { space: 545 });
  game.play('walk 543').hero('raash', { space: 543 }).hero('grent', { space: 545 }).says('Raash leaves Grent behind');
  game.offersNot('carry grent').play('stop').turnOf('grent');
  expect(game.state.heroes.map((hero) => hero.hours)).toEqual([3, 0]);
});

it('[DEC-21] items still work', () => {
  const tokens = [{ kind: 'fog', holds: 'gold', space: 530 }];
  const items = ['telescope', 'knife', 'bow'];
  const rest = { creatures: [{ kind: 'gor' as const, space: 527 }], tokens, ghosts: [531], dice: [1, 4, 1, 2] };
  const game = river([at('grent', 531, { items }), at('avida', 501)], rest);
  game.offers('use telescope 530').play('use telescope 530', 'fight gor 527', 'roll').offers('use knife 1');
  game.play('use knife 1').says('Grent: the 4 counts.');
});

it('[DEC-21, FREE-3] whom Raash leaves behind stands there, and does not pass by', () => {
  const heroes = [at('raash', 527), at('grent', 527, { items: ['telescope'] })];
  const tokens = [{ kind: 'fog', holds: 'gold', space: 541 }];
  const game = river(heroes, { ghosts: [530], tokens }).play('carry grent', 'walk 531');
  game.offersNot('grent: use telescope 541').refused('grent: use telescope 541', 'FREE-3').play('walk 541');
  game.hero('grent', { space: 531 }).asks('raash').offers('grent: use telescope 541').refused('drink', 'FREE-5');
});

it('[DEC-21, DEC-29] where Raash leaves them behind, the steppe people of a fellow do not hold him from the jump', () => {
  const heroes = [at('raash', 512, { wp: 12 }), at('grent', 512)];
  const people = { 'steppe-people': { space: 512, leader: 'grent' as const } };
  const game = river(heroes, { ghosts: [518], ...people })
    .play('carry grent', 'walk 513')
    .offers('walk 547');
  game.play('walk 547').hero('raash', { space: 547 }).hero('grent', { space: 513 });
  expect(game.state.people).toMatchObject({ space: 513, leader: 'grent' });
  const free = river(heroes, people).play('carry grent', 'walk 513').offersNot('walk 547');
  free.refused('walk 547', 'DEC-29');
});
