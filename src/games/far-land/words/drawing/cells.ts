import type { Space } from '../../board.ts';

/** What a character of the drawing stands for, so that a screen can colour it. */
export type Meaning =
  | 'blank'
  | 'land'
  | 'rock'
  | 'water'
  | 'sign'
  | 'number'
  | 'link'
  | 'path'
  | 'bridge'
  | 'jump'
  | 'arrow'
  | 'token'
  | 'hours'
  | 'mark';

export interface Cell {
  readonly char: string;
  readonly meaning: Meaning;
  /** The space that a number, token, mark or count of hours belongs to, or on whose ground a bit of land lies. */
  readonly space?: Space;
}

export type Rows = Cell[][];

/** Characters from one number to the next along a row, and lines from one row to the next. */
export interface Scale {
  readonly columns: number;
  readonly lines: number;
}

export const BLANK: Cell = { char: ' ', meaning: 'blank' };
/** The number is this wide; one character is kept free at the left edge for the bracket of a mark. */
export const NUMBER_WIDTH = 3;
const MARGIN = 1;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the first digit of the number at a grid place stands; (0, 0) is the top left corner of the drawing. */
export function placed(scale: Scale, at: readonly [column: number, row: number]): Point {
  const half = at[1] % 2 === 0 ? 0 : scale.columns / 2;
  return { x: MARGIN + at[0] * scale.columns + half, y: at[1] * scale.lines };
}

/** The middle digit of a number, in columns of the grid: the half column of an odd row is already part of x. */
export function middle(scale: Scale, x: number): number {
  return MARGIN + 1 + x * scale.columns;
}

export function put(rows: Rows, x: number, y: number, cell: Cell): void {
  const row = rows[y];
  if (row && x >= 0 && x < row.length) row[x] = cell;
}
