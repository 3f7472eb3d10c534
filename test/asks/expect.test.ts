import { describe, expect, it } from 'vitest';
import { expectation } from '../../src/games/far-land/expect.ts';
import { scene } from '../scene.ts';

const s = scene({
  heroes: [
    {
      hero: 'raash',
      space: 412,
      sp: 3,
      wp: 11,
      hours: 2,
      gold: 2,
      herbs: 1,
      items: ['bow', 'throwing-knife'],
    } as never,
    { hero: 'avid', space: 420, asleep: true },
  ],
  turn: 'raash',
  day: 2,
  narrator: 'C',
  shields: { taken: 1 },
  creatures: [
    { kind: 'gor', space: 421 },
    { kind: 'chalk-skral', space: 430 },
  ],
  ...({ 'steppe-people': 425, knights: [440] } as object),
});

const said = (words: string) => expectation(s.state, words.split(' '));

describe('expect', () => {
  it.each([
    'raash at 412',
    'Raash wp 11',
    'raash sp 3',
    'raash gold 2',
    'raash hours 2',
    'raash herbs 1',
    'raash has bow',
    'raash has knife',
    'raash awake',
    'avida asleep',
    'avid at 420',
    'gor at 421',
    'chalk-skral at 430',
    'black-knight at 440',
    'none at 412',
    'people at 425',
    'narrator C',
    'day 2',
    'turn raash',
    'shields 2',
  ])('"%s" holds', (words) => {
    expect(said(words)).toMatchObject({ holds: true });
  });

  it.each([
    ['raash at 413', 'Raash is at 412'],
    ['raash wp 10', 'Raash has wp 11'],
    ['raash has falcon', 'Raash has bow, throwing knife'],
    ['avida has bow', 'Avid has no item'],
    ['gor at 430', 'at 430 stands chalk-skral; gor at 421'],
    ['none at 421', 'at 421 stands gor'],
    ['troll at 401', 'at 401 stands none; there is no troll'],
    ['people at 412', 'the steppe people are at 425'],
    ['narrator D', 'narrator C'],
    ['day 3', 'day 2'],
    ['turn avida', 'turn raash'],
    ['shields 3', 'shields 2'],
  ])('"%s" does not hold, and what is found is told', (words, found) => {
    expect(said(words)).toEqual({ holds: false, found });
  });

  it.each([
    ['grent at 412', /No hero called "grent" plays/],
    ['raash at 999', /There is no space "999"/],
    ['raash at', /At which space\?/],
    ['raash wp many', /"many" is no number/],
    ['raash has sword', /"sword" is no item/],
    ['raash tostring 3', /"tostring" of Raash cannot be expected/],
    ['narrator Q', /"q" is no letter/],
    ['turn bob', /No hero called "bob" plays/],
    ['shields', /Which number of shields\?/],
    ['gor 412', /cannot be expected/],
    ['day 2 2 2', /a word too much/],
    ['nonsense', /cannot be expected/],
  ])('"%s" is refused', (words, sentence) => {
    expect(said(words)).toMatchObject({
      rule: null,
      text: expect.stringMatching(sentence),
      instead: expect.stringMatching(/^Say expect/),
    });
  });
});
