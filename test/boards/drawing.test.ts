import { describe, expect, it } from 'vitest';
import type { BoardId, Space, Way } from '../../src/games/far-land/board.ts';
import * as map from '../../src/games/far-land/map.ts';
import { riverAt } from '../../src/games/far-land/words/drawing/ground.ts';
import { crop, cropAround, type DrawOptions, drawingText, drawMap } from '../../src/games/far-land/words/drawing.ts';
import { look } from './eye.ts';

const SIDES: readonly BoardId[] = ['lake', 'river'];
const WAYS_OF_DRAWING: readonly DrawOptions[] = [
  { ascii: true },
  { ascii: false },
  { ascii: true, arrows: true },
  { arrows: true },
];

function linesOfData(board: map.Board): string[] {
  const lines = board.spaces.flatMap((space) =>
    (Object.entries(map.ways(board, space)) as [Way, Space][]).map(([way, to]) => `${space} ${way} ${to}`),
  );
  return lines.sort();
}

describe.each(SIDES)('the drawing of the %s side', (id) => {
  const board = map.boardOf(id);
  const plain = drawMap(board, { ascii: true });

  it.each(WAYS_OF_DRAWING)('shows exactly the links of the data, drawn with %j', (options) => {
    const seen = look(drawMap(board, options), board.spaces);
    expect(seen.faults).toEqual([]);
    expect(seen.lines.map(({ from, way, to }) => `${from} ${way} ${to}`).sort()).toEqual(linesOfData(board));
  });

  it('draws the bridges, and nothing else, with =', () => {
    const bridges = look(plain, board.spaces).lines.filter((line) => line.chars.includes('='));
    const pairs = bridges.filter((line) => line.from < line.to).map((line) => [line.from, line.to]);
    expect(pairs).toEqual(board.data.bridges);
  });

  it('points with each head of an arrow to the space the arrow names', () => {
    const heads = { e: '>', w: '<', ne: 'A', nw: 'A', se: 'v', sw: 'v' };
    const lines = look(drawMap(board, { ascii: true, arrows: true }), board.spaces).lines;
    for (const line of lines) {
      expect(line.chars.endsWith(heads[line.way])).toBe(map.arrow(board, line.from) === line.to);
    }
  });

  it('fits into 76 by 22 and uses bytes below 128 alone', () => {
    expect([plain.width, plain.height]).toEqual([76, 22]);
    for (const row of plain.rows) expect(row).toHaveLength(76);
    expect(drawingText(plain).join('\n')).toMatch(/^[\x20-\x7e\n]+$/);
  });

  it('uses no sign of the ground that could be taken for a way, a number or a letter of a token', () => {
    const ground = plain.rows.flat().filter((cell) => ['land', 'rock', 'water'].includes(cell.meaning));
    expect(ground.length).toBeGreaterThan(200);
    for (const cell of ground) expect(cell.char).not.toMatch(/[-/\\:=|<>\w]/);
  });

  it('stands each number where it says', () => {
    for (const space of board.spaces) {
      const { x, y } = plain.at(space);
      const cells = plain.rows[y]!.slice(x, x + 3);
      expect(cells.map((cell) => cell.char).join('')).toBe(String(space));
      expect(cells.every((cell) => cell.meaning === 'number' && cell.space === space)).toBe(true);
    }
    expect(() => plain.at(300)).toThrow('300 is no space');
  });

  it('still shows every line when a token of three signs stands on each space', () => {
    const tokens = new Map(board.spaces.map((space) => [space, 'RGT']));
    const rows = drawMap(board, { ascii: true, tokens, arrows: true }).rows;
    for (const space of board.spaces) {
      const east = map.ways(board, space).e;
      if (east === undefined) continue;
      const { x, y } = plain.at(space);
      const between = rows[y]!.slice(x + 3, x + 8);
      expect(between.filter((cell) => cell.meaning === 'token')).toHaveLength(3);
      const arrow = map.arrow(board, space) === east || map.arrow(board, east) === space;
      const meanings = between.map((cell) => cell.meaning);
      if (arrow) expect(meanings).toContain('arrow');
      else expect(meanings.some((meaning) => ['link', 'path', 'bridge'].includes(meaning))).toBe(true);
    }
  });

  it('draws a smaller and a larger map with the same links', () => {
    const small = drawMap(board, { ascii: true, columns: 6, lines: 2 });
    expect(small.width).toBeLessThan(60);
    expect(small.height).toBe(15);
    for (const space of board.spaces) {
      const { x, y } = small.at(space);
      const east = small.rows[y]!.slice(x + 3, x + 6).some((cell) => ['link', 'path', 'bridge'].includes(cell.meaning));
      expect(east).toBe(map.ways(board, space).e !== undefined);
    }
    expect(drawMap(board, { columns: 10, lines: 4 }).height).toBe(29);
    expect(() => drawMap(board, { columns: 5 })).toThrow('no map can be drawn so small');
  });

  it('draws the same twice, whatever was drawn between', () => {
    const before = drawingText(plain);
    drawMap(board, { ascii: true, tokens: new Map([[board.goal, 'g3']]), marked: board.goal, arrows: true });
    expect(drawingText(drawMap(board, { ascii: true }))).toEqual(before);
  });

  it('moves a window over the map without leaving it', () => {
    const window = crop(plain, 40, 15, 44, 12);
    expect([window.width, window.height]).toEqual([44, 12]);
    expect(window.rows.at(-1)).toEqual(plain.rows.at(-1)!.slice(32));
    for (const space of board.spaces) {
      const around = cropAround(plain, space, 44, 12);
      const { x, y } = around.at(space);
      const chars = around.rows[y]!.slice(x, x + 3).map((cell) => cell.char);
      expect(chars.join('')).toBe(String(space));
    }
    expect(crop(plain, -5, -5, 200, 100).rows).toEqual(plain.rows);
  });
});

describe('tokens, marks and hours', () => {
  const lake = map.boardOf('lake');
  const row = (options: DrawOptions, y: number) => drawingText(drawMap(lake, { ascii: true, ...options }))[y]!;

  it('writes a token beside its number, the way goes on behind it', () => {
    expect(row({ tokens: new Map([[412, 'R']]) }, 3)).toContain('411 --- 412R--- 413');
    expect(row({ tokens: new Map([[420, 'g2']]) }, 6)).toContain('419 --- 420g2-- 421');
  });

  it('cuts what does not fit and says so with +', () => {
    expect(row({ tokens: new Map([[412, 'RGTA']]) }, 3)).toContain('412RG+- 413');
  });

  it('sets the marked space in brackets with its tokens, and the way is still seen', () => {
    expect(row({ marked: 412 }, 3)).toContain('411 ---[412]--- 413');
    expect(row({ marked: 412, tokens: new Map([[412, 'RG2']]) }, 3)).toContain('411 ---[412RG2]-413');
  });

  it('shows where creatures go from the named spaces alone', () => {
    const drawn = drawMap(lake, {
      ascii: true,
      arrows: new Map([
        [412, 421],
        [424, 425],
      ]),
    });
    const heads = drawn.rows.flat().filter((cell) => cell.meaning === 'arrow');
    expect(heads.map((cell) => cell.space)).toEqual([412, 424]);
    expect(row({ arrows: new Map([[424, 425]]), tokens: new Map([[424, 'g2']]) }, 6)).toContain('424g2-> 425');
    // not where the arrow leads: creatures turn aside, toward the steppe people
    expect(row({ arrows: new Map([[412, 413]]) }, 3)).toContain('412 --> 413');
  });

  it('keeps an arrow head that a token would cover', () => {
    expect(row({ arrows: true, tokens: new Map([[429, 'RGT']]) }, 9)).toContain('429RGT< 430');
  });

  it('writes the hours of a walk below the number, 10 as X, in the last row above it', () => {
    const drawn = drawMap(lake, {
      ascii: true,
      hours: new Map(
        [
          [412, 3],
          [421, 10],
          [454, 7],
        ].map(([a, b]) => [a!, b!]),
      ),
    });
    const seen = drawn.rows
      .flatMap((cells, y) => cells.map((cell, x) => ({ cell, x, y })))
      .filter((one) => one.cell.meaning === 'hours');
    expect(seen.map(({ cell }) => [cell.space, cell.char])).toEqual([
      [412, '3'],
      [421, 'X'],
      [454, '7'],
    ]);
    expect(seen[0]).toMatchObject({ x: drawn.at(412).x + 1, y: drawn.at(412).y + 1 });
    expect(seen[2]).toMatchObject({ x: drawn.at(454).x + 1, y: drawn.at(454).y - 1 });
  });
});

describe('the river on the map', () => {
  const river = map.boardOf('river');

  it('[WALK-4] runs between the banks: a link crosses its course only where a bridge is', () => {
    const east = (space: Space) => {
      const [column, row] = map.spaceOf(river, space)!.at;
      return column + (row % 2) / 2 > riverAt(river, row);
    };
    const crossing = river.data.links.filter(([a, b]) => east(a) !== east(b));
    expect(crossing).toEqual(river.data.bridges);
  });

  it('is seen on every line from the north edge to the south edge, or a bridge is there', () => {
    for (const row of drawMap(river, { ascii: true }).rows) {
      expect(row.some((cell) => cell.meaning === 'water' || cell.meaning === 'bridge')).toBe(true);
    }
  });

  it('sets off the Path with dots', () => {
    const dotted = look(drawMap(river, { ascii: true }), river.spaces).lines.filter((line) => line.chars.includes(':'));
    const pairs = dotted.filter((line) => map.arrow(river, line.from) === line.to).map((line) => [line.from, line.to]);
    expect(pairs.sort()).toEqual([
      [522, 523],
      [545, 546],
      [546, 554],
      [553, 552],
      [554, 553],
    ]);
  });

  it('[ROCK-1] shows a stone between 513, 547 and 555', () => {
    const drawn = drawMap(river, { ascii: true });
    expect(drawingText(drawn)[6]).toContain('513  o~~547~~');
    expect(drawn.rows.flat().filter((cell) => cell.meaning === 'jump')).toHaveLength(2);
  });
});
