import { Box } from 'ink';
import { keysRow } from '../contents.ts';
import { heightOf, pageLayout } from '../layout.ts';
import { lastTop, pageRows } from '../pages.ts';
import { type Row, rowOf, span, textOfRow } from '../rows.ts';
import type { PageScreen, Ui } from '../state.ts';
import type { Codes } from '../theme.ts';
import { Pane } from './Pane.tsx';

interface PageProps {
  ui: Ui;
  page: PageScreen;
  codes: Codes;
}

/** Text that is read: cards, the log, help, rules, answers. */
export function Page({ ui, page, codes }: PageProps) {
  const { x, width, height } = pageLayout(ui);
  const { ascii } = ui.looks;
  const columns = ui.size.columns;
  const rows = pageRows(page, width);
  const top = Math.min(page.top, lastTop(ui, page));
  const seen = rows.slice(top, top + height);
  const place = rows.length > height ? ` ${top + 1}-${Math.min(rows.length, top + height)} of ${rows.length}` : '';
  const indent = span(' '.repeat(x));
  const title: Row = [indent, ...rowOf(page.title).map((one) => span(one.text, 'title')), span(place, 'faint')];
  const body = seen.map((row): Row => [indent, ...marked(row, page.find)]);
  const pane = (lines: readonly Row[], tall: number) => (
    <Pane rows={lines} width={columns} height={tall} codes={codes} ascii={ascii} />
  );
  return (
    <Box flexDirection="column" height={heightOf(ui)}>
      {pane([title, []], 2)}
      {pane(body, height)}
      {pane([[]], 1)}
      {pane([keysRow(ui, columns)], 1)}
    </Box>
  );
}

/** What is looked for stands out. */
function marked(row: Row, find: string): Row {
  const text = textOfRow(row);
  const at = find === '' ? -1 : text.toLowerCase().indexOf(find.toLowerCase());
  if (at < 0) return row;
  return [span(text.slice(0, at)), span(text.slice(at, at + find.length), 'mark'), span(text.slice(at + find.length))];
}
