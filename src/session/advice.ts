import type { Line } from '../engine/line.ts';
import type { Core } from '../engine/machine.ts';
import { type AnyRuleset, isRefusal, type Refusal } from '../engine/ruleset.ts';
import { type Answer, refused, said } from './answer.ts';
import { refusedFor } from './ask.ts';
import type { Table } from './table.ts';

/** Says what had best be done now, and why. It changes neither the state nor the dice to come. */
export type Adviser = (rules: AnyRuleset, g: Core) => readonly Line[] | Refusal;

const ASKED = /^\s*hint\b/i;

/** Loads whoever gives hints, when one of these lines asks for one; undefined when nothing is to be waited for. */
export function adviserFor(table: Table, lines: readonly string[]): Promise<void> | undefined {
  const { loadAdviser } = table.options;
  if (table.adviser !== null || loadAdviser === undefined || !lines.some((line) => ASKED.test(line))) return undefined;
  return loadAdviser().then((adviser) => {
    table.adviser = adviser;
  });
}

/** `hint`. */
export function hint(table: Table, args: string[], text: string): Answer {
  const { session, adviser } = table;
  if (session === null) return refused(text, 'No game is begun.');
  if (args.length > 0) return refused(text, 'Say "hint", and nothing more.');
  if (session.state.over !== null) return refused(text, 'The game is over: there is nothing to choose.');
  if (adviser === null) return refused(text, 'Nobody here gives hints.');
  const found = adviser(session.rules, session.state);
  return isRefusal(found) ? refusedFor(text, found) : said(...found);
}
