import type { Line } from '../engine/line.ts';
import type { Wish } from './keymap.ts';
import { pageLayout } from './layout.ts';
import { type Row, textOfRow, wrapLine } from './rows.ts';
import { type PageScreen, type Ui, withTop } from './state.ts';

/** A page's text broken into rows; over each title within it stands a free one. */
export function pageRows(page: PageScreen, width: number): Row[] {
  const known = broken.get(page.lines);
  if (known?.width === width) return known.rows;
  const rows = page.lines.flatMap((line, i) =>
    i > 0 && line[0]?.as === 'title' ? [[], ...wrapLine(line, width)] : wrapLine(line, width),
  );
  broken.set(page.lines, { width, rows });
  return rows;
}

const broken = new WeakMap<readonly Line[], { width: number; rows: Row[] }>();

/** The furthest that a page can be scrolled. */
export function lastTop(ui: Ui, page: PageScreen): number {
  const { width, height } = pageLayout(ui, page);
  return Math.max(0, pageRows(page, width).length - height);
}

/** The page after a key that scrolls it; undefined when the key is none of these. */
export function scrolled(ui: Ui, page: PageScreen, wish: Wish): Ui | undefined {
  const { height } = pageLayout(ui, page);
  const last = lastTop(ui, page);
  const top = Math.min(page.top, last);
  const to = { up: top - 1, down: top + 1, 'page-up': top - height, 'page-down': top + height, first: 0, last };
  if (!Object.hasOwn(to, wish)) return undefined;
  return withTop(ui, { ...page, top: Math.max(0, Math.min(to[wish as keyof typeof to], last)) });
}

/** The rows in which the words stand. */
export function hitsOf(page: PageScreen, width: number, find: string): number[] {
  const wanted = find.toLowerCase();
  return pageRows(page, width).flatMap((row, y) =>
    find !== '' && textOfRow(row).toLowerCase().includes(wanted) ? [y] : [],
  );
}

/** Scrolls to the next place (or the one before) where the words looked for stand. */
export function found(ui: Ui, page: PageScreen, find: string, step: 1 | -1, from = page.top): Ui {
  const hits = hitsOf(page, pageLayout(ui, page).width, find);
  const past = step === 1 ? hits.find((y) => y > from) : hits.findLast((y) => y < from);
  const again = step === 1 ? hits[0] : hits[hits.length - 1];
  const top = Math.min(past ?? again ?? page.top, lastTop(ui, page));
  return withTop(ui, { ...page, find, top });
}
