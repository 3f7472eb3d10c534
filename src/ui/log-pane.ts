import { type Line, words } from '../engine/line.ts';
import { goalFits } from './contents.ts';
import { listRect, type Rect } from './layout.ts';
import { markedOf } from './lists.ts';
import { type Row, span, wrapLine } from './rows.ts';
import { isWhole } from './sheets.ts';
import type { GameView, Ui } from './state.ts';
import type { Seated } from './world.ts';

/** The pane with what happened: its rows, and which of them the last command brought. */
export interface LogPane {
  rows: readonly Row[];
  fresh: readonly boolean[];
}

/** The goal where the first row has no room for it, the last sentences of the log, and what the table has to say. */
export function logPane(seated: Seated, ui: Ui, whole: number, { width, height }: Rect): LogPane {
  const asked = [
    ...(ui.map.danger && seated.g.over === null ? [seated.panes.danger(seated.g)] : []),
    ...(ui.notice === null ? [] : [ui.notice]),
  ];
  const goal = goalBeside(rowsOf(asked, width).length, goalRows(seated, whole, width).slice(0, height - 1), height);
  const said = [...asked, ...cutLabel(ui)];
  const notice = lastThatFit(said, width, Math.max(1, height - goal.length - 1));
  const room = height - goal.length - notice.length;
  const told = inSight(ui.game as GameView, width, room);
  const blank = Array.from({ length: room - told.rows.length }, (): Row => []);
  return {
    rows: [...goal, ...told.rows, ...blank, ...notice],
    fresh: [...goal.map(() => false), ...told.fresh, ...blank.map(() => false), ...notice.map(() => false)],
  };
}

/** The goal, which can be asked for, gives way to what would not fit beside it. */
const goalBeside = (said: number, goal: Row[], height: number): Row[] =>
  said > Math.max(1, height - goal.length - 1) ? [] : goal;

/** The last of these sentences, each whole, in so many rows; of a single one that is too long, its beginning. */
function lastThatFit(said: readonly Line[], width: number, height: number): Row[] {
  for (let from = 0; from < said.length; from++) {
    const rows = rowsOf(said.slice(from), width);
    if (rows.length <= height || from === said.length - 1) return rows.slice(0, height);
  }
  return [];
}

/** The highlighted choice in full, where its row has no room for all of it. */
function cutLabel(ui: Ui): Line[] {
  const label = markedOf(ui)?.label;
  return label === undefined || isWhole(label, listRect(ui).width) ? [] : [label];
}

const rowsOf = (lines: readonly Line[], width: number): Row[] => lines.flatMap((line) => wrapLine(line, width));

function goalRows({ panes, g }: Seated, whole: number, width: number): Row[] {
  const goal = panes.goal(g);
  if (goal === null || goalFits(panes.status(g, 0), goal, whole)) return [];
  return wrapLine([...words('Goal: '), ...goal], width);
}

/** Rows that stay above when the pane starts anew: a third of it, three at most. */
const kept = (room: number): number => Math.min(3, Math.floor(room / 3));

/**
 * The pane is filled from the top and starts anew when it is full: a log that moved up with each sentence would send
 * all its rows through a slow line each time.
 */
function inSight(game: GameView, width: number, room: number): LogPane {
  const old = laid(game.log.slice(0, game.fresh), width);
  const fresh = laid(game.log.slice(game.fresh), width);
  const count = old.length + fresh.length;
  if (fresh.length > room && room > 3) return tooMany(fresh, room);
  const step = Math.max(1, room - kept(room));
  const page = count <= room ? 0 : Math.ceil((count - room) / step) * step;
  const all = [...old, ...fresh];
  const start = nextSentence(all, Math.min(page, Math.max(0, old.length)));
  const rows = all.slice(nextSentence(all, Math.max(start, all.length - room)));
  return { rows: rows.map(({ row }) => row), fresh: rows.map((_, y) => y >= rows.length - fresh.length) };
}

/** A row of the log, and whether a sentence begins with it. */
interface Laid {
  row: Row;
  first: boolean;
}

const laid = (lines: readonly Line[], width: number): Laid[] =>
  lines.flatMap((line) => wrapLine(line, width).map((row, y) => ({ row, first: y === 0 })));

/** The first row from here on with which a sentence begins; the end of one alone would be read with the goal over it. */
function nextSentence(rows: readonly Laid[], from: number): number {
  const next = rows.findIndex(({ first }, y) => first && y >= from);
  return next < 0 ? from : next;
}

/** Where not even the sentences of the last command fit, a row says how many rows stand further up. */
function tooMany(fresh: readonly Laid[], room: number): LogPane {
  const above = nextSentence(fresh, fresh.length - room + 1);
  const rows = [[span(`▲ ${above} rows more: l`, 'key')], ...fresh.slice(above).map(({ row }) => row)];
  return { rows, fresh: rows.map(() => true) };
}
