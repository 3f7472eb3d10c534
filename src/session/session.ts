import type { Core, Move } from '../engine/machine.ts';
import { choices } from '../engine/machine.ts';
import { spaced } from '../engine/notation.ts';
import {
  type AnyRuleset,
  type Expansion,
  isRefusal,
  type Question,
  type Setup,
  type TableFacts,
} from '../engine/ruleset.ts';
import { type Answer, type Choice, type Done, type Refused, refused, type Told } from './answer.ts';
import { askGame, noSuchNumber, refusedFor } from './ask.ts';
import {
  bookmark,
  closeBehind,
  type Entry,
  goBack,
  type History,
  historyOf,
  keepMark,
  perform,
  Watch,
} from './history.ts';
import { whyNoUndo } from './words.ts';

/** The line as commands are compared: lower case, one blank between words, `tenaya: drink`. */
export function plainCommand(line: string): string {
  return spaced(line).toLowerCase().replace(/ ?: ?/, ': ');
}

/**
 * One game being played, in memory. It knows no game, no disk and no front end. Lines go in by `submit`; every line
 * that changes the game is handed to `record` in canonical notation before `submit` returns.
 */
export class Session {
  readonly rules: AnyRuleset;
  readonly setup: Setup;
  state: Core;
  /** Raised whenever the state became another. */
  version = 0;
  /** Hears the lines for the record; the state is the one after them. */
  record: (lines: readonly string[]) => void = () => {};
  facts: TableFacts = { players: [], verbose: 1 };
  /** What the set-up told. */
  readonly opening: readonly Told[];
  private readonly history: History;
  private readonly watch = new Watch();
  private readonly listeners = new Set<() => void>();
  private cached: Move[] | null = null;
  private written: string[] = [];

  /** Begins a game; with `state` goes on from that state instead. */
  constructor(rules: AnyRuleset, setup: Setup, state?: Core) {
    this.rules = rules;
    this.setup = setup;
    const opening: { type: string }[] = [];
    this.state = state ?? rules.begin(setup, (event) => opening.push(event));
    this.opening = opening.map((event) => ({ event, lines: rules.say(this.state, event) }));
    this.history = historyOf(rules, this.state);
  }

  /** Calls `listener` after each change of the state; the result ends that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  actions(): readonly Move[] {
    if (this.cached === null) this.cached = choices(this.rules, this.state);
    return this.cached;
  }

  /** Canonical notation of the choice at place `i`, from 0. */
  commandAt(i: number): string {
    const known = this.written[i];
    if (known !== undefined) return known;
    const command = this.rules.write(this.state, this.actions()[i]);
    this.written[i] = command;
    return command;
  }

  choiceAt(i: number): Choice {
    const action = this.actions()[i];
    return { n: i + 1, command: this.commandAt(i), text: this.rules.label(this.state, action), action };
  }

  /** Every legal choice in its order, with words. */
  choices(): readonly Choice[] {
    return this.actions().map((_, i) => this.choiceAt(i));
  }

  question(): Question {
    return this.rules.question(this.state);
  }

  /** Place from 0 of the choice with exactly this canonical command, or -1. */
  find(command: string): number {
    const n = this.actions().length;
    for (let i = 0; i < n; i++) if (this.commandAt(i) === command) return i;
    return -1;
  }

  /** Place of the choice that a line means: a number, the notation, or another spelling of it; -1 when none. */
  place(line: string): number {
    const command = plainCommand(line);
    if (/^\d+$/.test(command)) return Number(command) <= this.actions().length ? Number(command) - 1 : -1;
    const exact = this.find(command);
    if (exact >= 0) return exact;
    return this.actions().findIndex((a) => this.rules.alsoWritten(this.state, a).includes(command));
  }

  /** Carries out the choice at place `i`, from 0. */
  choose(i: number): Done {
    const told: Told[] = [];
    const command = this.commandAt(i);
    this.carry({ command, action: this.actions()[i] }, told);
    this.history.undone.length = 0;
    const commands = [command];
    this.keep(commands);
    return { kind: 'done', commands, told };
  }

  /**
   * A line: number, command in any case, long form, `undo [N]`, `redo`, `dice …` or something asked. What front ends
   * manage (`save`, `quit` …) is not known here. A refusal changes nothing.
   */
  submit(line: string): Answer {
    const command = plainCommand(line);
    if (command === '') return { kind: 'nothing' };
    const i = this.place(command);
    if (i >= 0) return this.choose(i);
    const [word, ...args] = command.split(' ');
    if (word === 'undo') return this.undo(command, args);
    if (word === 'redo') return this.redo(command);
    if (word === 'dice') return this.dice(command, args);
    if (/^\d+$/.test(command)) return noSuchNumber(command, this.actions().length);
    const asked = askGame(this.rules, this.state, this.facts, command);
    return asked ?? this.long(command) ?? this.refuse(command);
  }

  /** Every event since the beginning, what was taken back left out. */
  log(): Told[] {
    const told = [...this.opening];
    const state = this.rules.copy(this.history.origin);
    for (const entry of this.history.entries) perform(this.rules, state, entry, this.teller(told, state));
    return told;
  }

  /** Commands that are in force, in order. */
  played(): string[] {
    return this.history.entries.map((e) => e.command);
  }

  /** The whole state was looked at: nothing before can be taken back. */
  peeked(): void {
    closeBehind(this.history, 'peeked');
  }

  private teller(told: Told[], state: Core): (event: { type: string }) => void {
    return (event) => told.push({ event, lines: this.rules.say(state, event) });
  }

  private carry(entry: Entry, told: Told[]): boolean {
    const { rules, history, state, watch } = this;
    keepMark(history, rules, state);
    watch.look(rules, state);
    perform(rules, state, entry, (event) => told.push({ event, lines: rules.say(state, event) }));
    history.entries.push(entry);
    const barrier = entry.faces ? 'laid' : watch.changed(rules, state);
    if (barrier) closeBehind(history, barrier);
    this.stale();
    return barrier !== undefined;
  }

  private stale(): void {
    this.cached = null;
    this.written = [];
    this.version++;
  }

  /** The record hears first, then whoever shows the game. */
  private keep(commands: readonly string[]): void {
    this.record(commands);
    for (const listener of this.listeners) listener();
  }

  private undo(command: string, args: string[]): Answer {
    const n = args.length === 0 ? 1 : Number(args[0]);
    if (!Number.isInteger(n) || n < 1 || args.length > 1) return refused(command, 'Say "undo", or "undo 3" for three.');
    const { history } = this;
    const open = history.entries.length - history.floor;
    if (n > open)
      return refused(command, whyNoUndo(n, open, history.barrier, history.entries[history.floor - 1]?.command));
    const taken = history.entries.slice(-n).map((e) => e.command);
    this.state = goBack(history, this.rules, n);
    this.stale();
    this.keep([n === 1 ? 'undo' : `undo ${n}`]);
    return { kind: 'undone', commands: taken, told: [], note: `Taken back: ${taken.reverse().join(', ')}.` };
  }

  private redo(command: string): Answer {
    const entry = this.history.undone.pop();
    if (!entry) return refused(command, 'Nothing was taken back, so nothing can be done again.');
    const told: Told[] = [];
    this.carry(entry, told);
    this.keep(['redo']);
    return { kind: 'redone', commands: [entry.command], told, note: `Done again: ${entry.command}.` };
  }

  private dice(command: string, args: string[]): Answer {
    const faces = args.map(Number);
    if (faces.length === 0 || !faces.every(Number.isInteger)) {
      return refused(command, 'Say the faces of the next dice, as in "dice 3 5 2".');
    }
    const no = this.rules.layDice(this.rules.copy(this.state), faces);
    if (no) return refusedFor(command, no);
    const laid = `dice ${faces.join(' ')}`;
    this.carry({ command: laid, faces }, []);
    this.history.undone.length = 0;
    this.keep([laid]);
    return { kind: 'done', commands: [laid], told: [], note: `The next dice show ${faces.join(', ')}.` };
  }

  private refuse(command: string): Refused {
    return refusedFor(command, this.rules.refuse(this.state, command));
  }

  /** A long form is carried out on a copy, which becomes the game when no step was refused. */
  private long(command: string): Answer | undefined {
    const found = this.state.over === null ? this.rules.expand(this.state, command) : undefined;
    if (found === undefined) return undefined;
    if (isRefusal(found)) return refusedFor(command, found);
    const before = this.state;
    const putBack = bookmark(this.history);
    this.state = this.rules.copy(before);
    this.stale();
    const told: Told[] = [];
    const ran = this.runSteps(found, told);
    if (ran.no !== undefined) {
      putBack();
      this.state = before;
      this.stale();
      return refused(command, `${found.run[ran.done]}: ${ran.no.text}`, ran.no.rule, ran.no.instead);
    }
    const commands = found.run.slice(0, ran.done);
    this.history.undone.length = 0;
    this.keep(commands);
    const rest = found.run.slice(ran.done);
    const dropped =
      rest.length === 0 ? {} : { dropped: `Something happened on the way. Left out: ${rest.join(', ')}.` };
    const note = found.note === undefined ? {} : { note: found.note };
    return { kind: 'done', commands, told, ...note, ...dropped };
  }

  /** Steps until one is refused, or something happens on the way that nobody could know beforehand. */
  private runSteps(found: Expansion, told: Told[]): { done: number; no?: Refused } {
    let surprised = false;
    for (const [done, small] of found.run.entries()) {
      const { over, stack } = this.state;
      const elsewhere = found.within !== undefined && stack[stack.length - 1]?.kind !== found.within;
      if (done > 0 && (over !== null || elsewhere)) return { done };
      const i = this.find(small);
      if (i < 0) return surprised ? { done } : { done, no: this.refuse(small) };
      if (this.carry({ command: small, action: this.actions()[i] }, told)) surprised = true;
    }
    return { done: found.run.length };
  }
}
