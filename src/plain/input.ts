import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';

const CHUNK_BYTES = 65_536;

/**
 * Standard input, chunk by chunk. What lies ready, in a file or in a pipe, is read at once, without Node's stream:
 * to make that takes a fifth of the time that Node itself needs to start.
 */
export async function* standardInput(): AsyncGenerator<Buffer> {
  const fd = readyInput();
  if (fd !== undefined && (yield* readyChunks(fd))) return;
  for await (const chunk of process.stdin) yield chunk as Buffer;
}

/** True at the end of the input; false when more may come later. */
async function* readyChunks(fd: number): AsyncGenerator<Buffer, boolean> {
  try {
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
      const length = readSync(fd, chunk);
      if (length === 0) return true;
      yield chunk.subarray(0, length);
      // Signals are heard only when Node comes round.
      await new Promise((settle) => setImmediate(settle));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    return false;
  } finally {
    if (fd !== 0) closeSync(fd);
  }
}

/** A descriptor that never waits: a file's own, or Linux's second one for a pipe. Undefined where there is none. */
function readyInput(): number | undefined {
  try {
    const stat = fstatSync(0);
    if (stat.isFile()) return 0;
    if (!stat.isFIFO() || process.platform !== 'linux') return undefined;
    return openSync('/proc/self/fd/0', constants.O_RDONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}
