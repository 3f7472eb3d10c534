import type { Key } from './terminal/keys.ts';

/** What a key means. The same key means the same everywhere it means anything. */
export type Wish =
  | 'up'
  | 'down'
  | 'page-up'
  | 'page-down'
  | 'first'
  | 'last'
  | 'choose'
  | 'out'
  | 'filter'
  | 'next'
  | 'before'
  | 'undo'
  | 'redo'
  | 'help'
  | 'log'
  | 'cards'
  | 'boards'
  | 'rules'
  | 'table'
  | 'command'
  | 'odds'
  | 'hint'
  | 'arrows'
  | 'danger'
  | 'reach'
  | 'far'
  | 'centre'
  | 'pan-left'
  | 'pan-right'
  | 'pan-up'
  | 'pan-down'
  | 'redraw'
  | 'leave'
  | `digit-${number}`;

const BY_CHAR: { readonly [char: string]: Wish } = {
  k: 'up',
  j: 'down',
  ' ': 'page-down',
  b: 'page-up',
  g: 'first',
  G: 'last',
  '/': 'filter',
  n: 'next',
  N: 'before',
  u: 'undo',
  U: 'redo',
  '?': 'help',
  l: 'log',
  c: 'cards',
  i: 'boards',
  r: 'rules',
  m: 'table',
  ':': 'command',
  a: 'arrows',
  d: 'danger',
  o: 'odds',
  t: 'hint',
  h: 'reach',
  z: 'far',
  '.': 'centre',
  H: 'pan-left',
  L: 'pan-right',
  K: 'pan-up',
  J: 'pan-down',
  q: 'leave',
};

const BY_NAME: { readonly [name: string]: Wish } = {
  up: 'up',
  down: 'down',
  pageup: 'page-up',
  pagedown: 'page-down',
  home: 'first',
  end: 'last',
  enter: 'choose',
  escape: 'out',
  left: 'pan-left',
  right: 'pan-right',
  f1: 'help',
};

const SHIFTED: { readonly [name: string]: Wish } = { up: 'pan-up', down: 'pan-down' };

/** The wish behind a key; undefined for a key that means nothing. */
export function wishOf(key: Key): Wish | undefined {
  if (key.ctrl) return key.char === 'l' ? 'redraw' : undefined;
  if (key.meta) return undefined;
  if (key.name !== 'char') return (key.shift ? SHIFTED[key.name] : undefined) ?? BY_NAME[key.name];
  const char = key.char as string;
  return /^[1-9]$/.test(char) ? `digit-${Number(char)}` : BY_CHAR[char];
}

/** A key and what it does, for the foot of the screen. The signs are replaced below 128. */
export interface Hint {
  key: string;
  does: string;
}

export const HINTS = {
  game: [
    ['↑↓', 'choose'],
    ['Enter', 'do it'],
    ['u', 'undo'],
    ['?', 'help'],
    ['l', 'log'],
    ['m', 'more'],
    ['/', 'filter'],
    [':', 'command'],
    ['d', 'danger'],
    ['o', 'odds'],
    ['t', 'hint'],
    ['a', 'arrows'],
    ['←→', 'move map'],
    ['i', 'boards'],
    ['c', 'cards'],
    ['r', 'rules'],
    ['q', 'leave'],
  ],
  fight: [
    ['↑↓', 'choose'],
    ['Enter', 'do it'],
    ['o', 'odds'],
    ['u', 'undo'],
    ['?', 'help'],
    ['l', 'log'],
    ['m', 'more'],
    ['r', 'rules'],
    [':', 'command'],
    ['i', 'boards'],
    ['q', 'leave'],
  ],
  inner: [
    ['↑↓', 'choose'],
    ['Enter', 'do it'],
    ['Esc', 'back'],
    ['/', 'filter'],
    ['?', 'help'],
    ['u', 'undo'],
  ],
  menu: [
    ['↑↓', 'choose'],
    ['Enter', 'do it'],
    ['1-9', 'at once'],
    ['Esc', 'back'],
    ['/', 'filter'],
  ],
  title: [
    ['↑↓', 'choose'],
    ['Enter', 'do it'],
    ['1-9', 'at once'],
    ['?', 'help'],
    ['q', 'leave'],
  ],
  page: [
    ['Enter', 'go on'],
    ['↑↓', 'scroll'],
    ['Space', 'page'],
    ['/', 'find'],
    ['n', 'next find'],
    ['Esc', 'back'],
  ],
  typing: [
    ['Enter', 'done'],
    ['Esc', 'give up'],
  ],
} as const satisfies { [place: string]: readonly (readonly [key: string, does: string])[] };

const BELOW_128: { readonly [sign: string]: string } = { '↑↓': 'up/down', '←→': 'left/right' };

export function hintsOf(place: keyof typeof HINTS, ascii: boolean): Hint[] {
  return HINTS[place].map(([key, does]) => ({ key: ascii ? (BELOW_128[key] ?? key) : key, does }));
}
