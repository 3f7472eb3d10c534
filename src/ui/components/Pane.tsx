import { Box, Text } from 'ink';
import { memo } from 'react';
import { fitRows, type Row } from '../rows.ts';
import { type Codes, paint } from '../theme.ts';

interface PaneProps {
  rows: readonly Row[];
  width: number;
  height: number;
  codes: Codes;
  ascii: boolean;
}

/** Rows in a box of exactly this size: nothing overflows, nothing wraps. */
export function Pane({ rows, width, height, codes, ascii }: PaneProps) {
  const fitted = fitRows(rows, width, height, ascii ? '.' : '…');
  return <Block text={fitted.map((row) => paint(row, codes)).join('\n')} width={width} height={height} />;
}

interface BlockProps {
  text: string;
  width: number;
  height: number;
}

/** Text that fits already. */
export const Block = memo(function Block({ text, width, height }: BlockProps) {
  return (
    <Box width={width} height={height} flexShrink={0}>
      <Text>{text}</Text>
    </Box>
  );
});
