import { cleaned } from '../engine/foreign.ts';
import type { Line } from '../engine/line.ts';

/** One legal choice; `n` is its place in `choices(state)`, from 1. */
export interface Choice {
  n: number;
  /** Canonical notation, accepted by `submit`. */
  command: string;
  /** Words for menus: "Walk to 413". */
  text: Line;
  action: unknown;
}

/** An event with its sentences; none when it is only data. */
export interface Told {
  event: { type: string };
  lines: readonly Line[];
}

/** The game changed. `commands` is what was recorded: one line, or the small steps of a long form. */
export interface Done {
  kind: 'done' | 'undone' | 'redone';
  commands: readonly string[];
  told: readonly Told[];
  /** Said before the events: the way that was chosen, or what is taken back. */
  note?: string;
  /** Said after the events: what of a long form was left out, because something happened on the way. */
  dropped?: string;
}

/** A game was begun; `line` is its canonical `new …` line with the seed. */
export interface Begun {
  kind: 'begun';
  line: string;
  seed: number;
  told: readonly Told[];
}

/** Words only: something was asked or managed, the game is as it was. */
export interface Said {
  kind: 'said';
  lines: readonly Line[];
  /** The prompt is to be shown again, because the game on the table is another one or was asked for. */
  prompt?: true;
  /** Names of saves, paths and times: written to standard error where output is no terminal. */
  aside?: true;
  /** The same as data, e.g. the whole state. */
  data?: unknown;
}

/** Nothing changed. `rule` is null where no rule is concerned (a slip of the pen). */
export interface Refused {
  kind: 'refused';
  command: string;
  rule: string | null;
  text: string;
  /** What is legal instead; where it is missing the list of choices answers that, where it is empty nothing does. */
  instead?: string;
  /** A record that cannot be read: exit code 4. */
  unreadable?: true;
}

/** Whether an `expect …` holds. */
export interface Expected {
  kind: 'expected';
  holds: boolean;
  expect: string;
  text: string;
}

/** Real dice are rolled at the table (`--dice ask`): the next line names their faces. */
export interface Faces {
  kind: 'faces';
  dice: number;
  /** Who rolls them, where the game tells: "Raash", "the Gor". */
  who?: string;
  command: string;
}

export type Answer = Done | Begun | Said | Refused | Expected | Faces | { kind: 'quit' } | { kind: 'nothing' };

export function refused(command: string, text: string, rule: string | null = null, instead?: string): Refused {
  const no: Refused = { kind: 'refused', command, rule, text: cleaned(text) }; // it may quote what is not ours
  return instead === undefined ? no : { ...no, instead: cleaned(instead) };
}

export function said(...lines: Line[]): Said {
  return { kind: 'said', lines };
}
