import { describe, expect, it } from 'vitest';
import type { BoardId } from '../../src/games/far-land/board.ts';
import * as map from '../../src/games/far-land/map.ts';
import { boardJson, boardWords } from '../../src/games/far-land/words/board-json.ts';

const SIDES: readonly BoardId[] = ['lake', 'river'];

describe('the board as data', () => {
  it('tells of a space what programs were promised', () => {
    expect(boardJson('lake').spaces.find((space) => space.id === 412)).toEqual({
      id: 412,
      name: 'Old Hearth',
      at: [3, 1],
      neighbours: [405, 411, 413, 420, 421],
      ways: { e: 413, w: 411, ne: 405, sw: 420, se: 421 },
      jumps: [],
      arrow: 421,
      features: [],
      land: 'steppe',
    });
    expect(boardJson('river').spaces.find((space) => space.id === 547)).toMatchObject({
      neighbours: [],
      jumps: [513, 555],
    });
    expect(boardJson('river').spaces[0]).toMatchObject({ id: 501, dieNumbers: [1, 2, 3, 4] });
  });

  it.each(SIDES)('survives the way through JSON, spaces ascending: %s', (id) => {
    const json = boardJson(id);
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    expect(json.spaces.map((space) => space.id)).toEqual(map.boardOf(id).spaces);
    expect(json.bridges).toEqual(map.boardOf(id).data.bridges);
  });
});

describe('the board as words', () => {
  it('reads a space aloud with its ways out and where creatures go', () => {
    expect(boardWords('lake')).toContain(
      '412, Old Hearth, steppe. East 413, west 411, north-east 405, south-east 421, south-west 420. Creatures go to 421.',
    );
    expect(boardWords('lake')).toContain(
      '425, Cave Mouth, cave, Caves of the Grehon. West 424, south-west 429. Creatures go into the caves.',
    );
  });

  it('names bridges and jumps', () => {
    const river = boardWords('river');
    expect(river.find((line) => line.startsWith('508,'))).toContain('East over the bridge 564');
    expect(river.find((line) => line.startsWith('513,'))).toContain('Jump to 547.');
    expect(river.find((line) => line.startsWith('547,'))).toContain('No way out but a jump. Jump to 513 or 555.');
    expect(boardWords('lake').find((line) => line.startsWith('428,'))).toContain('Over the lake to 429.');
  });

  it.each(SIDES)('has one plain line for each space of the %s side, none of them long', (id) => {
    const board = map.boardOf(id);
    const lines = boardWords(id);
    expect(lines).toHaveLength(board.spaces.length + 2);
    for (const [index, space] of board.spaces.entries()) {
      const line = lines[index + 2]!;
      expect(line.startsWith(`${space}, ${map.spaceOf(board, space)!.name}, `)).toBe(true);
      for (const next of map.neighbours(board, space)) expect(line).toContain(` ${next}`);
    }
    for (const line of lines) {
      expect(line).toMatch(/^[\x20-\x7e]+$/);
      expect(line.length).toBeLessThan(190);
    }
  });
});
