import { closeSync, fsyncSync, openSync, truncateSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './folder.ts';
import { freeLock, takeLock } from './lock.ts';

/** A record open for writing. Lines are gathered by `add` and handed to the kernel in one write by `flush`. */
export interface RecordFile {
  name: string;
  path: string;
  fd: number;
  pending: string;
  /** The next flush also waits for the disk. */
  sync: boolean;
}

/** Why a record cannot be opened, in words. `taken` when its name is in use. */
export interface NotOpened {
  sentence: string;
  taken?: true;
}

/** A new, empty record. An existing one is never opened here. */
export function createRecord(name: string, path: string): RecordFile | NotOpened {
  try {
    makeFolder(dirname(path));
  } catch (error) {
    return { sentence: `The game cannot be saved as "${name}": ${whyNot(error)}.` };
  }
  try {
    const file = open(name, path, 'ax');
    takeLock(`${path}.lock`);
    return file;
  } catch (error) {
    return because(name, error as NodeJS.ErrnoException);
  }
}

/** An existing record, to be written on behind its first `length` bytes; what stood there was cut off in writing. */
export function continueRecord(name: string, path: string, length: number): RecordFile | NotOpened {
  try {
    const holder = takeLock(`${path}.lock`);
    if (holder) {
      const where = `process ${holder.pid} on ${holder.host}`;
      return {
        sentence: `"${name}" is being played in another program (${where}). End it there, or play another game.`,
      };
    }
    truncateSync(path, length);
    return open(name, path, 'a');
  } catch (error) {
    freeLock(`${path}.lock`);
    return because(name, error as NodeJS.ErrnoException);
  }
}

export function addLine(file: RecordFile, line: string): void {
  file.pending += `${line}\n`;
}

/** Throws what the system says when the disk is full or gone. */
export function flushRecord(file: RecordFile): void {
  if (file.pending !== '') {
    const bytes = Buffer.from(file.pending);
    for (let at = 0; at < bytes.length; ) at += writeSync(file.fd, bytes, at);
    file.pending = '';
  }
  if (file.sync) fsyncSync(file.fd);
  file.sync = false;
}

export function closeRecord(file: RecordFile): void {
  closeSync(file.fd);
  freeLock(`${file.path}.lock`);
}

function open(name: string, path: string, flags: string): RecordFile {
  return { name, path, fd: openSync(path, flags), pending: '', sync: false };
}

function because(name: string, error: NodeJS.ErrnoException): NotOpened {
  if (error.code === 'EEXIST')
    return { sentence: `There is a game named "${name}" already. Choose another name.`, taken: true };
  return { sentence: `The game cannot be saved as "${name}": ${whyNot(error)}.` };
}

const SAID: { [code: string]: string } = {
  EACCES: 'there is no permission for it',
  EPERM: 'there is no permission for it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where its folder should be',
  EEXIST: 'a file stands where its folder should be',
  EISDIR: 'it is a folder',
  ENOENT: 'it is not there',
  ENXIO: 'it is no file',
  ELOOP: 'it leads round in a circle',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk does not answer',
};

/** What the system said, in words. */
export function whyNot(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return SAID[code] ?? (code === '' ? String(error) : `the system says ${code}`);
}
