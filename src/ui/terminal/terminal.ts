import { readKeys, silentStdin } from './keyreader.ts';
import type { Key } from './keys.ts';
import { createScreen, type Screen, type Size, USUAL_SIZE } from './screen.ts';

/** Why the program ends without having asked for it. 'gone': the terminal was closed; 'fault': an error of ours. */
export type Ending = 'SIGINT' | 'SIGTERM' | 'SIGHUP' | 'gone' | 'fault';

export type TerminalOptions = {
  input: NodeJS.ReadStream;
  output: NodeJS.WriteStream;
  onKey: (key: Key) => void;
  /** Draw in colours? Without it: unless NO_COLOR is set and not empty, of which chalk knows nothing. */
  colours?: boolean;
  /** Called when the window has a new size, before Ink lays out anew. `screen` knows the size already. */
  onResize?: (size: Size) => void;
  /**
   * Called once before the program ends by itself: the place to save. What it returns is said on standard error when
   * the screen is restored; what it throws is shown as a fault.
   */
  beforeExit?: (why: Ending) => string | undefined;
  /** What a player reads after a fault, once the screen is restored. Without it: the stack of the error. */
  explain?: (error: unknown) => string;
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

  const screen = createScreen(
    (bytes) => output.write(bytes),
    sizeOf(output),
    () => end('gone'),
    options.colours ?? !process.env.NO_COLOR,
  );
  const end = ending(options, () => leave(input, screen));
  const fail = (error: unknown) => end('fault', error ?? new Error('An error without a reason'));
  const job = jobControl(input, screen);
  const reader = readKeys(input, (key) => {
    if (isCtrl(key, 'c')) end('SIGINT');
    else if (isCtrl(key, 'z')) job.suspend();
    else options.onKey(key);
  });
  const deaf = [...hearEnds(options, end, fail), job.stop, reader.stop];
  deaf.push(listen(output, 'resize', () => screen.resize(sizeOf(output))));
  // Heard before Ink hears of it, so that the first frame of the new size is already the caller's.
  screen.on('resize', () => options.onResize?.({ columns: screen.columns, rows: screen.rows }));
  enter(input, screen);
  input.resume();
  const close = () => {
    for (const step of deaf.splice(0)) step();
    leave(input, screen);
    input.pause();
  };
  return { screen, stdin: silentStdin(), close, fail };
}

/** The one way out: save, restore, say what there is to say, exit. What comes after the first call is too late. */
function ending({ beforeExit, explain }: TerminalOptions, restore: () => void) {
  let ended = false;
  return (why: Ending, error?: unknown) => {
    if (ended) return;
    ended = true;
    let fault = error;
    let word: string | undefined;
    try {
      word = beforeExit?.(why);
    } catch (thrown) {
      fault ??= thrown;
    }
    restore();
    if (word !== undefined) tell(word);
    if (fault !== undefined) tell(explain?.(fault) ?? stackOf(fault));
    process.exit(fault === undefined ? EXIT_CODES[why] : EXIT_CODES.fault);
  };
}

function hearEnds({ input, output }: TerminalOptions, end: (why: Ending) => void, fail: (error: unknown) => void) {
  const gone = () => end('gone');
  return [
    listen(process, 'uncaughtException', fail),
    listen(process, 'unhandledRejection', fail),
    ...SIGNALS.map((signal) => listen(process, signal, () => end(signal))),
    ...['end', 'close', 'error'].map((event) => listen(input, event, gone)),
    listen(output, 'error', gone),
  ];
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
function jobControl(input: NodeJS.ReadStream, screen: Screen) {
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
    // A stopped program is not told of a new window size, and Node asks for it only at this signal.
    process.kill(process.pid, 'SIGWINCH');
  };
  const suspend = () => {
    if (stopped || process.platform === 'win32') return;
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
