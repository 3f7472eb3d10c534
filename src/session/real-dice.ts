import { type Answer, refused } from './answer.ts';
import { perform } from './history.ts';
import { plainCommand, type Session } from './session.ts';
import type { Table } from './table.ts';

/** More faces than any single command rolls. */
const MANY = 40;

/**
 * A line of a table whose dice are real. A command that rolls waits until the faces are typed (`3 5` or `dice 3 5`);
 * then `dice …` and the command are carried out, and recorded, in this order.
 */
export function realDice(table: Table, session: Session, text: string): Answer {
  const { waiting } = table;
  const line = plainCommand(text);
  if (waiting === null) return rollsOf(table, session, line, []);
  if (/^(stop|undo|no)$/.test(line)) {
    table.waiting = null;
    return { kind: 'said', lines: [[{ text: `Not done: ${waiting.command}.` }]], prompt: true };
  }
  const faces = line
    .replace(/^dice /, '')
    .split(/[ ,]+/)
    .map(Number);
  if (!faces.every(Number.isInteger) || faces.length !== waiting.dice) {
    return refused(line, `Type ${waiting.dice} faces, as in "3 5", or "stop" to leave it.`);
  }
  const no = session.rules.layDice(session.rules.copy(session.state), faces);
  if (no) return refused(line, no.text, no.rule);
  return rollsOf(table, session, waiting.command, [...waiting.faces, ...faces]);
}

/** Carries the command out when `faces` are all it rolls, else asks for the faces that are missing. */
function rollsOf(table: Table, session: Session, command: string, faces: number[]): Answer {
  const i = session.place(command);
  if (i < 0) return session.submit(command);
  const written = session.commandAt(i);
  const missing = session.state.rng.faces.length > 0 ? 0 : diceRolled(session, i, faces) - faces.length;
  if (missing > 0) {
    table.waiting = { command: written, faces, dice: missing };
    return { kind: 'faces', dice: missing, command: written };
  }
  table.waiting = null;
  if (faces.length > 0) session.submit(`dice ${faces.join(' ')}`);
  return session.choose(session.find(written));
}

/** How many dice a choice rolls when the first of them show `faces`: tried on a copy with faces to spare. */
function diceRolled(session: Session, i: number, faces: number[]): number {
  const copy = session.rules.copy(session.state);
  copy.rng.faces = [...faces, ...new Array(MANY).fill(1)];
  perform(session.rules, copy, { command: '', action: session.actions()[i] as never });
  return faces.length + MANY - copy.rng.faces.length;
}
