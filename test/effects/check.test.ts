import { describe, expect, it } from 'vitest';
import { checkFile, checkLegend } from '../../src/games/far-land/check/file.ts';
import { problemsOf } from '../../src/games/far-land/check/legend.ts';
import { effectsPage } from '../../src/games/far-land/check/page.ts';
import { LEGEND_IDS, legendOf, proseOf } from '../../src/games/far-land/content/legends/index.ts';
import { CONDITION_KEYS } from '../../src/games/far-land/rules/conditions.ts';
import { EFFECT_NAMES } from '../../src/games/far-land/rules/effects.ts';

const FORTY = Array.from({ length: 40 }, () => 'word').join(' ');

/** A small sound legend, as a writer may hand it in. */
const sound = () => ({
  legend: {
    id: 'well-song',
    board: 'lake',
    start: [427],
    trade: false,
    goals: [{ id: 'sing', when: { fact: 'sung' }, atOnce: true }] as object[],
    cards: [
      { id: 'A1', letter: 'A', lines: [{ place: 'gor', at: [413] }, { goal: 'sing' }] as object[] },
      { id: 'C1', letter: 'C', lines: [{ ask: 'way', options: { left: [{ fact: 'left' }], right: [] } }] as object[] },
      { id: 'N', letter: 'N', lines: [] as object[] },
    ] as { id: string; letter?: string; lines: object[] }[],
    deeds: [{ id: 'sing', at: [432], hours: 1, do: [{ fact: 'sung' }] }],
    watches: [] as object[],
  },
  prose: {
    en: {
      title: 'Well Song',
      about: 'Sing.',
      cards: { A1: { title: 'A', text: FORTY }, C1: { title: 'C', text: FORTY }, N: { title: 'N', text: FORTY } } as {
        [id: string]: object;
      },
      goals: { sing: 'Sing at the well.' },
      deeds: { sing: { label: 'Sing', done: 'You sing.' } },
      asks: { way: { question: 'Which way?', options: { left: 'Left', right: 'Right' } } } as { [ask: string]: object },
      ends: { sing: 'Sung.', narrator: 'Too late.', shields: 'Overrun.' } as { [why: string]: string },
    },
  },
});

type File = ReturnType<typeof sound>;

/** What is told of the sound legend after this change. */
function told(change: (file: File) => void): string[] {
  const file = sound();
  change(file);
  return problemsOf(file).map(({ why }) => why);
}

describe('the check of a legend', () => {
  it('finds nothing wrong with a sound one', () => {
    expect(problemsOf(sound())).toEqual([]);
    expect(checkFile(JSON.stringify(sound()))).toEqual([]);
  });

  for (const id of LEGEND_IDS)
    it(`finds nothing wrong with our Legend ${id}`, () => {
      expect(problemsOf({ legend: legendOf(id), prose: { en: proseOf(id) } })).toEqual([]);
    });

  it('names the line and the place of a problem', () => {
    const text = JSON.stringify(sound(), null, 2).replace('413', '999');
    const line = text.split('\n').findIndex((one) => one.includes('999')) + 1;
    expect(checkLegend(text)).toEqual([
      { line, where: 'legend, cards 1 "A1", lines 1, at 1', why: '999 is no space of this board.' },
    ]);
    expect(checkFile(text)).toEqual([
      `line ${line} (legend, cards 1 "A1", lines 1, at 1): 999 is no space of this board.`,
    ]);
  });

  it('hears comments and trailing commas, and names the line where a file is no JSON', () => {
    const text = JSON.stringify(sound(), null, 2);
    expect(checkFile(`// ours\n${text}`)).toEqual([]);
    const [problem, ...more] = checkLegend('{\n  "legend": {\n    "id": }\n}');
    expect(problem).toMatchObject({ line: 3, where: 'the file' });
    expect(more).toEqual([]);
  });

  it('refuses what is no legend at all', () => {
    for (const text of ['[]', '3', 'null', '{}', '{"legend": {}, "prose": {}}', ''])
      expect(checkFile(text).length, text).toBeGreaterThan(0);
  });

  it('knows the effects and their keys', () => {
    expect(told((f) => f.legend.cards[0].lines.push({ sing: 1 }))[0]).toMatch(/^No effect is called sing\./);
    expect(told((f) => f.legend.cards[0].lines.push({ wp: 1 }))[0]).toMatch(/a line with "wp" needs "whom"/);
    expect(told((f) => f.legend.cards[0].lines.push({ wp: 99, whom: 'all' }))[0]).toMatch(/^99 stands where/);
    expect(told((f) => f.legend.cards[0].lines.push({ wp: 1, whom: 'bob' }))[0]).toMatch(/^"bob" stands where/);
    expect(told((f) => f.legend.cards[0].lines.push({ wp: 1, whom: 'all', at: 3 }))[0]).toMatch(/knows no "at"/);
    expect(told((f) => f.legend.cards[0].lines.push({ wp: 1, whom: 'all', if: { moon: 1 } }))[0]).toMatch(
      /knows no "moon"/,
    );
  });

  it('looks into branches, answers and costs', () => {
    const roll = (on: object) => told((f) => f.legend.cards[1].lines.push({ roll: 'red', on }));
    expect(roll({ '1-3': [], '4-6': [] })).toEqual([]);
    expect(roll({ '1-3': [], '5-6': [] })).toEqual(['Each face from 1 to 6 must stand in exactly one branch.']);
    expect(roll({ '1-3': [], '3-6': [] })).toHaveLength(1);
    expect(roll({ '1-3': [{ place: 'gor', at: [999] }], '4-6': [] })[0]).toMatch(/^999 is no space/);
    const ask = (options: object) => told((f) => (f.legend.cards[1].lines = [{ ask: 'way', options }]));
    expect(ask({ left: { cost: { gold: 1 }, do: [] }, right: [] })).toEqual([]);
    expect(ask({ left: { cost: { gold: 1 }, do: [] }, right: { when: { day: 2 }, do: [] } })[0]).toMatch(
      /nobody is stuck/,
    );
    expect(ask({ left: { cost: { silver: 1 }, do: [] }, right: [] })[0]).toMatch(/knows no "silver"/);
  });

  it('misses names that are used and never given', () => {
    expect(told((f) => f.legend.cards[0].lines.push({ read: 'X9' }))).toEqual([
      'There is no card "X9" in this legend.',
    ]);
    expect(told((f) => f.legend.cards[0].lines.push({ goal: 'dance' }))).toEqual([
      'There is no goal "dance" in this legend.',
    ]);
    expect(told((f) => f.legend.goals.unshift({ id: 'sleep', when: { fact: 'slept' } }))).toContain(
      'There is no fact "slept" in this legend.',
    );
    expect(told((f) => f.legend.cards[1].lines.push({ dismiss: 'chief' }))).toEqual([
      'There is no creature "chief" in this legend.',
    ]);
  });

  it('wants words for everything, and no words too many', () => {
    expect(told((f) => delete f.prose.en.cards.C1)).toEqual(['There are no words for "C1".']);
    expect(told((f) => delete f.prose.en.ends.narrator)).toEqual(['There are no words for "narrator".']);
    expect(told((f) => (f.prose.en.ends.rain = 'It rains.'))).toEqual(['"rain" is never used.']);
    expect(told((f) => f.legend.cards[1].lines.push({ tell: 'wind' }))).toEqual(['There are no words for "wind".']);
    expect(told((f) => f.legend.cards[1].lines.push({ place: 'gor', at: [423], tag: 'x' }))).toEqual([
      'There are no words for "x".',
    ]);
    expect(told((f) => (f.prose.en.asks.way = { question: 'Q', options: { left: 'L', up: 'U' } }))).toEqual([
      'The answer "right" has no words.',
      '"up" is no answer.',
    ]);
  });

  it('wants 40 to 90 words a card', () => {
    const words = (n: number) =>
      told((f) => (f.prose.en.cards.A1 = { title: 'A', text: Array.from({ length: n }, () => 'word').join(' ') }));
    expect(words(39)).toEqual(['The text has 39 words; a card has 40 to 90.']);
    expect(words(40)).toEqual([]);
    expect(words(90)).toEqual([]);
    expect(words(91)).toEqual(['The text has 91 words; a card has 40 to 90.']);
  });

  it('wants A and N, and one card a letter', () => {
    expect(told((f) => delete f.legend.cards[2].letter)).toEqual([
      'No card lies at N: a legend begins on A and ends on N.',
    ]);
    expect(told((f) => (f.legend.cards[1].letter = 'N'))).toEqual(['Two cards lie at N. Let one read the other.']);
  });

  it('holds creatures of A1 to 3 to 6 steps, later ones to what their letter allows', () => {
    const first = (space: number) => told((f) => (f.legend.cards[0].lines[0] = { place: 'gor', at: [space] }));
    expect(first(423)).toEqual(["423 is 2 steps from the creatures' goal; on card A1 it should be 3 to 6."]);
    expect(first(422)).toEqual([]);
    expect(first(428)).toEqual([]);
    expect(first(433)).toEqual(["433 is 7 steps from the creatures' goal; on card A1 it should be 3 to 6."]);
    const later = (letter: string, space: number) =>
      told((f) => {
        f.legend.cards[1] = { id: 'C1', letter, lines: [{ when: { day: 1 }, do: [{ place: 'gor', at: [space] }] }] };
        f.prose.en.asks = {};
      });
    expect(later('H', 421)).toEqual([]);
    expect(later('H', 420)).toEqual(["420 is 5 steps from the creatures' goal; on card C1 it should be at most 4."]);
    expect(later('M', 423)).toEqual([]);
    expect(later('M', 422)).toHaveLength(1);
  });

  it('[FOLK-3] has the pace of the steppe people be a whole number, and be there for somebody', () => {
    const paced = (pace: unknown, more: object = {}) =>
      told((file) => {
        Object.assign(file.legend, { pace }, more);
        if ('people' in more) file.prose.en.ends.people = 'Caught.';
      });
    expect(paced(6, { people: 427 })).toEqual([]);
    for (const odd of [0, 31, 1.5, -6])
      expect(paced(odd)).toEqual([`${odd} stands where a whole number from 1 to 30 belongs.`]);
    expect(paced('six')).toEqual(['"six" stands where a whole number from 1 to 30 belongs.']);
    expect(paced(6)).toEqual(['A pace is for steppe people, and none come into this legend.']);
  });

  it('lets no card ask before the first turn', () => {
    expect(told((f) => f.legend.cards[0].lines.push({ read: 'C1' }))).toEqual([
      'No card may ask before the first turn; let a later letter ask.',
    ]);
    expect(told((f) => f.legend.cards[0].lines.push({ wp: 1, whom: 'chosen' }))).toHaveLength(1);
  });
});

it('the page for writers names every effect and every condition', () => {
  const page = effectsPage().join('\n');
  for (const name of EFFECT_NAMES) expect(page).toMatch(new RegExp(`^${name}: [A-Z]`, 'm'));
  for (const key of CONDITION_KEYS) expect(page).toMatch(new RegExp(`^"${key}": [A-Z]`, 'm'));
});
