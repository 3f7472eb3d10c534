import { type Line, words } from '../engine/line.ts';
import { hintsOf } from './keymap.ts';
import { type GameLayout, kindOf, listRect, listWindow, REDUCED } from './layout.ts';
import { filterOf } from './lists.ts';
import {
  cutMiddle,
  fitRow,
  type Row,
  rowOf,
  type Span,
  span,
  spread,
  textOfRow,
  widthOfRow,
  widthOfText,
  wrapLine,
} from './rows.ts';
import { entriesOf, type Screen, type Typing, topOf, type Ui } from './state.ts';
import { graphemesOf } from './terminal/cells.ts';
import type { Seated } from './world.ts';

const GAP = 3;
const DASH = '─';

/**
 * Day, narrator and shields; then the goal where there is room for the whole of it, else what the letters on the map
 * mean.
 */
export function statusRow({ panes, g }: Seated, { rule, kind }: GameLayout): Row {
  const { width } = rule;
  const goal = panes.goal(g);
  if (goal !== null && goalFits(panes.status(g, 0), goal, width)) {
    const status = panes.status(g, width - GAP - widthOfRow(rowOf(goal)));
    return fitRow([...status, span(' '.repeat(GAP)), ...rowOf(goal)], width);
  }
  if (kind !== 'full') return fitRow(panes.status(g, width), width);
  const status = panes.status(g, width - LETTERS_LEAST);
  return spread(status, joined(besideStatus(panes.letters(g), status, width)), width);
}

/** The letters for which the first row has room beside the status. */
const besideStatus = (letters: readonly Row[], status: Row, width: number): Row[] =>
  thatFit(letters, width - widthOfRow(status) - GAP);

/** The letters for which the first row has none, while there is a map. */
function lettersLeft({ panes, g }: Seated, ui: Ui, { rule, kind }: GameLayout): Row[] {
  if (kind !== 'full' || ui.game?.scene) return [];
  const goal = panes.goal(g);
  const all = panes.letters(g);
  if (goal !== null && goalFits(panes.status(g, 0), goal, rule.width)) return all;
  const told = besideStatus(all, panes.status(g, rule.width - LETTERS_LEAST), rule.width).map(textOfRow);
  return all.filter((one) => !told.includes(textOfRow(one)));
}

/** Columns that the letters get before the status is said at length. */
const LETTERS_LEAST = 36;

/** Whether the whole goal stands in the first row. */
export const goalFits = (status: Row, goal: Line, width: number): boolean =>
  widthOfRow(status) + GAP + widthOfRow(rowOf(goal)) <= width;

/** The question on a line between the upper and the lower half; and the letters where the first row has no room. */
export function ruleRow(seated: Seated, ui: Ui, layout: GameLayout): Row {
  const { width } = layout.rule;
  const top = topOf(ui);
  const place = positionOf(ui);
  const right: Row = place === '' ? [] : [span(` ${place} `, 'number'), span(DASH, 'frame')];
  const most = width - (place === '' ? 4 : place.length + 7);
  const asked: Row = top.kind === 'menu' ? rowOf(top.title) : [span(askedIn(ui, top, most), 'strong')];
  // the end of a question asks: what is cut is its middle
  const row = cutMiddle(asked, most);
  const room = width - widthOfRow(row) - widthOfRow(right) - 3;
  const letters = joined(thatFit(lettersLeft(seated, ui, layout), room - 4));
  const beside: Row = letters.length === 0 ? [] : [span(' '), ...letters, span(' '), span(DASH, 'frame')];
  const rest = span(` ${DASH.repeat(Math.max(0, room - widthOfRow(beside)))}`, 'frame');
  return [span(`${DASH} `, 'frame'), ...row, rest, ...beside, ...right];
}

/** Over what fellows could do stands that, not what the hero on turn is asked. */
const askedIn = (ui: Ui, top: Screen, width: number): string =>
  top.kind === 'game' && top.level === 'others' ? 'Free actions of fellows. Which one?' : questionIn(ui, width);

/** What is asked, in fewer words where there is no room for all, with the same end: that is what asks. */
function questionIn(ui: Ui, width: number): string {
  const { question = '', brief = question } = ui.game?.prompt ?? {};
  if (widthOfText(question) <= width || brief === question) return question;
  const end = question.slice(question.lastIndexOf(': ') + 1);
  return brief.endsWith(end) ? brief : `${brief.replace(/\?$/, '.')} ${lastSentence(question)}`;
}

const lastSentence = (text: string): string => text.slice(text.lastIndexOf('. ') + 1).trim();

/** "9-16 of 20", when not all of a list is in sight; and the filter, when there is one. */
function positionOf(ui: Ui): string {
  const { from, to } = listWindow(ui);
  const count = entriesOf(ui).length;
  const filter = filterOf(ui);
  const rows = to - from > 1 ? `${from + 1} to ${to}` : String(to);
  const part = count > listRect(ui).height ? `${rows} of ${count}` : '';
  return [filter === '' ? '' : `"${filter}"`, part].filter((one) => one !== '').join(' ');
}

/** As many of the letters as there is room for. */
function thatFit(letters: readonly Row[], width: number): Row[] {
  const out: Row[] = [];
  let used = 0;
  for (const one of letters) {
    const wide = widthOfRow(one) + (used === 0 ? 0 : 2);
    if (used + wide > width) continue;
    out.push(one);
    used += wide;
  }
  return out;
}

const joined = (letters: readonly Row[]): Row =>
  letters.flatMap((one, i): Row => (i === 0 ? [...one] : [span('  '), ...one]));

/** The keys that work now, as many as there is room for; or the line that is being typed. */
export function keysRow(ui: Ui, width: number): Row {
  if (ui.typing !== null) return fitRow(typingRow(ui), width);
  const out: Span[] = [];
  let used = 0;
  for (const { key, does } of hintsOf(placeOf(ui), ui.looks.ascii)) {
    const wide = key.length + does.length + (used === 0 ? 1 : 3);
    if (used + wide > width) break;
    out.push(span(`${used === 0 ? '' : '  '}`), span(key, 'key'), span(` ${does}`));
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
  names: 'Names, or none: ',
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
