import { writeFileSync } from 'node:fs';
import type { Key } from '../../src/ui/terminal/keys.ts';
import { type Mounted, mountInk } from '../../src/ui/terminal/mount.ts';
import { openTerminal } from '../../src/ui/terminal/terminal.ts';

/** A list of rows with a mark, for the tests of the terminal layer. `q` leaves, `x` throws, `p` rejects, `c` breaks a component. */
const ROWS = Array.from({ length: 40 }, (_, i) => `row ${i}: a path through the reeds`);

type Shown = { mark: number; typed: string; broken: boolean };
let shown: Shown = { mark: 0, typed: '', broken: false };
let mounted: Mounted | undefined;

const terminal = openTerminal({
  input: process.stdin,
  output: process.stdout,
  onKey: (key) => onKey(key),
  onResize: () => show(),
  beforeExit: (why) => {
    if (process.env.DEMO_SAVE) writeFileSync(process.env.DEMO_SAVE, why);
    return `saved (${why})`;
  },
});
const { Box, Text } = await import('ink');

function Reeds({ mark, typed, broken }: Shown) {
  if (broken) throw new Error('a broken component');
  const { columns, rows } = terminal.screen;
  return (
    <Box flexDirection="column" height={rows - 1}>
      <Text color="green">
        pid {process.pid} size {columns}x{rows} typed {typed}.
      </Text>
      {ROWS.slice(0, rows - 2).map((row, i) => (
        <Text key={row} wrap="truncate">
          {i === mark ? '>' : ' '} {row}
        </Text>
      ))}
    </Box>
  );
}

mounted = await mountInk(<Reeds {...shown} />, terminal);
show();

function show(): void {
  terminal.screen.cursorAt(0, shown.mark + 1);
  mounted?.rerender(<Reeds {...shown} />);
}

function onKey(key: Key): void {
  if (key.char === 'q') {
    mounted?.unmount();
    terminal.close();
    console.log('left by q');
    return;
  }
  if (key.char === 'x') throw new Error('a thrown error');
  if (key.char === 'p') void Promise.reject(new Error('a rejected promise'));
  if (key.name === 'down') shown = { ...shown, mark: shown.mark + 1 };
  else if (key.name === 'up') shown = { ...shown, mark: shown.mark - 1 };
  else shown = { ...shown, typed: shown.typed + (key.char ?? `<${key.name}>`), broken: key.char === 'c' };
  show();
}
