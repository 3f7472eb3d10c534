import type { Core, Move } from '../engine/machine.ts';
import { choices } from '../engine/machine.ts';
import { spaced } from '../engine/notation.ts';
import type { AnyRuleset, Setup } from '../engine/ruleset.ts';
import type { Choice, Told } from './answer.ts';
import { fellowAsked, fellowTold, type Pilot } from './fellows.ts';
import { closeBehind, type Entry, type History, historyOf, keepMark, perform, Watch } from './history.ts';
import { commandAsSaid, renamed } from './words.ts';

/** The line as commands are compared: lower case, one blank between words, `tenaya: drink`. */
export function plainCommand(line: string): string {
  return spaced(line).toLowerCase().replace(/ ?: ?/, ': ').trim();
}

/** The course of one game in memory: its state, its choices as they are spelled, and what was done. */
export class Course {
  readonly rules: AnyRuleset;
  readonly setup: Setup;
  state: Core;
  /** Raised whenever the state became another. */
  version = 0;
  /** What the set-up told. */
  readonly opening: readonly Told[];
  protected readonly history: History;
  private readonly watch = new Watch();
  private cached: Move[] | null = null;
  private written: string[] = [];
  /** Seats that are called otherwise than by their ids, once they were asked for. */
  private otherwise: ReturnType<typeof renamed> | undefined;

  /** Begins a game; with `state` goes on from that state instead. */
  constructor(rules: AnyRuleset, setup: Setup, state?: Core) {
    this.rules = rules;
    this.setup = setup;
    const opening: { type: string }[] = [];
    this.state = state ?? rules.begin(setup, (event) => opening.push(event));
    this.opening = opening.map((event) => ({ event, lines: rules.say(this.state, event) }));
    this.history = historyOf(rules, this.state);
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

  /** The same as people type it: seats go by the names they have in this game, "carry grea" and not "carry grent". */
  spokenAt(i: number): string {
    return this.asSaid(this.commandAt(i));
  }

  /** A command, or a sentence that holds some, with the names that seats have in this game. */
  protected asSaid(text: string): string {
    // Names are given when a game begins; asked for each choice they would cost more than all other words.
    this.otherwise ??= renamed(this.rules.seats?.(this.state) ?? []);
    return commandAsSaid(this.otherwise, text);
  }

  choiceAt(i: number): Choice {
    const action = this.actions()[i];
    return { n: i + 1, command: this.commandAt(i), text: this.rules.label(this.state, action), action };
  }

  /** Every legal choice in its order, with words. */
  choices(): readonly Choice[] {
    return this.actions().map((_, i) => this.choiceAt(i));
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
    const said = this.spelled(command);
    if (said >= 0) return said;
    const meant = this.meant(command);
    return meant === command ? -1 : this.spelled(meant);
  }

  /** The command with other names and words for things put as the game puts them. */
  protected meant(command: string): string {
    return this.rules.meant?.(this.state, command) ?? command;
  }

  private spelled(command: string): number {
    const exact = this.find(command);
    if (exact >= 0) return exact;
    return this.actions().findIndex((a) => this.rules.alsoWritten(this.state, a).includes(command));
  }

  /** Every event since the beginning, what was taken back left out. */
  log(): Told[] {
    const told = [...this.opening];
    const state = this.rules.copy(this.history.origin);
    for (const entry of this.history.entries) {
      if (entry.fellow) told.push(fellowTold(entry.fellow, entry.command, this.asSaid(entry.command)));
      perform(this.rules, state, entry, this.teller(told, state));
    }
    return told;
  }

  /** In a game that was taken up again: which commands were those of fellows. */
  knowFellows(pilot: Pilot): void {
    const state = this.rules.copy(this.history.origin);
    for (const entry of this.history.entries) {
      entry.fellow = fellowAsked(pilot, this.rules, state);
      perform(this.rules, state, entry);
    }
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

  /** Carries one entry out; whether something was rolled or seen by it. */
  protected carry(entry: Entry, told: Told[]): boolean {
    const { rules, history, state, watch } = this;
    keepMark(history, rules, state);
    if (entry.fellow) told.push(fellowTold(entry.fellow, entry.command, this.asSaid(entry.command)));
    watch.look(rules, state);
    perform(rules, state, entry, (event) => told.push({ event, lines: rules.say(state, event) }));
    history.entries.push(entry);
    const barrier = entry.faces ? 'laid' : watch.changed(rules, state);
    if (barrier) closeBehind(history, barrier);
    this.stale();
    return barrier !== undefined;
  }

  protected stale(): void {
    this.cached = null;
    this.written = [];
    this.version++;
  }
}
