// A screen like the game's, by Ink as it comes: 23 rows of a map beside a list, one row of it marked. Arrows move, q leaves.
import { Box, render, Text, useApp, useInput } from 'ink';
import { createElement as h, useState } from 'react';

const WIDE = 52;
const ROWS = 21;
const map = Array.from({ length: ROWS }, (_, y) =>
  Array.from({ length: WIDE }, (_, x) => ((x * 7 + y * 13) % 11 === 0 ? '^' : (x + y) % 5 === 0 ? '~' : '.')).join(''),
);
const entries = Array.from({ length: ROWS }, (_, i) => `${i + 1} Walk west to ${401 + i}`);

function Table() {
  const [at, setAt] = useState(0);
  const { exit } = useApp();
  useInput((input, key) => {
    if (key.downArrow) setAt((at + 1) % ROWS);
    if (key.upArrow) setAt((at + ROWS - 1) % ROWS);
    if (input === 'q') exit();
  });
  return h(
    Box,
    { flexDirection: 'column', height: ROWS + 2 },
    h(Text, { bold: true }, 'The Far Land, by plain Ink'),
    h(
      Box,
      {},
      h(
        Box,
        { flexDirection: 'column', width: WIDE },
        ...map.map((row, y) => h(Text, { key: y, color: 'green' }, row)),
      ),
      h(
        Box,
        { flexDirection: 'column' },
        ...entries.map((entry, i) => h(Text, { key: entry, inverse: i === at }, `${i === at ? '>' : ' '} ${entry}`)),
      ),
    ),
    h(Text, {}, 'Arrows move, q leaves.'),
  );
}

render(h(Table), { exitOnCtrlC: false });
