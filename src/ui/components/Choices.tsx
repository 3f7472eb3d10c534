import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { listWindow } from '../layout.ts';
import { filterOf } from '../lists.ts';
import { fitRow, span } from '../rows.ts';
import { entryRow, POINTER } from '../sheets.ts';
import { topOf, type Ui } from '../state.ts';
import { type Brush, paint } from '../theme.ts';

interface ChoicesProps {
  ui: Ui;
  width: number;
  height: number;
  brush: Brush;
}

/** The list on top. It only draws: keys go through the reducer, and the key of the list is made of prompt and mark. */
export function Choices({ ui, width, height, brush }: ChoicesProps) {
  const { from, to } = listWindow(ui);
  const top = topOf(ui);
  const mark = top.kind === 'page' ? 0 : top.list.mark;
  const items = Array.from({ length: to - from }, (_, i) => ({
    key: String(from + i),
    value: from + i,
    label: paint(entryRow(ui, i, width), brush),
  }));
  return (
    <Box width={width} height={height} flexShrink={0} flexDirection="column">
      {items.length === 0 ? (
        <Text>
          {paint(fitRow([span(filterOf(ui) === '' ? '' : '   Nothing here has these letters in it.')], width), brush)}
        </Text>
      ) : (
        <SelectInput
          key={`${ui.game?.prompt.version} ${ui.screens.length} ${mark}`}
          items={items}
          limit={height}
          initialIndex={mark - from}
          isFocused={false}
          indicatorComponent={({ isSelected }) => <Text>{isSelected ? paint([POINTER], brush) : ' '}</Text>}
          itemComponent={({ label }) => <Text>{label}</Text>}
        />
      )}
    </Box>
  );
}
