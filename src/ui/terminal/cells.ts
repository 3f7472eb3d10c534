import { PLAIN, restyle, type Style, uncoloured, unseenOnBlanks } from './style.ts';

/**
 * One row of the screen: a character and a style for each column. The second column of a character that is two wide
 * holds the empty string.
 */
export type Row = { readonly text: string[]; readonly style: Style[] };

const SEQUENCE = new RegExp(
  [
    '\\x1b\\[([0-9;:]*)m', // a style
    '\\x1b\\[[0-?]*[ -/]*[@-~]?', // any other control sequence
    '\\x1b[\\]PX^_][^\\x07\\x1b]*(?:\\x07|\\x1b\\\\)?', // titles, links
    '\\x1b.?',
  ].join('|'),
  'gs',
);
const ASCII = /^[ -~]*$/;
/** One code point, one column: all but the odd ones of these rows is a letter, a line or a sign. */
const SIMPLE =
  /^[ -~\u00a1-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u2190-\u2319\u2500-\u25fc\u2660-\u2667]*$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * Reads one line of a frame, styles and all, into cells; what does not fit into `columns` is cut off. Without
 * `colours`, bold, inverse and the like are all that is left of the styles.
 */
export function readRow(line: string, columns: number, colours = true): Row {
  const row: Row = { text: new Array(columns).fill(' '), style: new Array(columns).fill(PLAIN) };
  let x = 0;
  let style = PLAIN;
  let from = 0;
  const coloured = (full: Style) => (colours ? full : uncoloured(full));
  if (line.includes('\x1b')) {
    for (const found of line.matchAll(SEQUENCE)) {
      x = fill(row, x, line.slice(from, found.index), style);
      if (found[1] !== undefined) style = coloured(restyle(style, found[1]));
      from = found.index + found[0].length;
    }
  }
  fill(row, x, line.slice(from), style);
  return row;
}

function fill(row: Row, start: number, text: string, style: Style): number {
  const columns = row.text.length;
  let x = start;
  const simple = SIMPLE.test(text);
  const unseen = unseenOnBlanks(style);
  for (const char of graphemesOf(text)) {
    if (x >= columns) break;
    const width = simple ? 1 : widthOf(char);
    if (width === 0) continue;
    const fits = x + width <= columns;
    row.text[x] = fits ? char : ' ';
    // a blank without a ground is a blank: no byte is spent on its colour
    row.style[x] = row.text[x] === ' ' && unseen ? PLAIN : style;
    if (fits && width === 2) {
      row.text[x + 1] = '';
      row.style[x + 1] = style;
    }
    x += width;
  }
  return x;
}

/** The characters of a text as people see them. */
export function graphemesOf(text: string): Iterable<string> {
  return SIMPLE.test(text) ? text : segments(text);
}

function* segments(text: string): Iterable<string> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

/** Columns of a text without styles. */
export function widthOfText(text: string): number {
  if (SIMPLE.test(text)) return text.length;
  let width = 0;
  for (const char of segments(text)) width += widthOf(char);
  return width;
}

/** Ranges of code points two columns wide, beside those that are drawn as pictures. */
const WIDE = [
  [0x1100, 0x115f],
  [0x2329, 0x232a],
  [0x2e80, 0x303e],
  [0x3041, 0x4dbf],
  [0x4e00, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe19],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x18cff],
  [0x1b000, 0x1b2fb],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
] as const;

/** Columns of one character as people see it: 0, 1 or 2. Ink lays its text out by the same widths. */
export function widthOf(char: string): 0 | 1 | 2 {
  if (ASCII.test(char)) return 1;
  if (/^[\p{Cc}\p{Cf}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\p{Cs}]/u.test(char)) return 0;
  const code = char.codePointAt(0)!;
  const wide = char.includes('\ufe0f') || /^\p{Emoji_Presentation}/u.test(char);
  return wide || WIDE.some(([low, high]) => code >= low && code <= high) ? 2 : 1;
}
