/**
 * Text with styles, taken apart into characters and put together again. Rows come again and again, so they are kept.
 * Text is expected as the screen's own panes make it: printable characters and styles (SGR), nothing else.
 */
import { graphemesOf, widthOf } from './cells.ts';
import { remembered } from './remembered.ts';

/** The codes in force, as one object a combination: equal styles are identical. */
type Style = readonly string[];
export interface StyledChar {
  value: string;
  fullWidth: boolean;
  styles: Style;
}

const NONE: Style = [];
const styles = new Map<string, Style>();
/** Rows kept before all are forgotten: some megabytes. */
const MOST_ROWS = 4000;

export const charsOf = remembered(read, MOST_ROWS);

function read(text: string): StyledChar[] {
  const out: StyledChar[] = [];
  let style = NONE;
  for (const [i, part] of text.split(/\x1b\[([0-9;]*)m/).entries()) {
    if (i % 2 === 1) style = after(style, part);
    else for (const value of graphemesOf(part)) out.push({ value, fullWidth: widthOf(value) === 2, styles: style });
  }
  return out;
}

/** A code that ends everything clears the list; others are added to it, and the terminal sorts them out. */
function after(style: Style, codes: string): Style {
  const all = /^0?$/.test(codes) ? '' : [...style, codes].join(';');
  if (all === '') return NONE;
  let known = styles.get(all);
  if (known === undefined) {
    known = [all];
    styles.set(all, known);
  }
  return known;
}

export function textOfChars(chars: readonly StyledChar[]): string {
  let out = '';
  let style = NONE;
  for (const { value, styles: now } of chars) {
    if (now !== style && !(now.length === 0 && style.length === 0)) out += `\x1b[0;${now.join(';')}m`;
    style = now;
    out += value;
  }
  return style.length === 0 ? out : `${out}\x1b[m`;
}
