import { readFileSync } from 'node:fs';
import { spawn } from '@lydell/node-pty';
import { environment } from './measure.ts';

/** A program on a pseudo-terminal whose bytes are counted and timed, and drawn nowhere. */
export interface Watched {
  /** Milliseconds from the start of the program to the end of the first frame that holds `last`. */
  until(last: RegExp): Promise<number>;
  /** Sends keys; what comes back until nothing came for `quiet` milliseconds, and when its last byte came. */
  press(keys: string, quiet?: number): Promise<{ bytes: string; ms: number }>;
  send(keys: string): void;
  bytes(): string;
  /** Moments at which something came, in milliseconds, and how much. */
  readonly came: { at: number; length: number }[];
  /** Resident memory in kilobytes; undefined where the system does not tell. */
  memory(): number | undefined;
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

const WAIT_MS = 20_000;
const QUIET_MS = 40;

export const pause = (time: number): Promise<void> => new Promise((settle) => setTimeout(settle, time));

export function watch(args: readonly string[], size: { cols: number; rows: number }, env = environment()): Watched {
  let all = '';
  let heard: () => void = () => {};
  const came: Watched['came'] = [];
  const began = performance.now();
  const child = spawn(process.execPath, [...args], {
    name: 'xterm-256color',
    ...size,
    env: { ...env, TERM: 'xterm-256color' },
  });
  child.onData((data) => {
    all += data;
    came.push({ at: performance.now(), length: Buffer.byteLength(data) });
    heard();
  });
  let over = false;
  const ended = new Promise<void>((settle) => {
    child.onExit(() => {
      over = true;
      settle();
      heard();
    });
  });
  const until = async (last: RegExp) => {
    const deadline = setTimeout(() => heard(), WAIT_MS);
    while (!last.test(all)) {
      if (over || performance.now() - began > WAIT_MS)
        throw new Error(`${last} was never seen in:\n${all.slice(-2000)}`);
      await new Promise<void>((settle) => {
        heard = settle;
      });
    }
    clearTimeout(deadline);
    return came[came.length - 1].at - began;
  };
  const press = async (keys: string, quiet = QUIET_MS) => {
    const from = all.length;
    const first = came.length;
    const sent = performance.now();
    child.write(keys);
    for (;;) {
      await pause(quiet);
      const last = came.length > first ? came[came.length - 1].at : undefined;
      if (last !== undefined && performance.now() - last >= quiet) return { bytes: all.slice(from), ms: last - sent };
      if (performance.now() - sent > WAIT_MS) throw new Error(`${JSON.stringify(keys)} was never answered`);
    }
  };
  return {
    until,
    press,
    send: (keys) => child.write(keys),
    bytes: () => all,
    came,
    ended,
    memory: () => memoryOf(child.pid),
    async end() {
      if (!over) child.kill('SIGKILL');
      await ended;
    },
  };
}

function memoryOf(pid: number): number | undefined {
  try {
    const found = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return found ? Number(found[1]) : undefined;
  } catch {
    return undefined;
  }
}
