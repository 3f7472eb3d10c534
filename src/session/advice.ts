import type { Line } from '../engine/line.ts';
import type { Core } from '../engine/machine.ts';
import { type AnyRuleset, isRefusal, type Refusal } from '../engine/ruleset.ts';
import { type Answer, refused, said } from './answer.ts';
import { refusedFor } from './ask.ts';
import type { Table } from './table.ts';

/** Says what had best be done now, and why. It changes neither the state nor the dice to come. */
export type Adviser = (rules: AnyRuleset, g: Core) => readonly Line[] | Refusal;

const ASKED = /^\s*hint\b/i;

const BOTS = /^\s*set\s+bots\b/i;

/** Loads whoever gives hints or plays for people, when one of these lines asks for that; undefined when nothing is to be waited for. */
export function adviserFor(table: Table, lines: readonly string[]): Promise<void> | undefined {
  const { loadAdviser, loadPilots } = table.options;
  const asked = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  const waits: Promise<void>[] = [];
  if (table.adviser === null && loadAdviser !== undefined && asked(ASKED)) {
    waits.push(
      loadAdviser().then((adviser) => {
        table.adviser = adviser;
      }),
    );
  }
  if (table.pilots === null && loadPilots !== undefined && asked(BOTS)) {
    waits.push(
      loadPilots().then((pilots) => {
        table.pilots = pilots;
      }),
    );
  }
  return waits.length === 0 ? undefined : Promise.all(waits).then(() => undefined);
}

/** `hint`. */
export function hint(table: Table, _: string[], text: string): Answer {
  const { session, adviser } = table;
  if (session === null) return refused(text, 'No game is begun.');
  if (session.state.over !== null) return refused(text, 'The game is over: there is nothing to choose.');
  if (adviser === null) return refused(text, 'Nobody here gives hints.');
  const found = adviser(session.rules, session.state);
  return isRefusal(found) ? refusedFor(text, found) : said(...found);
}
