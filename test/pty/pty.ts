import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';

/** `env` is laid over the environment of the tests; undefined takes a name out of it. */
export type PtyOptions = { cols?: number; rows?: number; cwd?: string; env?: { [name: string]: string | undefined } };

export type Pty = {
  readonly pid: number;
  send(bytes: string): void;
  /** Resolves when the text is on the screen, rows joined by newlines; rejects with the screen after `ms` (10 s). */
  waitFor(wanted: string | RegExp, ms?: number): Promise<void>;
  /** The same for all that was ever written, sequences and all; `from` is an earlier length of `bytes()`. */
  waitForBytes(wanted: string | RegExp, ms?: number, from?: number): Promise<void>;
  /** The rows as a player sees them, without blanks at their ends. */
  screen(): string[];
  /** Rows that scrolled off the top of the player's own screen. */
  scrollback(): string[];
  cursor(): { x: number; y: number };
  /** Which screen is shown: the player's own or the program's. */
  buffer(): 'normal' | 'alternate';
  resize(cols: number, rows: number): void;
  bytes(): string;
  readonly exit: Promise<{ code: number; signal: number | undefined }>;
  /** Resolves when nothing was written for `ms` milliseconds (100). */
  quiet(ms?: number): Promise<void>;
  kill(signal?: string): void;
  /** Closes the terminal's window: the program loses its terminal. `exit` may never be told. */
  hangUp(): void;
};

const WAIT_MS = 10_000;
const STEP_MS = 10;

/** Runs a command on a pseudo-terminal of 80x24 and shows what a player would see. */
export function openPty(command: string, args: string[], options: PtyOptions = {}): Pty {
  const { cols = 80, rows = 24 } = options;
  const terminal = new xterm.Terminal({ cols, rows, allowProposedApi: true, scrollback: 1000 });
  const child = spawn(command, args, {
    name: 'xterm-256color',
    cols,
    rows,
    cwd: options.cwd,
    env: environment(options),
  });
  let bytes = '';
  let last = Date.now();
  child.onData((data) => {
    bytes += data;
    last = Date.now();
    terminal.write(data);
  });
  terminal.onData((answer) => child.write(answer));
  const exit = new Promise<{ code: number; signal: number | undefined }>((resolve) => {
    child.onExit(({ exitCode, signal }) =>
      terminal.write('', () => resolve({ code: exitCode, signal: signal || undefined })),
    );
  });
  const shown = () => readRows(terminal, terminal.buffer.active.baseY, terminal.rows);
  const wait = async (what: () => boolean, ms: number, complaint: string) => {
    const until = Date.now() + ms;
    while (!what()) {
      if (Date.now() > until) throw new Error(`${complaint} in ${ms} ms. The screen:\n${shown().join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  };
  return {
    pid: child.pid,
    send: (text) => child.write(text),
    waitFor: (wanted, ms = WAIT_MS) => wait(() => holds(shown().join('\n'), wanted), ms, `No ${wanted} on the screen`),
    waitForBytes: (wanted, ms = WAIT_MS, from = 0) =>
      wait(() => holds(bytes.slice(from), wanted), ms, `No ${JSON.stringify(String(wanted))} was written`),
    screen: shown,
    scrollback: () => readRows(terminal, 0, terminal.buffer.active.baseY),
    cursor: () => ({ x: terminal.buffer.active.cursorX, y: terminal.buffer.active.cursorY }),
    buffer: () => terminal.buffer.active.type,
    resize(newCols, newRows) {
      terminal.resize(newCols, newRows);
      child.resize(newCols, newRows);
    },
    bytes: () => bytes,
    exit,
    quiet: (ms = 100) => {
      last = Date.now();
      return wait(() => Date.now() - last >= ms, WAIT_MS, 'It never fell silent');
    },
    kill: (signal) => child.kill(signal),
    hangUp: () => (child as typeof child & { destroy(): void }).destroy(),
  };
}

function holds(text: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text);
}

function environment(options: PtyOptions): { [name: string]: string } {
  const all = { ...process.env, ...options.env };
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** Rows of any emulator, without blanks at their ends. */
export function readRows(terminal: InstanceType<typeof xterm.Terminal>, from: number, count: number): string[] {
  const buffer = terminal.buffer.active;
  return Array.from(
    { length: count },
    (_, y) =>
      buffer
        .getLine(from + y)
        ?.translateToString(true, 0, terminal.cols)
        .trimEnd() ?? '',
  );
}

/** A pseudo-terminal with a shell around the command that notes the terminal's modes before and after it. */
export type Stty = Pty & { stty(): { before: string; after: string } };

/** Like `openPty`; the shell ends with the command's exit code, and `stty()` tells the modes after that. */
export function sttyOf(command: string, args: string[], options: PtyOptions = {}): Stty {
  const folder = mkdtempSync(join(tmpdir(), 'farland-stty-'));
  const script = 'trap : INT TERM HUP; stty -a >"$0/before"; "$@"; code=$?; stty -a >"$0/after"; exit $code';
  const pty = openPty('sh', ['-c', script, folder, command, ...args], options);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let noted = { before: '', after: '' };
  const exit = pty.exit.then((end) => {
    if (existsSync(join(folder, 'after'))) noted = { before: read('before'), after: read('after') };
    remove();
    return end;
  });
  const hangUp = () => {
    pty.hangUp();
    remove();
  };
  return { ...pty, exit, hangUp, stty: () => noted };
}
