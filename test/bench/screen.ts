import {
  count,
  emptyFolder,
  environment,
  median,
  megabytes,
  ms,
  quantile,
  type Row,
  ratio,
  takingTurns,
  times,
} from './measure.ts';
import { BARE, PLAIN_INK } from './programs.ts';
import { pause, type Watched, watch } from './watched.ts';

const SIZE = { cols: 80, rows: 24 };
const GAME = ['play', '--legend', '1', '--heroes', 'raash,avida', '--seed', '1'];
/** The last words of the title, and of a plain Ink screen, then the end of the frame. */
const TITLE = /Leave[\s\S]*\x1b\[\?2026l/;
const ASKED = /Pass an hour[\s\S]*\x1b\[\?2026l/;
const CARD = /go on|Pass an hour/;
const INK = /q leaves/;
const UP = '\x1b[A';
const DOWN = '\x1b[B';
/** How long a program is left alone before keys are measured. */
const SETTLE_MS = 1000;

const keepNothing = (): { [name: string]: string } => ({ ...environment(), FARLAND_SAVES: emptyFolder() });

async function shown(args: readonly string[], last: RegExp): Promise<number> {
  const watched = watch(args, SIZE, keepNothing());
  const time = await watched.until(last);
  await watched.end();
  return time;
}

/** From the start to the first byte of an answer to a key that was typed at once. */
async function answered(args: readonly string[], last: RegExp): Promise<number> {
  const watched = watch(args, SIZE, keepNothing());
  const first = await watched.until(last);
  const seen = watched.bytes().length;
  const began = performance.now();
  watched.send(DOWN);
  while (watched.bytes().length === seen) await pause(1);
  const time = first + performance.now() - began;
  await watched.end();
  return time;
}

async function bareOnTerminal(): Promise<number> {
  const began = performance.now();
  const watched = watch([BARE], SIZE);
  await watched.ended;
  return performance.now() - began;
}

/** From the start to the first full screen. */
export async function firstScreen(game: string): Promise<Row[]> {
  const found = await takingTurns({
    bare: bareOnTerminal,
    farland: () => shown([game], TITLE),
    key: () => answered([game], TITLE),
    ink: () => shown([PLAIN_INK], INK),
  });
  const beside = `bare Node ${ms(median(found.bare))}, plain Ink ${times(ratio(found.ink, found.bare))}`;
  const screen = ratio(found.farland, found.bare);
  const key = ratio(found.key, found.bare);
  return [
    {
      what: 'start: first full screen',
      goal: 'at most 4.00 x bare Node, aim 3.00 x',
      measured: `${times(screen)} (${ms(median(found.farland))})`,
      beside,
      met: screen <= 4,
    },
    {
      what: 'start: first key answered',
      goal: '(no goal)',
      measured: `${times(key)} (${ms(median(found.key))})`,
      met: undefined,
    },
  ];
}

/** A game in its first turn, its cards read. */
async function inTurn(game: string, size = SIZE): Promise<Watched> {
  const watched = watch([game, ...GAME], size, keepNothing());
  await watched.until(CARD);
  await pause(SETTLE_MS);
  while (!ASKED.test(watched.bytes())) await watched.press('\r', 200);
  return watched;
}

interface Keys {
  lone: number[];
  repeated: number[];
  sizes: number[];
}

const LONE = 60;
const REPEATED = 90;
/** Between two lone keys, and between two of a key that is held down. Milliseconds. */
const LONE_MS = 70;
const REPEAT_MS = 33;

/** Arrows up and down, one by one and held down. */
async function arrows(watched: Watched): Promise<Keys> {
  const keys: Keys = { lone: [], repeated: [], sizes: [] };
  for (let n = 0; n < LONE; n++) {
    const { ms: time, bytes: text } = await watched.press(n % 4 < 2 ? DOWN : UP, 30);
    keys.lone.push(time);
    keys.sizes.push(Buffer.byteLength(text));
    await pause(LONE_MS);
  }
  for (let n = 0; n < REPEATED; n++) {
    const from = watched.came.length;
    const sent = performance.now();
    watched.send(n % 6 < 3 ? DOWN : UP);
    await pause(REPEAT_MS);
    const last = watched.came.length > from ? watched.came[watched.came.length - 1].at : performance.now();
    keys.repeated.push(last - sent);
  }
  return keys;
}

async function inkShown(): Promise<Watched> {
  const watched = watch([PLAIN_INK], SIZE, keepNothing());
  await watched.until(INK);
  await pause(SETTLE_MS);
  return watched;
}

async function keysOf(opened: Promise<Watched>): Promise<Keys> {
  const watched = await opened;
  const keys = await arrows(watched);
  await watched.end();
  return keys;
}

const spread = (values: readonly number[]): string => `p50 ${ms(median(values))}, p95 ${ms(quantile(values, 0.95))}`;

/** What a key costs that only moves the mark: time to its last byte, and bytes. */
export async function keyCosts(game: string): Promise<Row[]> {
  const ink = await keysOf(inkShown());
  const ours = await keysOf(inTurn(game));
  return [
    {
      what: 'a lone key, to its last byte',
      goal: 'p50 8 ms, p95 20 ms',
      measured: spread(ours.lone),
      beside: `plain Ink ${spread(ink.lone)}`,
      met: median(ours.lone) <= 8 && quantile(ours.lone, 0.95) <= 20,
    },
    {
      what: 'a key held down, to its last byte',
      goal: 'p95 25 ms',
      measured: spread(ours.repeated),
      beside: `plain Ink ${spread(ink.repeated)}`,
      met: quantile(ours.repeated, 0.95) <= 25,
    },
    {
      what: 'bytes of a key that moves the mark',
      goal: '100 (median), 200 (most)',
      measured: `${count(median(ours.sizes))}, ${count(Math.max(...ours.sizes))}`,
      beside: `plain Ink ${count(median(ink.sizes))}`,
      met: median(ours.sizes) <= 100 && Math.max(...ours.sizes) <= 200,
    },
  ];
}

const FIRST_MOST = 80 * 1024;
const LATER_MOST = 130 * 1024;
const MANY_KEYS = 1000;

/** Resident memory at the first screen, Ink loaded, and after many keys in a game. */
export async function memory(game: string): Promise<Row[]> {
  const title = watch([game], SIZE, keepNothing());
  await title.until(TITLE);
  await pause(SETTLE_MS);
  const first = title.memory();
  await title.end();
  const ink = await inkShown();
  const inkFirst = ink.memory();
  await ink.end();
  const played = await inTurn(game);
  for (let n = 0; n < MANY_KEYS; n++) {
    played.send(n % 8 < 4 ? DOWN : UP);
    await pause(8);
  }
  await pause(SETTLE_MS);
  const later = played.memory();
  await played.end();
  if (first === undefined || later === undefined) return [];
  return [
    {
      what: 'memory: first screen',
      goal: 'at most 80 MB',
      measured: megabytes(first),
      ...(inkFirst === undefined ? {} : { beside: `plain Ink ${megabytes(inkFirst)}` }),
      met: first <= FIRST_MOST,
    },
    { what: 'memory: after 1,000 keys', goal: 'at most 130 MB', measured: megabytes(later), met: later <= LATER_MOST },
  ];
}
