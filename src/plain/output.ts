import { fstatSync, writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { whyNot } from '../session/record.ts';

/** Standard output of a program whose reader may go away or be slow. */
export interface Output {
  /** Settles when the text is handed on; false when nobody reads any more. */
  write(text: string | Uint8Array): Promise<boolean>;
  /** Why not, in a sentence; undefined while all is well, and when the reader went away, which is no fault. */
  wrong?: string;
}

export function outputTo(stream: Writable): Output {
  let gone = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    gone = true;
    if (error.code !== 'EPIPE') output.wrong = `The output cannot be written: ${whyNot(error)}.`;
  });
  const output: Output = {
    write: (text) =>
      new Promise((settle) => {
        if (gone) settle(false);
        else if (text.length === 0) settle(true);
        else stream.write(text, (error) => setImmediate(settle, !error)); // behind the error event
      }),
  };
  return output;
}

/**
 * Standard output. A file or a pipe is written without Node's stream, which is slow to make and would write at once
 * too; the stream comes in when the other end cannot take more.
 */
export function standardOutput(): Output {
  if (isTerminal(1)) return outputTo(process.stdout);
  let stream: Output | undefined;
  const output: Output = {
    async write(text) {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      let done = 0;
      try {
        while (stream === undefined && done < bytes.length) done += writeSync(1, bytes, done);
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code !== 'EAGAIN') {
          if (code !== 'EPIPE') output.wrong = `The output cannot be written: ${whyNot(error)}.`;
          return false;
        }
        stream = outputTo(process.stdout);
      }
      if (stream === undefined) return true;
      const handed = await stream.write(bytes.subarray(done));
      output.wrong = stream.wrong;
      return handed;
    },
  };
  return output;
}

/** Whether standard input (0) or output (1) is a terminal; only what may be one is asked, for that is slow. */
export function isTerminal(fd: 0 | 1): boolean {
  const { isTTY } = mayBeTerminal(fd) ? (fd === 0 ? process.stdin : process.stdout) : { isTTY: false };
  return isTTY === true;
}

function mayBeTerminal(fd: number): boolean {
  try {
    return fstatSync(fd).isCharacterDevice();
  } catch {
    return true;
  }
}
