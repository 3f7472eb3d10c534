import { cleaned } from '../engine/foreign.ts';
import { spaced, withoutComment, writeCheckpoint } from '../engine/notation.ts';
import { isRefusal } from '../engine/ruleset.ts';
import type { Adviser } from './advice.ts';
import { type Answer, type Refused, refused, said } from './answer.ts';
import { refusedFor } from './ask.ts';
import { type Pilot, type PilotMaker, seatFellows, withFellows } from './fellows.ts';
import { exampleOf, type Games, readNewLine, tooNew } from './games.ts';
import { stateHash } from './hash.ts';
import { MANAGE } from './manage.ts';
import { managedWord, refusedWithName } from './managed.ts';
import { newRecord } from './new-record.ts';
import { readNamed } from './read-file.ts';
import { realDice, type Waiting } from './real-dice.ts';
import { addLine, closeRecord, flushRecord, type RecordFile, whyNot } from './record.ts';
import { Session } from './session.ts';
import { listed } from './set.ts';
import { DEFAULTS, type Settings } from './settings.ts';

export interface TableOptions {
  games: Games;
  /** Folder of the saved games. */
  folder: string;
  /** Every game is saved, under a name of its own if none is given; else only by `name` or `save NAME`. */
  saving: boolean;
  /** Name for the first game that is begun. */
  name?: string;
  /** Lines of one read are recorded together: the caller calls `flush` before it shows their answers. */
  batch?: boolean;
  /** `state` may be said. */
  test?: boolean;
  /** Seed of a game that names none; without it one is drawn. */
  seed?: number;
  /** Faces for the first game, or `ask`: every roll is made by hand. */
  dice?: readonly number[] | 'ask';
  settings?: Settings;
  settingsFolder?: string;
  /** Loads whoever gives hints. */
  loadAdviser?: () => Promise<Adviser>;
  /** Steers some of the heroes. */
  pilot?: Pilot;
  /** Loads whoever makes such pilots. */
  loadPilots?: () => Promise<PilotMaker>;
  /** Hears warnings and where a game is saved: for standard error or a line on the screen. */
  warn?: (sentence: string) => void;
}

/**
 * What people sit around: the game being played, its record, the other saved games and the settings. Every front end
 * gives its lines to `submit` and shows the answers; `leave` ends it.
 */
export class Table {
  readonly options: TableOptions;
  readonly games: Games;
  session: Session | null = null;
  file: RecordFile | null = null;
  settings: Settings;
  /** Command lines of the present record so far. */
  lines: string[] = [];
  count = 0;
  /** First line of the present record. */
  header = '';
  /** Choices shown so far by `more`. */
  shown = 0;
  /** The last answer that said something, for `repeat`. */
  last: Answer = { kind: 'nothing' };
  /** Refusal of the last command, for `expect refused`. */
  lastRefused: Refused | null = null;
  /** Settles when changed settings are on the disk. */
  settling: Promise<void> = Promise.resolve();
  players: string[] = [];
  adviser: Adviser | null = null;
  pilots: PilotMaker | null = null;
  /** A command that waits for the faces of real dice. */
  waiting: Waiting | null = null;
  private checkpointed = 0;
  private chapter = 0;
  private named: string | undefined;
  private dice: TableOptions['dice'];
  private readonly listeners = new Set<() => void>();

  constructor(options: TableOptions) {
    this.options = options;
    this.games = options.games;
    this.settings = options.settings ?? { ...DEFAULTS };
    this.players = listed(this.settings.names);
    this.named = options.name;
    this.dice = options.dice;
  }

  /** Calls `listener` whenever the game changed or another is on the table; the result ends that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Carries out one line. Unless `batch` is set, what it changed is recorded when this returns. */
  submit(raw: string): Answer {
    const alone = this.carryOut(raw);
    const answer = withFellows(this.options.pilot, this.session, alone);
    if (answer.kind === 'nothing') return answer;
    this.lastRefused = answer.kind === 'refused' ? answer : null;
    if (answer.kind !== 'said' || answer.prompt) this.shown = 0;
    if (!/^\s*(repeat|more)\b/i.test(raw)) this.last = answer;
    if (!this.options.batch) this.flushOrWarn();
    return answer;
  }

  /** Hands all recorded lines to the kernel. What went wrong, in a sentence; the game then goes on unsaved. */
  flush(): string | undefined {
    if (this.file === null || (this.file.pending === '' && !this.file.sync)) return undefined;
    try {
      flushRecord(this.file);
      return undefined;
    } catch (error) {
      const sentence = `The game "${this.file.name}" cannot be saved any more: ${whyNot(error)}.`;
      this.release();
      return sentence;
    }
  }

  /** Begins the game of a `new …` line. */
  begin(text: string): Answer {
    const made = readNewLine(this.games, text, this.options.seed ?? drawnSeed(), readNamed);
    if (isRefusal(made)) return refusedFor(text, made);
    const later = tooNew(text, made.rules);
    if (later) return { ...refused(text, `The record cannot be read: ${later}.`), unreadable: true };
    const session = new Session(made.rules, made.setup);
    const dice = Array.isArray(this.dice) ? this.dice : [];
    const no = made.rules.layDice(made.rules.copy(session.state), dice);
    if (no) return refusedFor(text, no);
    const name = this.named ?? (this.options.saving ? 'free' : undefined);
    const file = name === undefined ? null : newRecord(this.options, this.named, made.rules.saveName(made.setup), text);
    if (file !== null && 'kind' in file) return file;
    this.leave();
    this.named = undefined;
    this.dice = undefined;
    this.seat(session, made.setup.line, 0);
    this.lines = [];
    this.file = file;
    if (file) {
      addLine(file, this.header);
      this.options.warn?.(`The game is kept as "${file.name}".`);
    }
    if (dice.length > 0) session.submit(`dice ${dice.join(' ')}`);
    return { kind: 'begun', line: made.setup.line, seed: made.setup.seed, told: session.opening };
  }

  /** Puts a game on the table; `count` command lines of it are recorded already. */
  seat(session: Session, header: string, count: number): void {
    this.session = session;
    this.header = header;
    this.count = count;
    this.checkpointed = count;
    this.chapter = session.rules.chapter(session.state);
    session.facts = { players: this.players, verbose: this.settings.verbose };
    if (this.options.pilot) seatFellows(this.options.pilot, session, this.options.warn);
    session.record = (lines) => this.recorded(lines);
    session.subscribe(() => this.changed());
    this.changed();
  }

  /** Writes a checkpoint; `jump` when the game goes on from it whatever stands before. */
  checkpoint(jump = false): void {
    if (this.file === null || this.session === null) return;
    const { state, rules } = this.session;
    const kept = { hash: stateHash(state), rules: rules.version, state: { ...state, tell: undefined } };
    addLine(this.file, writeCheckpoint({ after: this.count, ...kept, ...(jump && { jump }) }));
    this.file.sync = true;
    this.checkpointed = this.count;
  }

  /** Ends the game in hand: a last checkpoint, the record closed, the lock freed. */
  leave(): void {
    if (this.count > this.checkpointed) this.checkpoint();
    this.flushOrWarn();
    this.release();
    this.session = null;
    this.waiting = null;
  }

  /** Ends after a fault of ours: what was recorded is kept, the state is not trusted any more. */
  abandon(): void {
    this.flushOrWarn();
    this.release();
  }

  private carryOut(raw: string): Answer {
    const { session } = this;
    if (session && this.waiting === null && this.options.dice !== 'ask') {
      const i = session.find(raw);
      if (i >= 0) return session.choose(i);
    }
    const text = spaced(withoutComment(cleaned(raw)));
    if (text === '') return { kind: 'nothing' };
    const [word, ...args] = text.split(' ');
    const managed = managedWord(text);
    if (managed) return withoutChoices(MANAGE[managed](this, args, text));
    if (session === null) return this.withoutGame(text, word.toLowerCase(), args);
    if (this.options.dice === 'ask') return realDice(this, session, text);
    return refusedWithName(text) ?? session.submit(text);
  }

  private withoutGame(text: string, word: string, args: string[]): Answer {
    const ask = this.games.find((g) => Object.hasOwn(g.freeAsk, word))?.freeAsk[word];
    if (!ask) return refused(text, `No game is begun. Say "${exampleOf(this.games)}", "resume" or "help".`);
    const lines = ask(args, { players: this.players, verbose: this.settings.verbose });
    return isRefusal(lines) ? refusedFor(text, lines) : said(...lines);
  }

  private recorded(lines: readonly string[]): void {
    this.count += lines.length;
    for (const line of lines) {
      this.lines.push(line);
      if (this.file) addLine(this.file, line);
    }
    if (this.file === null) return;
    const { rules, state } = this.session as Session;
    const chapter = rules.chapter(state);
    if (chapter === this.chapter && state.over === null) return;
    this.chapter = chapter;
    this.checkpoint();
  }

  private changed(): void {
    for (const listener of this.listeners) listener();
  }

  private flushOrWarn(): void {
    const wrong = this.flush();
    if (wrong) this.options.warn?.(wrong);
  }

  /** Closes the record without a word; the game goes on unsaved. */
  release(): void {
    if (this.file) closeRecord(this.file);
    this.file = null;
  }
}

/** A seed for a game that names none. */
function drawnSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}

/** A command about the table that is refused says itself what to say: the choices of the game are no help. */
function withoutChoices(answer: Answer): Answer {
  return answer.kind === 'refused' && answer.instead === undefined ? { ...answer, instead: '' } : answer;
}
