import { StringDecoder } from 'node:string_decoder';

/** Cuts what is read into lines. LF, CR LF and a lone CR end a line; a byte-order mark at the start is left out. */
export interface LineCutter {
  /** The whole lines that have come with this chunk. */
  take(chunk: Buffer): string[];
  /** A last line without its end; none when the input ended with a line end. */
  rest(): string[];
}

export function lineCutter(): LineCutter {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let first = true;
  const cut = (text: string): string[] => {
    let all = held + text;
    if (first && all !== '') {
      first = false;
      if (all.charCodeAt(0) === 0xfeff) all = all.slice(1);
    }
    // a CR at the end may be half of a CR LF: it waits, unless it ends the input
    const waits = all.endsWith('\r') ? '\r' : '';
    const lines = (waits ? all.slice(0, -1) : all).split(all.includes('\r') ? /\r\n|\n|\r/ : '\n');
    held = (lines.pop() ?? '') + waits;
    return lines;
  };
  return {
    take: (chunk) => cut(decoder.write(chunk)),
    rest: () => {
      const last = held + decoder.end();
      held = '';
      return last === '' ? [] : [last.replace(/\r$/, '')];
    },
  };
}
