import { Box } from 'ink';
import { banner } from '../banner.ts';
import { keysRow } from '../contents.ts';
import { DETAIL_ROWS, heightOf, sheetLayout } from '../layout.ts';
import { markedOf } from '../lists.ts';
import { type Row, rowOf, span, wrapLine } from '../rows.ts';
import type { MenuScreen, Ui } from '../state.ts';
import type { Codes } from '../theme.ts';
import { Choices } from './Choices.tsx';
import { Pane } from './Pane.tsx';

interface SheetProps {
  ui: Ui;
  menu: MenuScreen;
  codes: Codes;
}

/** A menu that has the whole window: the title, the way to a new game, kept games, settings. */
export function Sheet({ ui, menu, codes }: SheetProps) {
  const { head, list, keys } = sheetLayout(ui, menu);
  const width = ui.size.columns;
  const { ascii } = ui.looks;
  const indent = ' '.repeat(list.x + 3);
  const about = menu.about.flatMap((line) => wrapLine(line, list.width)).map((row): Row => [span(indent), ...row]);
  const title: Row[] =
    menu.id === 'title' && head > 2
      ? banner(width, ascii)
      : [[span(indent), ...rowOf(menu.title).map((one) => span(one.text, 'title'))], []];
  const said = ui.notice ?? markedOf(ui)?.detail ?? [];
  const detail = said.length === 0 ? [] : wrapLine(said, list.width).slice(0, DETAIL_ROWS - 1);
  const pane = (rows: readonly Row[], tall: number) => (
    <Pane rows={rows} width={width} height={tall} codes={codes} ascii={ascii} />
  );
  return (
    <Box flexDirection="column" height={heightOf(ui)}>
      {pane([...title, ...about], head)}
      <Box marginLeft={list.x}>
        <Choices ui={ui} width={list.width} height={list.height} codes={codes} />
      </Box>
      {pane([[], ...detail.map((row): Row => [span(indent), ...row])], DETAIL_ROWS)}
      {pane([keysRow(ui, keys.width)], 1)}
    </Box>
  );
}
