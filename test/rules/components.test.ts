import { beforeEach, expect, it, vi } from 'vitest';
import { FACES, FOES } from '../../src/games/far-land/content/creatures.ts';
import { HEROES } from '../../src/games/far-land/content/heroes.ts';
import { boardOf, spacesWith } from '../../src/games/far-land/map.ts';
import { begin, scene } from '../scene.ts';
import { trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const legend = (words = 'seed 1') => begin(`legend trial heroes raash,tenaya ${words}`).state;

it.each([
  ['avida', 2],
  ['raash', 3],
  ['tenaya', 4],
  ['grent', 1],
] as const)('[SET-4] %s has hero dice %i', (hero, n) => {
  const other = hero === 'avida' ? 'grent' : 'avida';
  const heroes = [
    { hero, space: 412, wp: 20, items: ['blade'] },
    { hero: other, space: 451 },
  ];
  const fight = scene({
    turn: hero,
    heroes: [{ ...heroes[0], sp: 2 }, heroes[1]],
    creatures: [{ kind: 'gor', space: 412 }],
  });
  fight.play('fight gor', 'use blade', 'roll');
  expect(fight.events('rolled')).toHaveLength(n);
});

it('[SET-4] the enemies have 3 red dice, 1 black one and 1 grey one', () => {
  const most = (die: string): number =>
    Math.max(...Object.values(FOES).flatMap((foe) => (foe.die === die ? foe.rows.map((row) => row.dice) : [0])));
  expect([most('red'), most('black'), most('grey')]).toEqual([3, 1, 1]);
  for (const die of ['red', 'hero', 'grey'] as const) expect(FACES[die]).toEqual([1, 2, 3, 4, 5, 6]);
});

it('[SET-5] the 24 event cards are shuffled', () => {
  const one = legend().events;
  expect(new Set(one).size).toBe(24);
  expect(one).toHaveLength(24);
  expect(legend('seed 2').events).not.toEqual(one);
  expect(legend('seed 2').events.toSorted()).toEqual(one.toSorted());
  expect(legend().pile).toEqual([]);
});

const fogOf = (words?: string) => legend(words).tokens.flatMap((t) => (t.kind === 'fog' ? [t] : []));

it('[SET-6] the 16 fog tokens lie shuffled and face down on the fog spaces', () => {
  const fog = fogOf();
  expect(fog.map((t) => t.space).toSorted()).toEqual([...spacesWith(boardOf('lake'), 'fog')]);
  expect(fog).toHaveLength(16);
  expect(fog.every((t) => !t.open)).toBe(true);
  expect(fogOf('seed 2').map((t) => t.holds)).not.toEqual(fog.map((t) => t.holds));
});

it('[SET-6, FOG-1] on the lake: 5 events, gold 4, herbs 2, and one of each other kind but spores', () => {
  const count: { [kind: string]: number } = {};
  for (const { holds } of fogOf()) count[holds] = (count[holds] ?? 0) + 1;
  expect(count).toEqual({ event: 5, gold: 4, herb: 2, sp: 1, wp: 1, wineskin: 1, knife: 1, 'ruin-spirit': 1 });
});

it('[SET-6] on the river one gold is spores', () => {
  trial({ board: 'river', start: [546] });
  const fog = fogOf();
  expect(fog.map((t) => t.space).toSorted()).toEqual([...spacesWith(boardOf('river'), 'fog')]);
  expect(fog.filter((t) => t.holds === 'gold')).toHaveLength(3);
  expect(fog.filter((t) => t.holds === 'spore')).toHaveLength(1);
});

it('[SET-12] Tenaya begins with fire spells 3, and nobody else with any', () => {
  const game = begin('legend trial heroes raash,tenaya,grent,avida');
  game
    .hero('tenaya', { spells: 3 })
    .hero('raash', { spells: 0 })
    .hero('grent', { spells: 0 })
    .hero('avida', { spells: 0 });
  begin('legend trial heroes raash,teyan').hero('tenaya', { spells: 3, name: 'Teyan' });
});

it('[SET-15] Tenaya has the highest rank, 60, Raash 46, Grent 35, Avida the lowest, 24', () => {
  expect(Object.values(HEROES).map(({ id, rank }) => [id, rank])).toEqual([
    ['raash', 46],
    ['grent', 35],
    ['tenaya', 60],
    ['avida', 24],
  ]);
  begin('legend trial heroes avida,grent,raash,tenaya').turnOf('tenaya');
  begin('legend trial heroes avida,grent,raash').turnOf('raash');
  begin('legend trial heroes avida,grent').turnOf('grent');
});
