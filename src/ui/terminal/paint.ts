import type { Row } from './cells.ts';
import { PLAIN, type Style, turn, unseenOnBlanks } from './style.ts';

/** Where the terminal's cursor is and how it would write; `x` is -1 where terminals disagree. `out` gathers bytes. */
export type Pen = { x: number; y: number; style: Style; out: string };

export const newPen = (): Pen => ({ x: -1, y: -1, style: PLAIN, out: '' });

/** A move over unchanged cells costs four bytes: up to this many are cheaper written again. */
const BRIDGE = 3;

/** Moves the cursor by the shortest way. Columns and rows are counted from 0. */
export function moveTo(pen: Pen, x: number, y: number): void {
  if (pen.x === x && pen.y === y) return;
  let way = y === 0 && x === 0 ? '\x1b[H' : `\x1b[${y + 1}${x === 0 ? '' : `;${x + 1}`}H`;
  for (const other of pen.x < 0 ? [] : relativeWays(pen, x, y)) if (other.length < way.length) way = other;
  pen.out += way;
  pen.x = x;
  pen.y = y;
}

function relativeWays(pen: Pen, x: number, y: number): string[] {
  const steps = (n: number, code: string) => `\x1b[${n === 1 ? '' : n}${code}`;
  if (y === pen.y) {
    if (x === 0) return ['\r'];
    const back = pen.x - x;
    if (back < 0) return [steps(-back, 'C')];
    return [back <= 4 ? '\b'.repeat(back) : steps(back, 'D')];
  }
  // Frames end above the last row, so a line feed never scrolls.
  if (x === 0 && y > pen.y) return [`\r${'\n'.repeat(Math.min(y - pen.y, 9))}`].filter(() => y - pen.y <= 9);
  if (x === pen.x) return [y > pen.y ? steps(y - pen.y, 'B') : steps(pen.y - y, 'A')];
  return [];
}

/** Gets ready to write blanks: any style will do that is not seen on them. */
function setBlank(pen: Pen): void {
  if (!unseenOnBlanks(pen.style)) setStyle(pen, PLAIN);
}

export function setStyle(pen: Pen, style: Style): void {
  pen.out += turn(pen.style, style);
  pen.style = style;
}

/** Writes the cells in which `row` differs from `old`; with no `old` the row is written whole and its rest erased. */
export function paintRow(pen: Pen, y: number, row: Row, old: Row | undefined): void {
  const end = inkEnd(row);
  const erase = old === undefined ? end < row.text.length : tailChanges(row, old, end) > BRIDGE;
  for (let x = 0; x < (erase ? end : row.text.length); x++) {
    if (row.text[x] === '' || (old && same(row, old, x))) continue;
    bridge(pen, row, x, y);
    const blanks = blanksFrom(row, x);
    if (blanks >= BLANKS) {
      setBlank(pen);
      pen.out += `\x1b[${blanks}X`;
      x += blanks - 1;
    } else putCell(pen, row, x);
  }
  if (!erase) return;
  moveTo(pen, end, y);
  setBlank(pen);
  pen.out += '\x1b[K';
}

/** From so many blanks on it is shorter to have them erased; the cursor stays where they begin. */
const BLANKS = 9;

function blanksFrom(row: Row, x: number): number {
  let end = x;
  while (end < row.text.length && row.text[end] === ' ' && row.style[end] === PLAIN) end++;
  return end - x;
}

function same(row: Row, old: Row, x: number): boolean {
  return row.text[x] === old.text[x] && row.style[x] === old.style[x];
}

/** The column after the last one that is not blank. */
function inkEnd(row: Row): number {
  let end = row.text.length;
  while (end > 0 && row.text[end - 1] === ' ' && row.style[end - 1] === PLAIN) end--;
  return end;
}

function tailChanges(row: Row, old: Row, end: number): number {
  let changes = 0;
  for (let x = end; x < row.text.length; x++) if (!same(row, old, x)) changes++;
  return changes;
}

/** Goes to a cell, over a small gap by writing what stands there. */
function bridge(pen: Pen, row: Row, x: number, y: number): void {
  const gap = x - pen.x;
  if (pen.x >= 0 && pen.y === y && gap > 0 && gap <= BRIDGE) {
    const between = row.text.slice(pen.x, x);
    const cheap = between.every((char, i) => char >= ' ' && char <= '~' && row.style[pen.x + i] === pen.style);
    if (cheap) {
      pen.out += between.join('');
      pen.x = x;
    }
  }
  moveTo(pen, x, y);
}

function putCell(pen: Pen, row: Row, x: number): void {
  const char = row.text[x]!;
  if (char === ' ' && row.style[x] === PLAIN) setBlank(pen);
  else setStyle(pen, row.style[x]!);
  const columns = row.text.length;
  if (row.text[x + 1] === '') {
    // Terminals disagree on what is two wide: both columns are blanked first, and the place after it is told anew.
    const at = pen.x;
    pen.out += '  ';
    pen.x = at + 2 < columns ? at + 2 : -1;
    moveTo(pen, at, pen.y);
    pen.out += char;
    pen.x = -1;
    return;
  }
  pen.out += char;
  // In the last column a terminal waits with its cursor, or not.
  pen.x = x + 1 < columns ? x + 1 : -1;
  // Marks above letters may take a column of their own in some terminals.
  if (char.length > 1) pen.x = -1;
}
