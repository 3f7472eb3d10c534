import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Games } from '../../src/session/games.ts';
import { Table } from '../../src/session/table.ts';
import { elementOf } from '../../src/ui/App.tsx';
import { fold } from '../../src/ui/fold.ts';
import { type Loop, loopOf } from '../../src/ui/loop.ts';
import { atTitle } from '../../src/ui/perform.ts';
import { FRESH_MAP, type Ui } from '../../src/ui/state.ts';
import { readRow } from '../../src/ui/terminal/cells.ts';
import { silentStdin } from '../../src/ui/terminal/keyreader.ts';
import type { Key, NamedKey } from '../../src/ui/terminal/keys.ts';
import { mountInk } from '../../src/ui/terminal/mount.ts';
import { createScreen } from '../../src/ui/terminal/screen.ts';
import type { Terminal } from '../../src/ui/terminal/terminal.ts';
import type { World } from '../../src/ui/world.ts';

export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'farland-ui-'));

/** A seat before the full screen, without a terminal: keys go in, frames come out. */
export interface Seat {
  table: Table;
  loop: Loop;
  world: World;
  /** Named keys in angle brackets, everything else letter by letter: `press('<down><down><enter>')`. */
  press(keys: string): Promise<void>;
  resize(columns: number, rows: number): Promise<void>;
  /** The last frame as Ink wrote it, styles and all. */
  raw(): string;
  /** The last frame as rows of text. */
  rows(): string[];
  text(): string;
  cursor(): { x: number; y: number };
  /** Exit code, or 'plain', once the player has left. */
  ended(): number | 'plain' | undefined;
  /** Puts pages away until a question is asked. */
  read(): Promise<void>;
  leave(): void;
}

export interface SeatOptions {
  columns?: number;
  rows?: number;
  /** A line that begins a game; without it the title is shown. */
  line?: string;
  ascii?: boolean;
  yes?: boolean;
  depth?: number;
  folder?: string;
  settings?: Partial<Table['settings']>;
}

export async function takeSeat(options: SeatOptions = {}): Promise<Seat> {
  const { columns = 80, rows = 24, line, ascii = false, yes = false, depth = 0 } = options;
  const table = new Table({
    games: [FAR_LAND] as unknown as Games,
    folder: options.folder ?? emptyFolder(),
    saving: true,
    settingsFolder: emptyFolder(),
  });
  Object.assign(table.settings, options.settings);
  const world: World = { table, warnings: [], options: { table, first: null, ascii, color: null, width: null, yes } };
  table.options.warn = (sentence) => world.warnings.push(sentence);
  const blank: Ui = {
    size: { columns, rows },
    looks: { ascii, theme: 'usual' },
    screens: [],
    game: null,
    map: FRESH_MAP,
    typing: null,
    notice: null,
  };
  const first = line === undefined ? atTitle(world, blank) : fold(world, blank, table.submit(line));
  if (first.screens.length === 0) throw new Error(`"${line}" begins nothing: ${textOf(first.notice ?? [])}`);
  const screen = createScreen(
    () => {},
    { columns, rows },
    () => {},
  );
  let frame = '';
  const { write } = screen;
  screen.write = (text, ...more) => {
    if (typeof text === 'string' && !/^(\u001b\[\?\d+[hl])*$/.test(text)) frame = text;
    return write(text, ...more);
  };
  screen.enter();
  const terminal = { screen, stdin: silentStdin(), close() {}, fail: (error: unknown) => fail(error) } as Terminal;
  let cursor = { x: 0, y: 0 };
  let ended: number | 'plain' | undefined;
  const element = (ui: Ui) => elementOf({ ui, world, depth });
  const mounted = await mountInk(element(first), terminal);
  const loop = loopOf(world, first, {
    show(ui, at) {
      cursor = at;
      mounted.rerender(element(ui));
    },
    redraw: screen.redraw,
    finish: (how) => {
      ended = how;
    },
  });
  loop.draw();
  const settled = async () => {
    // what is weighty is drawn two immediates later
    for (let i = 0; i < 4; i++) await new Promise<void>((done) => setImmediate(done));
    await new Promise<void>((done) => setTimeout(done, 2));
  };
  const plain = () => frame.split('\n').map((row) => readRow(row, 400).text.join('').trimEnd());
  const seat: Seat = {
    table,
    loop,
    world,
    async press(keys) {
      for (const key of keysOf(keys)) {
        loop.onKey(key);
        await settled();
      }
    },
    async resize(c, r) {
      screen.resize({ columns: c, rows: r });
      loop.onResize({ columns: c, rows: r });
      await settled();
    },
    raw: () => frame,
    rows: plain,
    text: () => plain().join('\n'),
    cursor: () => cursor,
    ended: () => ended,
    async read() {
      for (let i = 0; i < 20 && seat.text().includes('Enter go on'); i++) await seat.press('<enter>');
    },
    leave() {
      mounted.unmount();
      table.leave();
    },
  };
  return seat;
}

const taken: Seat[] = [];
afterEach(() => {
  for (const seat of taken.splice(0)) seat.leave();
});

/** A seat that is left when the test ends. */
export async function sit(options: SeatOptions = {}): Promise<Seat> {
  const seat = await takeSeat(options);
  taken.push(seat);
  return seat;
}

function fail(error: unknown): never {
  throw error;
}

/** `<down>jj<enter>` as keys. */
export function keysOf(text: string): Key[] {
  return [...text.matchAll(/<([a-z0-9]+)>|(.)/gsu)].map(
    (found): Key => (found[1] === undefined ? { name: 'char', char: found[2] } : { name: found[1] as NamedKey }),
  );
}

/** A scenario as a line that begins it. */
export function sceneLine(scene: object): string {
  const file = join(emptyFolder(), 'scene.json');
  writeFileSync(file, JSON.stringify(scene));
  return `new scenario ${file} seed 1`;
}

export const QUIET = {
  board: 'lake',
  legend: null,
  turn: 'raash',
  heroes: [
    { hero: 'raash', space: 427, sp: 3, wp: 11, gold: 2 },
    { hero: 'avida', space: 428, sp: 2, wp: 9 },
  ],
  creatures: [{ kind: 'gor', space: 412 }],
};
