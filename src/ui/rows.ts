import type { Line, Meaning } from '../engine/line.ts';
import { graphemesOf, widthOf, widthOfText } from './terminal/cells.ts';

export { widthOfText };

/** How a piece of a row is meant to look: the meanings of the engine, and those that only a screen has. */
export type Look = Meaning | ScreenLook;
export type ScreenLook =
  | 'faint'
  | 'strong'
  | 'frame'
  | 'key'
  | 'pointer'
  | 'mark'
  | 'link'
  | 'path'
  | 'bridge'
  | 'jump'
  | 'arrow'
  | 'hours'
  | 'water'
  | 'rock'
  | 'sand'
  | 'grass'
  | 'forest'
  | 'hills'
  | 'marsh'
  | 'sign'
  | 'token'
  | 'full'
  | 'spent'
  | 'overtime'
  | 'green'
  | 'magenta'
  | 'yellow'
  | 'blue';

export interface Span {
  text: string;
  look?: Look;
}

/** Between two panes. */
export const LINE = '│';

/** One row of a pane. Panes are lists of rows: plain data, drawn by whoever has a theme. */
export type Row = readonly Span[];

export const widthOfRow = (row: Row): number => row.reduce((sum, span) => sum + widthOfText(span.text), 0);

export const textOfRow = (row: Row): string => row.map((span) => span.text).join('');

export const rowOf = (line: Line): Row =>
  line.map(({ text, as }) => (as === undefined ? { text } : { text, look: as }));

export const span = (text: string, look?: Look): Span => (look === undefined ? { text } : { text, look });

/** The text cut to a width, with "…" (or "." below 128) as its last sign where something is cut. */
export function cutText(text: string, width: number, ellipsis = '…'): string {
  if (widthOfText(text) <= width) return text;
  if (width <= 0) return '';
  let out = '';
  let used = 0;
  for (const char of graphemesOf(text)) {
    const wide = widthOf(char);
    if (used + wide > width - 1) break;
    out += char;
    used += wide;
  }
  return out + ellipsis;
}

/** The row cut to a width. */
export function cutRow(row: Row, width: number, ellipsis = '…'): Row {
  if (widthOfRow(row) <= width) return row;
  const out: Span[] = [];
  let left = width;
  for (const one of row) {
    const wide = widthOfText(one.text);
    if (wide >= left) {
      // a span that fits exactly still needs the sign that something follows
      out.push({
        ...one,
        text: wide === left ? cutText(`${one.text} `, left, ellipsis) : cutText(one.text, left, ellipsis),
      });
      return out;
    }
    out.push(one);
    left -= wide;
  }
  return out;
}

/** The row cut or filled up with blanks to exactly this width. */
export function fitRow(row: Row, width: number, ellipsis = '…'): Row {
  const cut = cutRow(row, width, ellipsis);
  const missing = width - widthOfRow(cut);
  return missing > 0 ? [...cut, { text: ' '.repeat(missing) }] : cut;
}

/** Exactly `height` rows of exactly `width` columns; what does not fit is left out. */
export function fitRows(rows: readonly Row[], width: number, height: number, ellipsis = '…'): Row[] {
  return Array.from({ length: height }, (_, y) => fitRow(rows[y] ?? [], width, ellipsis));
}

/** `left` and `right` at the two ends of a row; the right one gives way. */
export function spread(left: Row, right: Row, width: number): Row {
  const room = width - widthOfRow(left) - widthOfRow(right);
  return room < 1 ? fitRow(left, width) : [...left, { text: ' '.repeat(room) }, ...right];
}

interface Sign {
  char: string;
  wide: number;
  look?: Look;
}

/** Breaks a row at blanks into rows of at most `width` columns; a longer word is broken. Rows after the first are indented. */
export function wrapRow(row: Row, width: number, indent = 0): Row[] {
  const out: Row[] = [];
  let room = Math.max(1, width);
  let rest = signsOf(row);
  do {
    const end = breakAt(rest, room);
    const taken = spansOf(rest.slice(0, end));
    out.push(out.length > 0 && indent > 0 ? [{ text: ' '.repeat(indent) }, ...taken] : taken);
    rest = rest.slice(end);
    while (rest[0]?.char === ' ') rest.shift();
    if (rest[0]?.char === '\n') rest.shift();
    room = Math.max(1, width - indent);
  } while (rest.length > 0);
  return out;
}

function signsOf(row: Row): Sign[] {
  return row.flatMap(({ text, look }) =>
    [...graphemesOf(text)].map((char) => ({ char, look, wide: char === '\n' ? 0 : widthOfText(char) })),
  );
}

/** How many signs stand on this row: up to the last blank that fits, or as many as fit. */
function breakAt(signs: readonly Sign[], room: number): number {
  let used = 0;
  let blank = 0;
  for (const [i, { char, wide }] of signs.entries()) {
    if (char === '\n') return i;
    if (char === ' ') blank = i;
    used += wide;
    if (used > room) return blank > 0 ? blank : Math.max(1, i);
  }
  return signs.length;
}

function spansOf(signs: readonly Sign[]): Span[] {
  const out: Span[] = [];
  for (const { char, look } of signs) {
    const last = out[out.length - 1];
    if (last !== undefined && last.look === look) last.text += char;
    else out.push(span(char, look));
  }
  const end = out[out.length - 1];
  if (end !== undefined) end.text = end.text.trimEnd();
  return out;
}

const wrapped = new WeakMap<Line, { width: number; rows: Row[] }>();

/** A sentence as rows; the last width asked for is kept, for a log is drawn again and again. */
export function wrapLine(line: Line, width: number): Row[] {
  const known = wrapped.get(line);
  if (known?.width === width) return known.rows;
  const rows = wrapRow(rowOf(line), width);
  wrapped.set(line, { width, rows });
  return rows;
}

/** So much of a row that is too long is kept from its end: what a choice costs stands there. */
const KEPT_END = 0.4;
/** And so much at least from its beginning. */
const KEPT_HEAD = 0.3;

/** The row cut in its middle, between words where it can be. */
export function cutMiddle(row: Row, width: number, ellipsis = '…'): Row {
  const signs = signsOf(row);
  const wide = wideOf(signs);
  if (wide <= width) return row;
  return cutAtWords(signs, width, ellipsis) ?? cutAnywhere(row, signs, width, ellipsis);
}

const wideOf = (signs: readonly Sign[]): number => signs.reduce((sum, sign) => sum + sign.wide, 0);

/** Words left out of the middle; what is left behind them begins with a part of the sentence where it can. */
function cutAtWords(signs: readonly Sign[], width: number, ellipsis: string): Row | undefined {
  const blanks = signs.flatMap(({ char }, i) => (char === ' ' ? [i] : []));
  const cut =
    fewestLeftOut(signs, blanks, width, (i) => /[,;:]/.test(signs[i - 1]?.char ?? '')) ??
    fewestLeftOut(signs, blanks, width, () => true);
  if (cut === undefined) return undefined;
  const head = signs.slice(0, cut.head);
  while (/[,;:]/.test(head.at(-1)?.char ?? '')) head.pop();
  return [...spansOf(head), span(ellipsis), ...spansOf(signs.slice(cut.tail))];
}

/** The two blanks between which the fewest signs are left out so that a row of this width is left. */
function fewestLeftOut(
  signs: readonly Sign[],
  blanks: readonly number[],
  width: number,
  mayBegin: (blank: number) => boolean,
): { head: number; tail: number } | undefined {
  const all = wideOf(signs);
  const before = blanks.map((i) => wideOf(signs.slice(0, i)));
  const latest = before.findIndex((wide) => all - wide - 1 <= width * KEPT_END);
  let best: { head: number; tail: number; kept: number } | undefined;
  for (const [i, head] of before.entries()) {
    if (head < width * KEPT_HEAD) continue;
    const fits = (at: number) => at > i && at <= latest && head + 1 + all - before[at] <= width && mayBegin(blanks[at]);
    const j = before.findIndex((_, at) => fits(at));
    const kept = j < 0 ? 0 : head + all - before[j];
    if (j >= 0 && kept >= (best?.kept ?? 0)) best = { head: blanks[i], tail: blanks[j], kept };
  }
  return best;
}

function cutAnywhere(row: Row, signs: Sign[], width: number, ellipsis: string): Row {
  const end = Math.floor(width * KEPT_END);
  const head = cutRow(row, width - end, ellipsis);
  const tail: Sign[] = [];
  for (let used = 0; signs.length > 0; ) {
    const last = signs.pop() as Sign;
    used += last.wide;
    if (used > end) break;
    tail.unshift(last);
  }
  return [...head, ...spansOf(tail)];
}
