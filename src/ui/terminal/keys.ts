/**
 * Cuts what a terminal sends into single keys. Pure: nothing here reads, waits or draws.
 */

export type NamedKey =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'home'
  | 'end'
  | 'pageup'
  | 'pagedown'
  | 'insert'
  | 'delete'
  | 'backspace'
  | 'enter'
  | 'tab'
  | 'escape'
  | `f${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;

/**
 * One key. `char` is there exactly when `name` is 'char' and holds one code point; with `ctrl` it is the lower-case
 * letter (Ctrl-C is `{ name: 'char', char: 'c', ctrl: true }`), or one of `\ ] ^ _` or the blank (Ctrl-Space).
 * Shift is told for named keys only: a shifted letter is simply another character.
 */
export type Key = { name: NamedKey | 'char'; char?: string; ctrl?: true; shift?: true; meta?: true };

/** The keys found, in order, and the beginning of one that is not yet whole. */
export type Cut = { keys: Key[]; pending: string };

type Modifiers = { ctrl?: true; shift?: true; meta?: true };
/** What one step took: `size` characters, and the key in them, if they are one. Undefined: more must be read first. */
type Taken = { size: number; key?: Key };

const ESC = '\x1b';

const BY_FINAL: { [final: string]: NamedKey } = {
  A: 'up',
  B: 'down',
  C: 'right',
  D: 'left',
  H: 'home',
  F: 'end',
  M: 'enter',
  P: 'f1',
  Q: 'f2',
  R: 'f3',
  S: 'f4',
};

const BY_NUMBER: { [number: string]: NamedKey } = {
  1: 'home',
  2: 'insert',
  3: 'delete',
  4: 'end',
  5: 'pageup',
  6: 'pagedown',
  7: 'home',
  8: 'end',
  11: 'f1',
  12: 'f2',
  13: 'f3',
  14: 'f4',
  15: 'f5',
  17: 'f6',
  18: 'f7',
  19: 'f8',
  20: 'f9',
  21: 'f10',
  23: 'f11',
  24: 'f12',
};

const LINUX_CONSOLE: { [final: string]: NamedKey } = { A: 'f1', B: 'f2', C: 'f3', D: 'f4', E: 'f5' };

/**
 * Cuts `pending + chunk` into keys. The result is the same however the text is split into chunks, even inside a
 * surrogate pair. Markers of a bracketed paste vanish, so that its text comes as typed keys; a sequence that is no
 * key vanishes whole.
 */
export function cutKeys(pending: string, chunk: string): Cut {
  const text = pending + chunk;
  const keys: Key[] = [];
  let at = 0;
  while (at < text.length) {
    const taken = takeOne(text, at);
    if (!taken) break;
    if (taken.key) keys.push(taken.key);
    at += taken.size;
  }
  return { keys, pending: text.slice(at) };
}

/** The keys in a beginning that nothing followed: a lone ESC is Escape, an unfinished sequence is none. */
export function cutRest(pending: string): Key[] {
  if (pending === ESC) return [{ name: 'escape' }];
  return pending.length === 2 && pending[0] === ESC ? [{ name: 'char', char: pending[1], meta: true }] : [];
}

function takeOne(text: string, at: number): Taken | undefined {
  if (text[at] === ESC) return takeEscape(text, at);
  const code = text.codePointAt(at)!;
  if (code >= 0xd800 && code <= 0xdbff && at + 1 === text.length) return undefined;
  const size = code > 0xffff ? 2 : 1;
  return { size, key: plainKey(code, text.slice(at, at + size)) };
}

function plainKey(code: number, char: string): Key | undefined {
  if (code === 0x0d || code === 0x0a) return { name: 'enter' };
  if (code === 0x09) return { name: 'tab' };
  if (code === 0x08 || code === 0x7f) return { name: 'backspace' };
  if (code === 0) return { name: 'char', char: ' ', ctrl: true };
  if (code < 0x20) return { name: 'char', char: String.fromCharCode(code + 0x40).toLowerCase(), ctrl: true };
  // C1 controls, half a surrogate pair and what a decoder puts in place of broken bytes: nobody types these.
  const untyped = (code < 0xa0 && code > 0x7e) || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffd;
  return untyped ? undefined : { name: 'char', char };
}

function takeEscape(text: string, at: number): Taken | undefined {
  const next = text[at + 1];
  if (next === undefined) return undefined;
  if (next === '[') return takeCsi(text, at);
  if (next === 'O') return takeSs3(text, at);
  if (next === 'P' || next === ']') return takeString(text, at);
  // Escape and a control key typed after it in one read stay two keys: so does Escape before an arrow.
  if (next < ' ' || next === '\x7f') return { size: 1, key: { name: 'escape' } };
  const rest = takeOne(text, at + 1);
  if (!rest) return undefined;
  return { size: 1 + rest.size, key: rest.key && { ...rest.key, meta: true } };
}

function takeCsi(text: string, at: number): Taken | undefined {
  let end = at + 2;
  if (text[end] === '[') {
    if (end + 1 === text.length) return undefined;
    const name = LINUX_CONSOLE[text[end + 1]!];
    return name ? { size: 4, key: { name } } : { size: 3 };
  }
  while (end < text.length && text[end]! >= ' ' && text[end]! <= '?') {
    // rxvt ends a shifted key with a character that ends no sequence elsewhere.
    if (text[end] === '$' && /^\d+$/.test(text.slice(at + 2, end))) {
      return { size: end + 1 - at, key: csiKey(text.slice(at + 2, end), '$') };
    }
    end++;
  }
  const final = text[end];
  if (final === undefined) return undefined;
  // A sequence broken off by something else: what broke it is read again on its own.
  if (final < '@' || final > '~') return { size: end - at };
  return { size: end + 1 - at, key: csiKey(text.slice(at + 2, end), final) };
}

function takeSs3(text: string, at: number): Taken | undefined {
  let end = at + 2;
  while (end < text.length && text[end]! >= '0' && text[end]! <= '9') end++;
  const final = text[end];
  if (final === undefined) return undefined;
  if (final < '@' || final > '~') {
    return end === at + 2 ? { size: 2, key: { name: 'char', char: 'O', meta: true } } : { size: end - at };
  }
  return { size: end + 1 - at, key: named(BY_FINAL[final], modifiers(text.slice(at + 2, end))) };
}

/** A late answer to a question that an earlier program asked the terminal (DCS, OSC): long, and no key at all. */
function takeString(text: string, at: number): Taken | undefined {
  const first = text[at + 2];
  if (first === undefined) return undefined;
  if (!/[0-9>!|+$]/.test(first)) return { size: 2, key: { name: 'char', char: text[at + 1], meta: true } };
  for (let end = at + 3; end < text.length; end++) {
    if (text[end] === '\x07') return { size: end + 1 - at };
    if (text[end] !== ESC) continue;
    if (end + 1 === text.length) return undefined;
    return { size: text[end + 1] === '\\' ? end + 2 - at : end - at };
  }
  return undefined;
}

function csiKey(params: string, final: string): Key | undefined {
  const [first = '', second = '', third = ''] = params.split(';');
  if (final === 'Z') return { name: 'tab', shift: true };
  if (final === 'u') return codeKey(Number.parseInt(first, 10), modifiers(second));
  if (final === '~' && first === '27') return codeKey(Number(third), modifiers(second));
  if (final === '~') return named(BY_NUMBER[first], modifiers(second));
  // The old console of rxvt: a final of its own for each modifier.
  if (final === '$') return named(BY_NUMBER[first], { shift: true });
  if (final === '^') return named(BY_NUMBER[first], { ctrl: true });
  if (final === '@') return named(BY_NUMBER[first], { ctrl: true, shift: true });
  const rxvtShift = 'abcd'.indexOf(final);
  if (rxvtShift >= 0 && params === '') return named(BY_FINAL['ABCD'[rxvtShift]!], { shift: true });
  // A mouse report or a cursor report also ends in M or R, with other numbers before it.
  const isPlain = params === '' || first === '1';
  return isPlain && final !== 'M' ? named(BY_FINAL[final], modifiers(second)) : undefined;
}

/** A key told by its code point, as newer terminals do: `CSI 97;5u` is Ctrl-A. */
function codeKey(code: number, held: Modifiers): Key | undefined {
  if (!(code >= 0 && code <= 0x10ffff)) return undefined;
  if (code === 27) return named('escape', held);
  const key = plainKey(code, String.fromCodePoint(code));
  if (key?.name !== 'char') return key && named(key.name, held);
  const { ctrl, meta } = held;
  const char = ctrl ? key.char?.toLowerCase() : key.char;
  return { ...key, char, ...(ctrl && { ctrl }), ...(meta && { meta }) };
}

function named(name: NamedKey | 'char' | undefined, held: Modifiers): Key | undefined {
  return name && { name, ...held };
}

/** Terminals send 1 + (1 shift, 2 alt, 4 ctrl, 8 meta); newer ones add `:1` to `:3` for press, repeat and release. */
function modifiers(param: string): Modifiers {
  const bits = (Number.parseInt(param, 10) || 1) - 1;
  return {
    ...(bits & 1 && { shift: true as const }),
    ...(bits & 10 && { meta: true as const }),
    ...(bits & 4 && { ctrl: true as const }),
  };
}
