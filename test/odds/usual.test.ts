import { expect, it } from 'vitest';
import { oddsOf, oddsOfRound } from '../../src/games/far-land/odds/index.ts';
import { winningPlan } from '../../src/games/far-land/odds/odds.ts';
import { planOf, startOf } from '../../src/games/far-land/odds/plan.ts';
import { chance } from '../../src/games/far-land/odds/rounds.ts';
import { type FoeKind, HERO_IDS, type HeroId } from '../../src/games/far-land/types.ts';
import { against, hero } from './battles.ts';

const win = (kind: FoeKind, ids: readonly HeroId[], sp = 1): number =>
  oddsOf(
    against(
      kind,
      ids.map((id) => hero(id, { sp })),
    ),
  ).win;
const PAIRS = HERO_IDS.flatMap((one, i) => HERO_IDS.slice(i + 1).map((two): [HeroId, HeroId] => [one, two]));
const span = (chances: number[]): [number, number] => [Math.min(...chances), Math.max(...chances)];

it('alone at strength 1 a Gor is seldom beaten, but by Tenaya every other time', () => {
  const [least, most] = span([win('gor', ['raash']), win('gor', ['grent']), win('gor', ['avida'])]);
  expect(least).toBeGreaterThan(0.05);
  expect(most).toBeLessThan(0.26);
  expect(win('gor', ['tenaya'])).toBeGreaterThan(0.5);
  expect(win('gor', ['tenaya'])).toBeLessThan(0.6);
});

it('alone at strength 5 a Gorlot is beaten in 58 to 95 of 100', () => {
  const [least, most] = span(HERO_IDS.map((id) => win('gorlot', [id], 5)));
  expect(least).toBeCloseTo(0.585, 2);
  expect(most).toBeCloseTo(0.941, 2);
});

it('two at strength 1 beat a Gor nearly always, a Gorlot mostly, a Skral as it comes', () => {
  const [gor] = span(PAIRS.map((pair) => win('gor', pair)));
  const [gorlot] = span(PAIRS.map((pair) => win('gorlot', pair)));
  const [least, most] = span(PAIRS.map((pair) => win('skral', pair)));
  expect(gor).toBeGreaterThan(0.99);
  expect(gorlot).toBeGreaterThan(0.9);
  expect(least).toBeGreaterThan(0.35);
  expect(most).toBeLessThan(0.9);
});

it('three at strength 1 beat a Chalk Skral, four a Troll more often than not', () => {
  expect(win('chalk-skral', ['raash', 'grent', 'tenaya'])).toBeGreaterThan(0.9);
  expect(win('troll', HERO_IDS)).toBeGreaterThan(0.6);
});

it('a fellow, strength, willpower, a knife, the crown, a spell and an hour never make it worse', () => {
  const base = { sp: 2, wp: 7, hours: 4, spells: 1 };
  const chanceOf = (more: object, fellow = false): number =>
    oddsOf(against('gorlot', [hero('tenaya', { ...base, ...more }), ...(fellow ? [hero('grent')] : [])])).win;
  const usual = chanceOf({});
  for (const more of [{ sp: 3 }, { wp: 8 }, { wp: 11 }, { knives: 1 }, { crown: true }, { spells: 2 }, { hours: 3 }])
    expect(chanceOf(more), JSON.stringify(more)).toBeGreaterThan(usual);
  expect(chanceOf({}, true)).toBeGreaterThan(usual);
});

it('says the same each time, also where it plays fights out', () => {
  const four = against(
    'troll',
    HERO_IDS.map((id) => hero(id)),
  );
  const once = oddsOf(four);
  expect(once.how).toBe('sampled');
  expect(once.margin).toBeGreaterThan(0.005);
  expect(once.margin).toBeLessThan(0.01);
  expect(oddsOf(four)).toEqual(once);
});

it('counts few states for two, and gives up on three and four after a fixed number', () => {
  const states = (ids: HeroId[], kind: FoeKind): number => {
    const battle = against(
      kind,
      ids.map((id) => hero(id)),
    );
    const plan = planOf(battle, 'win');
    const { round, foe, spells, wp } = startOf(plan);
    chance(plan, round, foe, spells, wp);
    return plan.states;
  };
  expect(states(['raash', 'grent'], 'gorlot')).toBeLessThan(300);
  expect(states(['raash', 'avida'], 'gorlot')).toBeLessThan(16_000);
  expect(states(['tenaya', 'avida'], 'gorlot')).toBeLessThan(60_000);
  expect(oddsOf(against('troll', [hero('raash'), hero('grent'), hero('tenaya')])).how).toBe('policy');
});

it('one round of four is exact: all chances add up to 1', () => {
  const round = oddsOfRound(
    against(
      'troll',
      HERO_IDS.map((id) => hero(id, { wp: 18, knives: 1, crown: id === 'grent' })),
    ),
  );
  expect(round.differences.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 9);
  expect(round.win + round.tie + round.loss).toBeCloseTo(1, 9);
});

it('three and four are given up on after so many looks at dice, so that knives and the crown cost no more time', () => {
  for (const more of [{}, { knives: 2 }, { knives: 2, crown: true }]) {
    const plan = winningPlan(
      against(
        'troll',
        HERO_IDS.map((id) => hero(id, { sp: 3, wp: 20, ...more })),
      ),
    );
    const { round, foe, spells, wp } = startOf(plan);
    chance(plan, round, foe, spells, wp);
    expect(plan.full).toBe(true);
    expect(plan.looks).toBeGreaterThan(2_000_000);
    expect(plan.looks).toBeLessThan(3_000_000);
  }
});
