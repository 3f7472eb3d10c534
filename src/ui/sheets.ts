import type { Line } from '../engine/line.ts';
import { banner } from './banner.ts';
import { keysRow } from './contents.ts';
import { DETAIL_ROWS, DIGITS, heightOf, listWindow, sheetLayout } from './layout.ts';
import { markedOf } from './lists.ts';
import { cutMiddle, fitRow, fitRows, type Row, rowOf, span, widthOfRow, wrapLine } from './rows.ts';
import { entriesOf, type MenuScreen, topOf, type Ui } from './state.ts';
import { brushOf, paint } from './theme.ts';

/** What stands over and under the list of a menu that has the whole window. */
export interface Sheet {
  above: readonly Row[];
  below: readonly Row[];
}

export function sheetOf(ui: Ui, menu: MenuScreen): Sheet {
  const { head, list, keys } = sheetLayout(ui, menu);
  const { columns } = ui.size;
  const indented = (row: Row): Row => [span(' '.repeat(list.x + 3)), ...row];
  const about = menu.about.flatMap((line) => wrapLine(line, list.width)).map(indented);
  const under: Row[] = about.length === 0 ? [] : [[]];
  const title = menu.id === 'title' && head > 2 ? [...banner(columns), ...under] : [indented(titleRow(menu)), []];
  const said = ui.notice ?? markedOf(ui)?.detail ?? [];
  const detail = said.length === 0 ? [] : wrapLine(said, list.width).slice(0, DETAIL_ROWS - 1);
  return {
    above: fitRows([...title, ...about], columns, head),
    below: fitRows(
      [...[[], ...detail.map(indented)].slice(0, DETAIL_ROWS), ...keysUnder(ui, keys.width, detail.length)],
      columns,
      DETAIL_ROWS + 1,
    ),
  };
}

const titleRow = (menu: MenuScreen): Row => rowOf(menu.title).map((one) => span(one.text, 'title'));

/** The keys stand in the last row, whatever stands over them. */
const keysUnder = (ui: Ui, width: number, detail: number): Row[] => [
  ...Array.from({ length: DETAIL_ROWS - 1 - detail }, (): Row => []),
  keysRow(ui, width),
];

/** Columns before the words of an entry: the pointer, the digit, a blank. */
const BEFORE = 3;

/** Whether a label has room in a list of this width. */
export const isWhole = (label: Line, width: number): boolean => widthOfRow(rowOf(label)) <= width - BEFORE;

/** A label too long for its row first loses the names of places, whose numbers say the same; then it is cut. */
function labelRow(label: Line, width: number): Row {
  if (isWhole(label, width)) return rowOf(label);
  const bare = label.map((piece) => (piece.as === 'place' ? { ...piece, text: piece.text.split(', ')[0] } : piece));
  return cutMiddle(rowOf(bare), width - BEFORE);
}

/** The entry at place `i` of those in sight, without the pointer before it. */
export function entryRow(ui: Ui, i: number, width: number): Row {
  const entry = entriesOf(ui)[listWindow(ui).from + i];
  const digit = i < DIGITS ? String(i + 1) : ' ';
  return fitRow([span(`${digit} `), ...labelRow(entry.label, width)], width - 1);
}

/** Before the highlighted entry. */
export const POINTER = span('▶', 'pointer');

/**
 * The whole frame of such a menu as text, the same that Ink makes of it. It is shown while Ink is still being loaded,
 * so that the title stands there at once.
 */
export function sheetFrame(ui: Ui, menu: MenuScreen, depth: number): string {
  const brush = brushOf(ui.looks.theme, depth, ui.looks.ascii);
  const { above, below } = sheetOf(ui, menu);
  const { list } = sheetLayout(ui, menu);
  const { from, to } = listWindow(ui);
  const top = topOf(ui);
  const mark = top.kind === 'page' ? 0 : top.list.mark - from;
  const entries = Array.from(
    { length: to - from },
    (_, i): Row => [span(' '.repeat(list.x)), i === mark ? POINTER : span(' '), ...entryRow(ui, i, list.width)],
  );
  const middle = fitRows(entries, ui.size.columns, list.height);
  return [...above, ...middle, ...below]
    .slice(0, heightOf(ui))
    .map((row) => paint(row, brush))
    .join('\n');
}
