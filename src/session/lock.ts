import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who writes a record just now. `started` tells two processes with one number apart; null where it is not known. */
export interface Holder {
  host: string;
  pid: number;
  started: string | null;
}

const OURS: Holder = { host: hostname(), pid: process.pid, started: startOf(process.pid) };

/** Takes the lock at `path`, or tells who holds it. A holder of this host that runs no more does not count. */
export function takeLock(path: string): Holder | null {
  for (let tries = 0; tries < 5; tries++) {
    if (putLock(path)) return null;
    const holder = readHolder(path);
    if (holder && !isStale(holder)) return holder;
    remove(path);
  }
  return readHolder(path) ?? OURS;
}

export function freeLock(path: string): void {
  const holder = readHolder(path);
  if (holder?.host === OURS.host && holder.pid === OURS.pid) remove(path);
}

export function isStale(holder: Holder): boolean {
  if (holder.host !== OURS.host) return false;
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true;
  }
  return holder.started !== null && holder.started !== startOf(holder.pid);
}

/** A lock appears whole or not at all: it is written aside and linked. */
function putLock(path: string): boolean {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(OURS));
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    writeFileSync(path, JSON.stringify(OURS), { flag: 'wx' }); // some disks know no links
    return true;
  } finally {
    remove(aside);
  }
}

function readHolder(path: string): Holder | null {
  try {
    const held = JSON.parse(readFileSync(path, 'utf8'));
    return typeof held.host === 'string' && Number.isInteger(held.pid) ? held : null;
  } catch {
    return null;
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // already gone
  }
}

/** Start time of a process in ticks since the machine started, where the system tells it. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return null;
  }
}
