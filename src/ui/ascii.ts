import { graphemesOf, widthOf } from './terminal/cells.ts';

/** What stands in for the signs of the screen where only those of the plain keyboard are known. */
const BELOW_128: { readonly [sign: string]: string } = {
  '…': '.',
  '─': '-',
  '│': '|',
  '┌': '.',
  '┐': '.',
  '└': "'",
  '┘': "'",
  '├': '+',
  '┤': '+',
  '┏': '.',
  '┓': '.',
  '┗': "'",
  '┛': "'",
  '━': '=',
  '┃': '|',
  '■': '#',
  '□': '-',
  '▶': '>',
  '▲': '^',
  '▼': 'v',
  '●': 'o',
  '↑': '^',
  '↓': 'v',
  '←': '<',
  '→': '>',
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

const ASCII = /^[\n -~]*$/;
const MARKS = /\p{M}/gu;

/** The text with as many columns as before, and no sign from 128 on: letters lose their accents, the rest is "?". */
export function toAscii(text: string): string {
  if (ASCII.test(text)) return text;
  let out = '';
  for (const char of graphemesOf(text)) {
    const plain = BELOW_128[char] ?? char.normalize('NFD').replace(MARKS, '');
    out += ASCII.test(plain) && plain.length === widthOf(char) ? plain : '?'.repeat(widthOf(char));
  }
  return out;
}
