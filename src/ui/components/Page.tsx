import { readingRows } from '../reading.ts';
import type { PageScreen, Ui } from '../state.ts';
import type { Brush } from '../theme.ts';
import { Pane } from './Pane.tsx';

interface PageProps {
  ui: Ui;
  page: PageScreen;
  brush: Brush;
}

/** Text that is read: cards, the log, help, rules, answers. */
export function Page({ ui, page, brush }: PageProps) {
  const rows = readingRows(ui, page);
  return <Pane rows={rows} width={ui.size.columns} height={rows.length} brush={brush} />;
}
