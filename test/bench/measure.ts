import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** One line of the table: what was asked, what was measured, and how the others did in the same run. */
export interface Row {
  what: string;
  goal: string;
  measured: string;
  /** Bare Node, plain Ink and other peers. */
  beside?: string;
  /** Undefined when nothing could be measured. */
  met: boolean | undefined;
}

export const PAIRS = 15;

export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Times of each case in milliseconds, the cases taking turns; what comes first in a run is left out. */
export async function takingTurns<Name extends string>(
  cases: { readonly [name in Name]: () => number | Promise<number> },
  rounds = PAIRS,
): Promise<{ [name in Name]: number[] }> {
  const names = Object.keys(cases) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as { [name in Name]: number[] };
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const time = await cases[name]();
      if (round >= 0) times[name].push(time);
    }
  }
  return times;
}

/** The median of the ratios of pairs measured one after the other. */
export const ratio = (times: readonly number[], others: readonly number[]): number =>
  median(times.map((time, i) => time / others[i]));

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
export const times = (value: number): string => `${value.toFixed(2)} x`;
export const count = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
export const bytes = (value: number): string => `${count(value)} bytes`;
export const megabytes = (kilobytes: number): string => `${(kilobytes / 1024).toFixed(1)} MB`;

const folders: string[] = [];
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'farland-bench-'));
  folders.push(folder);
  return folder;
}
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

const UNSET = ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS', 'CI', 'CONTINUOUS_INTEGRATION', 'NO_COLOR', 'FORCE_COLOR'];

/** The environment of everything that is measured: certificates and signs of a build server distort it. */
export function environment(): { [name: string]: string } {
  const all = Object.entries(process.env).filter(([name]) => !UNSET.includes(name) && !name.startsWith('FARLAND_'));
  return {
    ...(Object.fromEntries(all) as { [name: string]: string }),
    NODE_ENV: 'production',
    FARLAND_CONFIG: emptyFolder(),
  };
}

/** What a program prints, run by this Node. Throws when it fails. */
export function printed(args: readonly string[], flags: readonly string[] = []): string {
  const done = spawnSync(process.execPath, [...flags, ...args], {
    env: environment(),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (done.status !== 0) throw new Error(`${args.join(' ')} failed:\n${done.stderr}`);
  return done.stdout.trim();
}
