import type { Core, Move } from '../engine/machine.ts';
import { choices } from '../engine/machine.ts';
import { isRefusal } from '../engine/ruleset.ts';
import { type Answer, refused } from './answer.ts';
import { askGame } from './ask.ts';
import { plainCommand } from './course.ts';
import { perform } from './history.ts';
import type { Session } from './session.ts';
import type { Table } from './table.ts';

/** More faces than any single command rolls. */
const MANY = 40;
/** Faces with which a roll is tried: how many more dice there are may hang on what the first show. */
const TRIED = [1, 2, 3, 4, 5, 6];

/** Dice rolled at once, and who rolls them where the game tells. */
interface Roll {
  dice: number;
  who?: string;
}

/** A command whose faces are asked for. */
export interface Waiting {
  command: string;
  faces: number[];
  /** How many more are asked for now. */
  dice: number;
}

/**
 * A line of a table whose dice are real. A command that rolls waits until the faces are typed (`3 5` or `dice 3 5`);
 * then `dice …` and the command are carried out, and recorded, in this order. Meanwhile the game may be asked.
 */
export function realDice(table: Table, session: Session, text: string): Answer {
  const { waiting } = table;
  const line = plainCommand(text);
  if (waiting === null) return rollsOf(table, session, line, []);
  if (/^(stop|undo|back|no)$/.test(line)) {
    table.waiting = null;
    return { kind: 'said', lines: [[{ text: `Not done: ${waiting.command}.` }]], prompt: true };
  }
  const said = line
    .replace(/^dice /, '')
    .split(/[ ,]+/)
    .filter((word) => word !== '');
  if (!said.every((word) => /^\d+$/.test(word))) {
    return askGame(session.rules, session.state, session.facts, line) ?? wrongFaces(line, waiting);
  }
  if (said.length !== waiting.dice) return wrongFaces(line, waiting);
  const faces = said.map(Number);
  const no = session.rules.layDice(session.rules.copy(session.state), faces);
  if (no) return refused(line, no.text, no.rule, no.instead);
  return rollsOf(table, session, waiting.command, [...waiting.faces, ...faces]);
}

function wrongFaces(line: string, { command, dice }: Waiting): Answer {
  const example = TRIED.slice(0, dice).join(' ');
  const text = `"${command}" waits for ${dice === 1 ? 'the face of 1 die' : `the faces of ${dice} dice`}.`;
  return refused(line, text, null, `Type ${dice === 1 ? 'it' : 'them'}, as in "${example}", or "stop" to leave it.`);
}

/** Carries the command out when `faces` are all it rolls, else asks for the faces that are missing. */
function rollsOf(table: Table, session: Session, command: string, faces: number[]): Answer {
  const run = runOf(session, command);
  const laid = session.state.rng.faces.length > 0;
  const next = laid || run === undefined ? undefined : nextRoll(session, run, faces);
  if (next !== undefined) {
    table.waiting = { command: run?.length === 1 ? run[0] : command, faces, dice: next.dice };
    return { kind: 'faces', command: table.waiting.command, ...next };
  }
  table.waiting = null;
  if (faces.length > 0) session.submit(`dice ${faces.join(' ')}`);
  return session.submit(command);
}

/** The dice that are rolled next, once `faces` are used up; undefined when none are. */
function nextRoll(session: Session, run: readonly string[], faces: number[]): Roll | undefined {
  let fewest: Roll | undefined;
  for (const face of TRIED) {
    const roll = tried(session, run, faces, face);
    if (roll === undefined) return undefined;
    if (fewest === undefined || roll.dice < fewest.dice) fewest = roll;
  }
  return fewest;
}

/** The small commands that this line stands for; undefined when it plays nothing. */
function runOf(session: Session, command: string): readonly string[] | undefined {
  const i = session.place(command);
  if (i >= 0) return [session.commandAt(i)];
  const found = session.longForm(command);
  return found === undefined || isRefusal(found) ? undefined : found.run;
}

/** The first roll of a run beyond `faces` when each of its dice shows `face`: tried on a copy. */
function tried({ rules, state }: Session, run: readonly string[], faces: number[], face: number): Roll | undefined {
  const copy: Core = rules.copy(state);
  copy.rng.faces = [...faces, ...new Array(MANY).fill(face)];
  let roll: Roll | undefined;
  let closed = false;
  const look = (event?: { type: string }): void => {
    const dice = MANY - copy.rng.faces.length;
    if (closed || dice <= (roll?.dice ?? 0)) return;
    const who = event && rules.roller?.(copy, event);
    if (roll !== undefined && (who === undefined || who !== roll.who)) closed = true;
    else roll = who === undefined ? { dice } : { dice, who };
  };
  for (const command of run) {
    const action: Move | undefined = choices(rules, copy).find((one) => rules.write(copy, one) === command);
    if (action === undefined) break;
    perform(rules, copy, { command, action }, look);
    look();
  }
  return roll;
}
