import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const NAMES = ['raash', 'avida', 'grent', 'tenaya'];
const heroes = (n: number, space = 451): SceneHero[] => NAMES.slice(0, n).map((hero) => ({ hero, space }));
const lake = (creatures: SceneWords['creatures'], rest: Partial<SceneWords> = {}) =>
  scene({ heroes: heroes(2), turn: 'raash', creatures, ...rest });
const gors = (...spaces: number[]) => spaces.map((space) => ({ kind: 'gor' as const, space }));
const sunrise = (game: Scene): Scene => game.play(...game.state.heroes.map(() => 'end'));

it('[CRE-1] creatures start no fights and trigger no tokens', () => {
  const tokens = [{ kind: 'fog', holds: 'gold', space: 421 }];
  const game = lake(gors(412, 411), { heroes: heroes(2, 421), ...{ tokens } });
  sunrise(game).standing('gor', 420, 421).hero('raash', { wp: 7, space: 421 }).hero('avida', { wp: 7 });
  expect(game.events('fight')).toEqual([]);
  expect(game.state.tokens).toMatchObject([{ kind: 'fog', space: 421 }]);
  expect(game.state.supply.gold).toBe(30);
});

it('[CRE-2] at sunrise first all Gors move, then Gorlots, Skrals, Chalk Skrals and Trolls', () => {
  const kinds = ['troll', 'chalk-skral', 'skral', 'gorlot', 'gor'] as const;
  const game = sunrise(lake(kinds.map((kind, i) => ({ kind, space: [451, 442, 436, 431, 426][i] }))));
  expect(game.events('moved').map((e) => e.what)).toEqual(['gor', 'gorlot', 'skral', 'chalk-skral', 'troll']);
});

it('[CRE-2] within a kind the lowest space number is first, and each moves once', () => {
  const game = sunrise(lake(gors(431, 404, 412)));
  expect(game.events('moved').map((e) => e.from)).toEqual([404, 412, 431]);
  const row = sunrise(lake(gors(402, 401, 403)));
  expect(row.events('moved').map((e) => [e.from, e.to])).toEqual([
    [401, 411],
    [402, 420],
    [403, 421],
  ]);
});

it('[CRE-3] a creature follows the small arrow to the adjacent space', () => {
  sunrise(lake(gors(412, 432)))
    .standing('gor', 421, 433)
    .says('The Gor moves from 412 to 421');
});

it('[CRE-4] if the goal is taken, a creature goes on along the arrow at once, as often as needed', () => {
  const creatures = [...gors(412), { kind: 'gorlot' as const, space: 421 }, { kind: 'troll' as const, space: 422 }];
  const game = sunrise(lake(creatures))
    .standing('gor', 423)
    .says('moves from 412 to 423', 'pushed on from 421 and 422');
  game.standing('gorlot', 424).standing('troll', 425);
});

it('[CRE-4] the same when a creature is newly placed', () => {
  trial({ cards: [card('B', { place: 'gor', at: [421, 421, 430] })] });
  const game = sunrise(lake(gors(412), { legend: 'trial' })).standing('gor', 421, 422, 423, 430);
  expect(game.events('placed').map((e) => [e.space, e.over])).toEqual([
    [422, [421]],
    [423, [421, 422]],
    [430, []],
  ]);
});

it('[CRE-5] a creature that walks into the caves goes on a shield at once and is off the board', () => {
  const game = sunrise(lake(gors(425)))
    .shieldsTaken(1)
    .standing('gor')
    .says('enters the caves', 'Shields free: 2');
  sunrise(game).shieldsTaken(1).goesOn();
});

it('[CRE-5] so does one that is pushed in', () => {
  const creatures = [...gors(424), { kind: 'gorlot' as const, space: 425 }];
  sunrise(lake(creatures)).shieldsTaken(2).standing('gor').standing('gorlot').says('pushed on from 425');
});

it('[CRE-5] and one that is newly placed where there is no room before the caves', () => {
  trial({ cards: [card('B', { place: 'gor', at: [425, 425] })] });
  sunrise(lake([], { legend: 'trial' }))
    .standing('gor', 425)
    .shieldsTaken(1);
});

it.each([
  { n: 2, shields: 3 },
  { n: 3, shields: 2 },
  { n: 4, shields: 1 },
])('[CRE-5] with heroes $n there are shields $shields, and without a free one the legend is lost', ({ n, shields }) => {
  const last = lake(gors(425), { heroes: heroes(n), shields: { taken: shields - 1 } });
  sunrise(last).shieldsTaken(shields).goesOn().says('Shields free: 0');
  const lost = lake(gors(425), { heroes: heroes(n), shields: { taken: shields } });
  sunrise(lost).over('lost', 'shields').says('no shield is free');
});

it.each([
  { level: 'novice' as const, n: 2, shields: 4 },
  { level: 'novice' as const, n: 4, shields: 2 },
  { level: 'veteran' as const, n: 2, shields: 2 },
  { level: 'veteran' as const, n: 4, shields: 1 },
])('[CRE-5] at level $level heroes $n have shields $shields', ({ level, n, shields }) => {
  const rest = { level, heroes: heroes(n) };
  sunrise(lake(gors(425), { ...rest, shields: { taken: shields - 1 } }))
    .shieldsTaken(shields)
    .goesOn();
  sunrise(lake(gors(425), { ...rest, shields: { taken: shields } })).over('lost', 'shields');
});

it('[CRE-5] with four heroes only 1 creature may enter', () => {
  const game = lake([...gors(425), { kind: 'gorlot', space: 424 }], { heroes: heroes(4) });
  sunrise(game).shieldsTaken(1).goesOn();
  sunrise(game).over('lost', 'shields');
});

it('[CRE-8] if a kind has run out it comes from 400, and if none is there either, none is placed', () => {
  trial({ cards: [card('B', { place: 'gorlot', at: [401] })] });
  const five = [431, 436, 442, 452, 454].map((space) => ({ kind: 'gorlot' as const, space }));
  const none = sunrise(lake(five, { legend: 'trial' })).says('There is no Gorlot left to place');
  expect(none.creatures('gorlot')).toHaveLength(5);
  const fight = [{ hero: 'raash', space: 431, sp: 14, wp: 4 }, ...heroes(2).slice(1)];
  const beaten = lake(five, { legend: 'trial', heroes: fight, dice: [6, 1, 2] });
  beaten.play('fight gorlot', 'roll').saysNot('appears').play('reward raash gold 3').says('A Gorlot appears at 401');
  expect(beaten.creatures('gorlot')).toHaveLength(5);
  const four = sunrise(lake(five.slice(1), { legend: 'trial' })).says('A Gorlot appears at 401');
  expect(four.creatures('gorlot')).toHaveLength(5);
});
