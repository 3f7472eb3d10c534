import { expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { applyInPlace, choices } from '../../src/engine/machine.ts';
import { below, type Rng, rngOf } from '../../src/engine/rng.ts';
import { type LegendFile, problemsOf } from '../../src/games/far-land/check/legend.ts';
import { addLegend, LEGEND_IDS, legendOf, proseOf } from '../../src/games/far-land/content/legends/index.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Action, Event, HeroId } from '../../src/games/far-land/types.ts';

const MANY = Number(process.env.FARLAND_GAMES ?? 1) * 400;
/** Long enough to read most cards. */
const CHOICES_MOST = 1500;
const ODD = [
  null,
  0,
  -1,
  1.5,
  1e9,
  '',
  'x',
  'constructor',
  '__proto__',
  [],
  {},
  [[]],
  true,
  412,
  'dice',
  'all',
  ['gor'],
];

type Json = { [key: string]: unknown };
const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)];

/** Ways to every value of a file but the whole of it. */
function ways(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => [[...way, key], ...ways((value as Json)[key], [...way, key])]);
}

const at = (file: unknown, way: readonly string[]): unknown => way.reduce((held, key) => (held as Json)[key], file);

/** One slip of a writer: something left out, of another kind, a little off, or copied from elsewhere. */
function slip(rng: Rng, file: object): void {
  const all = ways(file);
  const way = pick(rng, all);
  const held = at(file, way.slice(0, -1)) as Json;
  const key = way[way.length - 1];
  const now = held[key];
  const what = below(rng, 4);
  if (what === 0) delete held[key];
  else if (what === 1) held[key] = structuredClone(pick(rng, ODD));
  else if (what === 2 && typeof now === 'number') held[key] = now + below(rng, 7) - 3;
  else held[key] = structuredClone(at(file, pick(rng, all)));
}

/** A shipped legend with slips, as JSON brings it in. */
function oddFile(rng: Rng): unknown {
  const id = pick(rng, LEGEND_IDS);
  const file = structuredClone({ legend: legendOf(id), prose: { en: proseOf(id) } });
  for (let n = 0; n <= below(rng, 2); n++) slip(rng, file);
  return JSON.parse(JSON.stringify(file));
}

const HEROES: { id: HeroId; name: string }[] = [
  { id: 'raash', name: 'Raash' },
  { id: 'avida', name: 'Avida' },
  { id: 'grent', name: 'Grent' },
];

/** Plays by chance, mostly what moves the tale on; everything said must be words. */
function playOut(legend: string, seed: number, rng: Rng): void {
  const heroes = HEROES.slice(0, 2 + (seed % 2));
  const setup = { game: 'far-land', seed, line: '', legend, heroes, level: 'normal', scenario: null } as const;
  const g = FAR_LAND.begin(setup as never);
  const tell = (e: Event): void => {
    for (const line of FAR_LAND.say(g, e)) expect(textOf(line), e.type).not.toMatch(/undefined|NaN|\[object/);
  };
  for (let n = 0; g.over === null && n < CHOICES_MOST; n++) {
    const open = choices(FAR_LAND, g);
    expect(open.length, 'nobody can choose').toBeGreaterThan(0);
    const main = open.filter((a: Action) => ['end', 'walk', 'fight', 'do', 'roll', 'answer', 'stop'].includes(a.verb));
    const action = main.length > 0 && below(rng, 4) > 0 ? pick(rng, main) : pick(rng, open);
    expect(`${FAR_LAND.question(g).text} ${textOf(FAR_LAND.label(g, action))}`).not.toMatch(/undefined|NaN|\[object/);
    applyInPlace<typeof g, Action, Event>(FAR_LAND, g, action, tell);
  }
}

it('a legend with slips is told them, or is played without a fault', () => {
  const rng = rngOf(MANY);
  let sound = 0;
  for (let n = 0; n < MANY; n++) {
    const file = oddFile(rng);
    const problems = problemsOf(file);
    for (const { why } of problems) expect(why).toMatch(/[.?]$/);
    if (problems.length > 0) continue;
    sound++;
    const { legend, prose } = file as LegendFile;
    const id = `odd~${n}`;
    addLegend({ legend: { ...legend, id }, prose });
    playOut(id, n, rng);
  }
  expect(sound).toBeGreaterThan(MANY / 100);
}, 120_000);
