import { describe, expect, it } from 'vitest';
import type { BoardId, Feature, Space } from '../../src/games/far-land/board.ts';
import { pairs } from '../../src/games/far-land/content/boards/pairs.ts';
import * as map from '../../src/games/far-land/map.ts';

const SIDES: readonly BoardId[] = ['lake', 'river'];

/** The spaces that can be walked onto without a jump. */
function walked(board: map.Board): Space[] {
  return board.spaces.filter((space) => !map.has(board, space, 'rocks'));
}

/** All spaces reached from the first over the links that are left. */
function reached(board: map.Board, from: Space, without: readonly (readonly [Space, Space])[] = []): Set<Space> {
  const gone = new Set(without.flatMap(([a, b]) => [`${a}-${b}`, `${b}-${a}`]));
  const found = new Set([from]);
  for (const here of found) {
    for (const next of map.neighbours(board, here)) if (!gone.has(`${here}-${next}`)) found.add(next);
  }
  return found;
}

function chain(board: map.Board, from: Space): Space[] {
  const spaces = [from];
  for (let next = map.arrow(board, from); next !== null && spaces.length < 100; next = map.arrow(board, next)) {
    spaces.push(next);
  }
  return spaces;
}

function count(board: map.Board, feature: Feature): number {
  return map.spacesWith(board, feature).length;
}

describe.each(SIDES)('the %s side', (id) => {
  const board = map.boardOf(id);

  it('names every space once, with a number, a name and a place of its own', () => {
    const { spaces } = board.data;
    expect(new Set(spaces.map((space) => space.id)).size).toBe(spaces.length);
    expect(new Set(spaces.map((space) => space.name)).size).toBe(spaces.length);
    expect(new Set(spaces.map((space) => `${space.at}`)).size).toBe(spaces.length);
    const firstWords = spaces.map((space) => space.name.split(' ')[0]);
    const alike = firstWords.filter((word, index) => firstWords.indexOf(word) !== index);
    expect(alike.length).toBeLessThanOrEqual(1);
  });

  it('links only neighbours of the staggered grid, each pair once, lower number first', () => {
    const seen = new Set<string>();
    for (const [a, b] of board.data.links) {
      expect(a).toBeLessThan(b);
      expect(seen.has(`${a}-${b}`)).toBe(false);
      seen.add(`${a}-${b}`);
      const from = map.spaceOf(board, a)!.at;
      const beside = map.WAYS.map((way) => `${map.placeBeside(from, way)}`);
      expect(beside).toContain(`${map.spaceOf(board, b)!.at}`);
      expect(Object.values(map.ways(board, a))).toContain(b);
    }
  });

  it('gives each space one to six neighbours, about four in the mean', () => {
    const counts = walked(board).map((space) => map.neighbours(board, space).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(6);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
    expect(mean).toBeGreaterThan(3.7);
    expect(mean).toBeLessThan(4.3);
  });

  it('has a way from each space to each other', () => {
    expect(reached(board, board.goal)).toEqual(new Set(walked(board)));
  });

  it('says of each way back that it is the opposite way', () => {
    const opposite = { e: 'w', w: 'e', ne: 'sw', sw: 'ne', nw: 'se', se: 'nw' } as const;
    for (const space of board.spaces) {
      for (const way of map.WAYS) {
        const to = map.ways(board, space)[way];
        if (to !== undefined) expect(map.ways(board, to)[opposite[way]]).toBe(space);
      }
    }
  });

  it('has 4 wells, 3 merchants, 16 places for fog, never two of them together', () => {
    expect([count(board, 'well'), count(board, 'merchant'), count(board, 'fog')]).toEqual([4, 3, 16]);
    for (const { features } of board.data.spaces) {
      expect(features.filter((one) => one === 'well' || one === 'merchant' || one === 'fog').length).toBeLessThan(2);
    }
  });

  it('keeps water and rock off the spaces', () => {
    const taken = new Set(board.data.spaces.map((space) => `${space.at}`));
    for (const place of [...board.data.water, ...board.data.rock]) expect(taken.has(`${place}`)).toBe(false);
  });

  it('[CRE-3] the small arrow of each space leads to an adjacent space, and the arrows lead to the goal', () => {
    const steps = walked(board).map((space) => {
      const spaces = chain(board, space);
      expect(spaces.at(-1)).toBe(board.goal);
      for (const [index, here] of spaces.slice(0, -1).entries()) {
        expect(map.neighbours(board, here)).toContain(spaces[index + 1]);
      }
      return spaces.length - 1;
    });
    const mean = steps.reduce((sum, n) => sum + n, 0) / (steps.length - 1);
    expect(mean).toBeGreaterThan(5.5);
    expect(mean).toBeLessThan(6.5);
  });

  it('measures the same distance both ways, one step at a time', () => {
    for (const a of walked(board)) {
      for (const b of walked(board)) {
        const far = map.distance(board, a, b);
        expect(far).toBe(map.distance(board, b, a));
        expect(map.distance(board, a, b, { jumps: true })).toBeLessThanOrEqual(far);
        const next = map.stepToward(board, a, b);
        if (a === b) expect([far, next]).toEqual([0, undefined]);
        else expect(map.distance(board, next!, b)).toBe(far - 1);
      }
    }
  });

  it('finds the spaces within two steps as walking would', () => {
    for (const space of walked(board)) {
      const one = map.neighbours(board, space);
      const two = new Set([space, ...one, ...one.flatMap((next) => map.neighbours(board, next))]);
      const near = map.within(board, space, 2);
      expect(new Set(near.keys())).toEqual(two);
      expect(near.get(space)).toBe(0);
      for (const next of one) expect(near.get(next)).toBe(1);
    }
  });
});

describe('the lake side', () => {
  const lake = map.boardOf('lake');

  it('runs from 401 to 459 and knows no 400', () => {
    expect(lake.spaces).toEqual(Array.from({ length: 59 }, (_, index) => 401 + index));
    expect(map.spaceOf(lake, 400)).toBeUndefined();
    expect(map.neighbours(lake, 400)).toEqual([]);
    expect(map.distance(lake, 400, 401)).toBe(Number.POSITIVE_INFINITY);
  });

  it('[CRE-3] the arrows lead to the caves, and 425 is the last space before them', () => {
    expect(lake.goal).toBe(425);
    expect(map.spacesWith(lake, 'caves')).toEqual([425]);
    expect(map.arrow(lake, 425)).toBeNull();
    expect(map.arrow(lake, 424)).toBe(425);
  });

  it('has the steppe people 6 to 8 steps from the caves', () => {
    const [people] = map.spacesWith(lake, 'steppe-people');
    expect(map.distance(lake, people!, 425)).toBeGreaterThanOrEqual(6);
    expect(map.distance(lake, people!, 425)).toBeLessThanOrEqual(8);
  });

  it('[RAASH-4] two pairs of landings face each other over the lake, one step apart and not adjacent', () => {
    expect(map.spacesWith(lake, 'shore')).toEqual([421, 428, 429, 446]);
    for (const [a, b] of [
      [421, 446],
      [428, 429],
    ] as const) {
      expect(map.jumps(lake, a)).toEqual([b]);
      expect(map.jumps(lake, b)).toEqual([a]);
      expect(map.adjacent(lake, a, b)).toBe(false);
      expect(map.distance(lake, a, b)).toBeGreaterThan(4);
      expect(map.distance(lake, a, b, { jumps: true })).toBe(1);
    }
  });

  it('[WALK-2] from 412 a hero may go to 411 and 413, not at once to 415', () => {
    expect(map.neighbours(lake, 412)).toEqual([405, 411, 413, 420, 421]);
    expect(map.distance(lake, 413, 415)).toBe(2);
  });
});

describe('the river side', () => {
  const river = map.boardOf('river');

  it('[SET-11] has every space that a red die and a hero die can name: red 5, hero 6 is 556', () => {
    const named = [1, 2, 3, 4, 5, 6].flatMap((red) => [1, 2, 3, 4, 5, 6].map((die) => 500 + red * 10 + die));
    for (const space of named) expect(map.spaceOf(river, space)?.id).toBe(space);
    expect(named).toContain(556);
  });

  it('[SET-10] has the tower on 532', () => {
    expect(map.spacesWith(river, 'tower')).toEqual([532]);
  });

  it('[WALK-1] the Healer goes from 558 to 546 in 2 spaces, and a fog token lies there', () => {
    expect(map.distance(river, 558, 546)).toBe(2);
    expect(map.has(river, 546, 'fog')).toBe(true);
  });

  it('[WALK-4] without its 3 bridges the river parts the two banks', () => {
    expect(river.data.bridges).toEqual([
      [508, 564],
      [523, 545],
      [531, 541],
    ]);
    const west = reached(river, 501, river.data.bridges);
    const east = reached(river, 566, river.data.bridges);
    expect(west.size).toBe(34);
    expect(east.size).toBe(32);
    expect([...west].filter((space) => east.has(space))).toEqual([]);
    expect(map.spacesWith(river, 'bridge')).toEqual([508, 523, 531, 541, 545, 564]);
  });

  it('[WALK-4] a bridge joins 523 and 545 for 1 step, while 518 and 555, parted by the river, are not adjacent', () => {
    expect(map.distance(river, 523, 545)).toBe(1);
    expect(map.ways(river, 523).e).toBe(545);
    expect(map.adjacent(river, 518, 555)).toBe(false);
    expect(map.distance(river, 518, 555)).toBe(3);
    expect(map.placeBeside(map.spaceOf(river, 518)!.at, 'e')).toEqual(map.spaceOf(river, 555)!.at);
  });

  it('[WALK-7] has swamp on 548 and 549', () => {
    expect(map.spacesWith(river, 'swamp')).toEqual([548, 549]);
  });

  it('[ROCK-1] the steep rocks join 513 and 555 across the river', () => {
    expect(map.spacesWith(river, 'rocks')).toEqual([547]);
    expect(map.jumps(river, 547)).toEqual([513, 555]);
    expect(map.distance(river, 513, 555, { jumps: true })).toBe(2);
    expect(map.distance(river, 513, 555)).toBe(4);
  });

  it('[ROCK-4] each jump is one step, yet 547 is adjacent to nothing', () => {
    expect(map.distance(river, 513, 547, { jumps: true })).toBe(1);
    expect(map.distance(river, 513, 547)).toBe(Number.POSITIVE_INFINITY);
    expect(map.neighbours(river, 547)).toEqual([]);
    expect(map.adjacent(river, 513, 547)).toBe(false);
    expect(map.adjacent(river, 555, 547)).toBe(false);
    expect(map.arrow(river, 547)).toBeNull();
  });

  it('[CRE-7] the Path is one chain of arrows over the middle bridge to the steppe people', () => {
    expect(chain(river, 522)).toEqual([522, 523, 545, 546, 554, 553, 552]);
    expect(map.spacesWith(river, 'path')).toEqual([522, 523, 545, 546, 552, 553, 554]);
    expect(map.spacesWith(river, 'steppe-people')).toEqual([552]);
    expect(river.goal).toBe(552);
  });

  it('[KNIGHT-3] of equal ways the higher space number is taken, and the steep rocks if shorter', () => {
    expect(map.nextSteps(river, 558, 546)).toEqual([554, 555]);
    expect(map.stepToward(river, 558, 546)).toBe(555);
    expect(map.stepToward(river, 513, 555, { jumps: true })).toBe(547);
    expect(map.stepToward(river, 513, 555)).toBe(518);
  });

  it('[GUARD-1] the cave has 7 spaces in one piece, each with numbers of the die', () => {
    const cave = map.spacesWith(river, 'cave');
    expect(cave).toEqual([501, 502, 503, 504, 505, 506, 507]);
    for (const space of river.data.spaces) {
      expect(space.dieNumbers !== undefined).toBe(cave.includes(space.id));
      for (const number of space.dieNumbers ?? []) expect([1, 2, 3, 4, 5, 6]).toContain(number);
      expect(space.dieNumbers?.length ?? 1).toBeGreaterThan(0);
    }
    const doors = river.data.links.filter(([a, b]) => cave.includes(a) !== cave.includes(b));
    expect(doors).toEqual([
      [506, 509],
      [507, 514],
    ]);
  });

  it('[SPORE-6] has three spore nests, no two equally far from the steppe people: 565 is the nearest, 5 steps', () => {
    const nests = map.spacesWith(river, 'nest');
    expect(nests).toEqual([525, 535, 565]);
    expect(nests.map((nest) => map.distance(river, nest, 552))).toEqual([8, 6, 5]);
  });

  it('has the portal on 599', () => {
    expect(map.spacesWith(river, 'portal')).toEqual([599]);
    expect(map.neighbours(river, 599).length).toBeGreaterThan(0);
  });
});

it('a misprint in a list of pairs is refused', () => {
  expect(pairs('401-402 402-403')).toEqual([
    [401, 402],
    [402, 403],
  ]);
  expect(() => pairs('401-402 402,403')).toThrow('not a pair of spaces: 402,403');
});
