import { type Line, words } from '../engine/line.ts';
import { hintsOf } from './keymap.ts';
import { type GameLayout, kindOf, listRect, listWindow, REDUCED } from './layout.ts';
import { filterOf } from './lists.ts';
import { cutRow, fitRow, type Row, rowOf, type Span, span, widthOfRow, widthOfText, wrapLine } from './rows.ts';
import { entriesOf, type Typing, topOf, type Ui } from './state.ts';
import { graphemesOf } from './terminal/cells.ts';
import type { Seated } from './world.ts';

const ROOM_BEFORE_GOAL = 3;
const DASH = '─';

/** Day, narrator and shields, and the goal where there is room for the whole of it. */
export function statusRow({ panes, g }: Seated, width: number): Row {
  const goal = panes.goal(g);
  const status = panes.status(g, goal === null ? width : width - ROOM_BEFORE_GOAL - widthOfRow(rowOf(goal)));
  if (goal === null || !goalInStatus(status, goal, width)) return fitRow(panes.status(g, width), width);
  return fitRow([...status, span('   '), ...rowOf(goal)], width);
}

/** Whether the whole goal stands in the first row. */
export const goalInStatus = (status: Row, goal: Line, width: number): boolean =>
  widthOfRow(status) + ROOM_BEFORE_GOAL + widthOfRow(rowOf(goal)) <= width;

/** The question and what the letters on the map mean, on a line between the upper and the lower half. */
export function ruleRow({ panes, g }: Seated, ui: Ui, layout: GameLayout): Row {
  const top = topOf(ui);
  const asked: Row = top.kind === 'menu' ? rowOf(top.title) : [span(ui.game?.prompt.question ?? '', 'strong')];
  const row = cutRow(asked, layout.rule.width - 3);
  const used = widthOfRow(row) + 3;
  const room = layout.kind === 'full' ? layout.menu.width : layout.rule.width;
  const rest = DASH.repeat(Math.max(0, room - used));
  const left: Row = [span(`${DASH} `, 'frame'), ...row, span(` ${rest}`, 'frame')];
  return [...left, ...lettersIn(panes.letters(g), positionOf(ui), layout.rule.width - widthOfRow(left))];
}

/** "9-16 of 20", when not all of a list is in sight; and the filter, when there is one. */
function positionOf(ui: Ui): string {
  const { from, to } = listWindow(ui);
  const count = entriesOf(ui).length;
  const filter = filterOf(ui);
  const part = count > listRect(ui).height ? `${from + 1} to ${to} of ${count}` : '';
  return [filter === '' ? '' : `"${filter}"`, part].filter((one) => one !== '').join(' ');
}

function lettersIn(letters: readonly Row[], position: string, width: number): Row {
  const out: Span[] = [span(`${DASH} `, 'frame')];
  let used = 2;
  if (position !== '') {
    out.push(span(position, 'number'), span(` ${DASH} `, 'frame'));
    used += position.length + 3;
  }
  for (const one of letters) {
    const wide = widthOfRow(one) + 2;
    if (used + wide > width - 1) break;
    out.push(...one, span('  '));
    used += wide;
  }
  if (used > 2) {
    out.pop();
    out.push(span(' '));
    used -= 1;
  }
  return [...out, span(DASH.repeat(Math.max(0, width - used)), 'frame')];
}

/** The keys that work now, as many as there is room for; or the line that is being typed. */
export function keysRow(ui: Ui, width: number): Row {
  if (ui.typing !== null) return fitRow(typingRow(ui), width);
  const out: Span[] = [];
  let used = 0;
  for (const { key, does } of hintsOf(placeOf(ui), ui.looks.ascii)) {
    const wide = key.length + does.length + 3;
    if (used + wide > width + 2) break;
    out.push(span(key, 'key'), span(` ${does}  `));
    used += wide;
  }
  return fitRow(out, width);
}

function placeOf(ui: Ui): Parameters<typeof hintsOf>[0] {
  const top = topOf(ui);
  if (top.kind === 'page') return 'page';
  if (top.kind === 'menu') return top.id === 'title' ? 'title' : 'menu';
  if (top.level === 'others' || top.list.filter !== '') return 'inner';
  return ui.game?.scene ? 'fight' : 'game';
}

const ASKED_FOR = {
  filter: 'Show only: ',
  find: 'Find: ',
  command: 'Command: ',
  save: 'Name: ',
  players: 'Names: ',
  rules: 'Rules about (Enter alone: all): ',
} as const;

/** Of a line that is too long its end is seen. */
function typedEnd({ size, typing }: Ui): string {
  const { purpose, text } = typing as Typing;
  const room = size.columns - ASKED_FOR[purpose].length - 1;
  const signs = [...graphemesOf(text)];
  while (widthOfText(signs.join('')) > room) signs.shift();
  return signs.join('');
}

export function typingRow(ui: Ui): Row {
  const { purpose } = ui.typing as Typing;
  const hints = hintsOf('typing', ui.looks.ascii).map(({ key, does }) => `${key} ${does}`);
  return [span(ASKED_FOR[purpose], 'key'), span(typedEnd(ui)), span(`   ${hints.join('  ')}`, 'faint')];
}

/** Column behind what is being typed. */
export function typingColumn(ui: Ui): number {
  return ASKED_FOR[(ui.typing as Typing).purpose].length + widthOfText(typedEnd(ui));
}

/** Said instead of a screen, in a window that is too small for one. */
export function tinyRows(ui: Ui): Row[] {
  const size = `${REDUCED.columns} by ${REDUCED.rows}`;
  const text = `farland --plain works at any size. The full screen needs ${size}, this window is ${ui.size.columns} by ${ui.size.rows}. q leaves.`;
  return wrapLine(words(text), ui.size.columns);
}

export const isTiny = (ui: Ui): boolean => kindOf(ui) === 'tiny';
