import { Box } from 'ink';
import { heightOf, sheetLayout } from '../layout.ts';
import type { Row } from '../rows.ts';
import { sheetOf } from '../sheets.ts';
import type { MenuScreen, Ui } from '../state.ts';
import type { Brush } from '../theme.ts';
import { Choices } from './Choices.tsx';
import { Pane } from './Pane.tsx';

interface SheetProps {
  ui: Ui;
  menu: MenuScreen;
  brush: Brush;
}

/** A menu that has the whole window: the title, the way to a new game, kept games, settings. */
export function Sheet({ ui, menu, brush }: SheetProps) {
  const { list } = sheetLayout(ui, menu);
  const { above, below } = sheetOf(ui, menu);
  const pane = (rows: readonly Row[]) => (
    <Pane rows={rows} width={ui.size.columns} height={rows.length} brush={brush} />
  );
  return (
    <Box flexDirection="column" height={heightOf(ui)}>
      {pane(above)}
      <Box marginLeft={list.x}>
        <Choices ui={ui} width={list.width} height={list.height} brush={brush} />
      </Box>
      {pane(below)}
    </Box>
  );
}
