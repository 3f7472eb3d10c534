import type { Core } from '../engine/machine.ts';
import { type Checkpoint, type RecordLine, type RecordText, readRecord } from '../engine/notation.ts';
import { isRefusal, type ReadFile } from '../engine/ruleset.ts';
import { type Games, readNewLine, tooNew } from './games.ts';
import { stateHash } from './hash.ts';
import { managedWord } from './managed.ts';
import { Session } from './session.ts';

/** A game taken up from its record. */
export interface Loaded {
  session: Session;
  /** Command lines of the record, those that fit no more included. */
  count: number;
  /** Whether the game went on from a checkpoint instead of being told from the beginning. */
  jumped: boolean;
  /** Command lines that fit no more: shown to the player, and still in the file. */
  unfit: RecordLine[];
  /** What the player is told about all this. */
  words: string[];
}

export interface Unreadable {
  unreadable: string;
}

/** Plays a record again. What cannot be done as it was done before goes on from the last checkpoint. */
export function loadRecord(text: string, games: Games, read: ReadFile): Loaded | Unreadable {
  const record = readRecord(text);
  const words: string[] = [];
  if (record.unended) words.push(...dropTorn(record, text));
  if (record.header === null) return { unreadable: 'there is no line in it that can be read' };
  const begun = tryNew(record.header.text, games, read);
  if ('unreadable' in begun) return begun;
  const count = record.lines.filter((l) => !l.checkpoint).length;
  const told = { count, jumped: false, unfit: [] as RecordLine[], words };

  const jump = record.lines.findLastIndex((l) => l.checkpoint?.jump && isWhole(l.checkpoint));
  if (jump < 0) {
    const session = begun.begin();
    const stopped = playOn(session, record.lines);
    if (stopped === null) return { session, ...told };
    if (stopped.why !== '') words.push(stopped.why);
    const rest = goOnFromCheckpoint(record, begun, stopped.at, words);
    if (rest) return { ...told, ...rest };
    return { session, ...told, unfit: commandsFrom(record.lines, stopped.at) };
  }
  const session = takenUp(begun, record.lines[jump]);
  if (session === null) return { unreadable: 'the state that it went on from is not one of this program' };
  const stopped = playOn(session, record.lines.slice(jump + 1));
  const unfit = stopped ? commandsFrom(record.lines, jump + 1 + stopped.at) : [];
  return { session, ...told, unfit };
}

export type Begun = { begin: (state?: Core) => Session };

function tryNew(header: string, games: Games, read: ReadFile): Begun | Unreadable {
  const made = readNewLine(games, header, 0, read);
  if (isRefusal(made)) return { unreadable: whyNoGame(header, made.text) };
  const { rules, setup } = made;
  const later = tooNew(header, rules);
  if (later !== undefined) return { unreadable: later };
  return { begin: (state) => new Session(rules, setup, state) };
}

/** A first line that is no line at all is not quoted. */
function whyNoGame(header: string, why: string): string {
  if (!/^[ -~]+$/.test(header)) return 'it is no record';
  if (/^new\b/i.test(header)) return `its first line begins no game: ${why.replace(/\.$/, '')}`;
  return `its first line, "${header.slice(0, 80)}", begins no game`;
}

/** Plays lines until one is refused or a checkpoint tells of another state. Null when all fitted. */
function playOn(session: Session, lines: readonly RecordLine[]): { at: number; why: string } | null {
  for (const [at, line] of lines.entries()) {
    if (line.checkpoint) {
      if (line.checkpoint.jump || stateHash(session.state) === line.checkpoint.hash) continue;
      if (!isWhole(line.checkpoint)) continue; // the checkpoint itself is damaged: the commands are the better witness
      return { at, why: `Line ${line.line}: the game told again is not the game that was played.` };
    }
    const refusal = playLine(session, line.text);
    if (refusal !== null) return { at, why: '' };
  }
  return null;
}

/** One line of a record; what it says when it is refused, else null. */
function playLine(session: Session, text: string): string | null {
  if (managedWord(text)) return null; // a record made from a script may hold lines that are not the game's own
  try {
    const answer = session.submit(text);
    return answer.kind === 'refused' ? answer.text : null;
  } catch (error) {
    return String(error);
  }
}

function goOnFromCheckpoint(
  record: RecordText,
  begun: Begun,
  stopped: number,
  words: string[],
): { session: Session; jumped: true; unfit: RecordLine[] } | null {
  const at = record.lines.findLastIndex((l) => l.checkpoint && isWhole(l.checkpoint));
  if (at < 0 || at < stopped) return null;
  const session = takenUp(begun, record.lines[at]);
  if (session === null) return null;
  words.push('The rules have changed since. The game goes on from its last checkpoint.');
  const after = playOn(session, record.lines.slice(at + 1));
  return { session, jumped: true, unfit: after ? commandsFrom(record.lines, at + 1 + after.at) : [] };
}

/** The game as a checkpoint left it; null for a state that this program cannot play. */
export function takenUp({ begin }: Begun, { checkpoint }: RecordLine): Session | null {
  try {
    const session = begin(checkpoint?.state as Core);
    session.choices();
    session.question();
    return session;
  } catch {
    return null;
  }
}

function commandsFrom(lines: readonly RecordLine[], at: number): RecordLine[] {
  return lines.slice(at).filter((l) => !l.checkpoint);
}

/** A checkpoint whose state has the hash it names. */
export function isWhole(checkpoint: Checkpoint): boolean {
  return stateHash(checkpoint.state) === checkpoint.hash;
}

/** A last line without a line end was cut off while it was written: its answer was never shown. */
function dropTorn(record: RecordText, text: string): string[] {
  const last = text.split(/\r\n|\n|\r/).length;
  const torn = record.lines.at(-1);
  if (torn?.line === last) record.lines.pop();
  else if (record.header?.line === last) record.header = null;
  return ['The last line was cut off and is left out.'];
}
