import { Box, Text } from 'ink';
import SelectInput from 'ink-select-input';
import { useMemo } from 'react';
import { listWindow } from '../layout.ts';
import { filterOf } from '../lists.ts';
import { fitRow, span } from '../rows.ts';
import { entryRow, POINTER } from '../sheets.ts';
import { topOf, type Ui } from '../state.ts';
import { type Brush, paint } from '../theme.ts';
import { Block } from './Pane.tsx';

interface ChoicesProps {
  ui: Ui;
  width: number;
  height: number;
  brush: Brush;
}

/** The mark is drawn with its entry: the list's own would have to be made anew at each key. */
const NoMark = () => null;

/** The list on top. It only draws: keys go through the reducer. */
export function Choices({ ui, width, height, brush }: ChoicesProps) {
  const { from, to } = listWindow(ui);
  const top = topOf(ui);
  const mark = top.kind === 'page' ? 0 : top.list.mark;
  const items = Array.from({ length: to - from }, (_, i) => ({
    value: i,
    key: String(i),
    label: paint([i === mark - from ? POINTER : span(' '), ...entryRow(ui, i, width)], brush),
  }));
  const Entry = useMemo(
    () =>
      ({ label }: { label: string }) => <Block text={label} width={width} height={1} />,
    [width],
  );
  return (
    <Box width={width} height={height} flexShrink={0} flexDirection="column">
      {items.length === 0 ? (
        <Text>
          {paint(fitRow([span(filterOf(ui) === '' ? '' : '   Nothing here has these letters in it.')], width), brush)}
        </Text>
      ) : (
        <SelectInput items={items} limit={height} isFocused={false} indicatorComponent={NoMark} itemComponent={Entry} />
      )}
    </Box>
  );
}
