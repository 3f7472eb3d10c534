import type { Theme } from '../session/settings.ts';
import { toAscii } from './ascii.ts';
import type { Look, Row } from './rows.ts';

/** Codes (SGR) for the looks. What a look lacks is drawn in the terminal's own colour. */
type Codes = { readonly [L in Look]?: string };

/** Nothing is told by colour alone: these make it quicker to see. All work on dark and on light grounds. */
const USUAL: Codes = {
  hero: '1',
  creature: '31',
  number: '1',
  item: '33',
  good: '32',
  bad: '1;31',
  rule: '2',
  title: '1',
  faint: '2',
  strong: '1',
  frame: '2',
  key: '1;36',
  pointer: '1;35',
  mark: '35',
  link: '2',
  path: '33',
  bridge: '1;33',
  jump: '2;36',
  arrow: '1;31',
  hours: '32',
  water: '34',
  rock: '2',
  sand: '33;2',
  grass: '32;2',
  forest: '32',
  hills: '33;2',
  marsh: '36;2',
  sign: '1',
  token: '33',
  full: '1',
  spent: '2',
  overtime: '31',
  green: '1;32',
  magenta: '1;35',
  yellow: '1;33',
  blue: '1;34',
};

/** Where the terminal knows 256 colours the land has earthier ones. */
const USUAL_256: Codes = {
  ...USUAL,
  water: '38;5;32',
  rock: '38;5;244',
  sand: '38;5;137',
  grass: '38;5;65',
  forest: '38;5;29',
  hills: '38;5;95',
  marsh: '38;5;66',
  jump: '38;5;73',
  link: '38;5;245',
};

/** Bright or inverted, nothing dim. */
const CONTRAST: Codes = {
  hero: '1',
  creature: '1',
  place: '1',
  number: '1',
  good: '1',
  bad: '1;7',
  title: '1;4',
  strong: '1',
  key: '1;7',
  pointer: '1;7',
  mark: '1;7',
  bridge: '1',
  arrow: '1;7',
  hours: '1;4',
  sign: '1',
  token: '1',
  full: '1',
  overtime: '1;4',
  green: '1',
  magenta: '1',
  yellow: '1',
  blue: '1',
};

/** Blue, orange and grey: apart for every eye; red and green are never told from each other. */
const SAFE: Codes = {
  ...USUAL,
  creature: '1;33',
  item: '36',
  good: '1;34',
  bad: '1;4;33',
  arrow: '1;33',
  hours: '1;34',
  grass: '2',
  forest: '36;2',
  overtime: '33',
  token: '36',
  green: '1;36',
  magenta: '1;34',
  yellow: '1;33',
  blue: '1;37',
};

const BARE: Codes = { bad: '1', good: '1', title: '1', strong: '1', key: '1', pointer: '7', mark: '7', hero: '1' };

/** The codes of a theme; `depth` as chalk tells it: 0 none, 1 sixteen colours, 2 and 3 more. */
function codesOf(theme: Theme, depth: number): Codes {
  if (theme === 'none' || depth === 0) return BARE;
  if (theme === 'contrast') return CONTRAST;
  if (theme === 'safe') return SAFE;
  return depth > 1 ? USUAL_256 : USUAL;
}

/** How rows become bytes. Equal brushes are one object. */
export interface Brush {
  codes: Codes;
  /** Only signs below 128. */
  ascii: boolean;
}

const brushes = new Map<string, Brush>();

export function brushOf(theme: Theme, depth: number, ascii: boolean): Brush {
  const name = `${theme} ${depth} ${ascii}`;
  let brush = brushes.get(name);
  if (brush === undefined) {
    brush = { codes: codesOf(theme, depth), ascii };
    brushes.set(name, brush);
  }
  return brush;
}

/** The row as text with its codes; every styled piece ends its own style. */
export function paint(row: Row, { codes, ascii }: Brush): string {
  let out = '';
  for (const { text, look } of row) {
    const code = look === undefined ? undefined : codes[look];
    const shown = ascii ? toAscii(text) : text;
    out += code === undefined || text === '' ? shown : `\x1b[${code}m${shown}\x1b[m`;
  }
  return out;
}
