import { readdirSync, readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { CardLine, Condition } from '../../src/games/far-land/legend.ts';
import { CONDITION_KEYS, holds } from '../../src/games/far-land/rules/conditions.ts';
import { EFFECT_NAMES } from '../../src/games/far-land/rules/effects.ts';
import { done } from './acted.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

type Setting = Parameters<typeof done>[1];

/** Whether the condition holds after these lines. */
const after = (lines: CardLine[], condition: Condition, setting?: Setting): boolean =>
  holds(done(lines, setting).state, condition);

const RIVER: Setting = { board: 'river' };
const THREE: Setting = { heroes: 'raash,avida,grent' };
const FOLK: Setting = { people: 427 };

/** By condition: where it holds, and where it does not. */
const CASES: {
  [K in keyof Required<Condition>]: {
    yes: [CardLine[], Condition, Setting?][];
    no: [CardLine[], Condition, Setting?][];
  };
} = {
  heroes: {
    yes: [
      [[], { heroes: 2 }],
      [[], { heroes: 3 }, THREE],
    ],
    no: [[[], { heroes: 3 }]],
  },
  plays: { yes: [[[], { plays: 'avida' }]], no: [[[], { plays: 'grent' }]] },
  level: { yes: [[[], { level: 'novice' }, { level: 'novice' }]], no: [[[], { level: 'novice' }]] },
  board: {
    yes: [
      [[], { board: 'lake' }],
      [[], { board: 'river' }, RIVER],
    ],
    no: [[[], { board: 'river' }]],
  },
  slain: { yes: [[[], { slain: [] }]], no: [[[{ place: 'gor', at: [412], tag: 'a' }], { slain: ['a'] }]] },
  stands: {
    yes: [[[{ place: 'gor', at: [412], tag: 'a' }], { stands: 'a' }]],
    no: [
      [[{ place: 'gor', at: [412] }], { stands: 'a' }],
      [[{ place: 'gor', at: [412], tag: 'a' }, { dismiss: 'a' }], { stands: 'a' }],
    ],
  },
  fact: {
    yes: [
      [[{ fact: 'a' }], { fact: 'a' }],
      [[{ fact: 'a', set: 3 }], { fact: 'a' }],
    ],
    no: [
      [[], { fact: 'a' }],
      [[{ fact: 'a', set: 0 }], { fact: 'a' }],
    ],
  },
  least: {
    yes: [
      [[{ fact: 'a', set: 2 }], { fact: 'a', least: 2 }],
      [[], { fact: 'a', least: 0 }],
    ],
    no: [[[{ fact: 'a' }], { fact: 'a', least: 2 }]],
  },
  most: {
    yes: [
      [[], { fact: 'a', most: 1 }],
      [[{ fact: 'a', set: 2 }], { fact: 'a', least: 1, most: 2 }],
    ],
    no: [
      [[{ fact: 'a', set: 2 }], { fact: 'a', most: 1 }],
      [[], { fact: 'a', least: 1, most: 2 }],
    ],
  },
  goal: { yes: [[[{ goal: 'never' }], { goal: 'never' }]], no: [[[], { goal: 'never' }]] },
  read: { yes: [[[{ read: 'extra' }], { read: 'extra' }]], no: [[[], { read: 'extra' }]] },
  peopleAt: {
    yes: [[[], { peopleAt: 427 }, FOLK]],
    no: [
      [[], { peopleAt: 427 }],
      [[], { peopleAt: 412 }, FOLK],
    ],
  },
  heroAt: {
    yes: [[[{ put: 412, whom: 'avida' }], { heroAt: 412 }]],
    no: [[[], { heroAt: 412 }]],
  },
  allAt: { yes: [[[], { allAt: 427 }]], no: [[[{ put: 412, whom: 'avida' }], { allAt: 427 }]] },
  meets: {
    yes: [
      [[{ place: 'gor', at: [427] }], { meets: 'creature' }],
      [[{ fog: 'gold', at: [427] }], { meets: 'fog' }],
      [[{ put: 432, whom: 'avida' }], { meets: 'well' }],
      [[{ put: 410, whom: 'avida' }], { meets: 'merchant' }],
      [[{ merchant: 427 }], { meets: 'merchant' }],
      [[{ spore: ['you'] }], { meets: 'spore' }],
      [[{ grow: ['you'] }], { meets: 'herb' }],
      [[{ log: 1, at: ['you'] }], { meets: 'log' }],
      [[{ mushrooms: ['you'] }], { meets: 'mushroom' }],
      [[{ hopes: ['you'] }], { meets: 'hope-stone' }],
      [[{ knight: ['you'] }], { meets: 'knight' }],
    ],
    no: [
      [[{ place: 'gor', at: [412] }], { meets: 'creature' }],
      [[], { meets: 'fog' }],
      [[], { meets: 'well' }],
      [[], { meets: 'merchant' }],
      [[], { meets: 'spore' }],
      [[{ grow: [412] }], { meets: 'herb' }],
      [[{ log: 1, at: [412] }], { meets: 'log' }],
      [[{ mushrooms: [412] }], { meets: 'mushroom' }],
      [[{ hopes: [412] }], { meets: 'hope-stone' }],
      [[{ knight: [412] }], { meets: 'knight' }],
    ],
  },
  creatureAt: {
    yes: [[[{ place: 'gor', at: [412] }], { creatureAt: 412 }]],
    no: [[[{ place: 'gor', at: [413] }], { creatureAt: 412 }]],
  },
  letter: {
    yes: [
      [[{ narrator: 2 }], { letter: 'C' }],
      [[{ narrator: 3 }], { letter: 'C' }],
    ],
    no: [[[{ narrator: 1 }], { letter: 'C' }]],
  },
  day: { yes: [[[], { day: 1 }]], no: [[[], { day: 2 }]] },
  shields: {
    yes: [
      [[], { shields: 3 }],
      [[{ shields: -1 }], { shields: 2 }],
    ],
    no: [[[{ shields: -1 }], { shields: 3 }]],
  },
  gold: { yes: [[[{ gold: 2, whom: 'all' }], { gold: 4 }]], no: [[[{ gold: 1, whom: 'all' }], { gold: 3 }]] },
  has: { yes: [[[{ item: 'bow', whom: 'avida' }], { has: 'bow' }]], no: [[[], { has: 'bow' }]] },
  herbs: {
    yes: [
      [[{ herb: 1, whom: 'all' }], { herbs: 2 }],
      [[{ herb: 1, whom: 'avida' }], { herbs: 1 }],
    ],
    no: [
      [[{ herb: 1, whom: 'avida' }], { herbs: 2 }],
      [[{ grow: ['you'] }], { herbs: 1 }],
    ],
  },
  spores: {
    yes: [[[{ spore: [512, 513] }], { spores: 2 }, RIVER]],
    no: [[[{ spore: [512, 512] }], { spores: 2 }, RIVER]],
  },
  logsAt: {
    yes: [
      [
        [
          { log: 2, at: [412] },
          { log: 1, at: [412] },
        ],
        { logsAt: { space: 412, sum: 3 } },
      ],
      [[{ log: 2, at: [412] }], { logsAt: { space: 412, sum: [2, 3, 4] } }],
    ],
    no: [
      [
        [
          { log: 2, at: [412] },
          { log: 1, at: [413] },
        ],
        { logsAt: { space: 412, sum: 3 } },
      ],
      [[{ log: 2, at: [412] }], { logsAt: { space: 412, sum: [2, 3, 4] } }, THREE],
    ],
  },
  herbsAt: {
    yes: [
      [[{ grow: [412, 412] }], { herbsAt: { space: 412, sum: 2 } }],
      [[{ grow: [412] }], { herbsAt: { space: 412, sum: [1, 2, 2] } }],
    ],
    no: [
      [[{ grow: [412, 413] }], { herbsAt: { space: 412, sum: 2 } }],
      [[{ grow: [412] }], { herbsAt: { space: 412, sum: [1, 2, 2] } }, THREE],
      [[{ herb: 2, whom: 'you' }], { herbsAt: { space: 427, sum: 1 } }],
    ],
  },
  mother: {
    yes: [
      [[{ mother: 525 }], { mother: true }, RIVER],
      [[], { mother: false }, RIVER],
    ],
    no: [[[], { mother: true }, RIVER]],
  },
  not: { yes: [[[], { not: { heroes: 3 } }]], no: [[[], { not: { heroes: 2 } }]] },
  any: { yes: [[[], { any: [{ heroes: 3 }, { heroes: 2 }] }]], no: [[[], { any: [{ heroes: 3 }, { day: 2 }] }]] },
  all: { yes: [[[], { all: [{ heroes: 2 }, { day: 1 }] }]], no: [[[], { all: [{ heroes: 2 }, { day: 2 }] }]] },
};

for (const key of CONDITION_KEYS)
  it(`${key}: holds where it should, and only there`, () => {
    for (const [lines, condition, setting] of CASES[key].yes)
      expect(after(lines, condition, setting), JSON.stringify(condition)).toBe(true);
    for (const [lines, condition, setting] of CASES[key].no)
      expect(after(lines, condition, setting), JSON.stringify(condition)).toBe(false);
  });

it('slain: a creature with this name has been beaten', () => {
  const scene = done([{ place: 'gor', at: [427], tag: 'a' }, { sp: 13, whom: 'avida' }, { narrator: 1 }]);
  scene.play('dice 6 6 1 2', 'fight gor', 'alone', 'roll');
  expect(holds(scene.state, { slain: ['a'] })).toBe(true);
  expect(holds(scene.state, { slain: ['a', 'b'] })).toBe(false);
});

it('all keys of one condition must hold together', () => {
  expect(after([], { heroes: 2, day: 1 })).toBe(true);
  expect(after([], { heroes: 2, day: 2 })).toBe(false);
});

it('has a test for each effect, titled by its name', () => {
  const folder = new URL('.', import.meta.url);
  const tests = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const missing = EFFECT_NAMES.filter((name) => !new RegExp(`it\\('(\\w+, )?${name}[:,]`).test(tests));
  expect(missing).toEqual([]);
});
