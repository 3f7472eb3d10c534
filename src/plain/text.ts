import { type Line, textOf } from '../engine/line.ts';
import type { Answer } from '../session/answer.ts';
import { sentencesOf } from '../session/sentences.ts';
import type { Session } from '../session/session.ts';
import type { Table } from '../session/table.ts';
import { moreWords, shownBehind } from '../session/words.ts';

/** Commands named after a refusal that does not say itself what is legal. */
const NAMED = 9;

/** Two blanks in a row stand in drawings only, and a drawing would be lost if it were broken. */
const DRAWN = / {2}/;

/** Text at most `width` columns wide, broken at blanks; no width: one line, however long. */
export function wrapped(text: string, width: number | null): string {
  if (width === null || text.length <= width || DRAWN.test(text)) return text;
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    if (row !== '' && row.length + 1 + word.length > width) {
      rows.push(row);
      row = word;
    } else row = row === '' ? word : `${row} ${word}`;
  }
  rows.push(row);
  return rows.join('\n');
}

function rows(lines: readonly Line[], width: number | null): string {
  let out = '';
  for (const line of lines) out += `${wrapped(textOf(line), width)}\n`;
  return out;
}

/** The sentences of an answer, one a line; empty when it says nothing. */
export function answerText(table: Table, answer: Answer, width: number | null): string {
  const text = rows(sentencesOf(answer), width);
  if (answer.kind !== 'refused') return text;
  const instead = answer.instead ?? legalNow(table.session);
  return instead === '' ? text : `${text}${wrapped(instead, width)}\n`;
}

function legalNow(session: Session | null): string {
  const count = session?.actions().length ?? 0;
  if (session === null || count === 0) return '';
  const names: string[] = [];
  for (let i = 0; i < Math.min(count, NAMED); i++) names.push(session.spokenAt(i));
  return `You can say: ${names.join(', ')}${count > NAMED ? `, and ${count - NAMED} more` : ''}.`;
}

/** Whether the prompt is to be shown behind this answer: only when there is something new to choose from. */
export function asksAnew(answer: Answer): boolean {
  if (answer.kind === 'said') return answer.prompt === true;
  return answer.kind === 'done' || answer.kind === 'undone' || answer.kind === 'redone' || answer.kind === 'begun';
}

/** What `verbose 2` last told of the surroundings, by session: after an action that changed nothing of it, once is enough. */
const TOLD = new WeakMap<Session, string>();

function asideText(session: Session, width: number | null, anew: boolean): string {
  const text = rows(session.rules.aside?.(session.state) ?? [], width);
  const known = TOLD.get(session) === text;
  TOLD.set(session, text);
  return known && !anew ? '' : text;
}

/**
 * The question and its first nine choices, or how the game ended. With `verbose 0` the question alone. Behind an answer
 * that changed the game `verbose 2` tells of the surroundings only what is new.
 */
export function promptText(session: Session, verbose: number, width: number | null, answer?: Answer): string {
  const { over } = session.state;
  if (over !== null) return `The game is over: ${over.result}.\n`;
  const { text, brief } = session.question();
  if (verbose === 0) return `${wrapped(brief ?? text, width)}\n`;
  let out = `${wrapped(text, width)}\n`;
  const count = session.actions().length;
  const most = shownBehind(0, count);
  for (let i = 0; i < most; i++) {
    const choice = session.choiceAt(i);
    out += `${wrapped(`${choice.n}. ${textOf(choice.text)} (${session.spokenAt(i)})`, width)}\n`;
  }
  if (count > most) out += `${moreWords(most, count)}\n`;
  if (verbose > 1) out += asideText(session, width, answer?.kind !== 'done');
  return out;
}
