import { wrapLine } from './rows.ts';
import { entriesOf, type MenuScreen, type PageScreen, topOf, type Ui } from './state.ts';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `tiny`: only a sentence fits; `reduced`: no drawing, all panes below each other; `full`: map, boards, menu, log. */
export type Kind = 'tiny' | 'reduced' | 'full';

/** Smallest windows of the two kinds, in columns and rows. */
export const REDUCED = { columns: 60, rows: 20 } as const;
export const FULL = { columns: 80, rows: 24 } as const;

export interface GameLayout {
  kind: Kind;
  status: Rect;
  /** The drawing, or what is near in its place. */
  map: Rect;
  boards: Rect;
  /** The question, between the upper panes and the lower. */
  rule: Rect;
  menu: Rect;
  log: Rect;
  keys: Rect;
}

export function kindOf({ size }: Ui): Kind {
  if (size.columns >= FULL.columns && size.rows >= FULL.rows) return 'full';
  return size.columns >= REDUCED.columns && size.rows >= REDUCED.rows ? 'reduced' : 'tiny';
}

/** Never as tall as the window: one row is left, so that nothing scrolls. */
export const heightOf = ({ size }: Ui): number => Math.max(1, size.rows - 1);

/** The whole drawing is so large at its usual scale (3 lines a row) and at the flat one. */
const WHOLE_MAP = { width: 77, tall: 22, flat: 15 } as const;

/** Rows of the drawing at its largest scale; what a window has more is the log's. */
const LARGEST_MAP = 36;

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));

export function gameLayout(ui: Ui): GameLayout {
  return kindOf(ui) === 'full' ? fullLayout(ui) : reducedLayout(ui);
}

function fullLayout(ui: Ui): GameLayout {
  const width = ui.size.columns;
  const height = heightOf(ui);
  const boards = clamp(width - WHOLE_MAP.width - 1, 35, 56);
  const left = width - boards - 1;
  const upper = upperRows(height);
  const lower = height - upper - 3;
  return {
    kind: 'full',
    status: { x: 0, y: 0, width, height: 1 },
    map: { x: 0, y: 1, width: left, height: upper },
    boards: { x: left + 1, y: 1, width: boards, height: upper },
    rule: { x: 0, y: upper + 1, width, height: 1 },
    menu: { x: 0, y: upper + 2, width: menuWidth(left, width), height: lower },
    log: { x: menuWidth(left, width) + 1, y: upper + 2, width: width - menuWidth(left, width) - 1, height: lower },
    keys: { x: 0, y: height - 1, width, height: 1 },
  };
}

/** The map gets half of the window at least, and more only as far as it can use it. */
function upperRows(height: number): number {
  if (height < 28) return 12 + Math.max(0, height - 23 - 2);
  if (height < 37) return WHOLE_MAP.flat;
  return clamp(height - 3 - 18, WHOLE_MAP.tall, LARGEST_MAP);
}

/** In a wide window the log may have the larger part: the menu's labels are short. */
const menuWidth = (left: number, width: number): number => (width < 110 ? left : clamp(left, 44, 62));

/** Entries that are always seen. */
const MENU_LEAST = 4;

function reducedLayout(ui: Ui): GameLayout {
  const width = ui.size.columns;
  const height = heightOf(ui);
  const boards = clamp(ui.game?.players ?? 1, 1, 6);
  const rest = height - 3 - boards;
  // a fight needs a row for everybody in it, one for the enemy and one for what comes of it
  const least = ui.game?.scene ? Math.min(boards + 2, rest - MENU_LEAST - 2) : 3;
  const near = clamp(Math.floor(rest / 4), least, Math.max(least, 8));
  const menu = clamp(Math.floor((rest - near) * 0.6), MENU_LEAST, 12);
  const log = rest - near - menu;
  return {
    kind: 'reduced',
    status: { x: 0, y: 0, width, height: 1 },
    boards: { x: 0, y: 1, width, height: boards },
    map: { x: 0, y: 1 + boards, width, height: near },
    rule: { x: 0, y: 1 + boards + near, width, height: 1 },
    menu: { x: 0, y: 2 + boards + near, width, height: menu },
    log: { x: 0, y: 2 + boards + near + menu, width, height: log },
    keys: { x: 0, y: height - 1, width, height: 1 },
  };
}

/** Menus that are small enough to take the place of the game's own. */
const SMALL: readonly MenuScreen['id'][] = ['confirm', 'leave', 'table'];

/** Whether the game stays in sight: it is on top, or only a small menu is. */
export function gameInSight(ui: Ui): boolean {
  const top = topOf(ui);
  if (ui.game === null) return false;
  return top.kind === 'game' || (top.kind === 'menu' && SMALL.includes(top.id));
}

export interface SheetLayout {
  /** Rows over the list: the title, and what is said about it. */
  head: number;
  list: Rect;
  keys: Rect;
}

export const BANNER_ROWS = 8;
/** Below a list that has the whole window: more about the highlighted entry, or what the table has to say. */
export const DETAIL_ROWS = 3;

/** A menu that has the whole window. */
export function sheetLayout(ui: Ui, menu: MenuScreen): SheetLayout {
  const height = heightOf(ui);
  const width = ui.size.columns;
  const inner = Math.min(width - 4, 76);
  const about = menu.about.reduce((rows, line) => rows + wrapLine(line, inner).length, 0);
  const top = menu.id === 'title' && height >= 19 ? BANNER_ROWS : 2;
  const head = Math.min(top + about + (about > 0 ? 1 : 0), Math.max(0, height - 4));
  const x = Math.max(0, Math.floor((width - inner) / 2) - 2);
  return {
    head,
    list: { x, y: head, width: inner, height: Math.max(1, height - head - 1 - DETAIL_ROWS) },
    keys: { x: 0, y: height - 1, width, height: 1 },
  };
}

/** A card is as narrow as a real one; other pages use the window. */
const CARD_WIDE = 60;
const PAGE_WIDE = 90;

/** Where the text of a page stands: its rows in sight, and how wide they are. A card has a frame around that. */
export function pageLayout(ui: Ui, page: PageScreen): Rect {
  const card = isCard(page);
  const width = Math.min(ui.size.columns - (card ? 8 : 4), card ? CARD_WIDE : PAGE_WIDE);
  const x = Math.max(0, Math.floor((ui.size.columns - width) / 2));
  const height = Math.max(1, heightOf(ui) - (card ? 6 : 4));
  return { x, y: card ? 3 : 2, width, height };
}

/** Read like a card, with a frame around it: cards, and the end of the game. */
export const isCard = (page: PageScreen): boolean => page.id === 'card' || page.id === 'end';

/** Where the list of the top screen stands. */
export function listRect(ui: Ui): Rect {
  const top = topOf(ui);
  if (gameInSight(ui)) return gameLayout(ui).menu;
  return top.kind === 'menu' ? sheetLayout(ui, top).list : { x: 0, y: 0, width: ui.size.columns, height: 1 };
}

/** So many rows of a list are chosen by a digit. */
export const DIGITS = 9;

/** The entries in sight: whole pages, so that a moved mark changes two rows and no more. */
export function windowOf(count: number, mark: number, height: number): { from: number; to: number } {
  const most = Math.max(1, height);
  const from = Math.floor(mark / most) * most;
  return { from, to: Math.min(count, from + most) };
}

/** The window of the list on top. */
export function listWindow(ui: Ui): { from: number; to: number } {
  const top = topOf(ui);
  const mark = top.kind === 'page' ? 0 : top.list.mark;
  return windowOf(entriesOf(ui).length, mark, listRect(ui).height);
}
