import { readKeys, silentStdin } from './keyreader.ts';
import type { Key } from './keys.ts';
import { createScreen, type Screen, type Size, USUAL_SIZE } from './screen.ts';

/** Why the program ends without having asked for it. 'gone': the terminal was closed; 'fault': an error of ours. */
export type Ending = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'gone' | 'fault';

export type TerminalOptions = {
  input: NodeJS.ReadStream;
  output: NodeJS.WriteStream;
  onKey: (key: Key) => void;
  /** Called when the window has a new size, before Ink lays out anew. `screen` knows the size already. */
  onResize?: (size: Size) => void;
  /**
   * Called once before the program ends by itself: the place to save. What it returns is said on standard error when
   * the screen is restored; what it throws is shown as a fault.
   */
  beforeExit?: (why: Ending) => string | undefined;
  /** What a player reads after a fault, once the screen is restored. Without it: the stack of the error. */
  explain?: (error: unknown) => string;
  exit?: (code: number) => void;
};

export type Terminal = {
  readonly screen: Screen;
  /** For Ink: a terminal on which nobody types. */
  readonly stdin: NodeJS.ReadStream;
  /** Restores the terminal and stops listening. The program goes on. */
  close(): void;
  /** Ends the program as an uncaught error does: restore, say it, exit 1. */
  fail(error: unknown): void;
};

const EXIT_CODES: { [E in Ending]: number } = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, gone: 129, fault: 1 };
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** If nothing stopped us after SIGTSTP for so long (no shell to go back to), the screen comes back. Milliseconds. */
const STOP_MS = 100;

/**
 * Takes the terminal over: raw mode, alternate screen, single keys, and the way back in every case. Ctrl-C ends with
 * 130, Ctrl-Z suspends; neither reaches `onKey`.
 *
 * Deletes CI and CONTINUOUS_INTEGRATION from the environment, for with them Ink draws nothing and ignores resizing.
 * Ink reads them when it is imported: so import Ink, and whatever imports it, after this call and lazily.
 *
 * Throws when `input` or `output` is no terminal.
 */
export function openTerminal(options: TerminalOptions): Terminal {
  const { input, output } = options;
  if (!input.isTTY || !output.isTTY) throw new Error('The full screen needs a terminal for input and for output.');
  delete process.env.CI;
  delete process.env.CONTINUOUS_INTEGRATION;

  let ended = false;
  const undo: (() => void)[] = [];
  const screen = createScreen(
    (bytes) => output.write(bytes),
    sizeOf(output),
    () => end('gone'),
  );

  const close = () => {
    for (const step of undo.splice(0).reverse()) step();
    leave(input, screen);
    input.pause();
  };
  const end = (why: Ending, error?: unknown) => {
    if (ended) return;
    ended = true;
    let fault = error;
    let word: string | undefined;
    try {
      word = options.beforeExit?.(why);
    } catch (thrown) {
      fault ??= thrown;
    }
    undo.push(deafen(output), deafen(input));
    leave(input, screen);
    if (word !== undefined) tell(word);
    if (fault !== undefined) tell(options.explain?.(fault) ?? stackOf(fault));
    (options.exit ?? process.exit)(fault === undefined ? EXIT_CODES[why] : EXIT_CODES.fault);
  };
  const fail = (error: unknown) => end('fault', error ?? new Error('An error without a reason'));

  const job = jobControl(input, screen, () => sizeOf(output));
  const onKey = (key: Key) => {
    if (isCtrl(key, 'c')) end('SIGINT');
    else if (isCtrl(key, 'z')) job.suspend();
    else options.onKey(key);
  };
  const resize = () => screen.resize(sizeOf(output));
  // Heard before Ink hears of it, so that the first frame of the new size is already the caller's.
  screen.on('resize', () => options.onResize?.({ columns: screen.columns, rows: screen.rows }));

  undo.push(listen(process, 'uncaughtException', fail), listen(process, 'unhandledRejection', fail));
  for (const signal of SIGNALS) undo.push(listen(process, signal, () => end(signal)));
  for (const event of ['end', 'close', 'error']) undo.push(listen(input, event, () => end('gone')));
  undo.push(
    listen(output, 'error', () => end('gone')),
    listen(output, 'resize', resize),
    job.stop,
  );
  const reader = readKeys(input, onKey);
  undo.push(reader.stop);
  enter(input, screen);
  input.resume();
  return { screen, stdin: silentStdin(), close, fail };
}

/** The window's size; 80x24 where the terminal does not tell. */
function sizeOf(output: NodeJS.WriteStream): Size {
  return { columns: output.columns || USUAL_SIZE.columns, rows: output.rows || USUAL_SIZE.rows };
}

function enter(input: NodeJS.ReadStream, screen: Screen): void {
  setRaw(input, true);
  screen.enter();
}

function leave(input: NodeJS.ReadStream, screen: Screen): void {
  screen.leave();
  setRaw(input, false);
}

/** A terminal that is gone cannot change its mode, and need not. */
function setRaw(input: NodeJS.ReadStream, on: boolean): void {
  try {
    input.setRawMode(on);
  } catch {
    return;
  }
}

function isCtrl(key: Key, char: string): boolean {
  return key.ctrl === true && key.char === char && !key.meta;
}

type Emitter = { on(event: string, f: (...args: never[]) => void): unknown; off: Emitter['on'] };

function listen(emitter: unknown, event: string, listener: (...args: never[]) => void): () => void {
  const target = emitter as Emitter;
  target.on(event, listener);
  return () => target.off(event, listener);
}

/** While the program ends, a terminal that closes at the same time is no news. */
function deafen(stream: NodeJS.EventEmitter): () => void {
  return listen(stream, 'error', () => {});
}

function stackOf(error: unknown): string {
  return (error instanceof Error && error.stack) || String(error);
}

function tell(text: string): void {
  try {
    process.stderr.write(`${text}\n`);
  } catch {
    return;
  }
}

/**
 * Ctrl-Z and `fg`. The whole group of processes is stopped, as the terminal itself would do it, so that a shell sees
 * also a program started through another one as stopped.
 */
function jobControl(input: NodeJS.ReadStream, screen: Screen, size: () => Size) {
  let stopped = false;
  let fallback: NodeJS.Timeout | undefined;
  const resume = () => {
    clearTimeout(fallback);
    stopped = false;
    process.off('SIGTSTP', suspend);
    process.on('SIGTSTP', suspend);
    // The shell may have set modes of its own meanwhile: leaving raw mode first makes Node set it afresh.
    setRaw(input, false);
    enter(input, screen);
    const now = size();
    if (now.columns !== screen.columns || now.rows !== screen.rows) screen.resize(now);
  };
  const suspend = () => {
    if (stopped) return;
    stopped = true;
    leave(input, screen);
    process.off('SIGTSTP', suspend);
    fallback = setTimeout(resume, STOP_MS);
    process.kill(0, 'SIGTSTP');
  };
  process.on('SIGTSTP', suspend);
  process.on('SIGCONT', resume);
  const stop = () => {
    clearTimeout(fallback);
    process.off('SIGTSTP', suspend);
    process.off('SIGCONT', resume);
  };
  return { suspend, stop };
}
