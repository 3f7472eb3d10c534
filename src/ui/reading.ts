import { keysRow } from './contents.ts';
import { heightOf, isCard, pageLayout } from './layout.ts';
import { hitsOf, lastTop, pageRows } from './pages.ts';
import { cutRow, fitRow, fitRows, type Row, rowOf, span, textOfRow, widthOfRow } from './rows.ts';
import type { PageScreen, Ui } from './state.ts';

/** A page as it is read, in exactly as many rows as there are. */
export function readingRows(ui: Ui, page: PageScreen): Row[] {
  const { columns } = ui.size;
  const tall = heightOf(ui) - 1;
  const rows = isCard(page) ? cardRows(ui, page) : plainRows(ui, page);
  return [...fitRows(rows, columns, tall), fitRow(keysRow(ui, columns), columns)];
}

/** The rows in sight, and where they stand in the whole. */
function inSight(ui: Ui, page: PageScreen): { rows: Row[]; place: string } {
  const { width, height } = pageLayout(ui, page);
  const all = pageRows(page, width);
  const top = Math.min(page.top, lastTop(ui, page));
  const rows = all.slice(top, top + height).map((row) => marked(row, page.find));
  const place = all.length > height ? `rows ${top + 1} to ${top + rows.length} of ${all.length}` : '';
  const missing = page.find !== '' && hitsOf(page, width, page.find).length === 0 ? `no "${page.find}" here` : '';
  return { rows, place: [missing, place].filter((one) => one !== '').join(', ') };
}

function plainRows(ui: Ui, page: PageScreen): Row[] {
  const { rows, place } = inSight(ui, page);
  const indent = span(' '.repeat(pageLayout(ui, page).x));
  return [
    [indent, ...titleOf(page), span(place === '' ? '' : `   ${place}`, 'faint')],
    [],
    ...rows.map((row) => [indent, ...row]),
  ];
}

const titleOf = ({ title }: PageScreen): Row => rowOf(title).map((one) => span(one.text, 'title'));

/** The frame around a card, its title in the upper edge; cards that wait below it are counted in the lower one. */
function cardRows(ui: Ui, page: PageScreen): Row[] {
  const { x, width } = pageLayout(ui, page);
  const { rows, place } = inSight(ui, page);
  const waiting = ui.screens.filter((one) => one.kind === 'page' && isCard(one)).length - 1;
  const below = [place, waiting > 0 ? `${waiting} more to read` : ''].filter((one) => one !== '').join(', ');
  const indent = span(' '.repeat(Math.max(0, x - 3)));
  const edge = (left: string, text: Row, right: string): Row => {
    const shown = text.length === 0 ? [] : [span(' '), ...cutRow(text, width), span(' ')];
    const dashes = '─'.repeat(width + 3 - widthOfRow(shown));
    return [indent, span(`${left}─`, 'frame'), ...shown, span(`${dashes}${right}`, 'frame')];
  };
  const within = (row: Row): Row => [
    indent,
    span('│', 'frame'),
    span('  '),
    ...fitRow(row, width),
    span('  '),
    span('│', 'frame'),
  ];
  const tall = rows.length + 4;
  const above = Math.max(0, Math.floor((heightOf(ui) - 1 - tall) / 3));
  return [
    ...Array.from({ length: above }, (): Row => []),
    edge('┌', titleOf(page), '┐'),
    within([]),
    ...rows.map(within),
    within([]),
    edge('└', below === '' ? [] : [span(below, 'faint')], '┘'),
  ];
}

/** What is looked for stands out. */
function marked(row: Row, find: string): Row {
  const text = textOfRow(row);
  const at = find === '' ? -1 : text.toLowerCase().indexOf(find.toLowerCase());
  if (at < 0) return row;
  return [span(text.slice(0, at)), span(text.slice(at, at + find.length), 'mark'), span(text.slice(at + find.length))];
}
