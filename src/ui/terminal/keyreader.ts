import { EventEmitter } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
import { cutKeys, cutRest, type Key } from './keys.ts';

/** How long a lone ESC may still become an arrow, in milliseconds. */
export const ESCAPE_MS = 50;
/** How long a begun sequence may take: over a slow line its bytes come in several packets. */
export const SEQUENCE_MS = 500;

export type KeyReader = { stop(): void };

type Source = Pick<NodeJS.ReadableStream, 'on' | 'off'>;

/**
 * Reads bytes from `input` and hands its keys to `onKey` one by one, in order, at once but for a lone ESC. Nothing is
 * handed on after `stop()`, not even keys of the same read. The caller sets raw mode and minds 'end' and 'error'.
 */
export function readKeys(input: Source, onKey: (key: Key) => void): KeyReader {
  const decoder = new StringDecoder('utf8');
  let pending = '';
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let lastLook: NodeJS.Immediate | undefined;

  const hand = (keys: Key[]) => {
    for (const key of keys) if (!stopped) onKey(key);
  };
  const forget = () => {
    clearTimeout(timer);
    clearImmediate(lastLook);
  };
  const giveUp = () => {
    const rest = pending;
    pending = '';
    hand(cutRest(rest));
  };
  const read = (bytes: Buffer | string) => {
    forget();
    const cut = cutKeys(pending, typeof bytes === 'string' ? bytes : decoder.write(bytes));
    pending = cut.pending;
    // After a long pause of ours the timer is due before the waiting bytes are read: look once more first.
    const wait = pending === '\x1b' ? ESCAPE_MS : SEQUENCE_MS;
    if (pending) timer = setTimeout(() => (lastLook = setImmediate(giveUp)), wait);
    hand(cut.keys);
  };
  input.on('data', read);
  return {
    stop() {
      stopped = true;
      forget();
      input.off('data', read);
    },
  };
}

/** A keyboard that nobody types on, for Ink: it believes it has a terminal and never reads a key. */
export function silentStdin(): NodeJS.ReadStream {
  const stdin = Object.assign(new EventEmitter(), {
    isTTY: true,
    setRawMode: () => stdin,
    setEncoding: () => stdin,
    ref: () => stdin,
    unref: () => stdin,
    resume: () => stdin,
    pause: () => stdin,
    read: () => null,
  });
  return stdin as unknown as NodeJS.ReadStream;
}
