import { Box } from 'ink';
import { useMemo } from 'react';
import { type Line, words } from '../../engine/line.ts';
import { keysRow, ruleRow, statusRow } from '../contents.ts';
import { gameLayout, type Rect } from '../layout.ts';
import { markedOf } from '../lists.ts';
import { logPane } from '../log-pane.ts';
import type { Asked } from '../panes.ts';
import { fitRows, LINE, type Row, rowOf, span, wrapLine, wrapRow } from '../rows.ts';
import type { Ui } from '../state.ts';
import { type Brush, paint } from '../theme.ts';
import type { Seated } from '../world.ts';
import { Choices } from './Choices.tsx';
import { Block, Pane } from './Pane.tsx';

export interface GameProps {
  ui: Ui;
  seated: Seated;
  brush: Brush;
}

/** The table in play: what is seen of it depends on the window. */
export function Game({ ui, seated, brush }: GameProps) {
  const layout = gameLayout(ui);
  const pane = (rows: readonly Row[], { width, height }: Rect) => (
    <Pane rows={rows} width={width} height={height} brush={brush} />
  );
  const { ascii } = ui.looks;
  const { width, height } = layout.boards;
  const boards = useMemo(
    () => seated.panes.boards(seated.g, { width, height, ascii }),
    [seated.session, seated.session.version, width, height, ascii],
  );
  const log = logPane(seated, ui, layout.status.width, layout.log);
  const parts = {
    status: pane([statusRow(seated, layout)], layout.status),
    map: <Picture ui={ui} seated={seated} brush={brush} area={layout.map} />,
    boards: pane(boards, layout.boards),
    rule: pane([ruleRow(seated, ui, layout)], layout.rule),
    menu: <Choices ui={ui} width={layout.menu.width} height={layout.menu.height} brush={brush} />,
    log: pane(log.rows, layout.log),
    keys: pane([keysRow(ui, layout.keys.width)], layout.keys),
    between: pane(bar(layout.menu.height, log.fresh), { x: 0, y: 0, width: 1, height: layout.menu.height }),
  };
  return layout.kind === 'full' ? full(parts) : reduced(parts);
}

interface Parts {
  status: React.ReactNode;
  map: React.ReactNode;
  boards: React.ReactNode;
  rule: React.ReactNode;
  menu: React.ReactNode;
  log: React.ReactNode;
  keys: React.ReactNode;
  between: React.ReactNode;
}

const full = (parts: Parts) => (
  <Box flexDirection="column">
    {parts.status}
    <Box>
      {parts.map}
      {parts.boards}
    </Box>
    {parts.rule}
    <Box>
      {parts.menu}
      {parts.between}
      {parts.log}
    </Box>
    {parts.keys}
  </Box>
);

const reduced = (parts: Parts) => (
  <Box flexDirection="column">
    {parts.status}
    {parts.boards}
    {parts.map}
    {parts.rule}
    {parts.menu}
    {parts.log}
    {parts.keys}
  </Box>
);

/** A line between two panes; heavy beside what the last command brought. */
const bar = (rows: number, fresh: readonly boolean[]): Row[] =>
  Array.from({ length: rows }, (_, y) => [span(fresh[y] ? '┃' : LINE)]);

const NO_ODDS: readonly Line[] = [];

/** Rows that a fight needs at least, when the odds take the rest. */
const FIGHT_ROWS = 6;

/** A fight, with the odds below the dice: these are drawn the smaller for it. How they were counted is left out first. */
function fightRows({ panes, g }: Seated, scene: unknown, odds: readonly Line[], asked: Asked): Row[] {
  const room = asked.height - FIGHT_ROWS - 1;
  const rows = (lines: readonly Line[]) => lines.flatMap((line) => wrapLine(line, asked.width));
  const last = odds.findLastIndex((_, i) => i === 0 || rows(odds.slice(0, i + 1)).length <= room);
  const told = rows(odds.slice(0, last + 1));
  const height = told.length === 0 ? asked.height : Math.max(FIGHT_ROWS, asked.height - told.length - 1);
  const picture = panes.drawScene(g, scene, { ...asked, height });
  return told.length === 0 ? picture : [...picture, [], ...told];
}

interface PictureProps extends GameProps {
  area: Rect;
}

/** The map, or the fight while one goes on; made anew only when something in it changed. */
function Picture({ ui, seated, brush, area }: PictureProps) {
  const { ascii } = ui.looks;
  const marked = markedOf(ui)?.space;
  const { map, game } = ui;
  const { width, height } = area;
  const { version } = seated.session;
  const scene = game?.scene ?? null;
  const odds = game?.odds ?? NO_ODDS;
  const reduced = gameLayout(ui).kind !== 'full';
  const text = useMemo(() => {
    const { panes, g } = seated;
    const asked = { width, height, ascii };
    if (reduced) return scene === null ? nearRows(seated, asked) : fightRows(seated, scene, odds, asked);
    // the line beside the map is the map's: a sign may stand on it
    if (scene === null) return panes.map(g, { ...asked, width: width + 1, view: map, marked });
    return fitRows(fightRows(seated, scene, odds, asked), width, height).map((row) => [...row, span(LINE)]);
  }, [seated.session, version, map, marked, width, height, ascii, scene, odds, reduced]);
  const wide = reduced ? width : width + 1;
  const painted = useMemo(() => paintAll(text, wide, height, brush), [text, wide, height, brush]);
  return <Block text={painted} width={wide} height={height} />;
}

function paintAll(rows: readonly Row[], width: number, height: number, brush: Brush): string {
  return Array.from({ length: height }, (_, y) => {
    const row = rows[y] ?? [];
    const used = row.reduce((sum, { text }) => sum + text.length, 0);
    return paint(row, brush) + ' '.repeat(Math.max(0, width - used));
  }).join('\n');
}

/** What is close by in words, where there is no room for a drawing; and how to hear the rest where not even they fit. */
function nearRows({ session, g }: Seated, { width, height }: Asked): Row[] {
  const near = session.rules.ask.near?.(g, [], session.facts);
  if (!Array.isArray(near)) return [];
  const together = (near as Line[]).flatMap((line, i) => (i === 0 ? line : [...words(' '), ...line]));
  const rows = wrapRow(rowOf(together), width);
  if (rows.length <= height) return rows;
  const [last] = wrapRow(rows[height - 1], width - MORE_NEAR.length);
  return [...rows.slice(0, height - 1), [...last, span(MORE_NEAR, 'key')]];
}

const MORE_NEAR = ' … :near';
