import { type Board, spaceOf, spacesWith } from '../../map.ts';
import { BLANK, type Cell, middle, NUMBER_WIDTH, placed, put, type Rows, type Scale } from './cells.ts';
import { DENSITY, type Glyphs } from './glyphs.ts';

const RIVER_REACH = 1;

/** Everything below the ways and numbers: landscapes, rock, the lake, the river's course, the words on the map. */
export function groundOf(board: Board, scale: Scale, glyphs: Glyphs, width: number, height: number): Rows {
  const owners = ownersOf(board, scale, glyphs);
  const columns = Math.max(...board.data.spaces.map((space) => space.at[0])) + 1;
  const lastRow = Math.max(...board.data.spaces.map((space) => space.at[1]));
  const rows: Rows = [];
  for (let y = 0; y < height; y += 1) {
    const row: Cell[] = [];
    for (let x = 0; x < width; x += 1) {
      const owner = owners.get(nearest(scale, x, y, columns, lastRow));
      row.push(owner ? owner(x, y) : BLANK);
    }
    rows.push(row);
  }
  drawRiver(rows, board, scale, glyphs);
  clearBesideNumbers(rows, board, scale);
  drawSurf(rows, board, scale, glyphs);
  drawStones(rows, board, scale, glyphs);
  drawSigns(rows, board, scale);
  return rows;
}

type Painter = (x: number, y: number) => Cell;

function ownersOf(board: Board, scale: Scale, glyphs: Glyphs): Map<string, Painter> {
  const owners = new Map<string, Painter>();
  for (const { at, land, id } of board.data.spaces) {
    const cell: Cell = { char: glyphs.ground[land], meaning: 'land', space: id };
    owners.set(`${at}`, (x, y) => (scatter(x, y) < DENSITY[land] ? cell : BLANK));
  }
  const water: Cell = { char: glyphs.water, meaning: 'water' };
  for (const at of board.data.water) owners.set(`${at}`, () => water);
  const rock: Cell = { char: glyphs.rock, meaning: 'rock' };
  for (const at of board.data.rock)
    owners.set(`${at}`, (x, y) => (scatter(x, y) < 70 && away(scale, at, x) ? rock : BLANK));
  return owners;
}

/** Keeps the edge of a block of rock free, so that it reads as one block. */
function away(scale: Scale, at: readonly [number, number], x: number): boolean {
  return Math.abs(x - placed(scale, at).x - 1) < scale.columns / 2;
}

/** The grid place whose number is nearest to a character, as "column,row". */
function nearest(scale: Scale, x: number, y: number, columns: number, lastRow: number): string {
  let best = '';
  let least = Number.POSITIVE_INFINITY;
  const about = Math.floor(y / scale.lines);
  for (const row of [about, about + 1]) {
    if (row > lastRow) continue;
    const along = (x - middle(scale, row % 2 === 0 ? 0 : 0.5)) / scale.columns;
    const column = Math.min(columns - 1, Math.max(0, Math.round(along)));
    const far = (along - column) ** 2 + (y / scale.lines - row) ** 2;
    if (far < least) {
      least = far;
      best = `${column},${row}`;
    }
  }
  return best;
}

/** 0 to 99, the same for the same character on every machine: the look of the land must never change between two draws. */
function scatter(x: number, y: number): number {
  let mix = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0x85ebca6b);
  mix = Math.imul(mix ^ (mix >>> 15), 0x2c1b3c6d);
  return ((mix ^ (mix >>> 13)) >>> 0) % 100;
}

function drawRiver(rows: Rows, board: Board, scale: Scale, glyphs: Glyphs): void {
  if (board.data.river.length === 0) return;
  for (let y = 0; y < rows.length; y += 1) {
    const here = [y - 0.5, y, y + 0.5].map((line) => middle(scale, riverAt(board, line / scale.lines)));
    const from = Math.round(Math.min(...here)) - RIVER_REACH;
    const to = Math.round(Math.max(...here)) + RIVER_REACH;
    for (let x = from - 1; x <= to + 1; x += 1) {
      put(rows, x, y, x < from || x > to ? BLANK : { char: glyphs.water, meaning: 'water' });
    }
  }
}

/** How far east the river runs at a height of the grid, in columns. */
export function riverAt(board: Board, y: number): number {
  const course = board.data.river;
  const after = Math.max(
    1,
    course.findIndex((corner) => corner[1] >= y),
  );
  const [x0, y0] = course[after - 1]!;
  const [x1, y1] = course[after]!;
  return x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
}

/** A bit of ground right beside a number could be read as a token. */
function clearBesideNumbers(rows: Rows, board: Board, scale: Scale): void {
  for (const space of board.data.spaces) {
    const { x, y } = placed(scale, space.at);
    put(rows, x - 1, y, BLANK);
    put(rows, x + NUMBER_WIDTH, y, BLANK);
  }
}

/** The river breaks on both sides of the steep rocks. */
function drawSurf(rows: Rows, board: Board, scale: Scale, glyphs: Glyphs): void {
  for (const rocks of spacesWith(board, 'rocks')) {
    const { x, y } = placed(scale, spaceOf(board, rocks)!.at);
    for (const beside of [x - 2, x - 1, x + NUMBER_WIDTH, x + NUMBER_WIDTH + 1]) {
      put(rows, beside, y, { char: glyphs.water, meaning: 'water' });
    }
  }
}

function drawStones(rows: Rows, board: Board, scale: Scale, glyphs: Glyphs): void {
  for (const [a, b] of board.data.jumps) {
    const from = placed(scale, spaceOf(board, a)!.at);
    const to = placed(scale, spaceOf(board, b)!.at);
    const [right, down] = [to.x - from.x, to.y - from.y];
    const leaps = Math.max(2, Math.round(Math.abs(right) / 4), Math.round(Math.abs(down) / 2));
    for (let leap = 1; leap < leaps; leap += 1) {
      const x = Math.round(from.x + 1 + (right * leap) / leaps);
      const y = Math.round(from.y + (down * leap) / leaps);
      for (const beside of [x - 1, x + 1]) if (rows[y]?.[beside]?.meaning === 'land') put(rows, beside, y, BLANK);
      put(rows, x, y, { char: glyphs.stone, meaning: 'jump' });
    }
  }
}

function drawSigns(rows: Rows, board: Board, scale: Scale): void {
  for (const { at, text } of board.data.signs) {
    const { x, y } = placed(scale, at);
    const from = x + 1 - Math.floor(text.length / 2);
    [...` ${text} `].forEach((char, index) => {
      put(rows, from - 1 + index, y, { char, meaning: char === ' ' ? 'blank' : 'sign' });
    });
  }
}
