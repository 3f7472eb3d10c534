import { beforeEach, expect, it, vi } from 'vitest';
import { FACES, FOES } from '../../src/games/far-land/content/creatures.ts';
import { EVENT_IDS } from '../../src/games/far-land/content/events/index.ts';
import { FIGURES_ALL, ITEMS_ALL, LOGS_ALL, SPORES_ALL } from '../../src/games/far-land/content/supply.ts';
import type { Legend } from '../../src/games/far-land/legend.ts';
import { boardOf, spaceOf } from '../../src/games/far-land/map.ts';
import { bareState, setUpLegend } from '../../src/games/far-land/rules/setup.ts';
import type { Event, Game, Token } from '../../src/games/far-land/types.ts';
import { RIVER_LEGEND } from '../river-legend.ts';
import { begin, type Scene, scene } from '../scene.ts';
import { card, legendOf, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial(RIVER_LEGEND));

const game = (seed = 1, heroes = 'grent,avida'): Scene => begin(`legend trial heroes ${heroes} seed ${seed}`);
const tokens = <K extends Token['kind']>(g: { tokens: Token[] }, kind: K) =>
  g.tokens.filter((token): token is Extract<Token, { kind: K }> => token.kind === kind);
const stonesOf = (g: Game) => tokens(g, 'item').filter(({ item }) => item.id === 'hope-stone');

/** The set-up with these faces on its first dice: what it tells, and what lies on the board. */
function laid(...faces: number[]): { g: Game; told: Event[] } {
  const g = bareState('river', 'normal', 3);
  const told: Event[] = [];
  g.tell = (event) => told.push(event);
  g.rng.faces = faces;
  setUpLegend(g, legendOf('trial') as Legend, [
    { id: 'grent', name: 'Grent' },
    { id: 'avida', name: 'Avida' },
  ]);
  return { g, told };
}

it('[SET-10] one of the 4 tower cards is laid face down on space 532, the others leave the game unseen', () => {
  const found = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const marks = tokens(game(seed).state, 'marker');
    expect(marks).toEqual([{ kind: 'marker', space: 532, mark: 'tower-card', tag: expect.any(String), open: false }]);
    found.add(marks[0].tag as string);
  }
  expect([...found].sort()).toEqual(['1', '2', '3', '4']);
});

it('[SET-10] nobody sees which', () => {
  const one = game();
  const { tag } = tokens(one.state, 'marker')[0];
  const view = one.session.rules.view(one.state) as { tokens: { kind: string; tag?: string }[] };
  expect(tag).toBeDefined();
  expect(view.tokens.filter((token) => token.kind === 'marker')).toEqual([
    { kind: 'marker', space: 532, mark: 'tower-card' },
  ]);
});

it('[SET-11] 3 mushrooms and 4 hope stones, face down, get a space each: red 5, hero 6 is space 556', () => {
  const { g, told } = laid(5, 6, 1, 1, 6, 6, 2, 3, 3, 2, 4, 4, 1, 5);
  expect(tokens(g, 'mushroom').map((token) => token.space)).toEqual([556, 511, 566]);
  expect(
    tokens(g, 'mushroom')
      .map((token) => token.holds)
      .sort((a, b) => a - b),
  ).toEqual([-3, 2, 4]);
  expect(tokens(g, 'mushroom').every((token) => !token.open)).toBe(true);
  expect(stonesOf(g).map((token) => token.space)).toEqual([523, 532, 544, 515]);
  expect(
    stonesOf(g)
      .map((token) => token.item.holds)
      .sort(),
  ).toEqual(['marker', 'strength', 'ward', 'willpower']);
  expect(told.filter((event) => event.type === 'dice-space')[0]).toMatchObject({ red: 5, hero: 6, space: 556 });
});

it('[SET-11] several may share a space', () => {
  const { g } = laid(...Array.from({ length: 14 }, () => 5));
  expect([...tokens(g, 'mushroom'), ...stonesOf(g)].map((token) => token.space)).toEqual(Array(7).fill(555));
});

it('[SET-11] the dice are shown and told, and every space that they name is on the board', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const one = game(seed);
    const thrown = one.events('dice-space');
    expect(thrown).toHaveLength(7);
    for (const { red, hero, space } of thrown) {
      expect(space).toBe(500 + 10 * red + hero);
      expect(spaceOf(boardOf('river'), space)).toBeDefined();
      one.says(`Red die ${red}, heroes' die ${hero}: ${space}`);
    }
    one.says('A mushroom. Red die', 'A hope stone. Red die').saysNot(/A (mushroom|hope stone) is now at/);
    const hidden = [...tokens(one.state, 'mushroom'), ...stonesOf(one.state)].map((token) => token.space);
    expect(hidden).toEqual(thrown.map((event) => event.space));
  }
});

it('[SET-11] neither mushrooms nor stones are seen by anybody', () => {
  const one = game();
  const view = one.session.rules.view(one.state) as { tokens: object[] };
  expect(view.tokens.filter((token) => 'holds' in token)).toEqual([]);
});

it('[TRK-6] the checklist is carried out first, then A1 is read', () => {
  const one = game();
  const order = one.order('began', 'figure', 'dice-space', 'card', 'goal', 'turn');
  expect(order.indexOf('card')).toBeGreaterThan(order.lastIndexOf('dice-space'));
  expect(order.slice(0, 2)).toEqual(['began', 'figure']);
  expect(order.slice(-3)).not.toContain('dice-space');
  one.says('A tower card is now at 532', 'Card A1').turnOf('grent');
  expect(tokens(one.state, 'fog')).toHaveLength(16);
});

it('[TRK-6] a legend without the checklist lays nothing of it out', () => {
  trial({ ...RIVER_LEGEND, checklist: undefined });
  const { state } = game();
  expect([tokens(state, 'marker'), tokens(state, 'mushroom'), stonesOf(state)]).toEqual([[], [], []]);
});

it('[SET-13] the supply: gold 30, 9 spores, 2 herbs, 2 ruin spirits, and items beyond the equipment board', () => {
  const { supply, sporeBacks } = bareState('river', 'normal', 1);
  expect(supply).toEqual({ gold: 8 * 1 + 6 * 2 + 2 * 5, herb: 2, 'ruin-spirit': 2, spore: 9 });
  expect(sporeBacks).toEqual([]);
  expect(game().state.sporeBacks).toHaveLength(9 - 1);
  expect(Object.values(SPORES_ALL).reduce((sum, n) => sum + n)).toBe(9);
  expect(ITEMS_ALL).toMatchObject({ 'hope-stone': 4, artefact: 3, crown: 1, 'ruin-spirit': 2 });
  expect(LOGS_ALL).toHaveLength(5);
  expect(FIGURES_ALL).toMatchObject({ star: 11, 'red-x': 5, azturia: 4, rock: 3 });
});

const lines = (...all: Legend['cards'][number]['lines']): Scene => {
  trial({ ...RIVER_LEGEND, checklist: undefined, cards: [card('A', ...all)] });
  return game();
};
const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);

it('[SET-13] and it is finite: what has run out is told and not placed', () => {
  const stars = lines({ mark: 'star', at: times(12, 530) }).says('There is no star left to place');
  expect(tokens(stars.state, 'marker')).toHaveLength(11);
  const enough = lines({ mark: 'star', at: times(11, 530) }).saysNot('left to place');
  expect(tokens(enough.state, 'marker')).toHaveLength(11);
  const logs = lines({ log: 2, at: [530, 531, 533] }, { log: 3, at: [530] }).says('There is no log left to place');
  expect(tokens(logs.state, 'log').map((token) => token.value)).toEqual([2, 2, 3]);
  const gold = lines({ gold: 20, whom: 'grent' }, { gold: 20, whom: 'avida' });
  gold.hero('grent', { gold: 20 }).hero('avida', { gold: 10 });
  expect(gold.state.supply.gold).toBe(0);
});

it('[SET-13] a log that a hero carries is not in the box', () => {
  trial({ ...RIVER_LEGEND, cards: [card('B', { log: 3, at: [530] })] });
  const heroes = [{ hero: 'grent', space: 501, sp: 4, logs: [3] }];
  const one = scene({ board: 'river', legend: 'trial', heroes, events: ['warm-rain'] }).play('end');
  one.says('There is no log left to place');
});

it('[SET-17] the figures: 34 with the Mother Spore, and those that are no enemies', () => {
  const of = (kind: keyof typeof FOES) => FOES[kind].figures;
  const kinds = ['gor', 'gorlot', 'skral', 'chalk-skral', 'troll', 'guard-troll', 'swamp-troll'] as const;
  expect(kinds.map(of)).toEqual([10, 5, 2, 5, 4, 2, 2]);
  expect((['troll-king', 'buffalo-monster', 'strange-creature'] as const).map(of)).toEqual([1, 1, 1]);
  expect(Object.values(FOES).reduce((sum, foe) => sum + foe.figures, 1)).toBe(34);
  expect(FIGURES_ALL).toMatchObject({ knight: 3, ghost: 3, orweyn: 1, catapult: 1 });
});

it('[SET-17] no more of them are placed', () => {
  const spaces = boardOf('river').spaces.slice(0, 20);
  const gors = lines({ place: 'gor', at: spaces.slice(0, 11) }).says('There is no Gor left to place');
  expect(gors.creatures('gor')).toHaveLength(10);
  const ghosts = lines({ ghost: [530, 531, 533, 534] }).says('There is no ghost left to place');
  expect(ghosts.state.ghosts).toEqual([530, 531, 533]);
  const knights = lines({ knight: [530, 531, 533, 534] }).says('There is no Black Knight left to place');
  expect(knights.state.knights).toHaveLength(3);
});

it('[SET-18] cards and pieces: 24 event, 4 tower, 4 Takota, 1 quake card, 4 wells, 16 fog, 1 drawing', () => {
  expect(EVENT_IDS).toHaveLength(24);
  expect(new Set(EVENT_IDS).size).toBe(24);
  expect(FIGURES_ALL).toMatchObject({ 'tower-card': 4, 'takota-card': 4, quake: 1 });
  expect(ITEMS_ALL.drawing).toBe(1);
  const { state } = game();
  expect([state.wells.length, tokens(state, 'fog').length, state.events.length]).toEqual([4, 16, 24]);
  expect(state.people).toMatchObject({ space: 552, leader: null });
});

it('[SET-18] no more of them are laid out', () => {
  const quake = lines({ mark: 'quake', at: [530, 531] }).says('There is no quake token left to place');
  expect(tokens(quake.state, 'marker').map((token) => token.space)).toEqual([530]);
  lines({ mark: 'takota-card', at: times(4, 530) }).saysNot('left to place');
});

it('[FIGHT-12] red dice are for most creatures, black for Swamp Trolls and Black Knights, grey for spores', () => {
  const all = Object.values(FOES);
  expect(all.filter((foe) => foe.die === 'black').map((foe) => foe.kind)).toEqual(['swamp-troll', 'black-knight']);
  expect(all.filter((foe) => foe.die === 'grey').map((foe) => foe.kind)).toEqual(['spore']);
  expect(all.filter((foe) => foe.die === 'red')).toHaveLength(9);
});

it('[FIGHT-12] the faces of each die come in a fight', () => {
  const faces = { black: new Set<number>(), grey: new Set<number>(), red: new Set<number>() };
  const heroes = [{ hero: 'grent', space: 530, sp: 1, wp: 20 }];
  for (let seed = 1; seed <= 60; seed++)
    for (const [die, kind] of [
      ['black', 'swamp-troll'],
      ['red', 'gor'],
      ['grey', 'spore'],
    ] as const) {
      const foe =
        kind === 'spore' ? { tokens: [{ kind, space: 530, holds: 'gold' }] } : { creatures: [{ kind, space: 530 }] };
      const text = JSON.stringify({ board: 'river', heroes, ...foe, dice: [1] });
      const one = begin(`scenario one.json seed ${seed}`, () => text).play(`fight ${kind}`, 'roll');
      for (const face of one.events('foe-rolled')[0].dice) faces[die].add(face);
    }
  const sorted = (set: Set<number>) => [...set].sort((a, b) => a - b);
  expect(sorted(faces.black)).toEqual([6, 8, 10, 12]);
  expect(FACES.black).toEqual([6, 6, 8, 10, 10, 12]);
  expect([sorted(faces.red), sorted(faces.grey)]).toEqual([
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6],
  ]);
});
