import type { Wish } from './keymap.ts';
import { DIGITS, listRect, listWindow } from './layout.ts';
import { type Entry, entriesOf, FRESH_LIST, type List, topOf, type Ui, withTop } from './state.ts';

/** The list on top, if there is one. */
function listOf(ui: Ui): List {
  const top = topOf(ui);
  return top.kind === 'page' ? FRESH_LIST : top.list;
}

function withList(ui: Ui, list: List): Ui {
  const top = topOf(ui);
  return top.kind === 'page' ? ui : withTop(ui, { ...top, list });
}

/** The highlighted entry; undefined in an empty list. */
export const markedOf = (ui: Ui): Entry | undefined => entriesOf(ui)[listOf(ui).mark];

/** The list after a key that moves the mark; undefined when the key is none of these. */
export function moved(ui: Ui, wish: Wish): Ui | undefined {
  const count = entriesOf(ui).length;
  const { mark } = listOf(ui);
  const page = Math.max(1, listRect(ui).height);
  const to = {
    up: mark - 1,
    down: mark + 1,
    'page-up': mark - page,
    'page-down': mark + page,
    first: 0,
    last: count - 1,
  };
  if (!Object.hasOwn(to, wish)) return undefined;
  const wanted = to[wish as keyof typeof to];
  // a step past the end goes on at the other end, a whole page stops there
  const around = wish === 'up' || wish === 'down' ? (wanted + count) % Math.max(1, count) : wanted;
  return withList(ui, { ...listOf(ui), mark: Math.max(0, Math.min(around, count - 1)) });
}

/** The entry that a digit means, and the list with the mark on it. */
export function byDigit(ui: Ui, wish: Wish): { ui: Ui; entry: Entry } | undefined {
  if (!wish.startsWith('digit-')) return undefined;
  const { from, to } = listWindow(ui);
  const place = Number(wish.slice('digit-'.length));
  const mark = from + place - 1;
  if (place > DIGITS || mark >= to) return undefined;
  return { ui: withList(ui, { ...listOf(ui), mark }), entry: entriesOf(ui)[mark] };
}

export const filtered = (ui: Ui, filter: string): Ui => withList(ui, { mark: 0, filter });
export const filterOf = (ui: Ui): string => listOf(ui).filter;
