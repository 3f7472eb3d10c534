import { type Expansion, isRefusal, type Question, type Refusal, type TableFacts } from '../engine/ruleset.ts';
import { type Answer, type Done, type Refused, refused, type Told } from './answer.ts';
import { askGame, noSuchNumber, refusedFor } from './ask.ts';
import { Course, plainCommand } from './course.ts';
import { bookmark, type Entry, type Fellow, goBack, openToPeople, reachBack } from './history.ts';
import { playerOf } from './players.ts';
import { countSaid, tooMuch, whyNoUndo } from './words.ts';

/**
 * One game being played, in memory. It knows no game, no disk and no front end. Lines go in by `submit`; every line
 * that changes the game is handed to `record` in canonical notation before `submit` returns.
 */
export class Session extends Course {
  /** Hears the lines for the record; the state is the one after them. */
  record: (lines: readonly string[]) => void = () => {};
  facts: TableFacts = { players: [], verbose: 1 };
  private readonly listeners = new Set<() => void>();

  /** Calls `listener` after each change of the state; the result ends that. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Who is asked what; where people gave their names, the one who plays the hero is spoken to. */
  question(): Question & { player?: string } {
    const asked = this.rules.question(this.state);
    const player = playerOf(this.rules, this.state, this.facts.players, asked.who);
    if (player === undefined) return asked;
    const spoken = { ...asked, player, text: `${player}. ${asked.text}` };
    return asked.brief === undefined ? spoken : { ...spoken, brief: `${player}. ${asked.brief}` };
  }

  /** Carries out the choice at place `i`, from 0; `fellow` when a bot has made it. */
  choose(i: number, fellow?: Fellow): Done {
    const told: Told[] = [];
    const command = this.commandAt(i);
    const entry: Entry = { command, action: this.actions()[i] };
    this.carry(fellow === undefined ? entry : { ...entry, fellow }, told);
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
    const answer = this.answered(plainCommand(line));
    if (answer.kind !== 'refused' || answer.instead === undefined) return answer;
    return { ...answer, instead: this.asSaid(answer.instead) };
  }

  private answered(command: string): Answer {
    if (command === '') return { kind: 'nothing' };
    const i = this.place(command);
    if (i >= 0) return this.choose(i);
    const [word, ...args] = command.split(' ');
    if (word === 'undo') return this.undo(command, args);
    if (word === 'redo') return args.length > 0 ? refused(command, tooMuch(word)) : this.redo(command);
    if (word === 'dice') return this.dice(command, args);
    if (/^\d+$/.test(command)) return noSuchNumber(command, this.actions().length);
    const asked = askGame(this.rules, this.state, this.facts, command);
    if (asked) return asked;
    const meant = this.meant(command);
    return this.long(meant) ?? this.refuse(meant);
  }

  /** The record hears first, then whoever shows the game. */
  private keep(commands: readonly string[]): void {
    this.record(commands);
    for (const listener of this.listeners) listener();
  }

  private undo(command: string, args: string[]): Answer {
    const n = args.length === 0 ? 1 : countSaid(args);
    if (n === undefined) return refused(command, 'Say "undo", or "undo 3" for three.');
    const { history } = this;
    const open = openToPeople(history);
    if (n > open)
      return refused(command, whyNoUndo(n, open, history.barrier, history.entries[history.floor - 1]?.command));
    const back = reachBack(history, n);
    const taken = history.entries.slice(-back).map((e) => e.command);
    this.state = goBack(history, this.rules, back);
    this.stale();
    this.keep([back === 1 ? 'undo' : `undo ${back}`]);
    return {
      kind: 'undone',
      commands: taken,
      told: [],
      note: this.asSaid(`Taken back: ${taken.reverse().join(', ')}.`),
    };
  }

  private redo(command: string): Answer {
    const { undone } = this.history;
    const told: Told[] = [];
    const again: string[] = [];
    while (undone.length > 0 && (again.length === 0 || undone[undone.length - 1].fellow)) {
      const entry = undone.pop() as Entry;
      this.carry(entry, told);
      again.push(entry.command);
    }
    if (again.length === 0) return refused(command, 'Nothing was taken back, so nothing can be done again.');
    this.keep(again.map(() => 'redo'));
    return { kind: 'redone', commands: again, told, note: this.asSaid(`Done again: ${again.join(', ')}.`) };
  }

  private dice(command: string, args: string[]): Answer {
    const said = args.flatMap((word) => word.split(',')).filter((word) => word !== '');
    const faces = said.map(Number);
    if (faces.length === 0 || !said.every((word) => /^-?\d+$/.test(word))) {
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

  /** The small commands of a long form, or why there are none; undefined when it is no long form. */
  longForm(said: string): Expansion | Refusal | undefined {
    return this.state.over === null ? this.rules.expand(this.state, this.meant(plainCommand(said))) : undefined;
  }

  /** A long form is carried out on a copy, which becomes the game when no step was refused. */
  private long(command: string): Answer | undefined {
    const found = this.longForm(command);
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
      const step = found.run[ran.done];
      const text = step === command ? ran.no.text : `${this.asSaid(step)}: ${ran.no.text}`;
      const none = ran.done === 0 ? '' : ' The steps before it are not taken either.';
      return refused(command, `${text}${none}`, ran.no.rule, ran.no.instead);
    }
    const commands = found.run.slice(0, ran.done);
    this.history.undone.length = 0;
    this.keep(commands);
    const rest = found.run.slice(ran.done);
    const dropped =
      rest.length === 0 || this.state.over !== null
        ? {}
        : { dropped: this.asSaid(`Something happened on the way. Left out: ${rest.join(', ')}.`) };
    const note = found.note === undefined ? {} : { note: found.note };
    return { kind: 'done', commands, told: this.inOne(told), ...note, ...dropped };
  }

  /** Neighbours that the game tells as one are said once. */
  private inOne(told: readonly Told[]): Told[] {
    const out: Told[] = [];
    for (const one of told) {
      const before = out[out.length - 1];
      const event = before && this.rules.together?.(before.event, one.event);
      if (event === undefined) out.push(one);
      else out[out.length - 1] = { event, lines: this.rules.say(this.state, event) };
    }
    return out;
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
