import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { cleaned } from '../engine/foreign.ts';
import { textOf } from '../engine/line.ts';
import { spaced } from '../engine/notation.ts';
import { adviserFor } from '../session/advice.ts';
import type { Answer } from '../session/answer.ts';
import type { PlayOptions } from '../session/options.ts';
import type { Table } from '../session/table.ts';
import { asciiText } from './ascii.ts';
import type { Output } from './output.ts';
import { answerText, asksAnew, promptText, wrapped } from './text.ts';
import { titleChoices, titleText, whatThisIs } from './title.ts';

const READY = '> ';

/**
 * Plays in a terminal with text that is only ever appended. The terminal itself edits and echoes the line. The result
 * is the exit code; the game is left and saved.
 */
export async function playPlain(options: PlayOptions, input: Readable, output: Output): Promise<number> {
  const { table, first } = options;
  const seat: Seat = { options, pending: null };
  const held: string[] = [];
  const opening = first === null ? greeting(options) : withheld(table, held, () => say(seat, first));
  const born = opening !== null && (first === null || table.session !== null);
  if (born && first !== null) await output.write(`${wrapped(whatThisIs(table), options.width)}\n`);
  for (const warning of held) table.options.warn?.(warning);
  if (!born) return stillborn(options, opening ?? '');
  let going = await output.write(opening + READY);
  const lines = createInterface({ input, terminal: false });
  if (going) {
    for await (const line of lines) {
      await adviserFor(table, [line]);
      const text = say(seat, line);
      going = text !== null && (await output.write(text + READY));
      if (!going) break;
    }
  }
  lines.close();
  table.leave();
  if (going) await output.write('\n');
  if (output.wrong) table.options.warn?.(output.wrong);
  return output.wrong ? 2 : 0;
}

/** Carries something out and keeps its warnings back: the first line says what this is. */
function withheld<T>({ options }: Table, held: string[], work: () => T): T {
  const { warn } = options;
  options.warn = (sentence) => held.push(sentence);
  try {
    return work();
  } finally {
    options.warn = warn;
  }
}

interface Seat {
  options: PlayOptions;
  /** A costly choice by number that waits for "yes". */
  pending: string | null;
}

/** A wish of the command line that could not be fulfilled: told, and the program ends. */
async function stillborn({ table }: PlayOptions, text: string): Promise<number> {
  table.options.warn?.(text.trimEnd());
  const { last } = table;
  table.leave();
  return last.kind === 'refused' && last.unreadable ? 4 : 2;
}

function greeting({ table, width }: PlayOptions): string {
  return table.session ? promptText(table.session, table.settings.verbose, width) : titleText(table);
}

/** The answer to a line; null when the player leaves. */
function say(seat: Seat, line: string): string | null {
  const { options } = seat;
  const { width } = options;
  const asked = unsure(seat, line);
  const text = asked === undefined ? answered(seat, line) : `${wrapped(asked, width)}\n`;
  if (text === null) return null;
  const out = options.ascii ? asciiText(text) : text;
  options.transcript?.(`> ${cleaned(line)}\n${out}`);
  if (asked === undefined) seat.pending = null;
  return out;
}

function answered({ options, pending }: Seat, line: string): string | null {
  const { table, width } = options;
  if (pending !== null && /^\s*n(o)?\s*$/i.test(line)) return `Not done: ${pending}.\n${greeting(options)}`;
  const meant = pending !== null && /^\s*y(es)?\s*$/i.test(line) ? pending : line;
  const answer = table.submit(table.session === null ? titleCommand(options, meant) : meant);
  return answer.kind === 'quit' ? null : shown(options, answer, width);
}

/**
 * What is asked before a costly choice by number: a digit is easily mistyped, and a typed word is meant. Undefined when
 * the line is to be carried out.
 */
function unsure(seat: Seat, line: string): string | undefined {
  const { table, yes } = seat.options;
  const { session } = table;
  const said = spaced(line);
  if (yes || session === null || table.waiting !== null || !/^\d+$/.test(said)) return undefined;
  const at = session.place(said);
  const question = at < 0 ? undefined : session.rules.confirm?.(session.state, session.actions()[at]);
  if (question === undefined) return undefined;
  seat.pending = session.commandAt(at);
  return `${textOf(question)} Say yes or no.`;
}

function shown(options: PlayOptions, answer: Answer, width: number | null): string {
  const { table } = options;
  if (answer.kind === 'nothing') return greeting(options); // a blank line asks for the prompt again
  const text = answerText(table, answer, width);
  if (table.session === null || !asksAnew(answer)) return text;
  return text + promptText(table.session, table.settings.verbose, width, answer);
}

function titleCommand({ table }: PlayOptions, line: string): string {
  const said = spaced(line);
  return /^\d+$/.test(said) ? (titleChoices(table)[Number(said) - 1]?.command ?? said) : line;
}
