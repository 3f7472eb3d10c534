import { openPty, type Pty } from '../pty/pty.ts';
import { bytes, emptyFolder, environment, median, type Row } from './measure.ts';
import { pause } from './watched.ts';

const GAME = ['play', '--legend', '1', '--heroes', 'raash,avida', '--seed', '1'];
const DOWN = '\x1b[B';
const UP = '\x1b[A';
/** After so long without a byte a step is drawn. Milliseconds. */
const QUIET_MS = 250;

/** A game in its first turn, its cards read. */
async function inTurn(game: string, size: { cols: number; rows: number }): Promise<Pty> {
  const env = { ...environment(), FARLAND_SAVES: emptyFolder(), CI: undefined, NODE_EXTRA_CA_CERTS: undefined };
  const pty = openPty(process.execPath, [game, ...GAME], { ...size, env });
  await pty.waitFor(/go on|Pass an hour/, 30_000);
  await pause(1000);
  while (!pty.screen().join('\n').includes('Pass an hour')) {
    pty.send('\r');
    await pty.quiet(QUIET_MS);
  }
  return pty;
}

/** Carries out the choice that is labelled so; the bytes that it sends. */
async function choose(pty: Pty, label: string): Promise<number> {
  await pty.waitFor(label);
  const row = pty.screen().find((one) => one.includes(label)) as string;
  const from = pty.bytes().length;
  pty.send(/\d/.exec(row)?.[0] ?? '');
  await pty.quiet(QUIET_MS);
  return Buffer.byteLength(pty.bytes().slice(from));
}

/** Two turns: out of the cave mouth and back, then an hour passed by the other hero. */
const STEPS = [
  'Walk west to 424',
  'Walk east to 425',
  'Walk west to 424',
  'Stop here',
  'Pass an hour',
  'Walk east to 425',
];

/** What a step of a turn sends: log, map, boards and the next question. */
export async function turnCosts(game: string): Promise<Row[]> {
  const pty = await inTurn(game, { cols: 80, rows: 24 });
  const sizes: number[] = [];
  for (const label of STEPS) sizes.push(await choose(pty, label));
  pty.kill();
  await pty.exit;
  return [
    {
      what: 'bytes of a step of a turn',
      goal: 'at most 600',
      measured: `${bytes(median(sizes))} (${sizes.join(', ')})`,
      met: median(sizes) <= 600,
    },
  ];
}

const WINDOWS = [
  { cols: 80, rows: 24 },
  { cols: 60, rows: 20 },
  { cols: 100, rows: 30 },
  { cols: 120, rows: 40 },
];
const FRAME_END = '\x1b[?2026l';
const afterFirstFrame = (all: string): string => all.slice(all.indexOf(FRAME_END));
const CLEAR = /\x1b\[[23]J/g;

/** Screens wiped while somebody plays, in windows of several sizes. */
export async function clears(game: string): Promise<Row[]> {
  let wiped = 0;
  for (const size of WINDOWS) {
    const pty = await inTurn(game, size);
    for (const key of [DOWN, UP, '1', '1', '?', '\x1b', 'l', '\x1b', DOWN]) {
      pty.send(key);
      await pause(120);
    }
    wiped += afterFirstFrame(pty.bytes()).match(CLEAR)?.length ?? 0;
    pty.kill();
    await pty.exit;
  }
  return [
    {
      what: 'screens wiped after the first frame',
      goal: '0 at any size',
      measured: `${wiped} at ${WINDOWS.map(({ cols, rows }) => `${cols}x${rows}`).join(', ')}`,
      met: wiped === 0,
    },
  ];
}
