import type { Space, Way } from '../board.ts';
import { type Board, spaceOf, WAYS, ways } from '../map.ts';
import {
  BLANK,
  type Cell,
  type Meaning,
  NUMBER_WIDTH,
  type Point,
  placed,
  put,
  type Rows,
  type Scale,
} from './drawing/cells.ts';
import { ASCII, type Glyphs, UNICODE } from './drawing/glyphs.ts';
import { groundOf } from './drawing/ground.ts';

export type { Cell, Meaning, Rows, Scale } from './drawing/cells.ts';

export interface DrawOptions extends Partial<Scale> {
  /** Bytes below 128 only. */
  ascii?: boolean;
  /** A short text beside a number: "R", "g2", "+3". What is longer than `columns - 5` is cut, with "+" as its last sign. */
  tokens?: ReadonlyMap<Space, string>;
  /** This space stands in brackets, its tokens within. */
  marked?: Space;
  /** Heads on the ways that creatures take: where the arrow of every space leads, or from the named ones to a neighbour. */
  arrows?: boolean | ReadonlyMap<Space, Space>;
  /** A digit below the number (above it in the last row): the hours of a walk there. 10 and more is "X". */
  hours?: ReadonlyMap<Space, number>;
}

export interface Drawing {
  readonly rows: readonly (readonly Cell[])[];
  readonly width: number;
  readonly height: number;
  /** Where the first digit of a space's number stands. Throws for a number that is no space of the board. */
  at(space: Space): Point;
}

const FULL: Scale = { columns: 8, lines: 3 };

/** Draws the whole side: 76 by 22 characters at 8 columns and 3 lines a space. `columns` is even, 6 at least; `lines` 2 at least. */
export function drawMap(board: Board, options: DrawOptions = {}): Drawing {
  const scale: Scale = { columns: options.columns ?? FULL.columns, lines: options.lines ?? FULL.lines };
  if (scale.columns < 6 || scale.columns % 2 !== 0 || scale.lines < 2) throw new Error('no map can be drawn so small');
  const glyphs = options.ascii ? ASCII : UNICODE;
  const rows = ground(board, scale, glyphs).map((row) => [...row]);
  drawWays(rows, board, scale, glyphs);
  drawNumbers(rows, board, scale);
  drawHeads(rows, board, scale, glyphs, options.arrows ?? false);
  for (const [space, hours] of options.hours ?? []) drawHours(rows, board, scale, space, hours);
  for (const [space, text] of options.tokens ?? []) drawToken(rows, board, scale, space, text);
  if (options.marked !== undefined) drawMark(rows, board, scale, options.marked);
  return { rows, width: rows[0]!.length, height: rows.length, at: (space) => pointOf(board, scale, space) };
}

/** A window of the drawing, moved so that it lies within it; smaller than asked only where the drawing is smaller. */
export function crop(drawing: Drawing, x: number, y: number, width: number, height: number): Drawing {
  const left = Math.max(0, Math.min(x, drawing.width - width));
  const top = Math.max(0, Math.min(y, drawing.height - height));
  const rows = drawing.rows.slice(top, top + height).map((row) => row.slice(left, left + width));
  const at = (space: Space): Point => {
    const point = drawing.at(space);
    return { x: point.x - left, y: point.y - top };
  };
  return { rows, width: rows[0]?.length ?? 0, height: rows.length, at };
}

/** A window with the space as near to its middle as the edge of the map allows. */
export function cropAround(drawing: Drawing, space: Space, width: number, height: number): Drawing {
  const { x, y } = drawing.at(space);
  return crop(drawing, x + 1 - Math.floor(width / 2), y - Math.floor(height / 2), width, height);
}

/** The drawing as lines of text without blanks at the end. */
export function drawingText(drawing: Drawing): string[] {
  return drawing.rows.map((row) =>
    row
      .map((cell) => cell.char)
      .join('')
      .trimEnd(),
  );
}

const grounds = new WeakMap<Board, Map<string, Rows>>();

/** The ground never changes: it is painted once for a board, scale and set of signs. */
function ground(board: Board, scale: Scale, glyphs: Glyphs): Rows {
  const kept = grounds.get(board) ?? new Map<string, Rows>();
  grounds.set(board, kept);
  const key = `${scale.columns} ${scale.lines} ${glyphs === ASCII}`;
  const rows = kept.get(key) ?? groundOf(board, scale, glyphs, ...sizeOf(board, scale));
  kept.set(key, rows);
  return rows;
}

function sizeOf(board: Board, scale: Scale): [width: number, height: number] {
  const points = board.data.spaces.map((space) => placed(scale, space.at));
  const right = Math.max(...points.map((point) => point.x));
  return [right + NUMBER_WIDTH + tokenWidth(scale) + 1, Math.max(...points.map((point) => point.y)) + 1];
}

/** What is left between two numbers once a bracket and a bit of the way between them are kept. */
function tokenWidth(scale: Scale): number {
  return scale.columns - NUMBER_WIDTH - 2;
}

function pointOf(board: Board, scale: Scale, space: Space): Point {
  const data = spaceOf(board, space);
  if (!data) throw new Error(`${space} is no space of the ${board.id} side`);
  return placed(scale, data.at);
}

/** The characters on which the way from a space is drawn, from the space outward. */
function cellsOfWay(scale: Scale, from: Point, way: Way): Point[] {
  const cells: Point[] = [];
  if (way === 'e' || way === 'w') {
    for (let step = 2; step < scale.columns - NUMBER_WIDTH; step += 1) {
      cells.push({ x: way === 'e' ? from.x + NUMBER_WIDTH - 1 + step : from.x - step, y: from.y });
    }
    return cells;
  }
  const down = way === 'se' || way === 'sw' ? 1 : -1;
  const east = way === 'se' || way === 'ne' ? 1 : -1;
  for (let line = 1; line < scale.lines; line += 1) {
    const aside = Math.round((line * scale.columns) / 2 / scale.lines);
    cells.push({ x: from.x + 1 + east * aside, y: from.y + down * line });
  }
  return cells;
}

function drawWays(rows: Rows, board: Board, scale: Scale, glyphs: Glyphs): void {
  for (const space of board.spaces) {
    for (const [way, to] of Object.entries(ways(board, space)) as [Way, Space][]) {
      if (to < space) continue;
      const cell = wayCell(board, space, to, way, glyphs);
      for (const { x, y } of cellsOfWay(scale, pointOf(board, scale, space), way)) {
        for (const beside of [x - 1, x + 1]) {
          const there = rows[y]?.[beside]?.meaning;
          if (there === 'land' || there === 'water' || there === 'rock') put(rows, beside, y, BLANK);
        }
        put(rows, x, y, cell);
      }
    }
  }
}

function wayCell(board: Board, from: Space, to: Space, way: Way, glyphs: Glyphs): Cell {
  if (board.data.bridges.some(([a, b]) => a === from && b === to)) return { char: glyphs.bridge, meaning: 'bridge' };
  if (onPath(board, from, to)) return { char: glyphs.path, meaning: 'path' };
  return { char: glyphs.ways[way], meaning: 'link' };
}

/** The Path itself is where the arrow of one Path space leads to the next. */
function onPath(board: Board, a: Space, b: Space): boolean {
  const [one, other] = [spaceOf(board, a)!, spaceOf(board, b)!];
  const both = one.features.includes('path') && other.features.includes('path');
  return both && (one.arrow === b || other.arrow === a);
}

function drawNumbers(rows: Rows, board: Board, scale: Scale): void {
  for (const space of board.spaces) {
    const { x, y } = pointOf(board, scale, space);
    [...String(space)].forEach((char, index) => {
      put(rows, x + index, y, { char, meaning: 'number', space });
    });
  }
}

function drawHeads(
  rows: Rows,
  board: Board,
  scale: Scale,
  glyphs: Glyphs,
  wanted: boolean | ReadonlyMap<Space, Space>,
): void {
  if (wanted === false) return;
  for (const { id, arrow } of board.data.spaces) {
    const to = wanted === true ? arrow : (wanted.get(id) ?? null);
    const way = WAYS.find((one) => to !== null && ways(board, id)[one] === to);
    if (!way) continue;
    const head = cellsOfWay(scale, pointOf(board, scale, id), way).at(-1)!;
    put(rows, head.x, head.y, { char: glyphs.heads[way], meaning: 'arrow', space: id });
  }
}

function drawHours(rows: Rows, board: Board, scale: Scale, space: Space, hours: number): void {
  const { x, y } = pointOf(board, scale, space);
  const char = hours > 9 ? 'X' : String(hours);
  put(rows, x + 1, y + 1 < rows.length ? y + 1 : y - 1, { char, meaning: 'hours', space });
}

function drawToken(rows: Rows, board: Board, scale: Scale, space: Space, text: string): void {
  const { x, y } = pointOf(board, scale, space);
  const room = tokenWidth(scale);
  const short = text.length > room ? `${text.slice(0, room - 1)}+` : text;
  writeOver(rows, x + NUMBER_WIDTH, y, short, { meaning: 'token', space });
}

function drawMark(rows: Rows, board: Board, scale: Scale, space: Space): void {
  const { x, y } = pointOf(board, scale, space);
  let end = x + NUMBER_WIDTH;
  while (rows[y]?.[end]?.meaning === 'token') end += 1;
  put(rows, x - 1, y, { char: '[', meaning: 'mark', space });
  writeOver(rows, end, y, ']', { meaning: 'mark', space });
}

const WAY_MEANINGS: readonly Meaning[] = ['link', 'path', 'bridge', 'arrow'];

/** Writes beside a number; a way that is covered by it stays seen behind it, with its arrow head. */
function writeOver(rows: Rows, x: number, y: number, text: string, kind: Omit<Cell, 'char'>): void {
  const row = rows[y]!;
  const covered = row.slice(x, x + text.length);
  [...text].forEach((char, index) => {
    put(rows, x + index, y, { char, ...kind });
  });
  const end = x + text.length;
  const next = row[end];
  const kept = covered.find((cell) => cell.meaning === 'arrow') ?? covered.at(-1);
  if (!next || !kept) return;
  if (WAY_MEANINGS.includes(kept.meaning) && (next.meaning === 'blank' || kept.meaning === 'arrow')) row[end] = kept;
  else if (['land', 'rock', 'water'].includes(next.meaning)) row[end] = BLANK;
}
