import { closeSync, openSync, writeSync } from 'node:fs';
import { whyNot } from '../session/record.ts';
import { misused } from './exit.ts';
import { warn } from './table.ts';

export interface Transcript {
  write: (text: string) => void;
  close: () => void;
}

/** A file that gets all that is said, as it is said: anew, or behind what stands there. What goes wrong later is told once, and the game goes on. */
export function openTranscript(path: string, how: 'w' | 'a' = 'w'): Transcript {
  let fd: number | null;
  try {
    fd = openSync(path, how);
  } catch (error) {
    throw misused(`The transcript "${path}" cannot be written: ${whyNot(error)}.`);
  }
  const close = (): void => {
    if (fd !== null) closeSync(fd);
    fd = null;
  };
  const write = (text: string): void => {
    if (fd === null) return;
    const bytes = Buffer.from(text);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
    } catch (error) {
      close();
      warn(`The transcript "${path}" cannot be written any more: ${whyNot(error)}.`);
    }
  };
  return { write, close };
}
