import { EventEmitter } from 'node:events';
import { type Row, readRow } from './cells.ts';
import { moveTo, newPen, type Pen, paintRow, setStyle } from './paint.ts';
import { PLAIN } from './style.ts';

/** Taken where a terminal does not tell its size. */
export const USUAL_SIZE = { columns: 80, rows: 24 } as const;

/** Columns and rows of the window, in characters. */
export type Size = { columns: number; rows: number };

/**
 * What Ink takes for stdout, with `debug: true`: each `write` is a whole frame, and only the cells that changed go to
 * the terminal. Frames are cut to `rows - 1` (a frame as tall as the window scrolls in some terminals).
 */
export type Screen = EventEmitter & {
  readonly isTTY: true;
  readonly columns: number;
  readonly rows: number;
  write(frame: string | Uint8Array, done?: unknown, alsoDone?: unknown): boolean;
  /** Where the terminal's own cursor rests, from 0; it goes there with the next frame, or at once if none comes. */
  cursorAt(x: number, y: number): void;
  hideCursor(): void;
  /** Changes the size, emits 'resize' (Ink then lays out anew) and draws everything again. */
  resize(size: Size): void;
  /** Draws everything again, whatever the terminal shows now. */
  redraw(): void;
  /** Enters the alternate screen and draws the last frame. */
  enter(): void;
  /** Gives the player's own screen and cursor back. Nothing is drawn until `enter`. */
  leave(): void;
};

type Place = { x: number; y: number };
type State = {
  size: Size;
  colours: boolean;
  lines: string[];
  /** What the terminal shows: the lines it was drawn from, and their cells. Empty when unknown. */
  shown: { line: string; row: Row }[];
  cursor: Place | undefined;
  cursorShown: boolean;
  pen: Pen;
  drawing: boolean;
};

const ENTER = '\x1b[?1049h\x1b[?25l';
const LEAVE = '\x1b[m\x1b[?25h\x1b[?1049l';
const BEGIN = '\x1b[?2026h';
const END = '\x1b[?2026l';
/** Ink shows and hides a cursor that is not its own, and writes nothing at all before some frames: no frames, these. */
const NO_FRAME = /^(?:\x1b\[\?\d+[hl])*$/;

/**
 * A screen on top of `send`, which writes bytes to the terminal. A `send` that throws (EPIPE, EIO) is reported to
 * `onGone` and nothing is written after it. Colours pass as they come, in any depth, or with `colours` false not at all.
 */
export function createScreen(
  send: (bytes: string) => void,
  size: Size,
  onGone: (error: unknown) => void,
  colours = true,
): Screen {
  const state: State = {
    size,
    colours,
    lines: [],
    shown: [],
    cursor: undefined,
    cursorShown: false,
    pen: newPen(),
    drawing: false,
  };
  let gone = false;
  let soon: NodeJS.Timeout | undefined;
  const post = (bytes: string) => {
    if (gone || bytes === '') return;
    try {
      send(bytes);
    } catch (error) {
      gone = true;
      onGone(error);
    }
  };
  const draw = () => {
    clearTimeout(soon);
    if (state.drawing && state.lines.length > 0) post(frameBytes(state));
  };
  const redraw = () => {
    state.shown = [];
    state.pen = newPen();
    draw();
  };
  const drawSoon = () => {
    clearTimeout(soon);
    // A timer, for React draws what was just set before timers run: the cursor then goes with that frame.
    soon = setTimeout(draw, 0);
  };
  const screen = Object.assign(new EventEmitter(), {
    isTTY: true as const,
    columns: size.columns,
    rows: size.rows,
    write(frame: string | Uint8Array, done?: unknown, alsoDone?: unknown): boolean {
      const text = typeof frame === 'string' ? frame : Buffer.from(frame).toString('utf8');
      if (!NO_FRAME.test(text)) {
        state.lines = text.split('\n');
        draw();
      }
      for (const call of [done, alsoDone]) if (typeof call === 'function') call();
      return true;
    },
    cursorAt(x: number, y: number) {
      state.cursor = { x, y };
      drawSoon();
    },
    hideCursor() {
      state.cursor = undefined;
      drawSoon();
    },
    resize(next: Size) {
      state.size = next;
      state.shown = [];
      screen.columns = next.columns;
      screen.rows = next.rows;
      screen.emit('resize');
      if (state.shown.length === 0) draw();
    },
    redraw,
    enter() {
      if (!state.drawing) post(ENTER);
      state.drawing = true;
      state.cursorShown = false;
      redraw();
    },
    leave() {
      clearTimeout(soon);
      if (state.drawing) post(LEAVE);
      state.drawing = false;
    },
  });
  return screen;
}

function frameBytes(state: State): string {
  const pen = state.pen;
  pen.out = '';
  if (state.shown.length === 0) paintAll(state);
  else paintChanges(state);
  const changed = pen.out !== '';
  setStyle(pen, PLAIN);
  placeCursor(state);
  return changed ? BEGIN + pen.out + END : pen.out;
}

/** At least one row, even in a window of one. */
const heightOf = (size: Size): number => Math.max(1, size.rows - 1);

function paintChanges(state: State): void {
  for (let y = 0; y < heightOf(state.size); y++) {
    const line = state.lines[y] ?? '';
    const old = state.shown[y]!;
    if (line === old.line) continue;
    const row = readRow(line, state.size.columns, state.colours);
    paintRow(state.pen, y, row, old.row);
    state.shown[y] = { line, row };
  }
}

function paintAll(state: State): void {
  const { pen, size } = state;
  const height = heightOf(size);
  pen.x = -1;
  for (let y = 0; y < height; y++) {
    const line = state.lines[y] ?? '';
    const row = readRow(line, size.columns, state.colours);
    moveTo(pen, 0, y);
    paintRow(pen, y, row, undefined);
    state.shown[y] = { line, row };
  }
  if (height >= size.rows) return;
  moveTo(pen, 0, height);
  setStyle(pen, PLAIN);
  pen.out += '\x1b[J';
}

function placeCursor(state: State): void {
  const { pen, cursor, size } = state;
  if (cursor) moveTo(pen, clamp(cursor.x, size.columns - 1), clamp(cursor.y, size.rows - 1));
  const wanted = cursor !== undefined;
  if (wanted !== state.cursorShown) pen.out += wanted ? '\x1b[?25h' : '\x1b[?25l';
  state.cursorShown = wanted;
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));
