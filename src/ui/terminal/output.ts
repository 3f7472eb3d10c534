/**
 * Stands in for Ink's own board in the built program: pieces of rows are laid side by side as they are, where Ink takes
 * every character of every frame apart. A piece ends its own styles, and no box hides what does not fit into it.
 */
import { charsOf, type StyledChar, textOfChars } from './ansi.ts';
import { remembered } from './remembered.ts';
import stringWidth from './string-width.ts';

type Transform = (line: string, index: number) => string;
interface Piece {
  x: number;
  text: string;
}

/** Widths kept before all are forgotten: some hundred kilobytes. */
const MOST_WIDTHS = 4000;
const widthOf = remembered(stringWidth, MOST_WIDTHS);

export default class Output {
  private readonly rows: Piece[][];

  constructor({ height }: { width: number; height: number }) {
    this.rows = Array.from({ length: height }, () => []);
  }

  write(x: number, y: number, text: string, { transformers }: { transformers: readonly Transform[] }): void {
    if (text === '') return;
    const lines = text.split('\n');
    for (let i = 0; i < lines.length; i++) {
      const row = this.rows[y + i];
      if (row === undefined) continue;
      let line = lines[i];
      for (const transform of transformers) line = transform(line, i);
      row.push({ x, text: line });
    }
  }

  get(): { output: string; height: number } {
    return { output: this.rows.map(rowOf).join('\n'), height: this.rows.length };
  }
}

function rowOf(pieces: readonly Piece[]): string {
  let out = '';
  let end = 0;
  for (const { x, text } of pieces) {
    if (x < end) return oneOverTheOther(pieces);
    out += ' '.repeat(x - end) + text;
    end = x + widthOf(text);
  }
  return out.trimEnd();
}

/** What is written later covers what was there. */
function oneOverTheOther(pieces: readonly Piece[]): string {
  const row: StyledChar[] = [];
  const cell = (value: string): StyledChar => ({ value, fullWidth: false, styles: [] });
  for (const { x, text } of pieces) {
    let at = x;
    for (const char of charsOf(text)) {
      while (row.length < at) row.push(cell(' '));
      row[at] = char;
      if (char.fullWidth) row[at + 1] = cell('');
      at += char.fullWidth ? 2 : 1;
    }
  }
  return textOfChars(row).trimEnd();
}
