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
