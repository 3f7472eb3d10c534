import { cleaned } from './foreign.ts';

/** A checkpoint of a record: `#@ {"after":4,"hash":"9f2c5e…","rules":1,"state":{…}}`. */
export interface Checkpoint {
  /** How many command lines stand before it, the `new` line not counted. */
  after: number;
  /** First 12 hex digits of the SHA-256 of the state's JSON with sorted keys. */
  hash: string;
  rules: number;
  state: unknown;
  /** The game went on from this state; the command lines not counted in `after` before it did not fit any more. */
  jump?: true;
}

export interface RecordLine {
  /** Place in the file, from 1. */
  line: number;
  text: string;
  checkpoint?: Checkpoint;
}

export interface RecordText {
  /** The `new …` line; null when the text holds no line at all. */
  header: RecordLine | null;
  lines: RecordLine[];
  /** A last line without a line end: whole in a script written by hand, cut off in a record. */
  unended: boolean;
}

/** Cuts text into lines at LF, CR LF and lone CR; the part behind the last line end comes last, often empty. */
export function linesOf(text: string): string[] {
  return (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).split(/\r\n|\n|\r/);
}

/** A line without its comment and outer blanks. `#` begins a comment at the start of a line or after a blank. */
export function withoutComment(line: string): string {
  const at = line.indexOf('#');
  if (at < 0) return line.trim();
  return line.replace(/(^|\s)#.*$/s, '').trim();
}

/** One blank between words. */
export function spaced(line: string): string {
  return line.trim().replace(/\s+/g, ' ');
}

/** Reads a record or a script. Comments and blank lines are left out; a checkpoint that is no JSON is a comment. */
export function readRecord(text: string): RecordText {
  const rows = linesOf(cleaned(text));
  const out: RecordText = { header: null, lines: [], unended: rows[rows.length - 1] !== '' };
  for (const [i, row] of rows.entries()) {
    const checkpoint = row.startsWith('#@') ? readCheckpoint(row) : undefined;
    const told = withoutComment(row);
    if (checkpoint) out.lines.push({ line: i + 1, text: '', checkpoint });
    else if (told !== '' && out.header === null) out.header = { line: i + 1, text: told };
    else if (told !== '') out.lines.push({ line: i + 1, text: told });
  }
  return out;
}

export function writeCheckpoint(checkpoint: Checkpoint): string {
  return `#@ ${JSON.stringify(checkpoint)}`;
}

function readCheckpoint(row: string): Checkpoint | undefined {
  try {
    const c = JSON.parse(row.slice(2));
    const whole = Number.isInteger(c.after) && typeof c.hash === 'string' && Number.isInteger(c.rules);
    return whole && typeof c.state === 'object' && c.state !== null ? c : undefined;
  } catch {
    return undefined;
  }
}
