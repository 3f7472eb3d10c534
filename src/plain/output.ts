import type { Writable } from 'node:stream';

/** Standard output of a program whose reader may go away or be slow. */
export interface Output {
  /** Settles when the text is handed on; false when nobody reads any more. */
  write(text: string): Promise<boolean>;
}

export function outputTo(stream: Writable): Output {
  let gone = false;
  stream.on('error', () => {
    gone = true;
  });
  return {
    write: (text) =>
      new Promise((settle) => {
        if (gone) settle(false);
        else if (text === '') settle(true);
        else stream.write(text, (error) => settle(!error));
      }),
  };
}
