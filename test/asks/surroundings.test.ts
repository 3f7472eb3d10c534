import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { ask, slipOf } from './asked.ts';

const meadow = () =>
  scene({
    heroes: [
      { hero: 'raash', space: 412 },
      { hero: 'avid', space: 412, asleep: true },
    ],
    creatures: [
      { kind: 'gor', space: 421 },
      { kind: 'gorlot', space: 412 },
      { kind: 'skral', space: 443 },
    ],
    turn: 'raash',
    wells: { 407: 'empty' },
  });

describe('look', () => {
  it('tells the space of the hero on turn as printed, then who stands there', () => {
    expect(ask(meadow(), 'look')).toEqual([
      '412, Old Hearth, steppe. East 413, west 411, north-east 405, south-east 421, south-west 420. Creatures go to 421.',
      'Here: Raash, Avid (day ended), Gorlot.',
    ]);
  });

  it('tells any space by its number', () => {
    expect(ask(meadow(), 'look 407')[1]).toBe('Here: empty well.');
    expect(ask(meadow(), 'look 401')[1]).toBe('Nobody stands here, nothing lies here.');
  });

  it('refuses what is no space of this side, and says which are', () => {
    const s = meadow();
    expect(slipOf(s, 'look 999')).toBe('There is no space 999 here. The lake side has numbers from 401 to 459.');
    expect(slipOf(s, 'look here')).toMatch(/"here" is no space/);
    expect(slipOf(s, 'look 400')).toMatch(/400 is where beaten creatures lie/);
    expect(slipOf(s, 'look 412 413')).toMatch(/a word too much: "413"/);
  });
});

describe('near', () => {
  it('tells each way out with compass word, number, name, hour and what is there', () => {
    expect(ask(meadow(), 'near')).toEqual([
      'Raash stands on 412, Old Hearth, steppe.',
      'Here: Avid (day ended), Gorlot.',
      'East, 413, Ant Mound, 1 hour.',
      'West, 411, Clay Bank, 1 hour.',
      'North-east, 405, Windy Gap, 1 hour.',
      'South-east, 421, North Landing, 1 hour. There: landing, Gor.',
      'South-west, 420, Heron Point, 1 hour.',
      'Gorlot on 412, Old Hearth: here.',
      'Gor on 421, North Landing: 1 step.',
      'Skral on 443, Poppy Field: 5 steps.',
      'Empty well on 407, Juniper Slope: 3 steps.',
      'Full well on 432, Sheep Fold: 4 steps.',
      'Merchant on 410, Herd Ring: 3 steps.',
    ]);
  });

  it('tells the price of an overtime hour', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 401, hours: 7 }] });
    expect(ask(s, 'near')).toContain('East, 402, Salt Lick, 1 hour of overtime for willpower 2.');
  });

  it('says that no hour is left, with the willpower that an overtime hour needs', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 401, hours: 7, wp: 2 }] });
    const told = ask(s, 'near');
    expect(told).toContain('An overtime hour needs willpower 3, Raash has 2.');
    expect(told).toContain('East, 402, Salt Lick, 1 hour, not today.');
  });

  it('[RAASH-4] tells the way over the lake, and the willpower 12 that it needs', () => {
    const weak = scene({ heroes: [{ hero: 'avida', space: 421, wp: 11 }] });
    const strong = scene({ heroes: [{ hero: 'avida', space: 421, wp: 12 }] });
    expect(ask(weak, 'near')).toContain(
      'Over the lake, 446, South Landing, 1 hour, needs willpower 12. There: landing.',
    );
    expect(ask(strong, 'near')).toContain('Over the lake, 446, South Landing, 1 hour. There: landing.');
  });

  it('names the bridge on the river side', () => {
    const s = scene({ board: 'river', heroes: [{ hero: 'grent', space: 531 }] });
    expect(ask(s, 'near').some((told) => /over the bridge, 541/.test(told))).toBe(true);
  });

  it('tells of another hero by either name, and refuses one who does not play', () => {
    const s = meadow();
    expect(ask(s, 'near avida')[0]).toBe('Avid stands on 412, Old Hearth, steppe.');
    expect(slipOf(s, 'near grent')).toBe('Grent does not play in this game. Say Raash or Avid.');
    expect(slipOf(s, 'near bob')).toBe('There is no hero called "bob". Say Raash or Avid.');
  });
});

describe('where', () => {
  it('tells wells nearest first, with their state and steps', () => {
    expect(ask(meadow(), 'where wells')).toEqual([
      'From Raash on 412:',
      'Empty well on 407, Juniper Slope: 3 steps.',
      'Full well on 432, Sheep Fold: 4 steps.',
      'Full well on 454, Hare Run: 6 steps.',
      'Full well on 440, Alder Grove: 9 steps.',
    ]);
  });

  it('finds heroes, kinds of creatures in one or many, merchants and items', () => {
    const s = scene({
      heroes: [{ hero: 'raash', space: 412 }, { hero: 'grent', space: 413, items: ['bow'] } as never],
      creatures: [{ kind: 'gor', space: 421 }],
      turn: 'raash',
    });
    expect(ask(s, 'where grent')[1]).toBe('Grent on 413, Ant Mound: 1 step.');
    expect(ask(s, 'where gors')[1]).toBe('Gor on 421, North Landing: 1 step.');
    expect(ask(s, 'where gor')).toEqual(ask(s, 'where gors'));
    expect(ask(s, 'where merchant')).toHaveLength(4);
    expect(ask(s, 'where bow')[1]).toBe('Bow of Grent on 413, Ant Mound: 1 step.');
    expect(ask(s, 'where trolls')).toEqual(['None on the board: trolls.']);
  });

  it('refuses what it does not know, and says what can be looked for', () => {
    expect(slipOf(meadow(), 'where xyz')).toMatch(
      /^Nothing here is called "xyz"\. Say where and one of: wells, merchants/,
    );
    expect(slipOf(meadow(), 'where')).toMatch(/^Where is what\?/);
    expect(slipOf(meadow(), 'where constructor')).toMatch(/^Nothing here is called "constructor"/);
  });
});

describe('map', () => {
  it('draws the board with letters below 128 and explains them', () => {
    const told = ask(meadow(), 'map');
    expect(told.join('\n')).toMatch(/412RAl/);
    expect(told).toContain('R: Raash on 412.');
    expect(told).toContain('g: Gor on 421.');
    expect(told.every((row) => /^[\x20-\x7e]*$/.test(row))).toBe(true);
  });

  it('shows where logs lie, and what each is worth', () => {
    const tokens = [
      { kind: 'log', value: 3, space: 528 },
      { kind: 'fog', holds: 'gold', space: 528 },
    ];
    const told = ask(scene({ board: 'river', turn: 'raash', heroes: [{ hero: 'raash', space: 552 }], tokens }), 'map');
    expect(told.join('\n')).toMatch(/528L\?/);
    expect(told).toContain('L: log of 3 on 528.');
  });
});

describe('a hero on the steep rocks', () => {
  it('[ROCK-2] counts the jump off them as a step, whatever the willpower', () => {
    const at547 = (wp: number) =>
      scene({
        board: 'river',
        heroes: [
          { hero: 'raash', space: 547, wp },
          { hero: 'avida', space: 552 },
        ],
        turn: 'raash',
        merchant: 554,
      });
    for (const wp of [5, 12])
      expect(ask(at547(wp), 'where wells')).toContain('Full well on 512, Grey Larches: 2 steps.');
    expect(ask(at547(5), 'where merchants')[1]).toBe('Travelling Merchant on 554, Cart Ruts: 2 steps.');
  });
});
