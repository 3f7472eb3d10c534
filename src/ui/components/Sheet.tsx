import { Box } from 'ink';
import { banner } from '../banner.ts';
import { keysRow } from '../contents.ts';
import { heightOf, sheetLayout } from '../layout.ts';
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
  const notice = ui.notice === null ? [] : wrapLine(ui.notice, list.width).slice(0, 1);
  return (
    <Box flexDirection="column" height={heightOf(ui)}>
      <Pane rows={[...title, ...about]} width={width} height={head} codes={codes} ascii={ascii} />
      <Box marginLeft={list.x}>
        <Choices ui={ui} width={list.width} height={list.height} codes={codes} />
      </Box>
      <Pane rows={notice.map((row) => [span(indent), ...row])} width={width} height={1} codes={codes} ascii={ascii} />
      <Pane rows={[keysRow(ui, keys.width)]} width={width} height={1} codes={codes} ascii={ascii} />
    </Box>
  );
}
