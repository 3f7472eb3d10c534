import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const cave = (heroes: SceneHero[], guards: number[], dice: number[], rest: Partial<SceneWords> = {}): Scene =>
  scene({
    board: 'river',
    turn: heroes[0].hero as 'grent',
    heroes,
    creatures: guards.map((space) => ({ kind: 'guard-troll', space })),
    dice,
    ...rest,
  });
const AWAY = at('avida', 552);

it('[GUARD-1] a hero whose move ends on a cave space rolls the grey die; a number shown there wakes the guard trolls', () => {
  const game = cave([at('grent', 501), AWAY], [506, 507], [5])
    .play('walk 502')
    .saysNot('noise')
    .play('stop');
  game.says('Grent rolls 5 for noise: the guard trolls wake').standing('guard-troll', 504, 505);
});

it('[GUARD-1] a number that is not shown there wakes nobody', () => {
  const game = cave([at('grent', 501), AWAY], [506, 507], [4]).play('walk 502', 'stop');
  game.says('Grent rolls 4 for noise: the guard trolls sleep on').standing('guard-troll', 506, 507);
});

it('[GUARD-1] each time: the next move rolls anew', () => {
  const game = cave([at('grent', 501), AWAY], [506], [4, 6])
    .play('walk 502', 'stop', 'pass')
    .turnOf('grent');
  game.play('walk 503', 'stop').says('rolls 6', 'wake').standing('guard-troll', 503);
});

it('[GUARD-1] not outside the cave, not in passing, and not with no guard troll about', () => {
  const outside = cave([at('grent', 506), AWAY], [501], [1])
    .play('walk 509', 'stop')
    .standing('guard-troll', 501);
  expect(outside.state.rng.faces).toEqual([1]);
  const passing = cave([at('grent', 502), AWAY], [501], [1]).play('walk 505', 'walk 506', 'walk 509', 'stop');
  expect(passing.state.rng.faces).toEqual([1]);
  const nobody = cave([at('grent', 501), AWAY], [], [2]).play('walk 502', 'stop');
  expect(nobody.state.rng.faces).toEqual([2]);
});

it('[GUARD-1, DEC-20] beacon and quake do not set them off', () => {
  const beacon = cave([at('tenaya', 501), at('grent', 505), AWAY], [506], [1]).play('beacon grent');
  expect(beacon.hero('grent', { space: 501 }).state.rng.faces).toEqual([1]);
  trial({ board: 'river', cards: [card('B', { put: 501, whom: 'all' })] });
  const quake = cave([AWAY, at('grent', 530)], [506], [1], { legend: 'trial', events: ['warm-rain'] });
  quake.play('end', 'end').hero('grent', { space: 501 });
  expect(quake.state.rng.faces).toEqual([1]);
});

it('[GUARD-2] both go 1 space by the shortest way toward that hero', () => {
  const game = cave([at('grent', 502), AWAY], [506, 514], [1])
    .play('walk 501', 'stop')
    .standing('guard-troll', 505, 507);
  expect(game.events('guard-moves')).toMatchObject([
    { from: 506, to: 505, toward: 'grent' },
    { from: 514, to: 507, toward: 'grent' },
  ]);
});

it('[GUARD-2] one that enters the space of another hero on the way stays with that hero', () => {
  const game = cave([at('grent', 502), at('avida', 505)], [506], [1, 1]).play('walk 501', 'stop');
  game.standing('guard-troll', 505).play('pass').turnOf('grent').play('walk 504', 'walk 501', 'stop').says('wake');
  game.standing('guard-troll', 505);
});

it('[GUARD-3] of equal ways the higher space number', () => {
  const game = cave([at('grent', 501), AWAY], [506], [2])
    .play('walk 502', 'stop')
    .standing('guard-troll', 505);
  game.play('pass').turnOf('grent');
});

it('[GUARD-3] both may share a space', () => {
  cave([at('grent', 502), AWAY], [505, 507], [1])
    .play('walk 501', 'stop')
    .standing('guard-troll', 504, 504);
});

it('[GUARD-3] one that stands with a hero does not move on while a hero is there, then it does', () => {
  const heroes = [at('grent', 502), at('avida', 505)];
  const game = cave(heroes, [505, 507], [1, 1, 5]).play('walk 501', 'stop').standing('guard-troll', 504, 505);
  game
    .play('walk 506', 'stop')
    .says('Avida rolls 1 for noise: the guard trolls wake')
    .standing('guard-troll', 505, 506);
});

it('[GUARD-3] it harms nobody unless attacked', () => {
  const game = cave([at('grent', 502, { sp: 14, wp: 20 }), AWAY], [504], [1, 6, 3, 3, 5]).play('walk 501', 'stop');
  game.standing('guard-troll', 501).hero('grent', { wp: 20, sp: 14 }).play('end').turnOf('grent');
  game.hero('grent', { wp: 20 }).play('fight guard-troll', 'roll').says('The Guard Troll rolls 3, 3 and 5: 6 counts');
});

it('[CRE-10] guard trolls do not move at sunrise', () => {
  const game = cave([at('grent', 552), AWAY], [506, 507], [], { events: ['warm-rain'] }).play('end', 'end');
  game.standing('guard-troll', 506, 507);
});

it('[GUARD-3, FIGHT-1] of two on one space one at a time is fought, and the other stays', () => {
  const game = cave([at('grent', 505, { sp: 14 }), AWAY], [505, 505], [6, 1, 1, 2]);
  expect(game.commands.filter((command) => command.startsWith('fight'))).toEqual(['fight guard-troll']);
  game.play('fight guard-troll', 'roll').says('Heroes 20, the Guard Troll 16').play('leave');
  game.standing('guard-troll', 505, 505);
});
