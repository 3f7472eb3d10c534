import { Box, Text, Transform } from 'ink';
import { memo } from 'react';
import { fitRows, type Row } from '../rows.ts';
import { type Brush, paint } from '../theme.ts';

interface PaneProps {
  rows: readonly Row[];
  width: number;
  height: number;
  brush: Brush;
}

/** Rows in a box of exactly this size: nothing overflows, nothing wraps. */
export function Pane({ rows, width, height, brush }: PaneProps) {
  const fitted = fitRows(rows, width, height);
  return <Block text={fitted.map((row) => paint(row, brush)).join('\n')} width={width} height={height} />;
}

interface BlockProps {
  /** As many lines as the block is high, each as wide as the block, styles and all. */
  text: string;
  width: number;
  height: number;
}

/**
 * Text that fits already. Ink keeps every text that it ever measured: it is given blanks to measure, and the lines
 * are put in their place when it draws.
 */
export const Block = memo(function Block({ text, width, height }: BlockProps) {
  const lines = text.split('\n');
  return (
    <Box width={width} height={height} flexShrink={0}>
      <Transform transform={(_, y) => lines[y] ?? ''}>
        <Text>{blanks(width, height)}</Text>
      </Transform>
    </Box>
  );
});

const made = new Map<string, string>();

function blanks(width: number, height: number): string {
  const key = `${width} ${height}`;
  let text = made.get(key);
  if (text === undefined) {
    // no blanks: a text of blanks alone is trimmed while it is laid out
    text = Array.from({ length: height }, () => '.'.repeat(width)).join('\n');
    made.set(key, text);
  }
  return text;
}
