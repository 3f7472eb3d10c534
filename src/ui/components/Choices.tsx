import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { DIGITS, listWindow } from '../layout.ts';
import { cutMiddle, fitRow, type Row, rowOf, span } from '../rows.ts';
import { type Entry, entriesOf, topOf, type Ui } from '../state.ts';
import { type Codes, paint } from '../theme.ts';

interface ChoicesProps {
  ui: Ui;
  width: number;
  height: number;
  codes: Codes;
}

/** Columns before the words of an entry: the pointer, the digit, a blank. */
const BEFORE = 3;

/** The list on top. It only draws: keys go through the reducer, and the key of the list is made of prompt and mark. */
export function Choices({ ui, width, height, codes }: ChoicesProps) {
  const { from, to } = listWindow(ui);
  const top = topOf(ui);
  const mark = top.kind === 'page' ? 0 : top.list.mark;
  const entries = entriesOf(ui).slice(from, to);
  const items = entries.map((entry, i) => ({
    key: String(from + i),
    value: from + i,
    label: paint(entryRow(entry, i, width, ui), codes),
  }));
  const pointer = ui.looks.ascii ? '>' : '▶';
  return (
    <Box width={width} height={height} flexShrink={0} flexDirection="column">
      {items.length === 0 ? (
        <Text>{paint(fitRow([span('   Nothing here has these letters in it.')], width), codes)}</Text>
      ) : (
        <SelectInput
          key={`${ui.game?.prompt.version} ${ui.screens.length} ${mark}`}
          items={items}
          limit={height}
          initialIndex={mark - from}
          isFocused={false}
          indicatorComponent={({ isSelected }) => (
            <Text>{isSelected ? paint([span(pointer, 'pointer')], codes) : ' '}</Text>
          )}
          itemComponent={({ label }) => <Text>{label}</Text>}
        />
      )}
    </Box>
  );
}

function entryRow(entry: Entry, i: number, width: number, { looks }: Ui): Row {
  const digit = i < DIGITS ? String(i + 1) : ' ';
  const ellipsis = looks.ascii ? '.' : '…';
  return fitRow([span(digit, 'key'), span(' '), ...cutMiddle(rowOf(entry.label), width - BEFORE, ellipsis)], width - 1);
}
