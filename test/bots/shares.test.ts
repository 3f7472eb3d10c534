import { describe, expect, it } from 'vitest';
import { readSets } from '../../src/bots/sets.ts';
import { paired, percent, wilson } from '../../src/bots/shares.ts';
import { addGame, addTally, emptyTally, type Played } from '../../src/bots/tally.ts';

describe('a share and its interval', () => {
  it('is the one of Wilson: 8 of 10 is 80 %, from 49.0 % to 94.3 %', () => {
    const { share, low, high } = wilson(8, 10);
    expect([share, low, high].map(percent)).toEqual(['80.0 %', '49.0 %', '94.3 %']);
  });

  it('stays within 0 and 1', () => {
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(20, 20).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });

  it('of a difference looks only at games that ended differently', () => {
    const { share, low, high } = paired(10, 30, 400);
    expect(share).toBeCloseTo(0.05);
    expect(low).toBeCloseTo(0.05 - (1.959964 / 400) * Math.sqrt(39), 6);
    expect(high).toBeCloseTo(0.05 + (1.959964 / 400) * Math.sqrt(39), 6);
    expect(paired(7, 7, 100).share).toBe(0);
  });
});

describe('sets of heroes', () => {
  it('2 are the six pairs, 3 the four triples, 4 all', () => {
    expect(readSets('2')).toHaveLength(6);
    expect(readSets('2')?.[5]).toBe('tenaya,avida');
    expect(readSets('3')).toEqual([
      'raash,grent,tenaya',
      'raash,grent,avida',
      'raash,tenaya,avida',
      'grent,tenaya,avida',
    ]);
    expect(readSets('4')).toEqual(['raash,grent,tenaya,avida']);
  });

  it('may be named, by either name of a board, each board once', () => {
    expect(readSets('Avid,raash')).toEqual(['avid,raash']);
    for (const wrong of ['5', 'raash', 'raash,raashana', 'raash,nobody', '']) expect(readSets(wrong)).toBeUndefined();
  });
});

describe('a tally', () => {
  const game = (won: boolean, letter: number): Played => ({
    heroes: 'raash,avida',
    won,
    why: won ? 'bowl' : 'shields',
    day: 4,
    letter,
    actions: 100 + letter,
    uses: new Map([['free', new Map([['drink', letter]])]]),
  });

  it('is the same in whatever order games are added', () => {
    const games = [game(true, 5), game(false, 9), game(true, 7)];
    const all = emptyTally();
    for (const one of games) addGame(all, one);
    const parts = games.map((one) => {
      const part = emptyTally();
      addGame(part, one);
      return part;
    });
    const sum = emptyTally();
    for (const part of parts.reverse()) addTally(sum, part);
    expect(sum).toEqual(all);
    expect(all).toMatchObject({
      games: 3,
      won: 2,
      ends: { 'won bowl': 2, 'lost shields': 1 },
      lettersWon: { 5: 1, 7: 1 },
      actionsMost: 109,
      used: { free: { drink: { games: 3, won: 2, times: 21 } } },
    });
  });
});
