import { type Line, words } from '../engine/line.ts';
import { hint } from './advice.ts';
import { type Answer, refused, said } from './answer.ts';
import { expectation } from './expect.ts';
import { sortedJson } from './hash.ts';
import { helpLines } from './help.ts';
import { gamesOf, offersOf, resume, saveAs } from './keeping.ts';
import type { MANAGED } from './managed.ts';
import { NAME_MOST, PEOPLE_MOST, seatLines } from './players.ts';
import { sentencesOf } from './sentences.ts';
import { seatPeople, set } from './set.ts';
import { readSetting } from './settings.ts';
import { story } from './story.ts';
import type { Table } from './table.ts';
import { choiceLine, countSaid, moreWords, rangeWords, shownBehind, tooMuch } from './words.ts';

/** What each command about the table does; its words are those of `MANAGED`. */
export const MANAGE: { readonly [W in keyof typeof MANAGED]: Managed } = {
  new: (table, _, text) => table.begin(text),
  resume,
  save: saveAs,
  saves: alone(gamesOf),
  legends: alone(offersOf),
  set,
  players,
  verbose,
  hint: alone(hint),
  repeat: alone(repeat),
  more: alone(more),
  log,
  story: alone(story),
  help: (table, args) => said(...helpLines(table, args)),
  expect: (table, _, text) => expectation(table.session, text, table.lastRefused),
  state: alone(wholeState),
  quit: alone(() => ({ kind: 'quit' })),
};

type Managed = (table: Table, args: string[], text: string) => Answer;

/** A command that takes no words: one with a word too much is a slip, and does nothing. */
function alone(managed: Managed): Managed {
  return (table, args, text) =>
    args.length > 0 ? refused(text, tooMuch(text.split(' ')[0].toLowerCase())) : managed(table, args, text);
}

function players(table: Table, args: string[], text: string): Answer {
  const names = args
    .join(' ')
    .split(/[ ,]+/)
    .filter((n) => n !== '');
  if (names.length === 0) return said(...peopleLines(table));
  if (names.length > PEOPLE_MOST) return refused(text, `${PEOPLE_MOST} people at most, not ${names.length}.`);
  if (names.some((name) => name.length > NAME_MOST)) return refused(text, `A name has at most ${NAME_MOST} letters.`);
  seatPeople(table, names);
  return said(...peopleLines(table));
}

function peopleLines({ players, session }: Table): Line[] {
  if (players.length === 0) return [words('Nobody has given a name. Say them clockwise, as in "players Ann Ben".')];
  const seats = session ? seatLines(session.rules, session.state, players) : [];
  return [words(`At the table, clockwise: ${players.join(', ')}.`), ...seats];
}

function verbose(table: Table, args: string[], text: string): Answer {
  const level = readSetting('verbose', args[0] ?? '');
  if (!level || args.length > 1)
    return refused(text, 'Say "verbose 0" for results only, 1 for the usual, 2 for reasons too.');
  Object.assign(table.settings, level);
  if (table.session) table.session.facts = { ...table.session.facts, verbose: table.settings.verbose };
  return said(words(`verbose is now ${table.settings.verbose}.`));
}

function repeat(table: Table): Answer {
  const lines = sentencesOf(table.last);
  if (table.session === null) return said(...(lines.length > 0 ? lines : [words('Nothing was said yet.')]));
  return { kind: 'said', lines, prompt: true };
}

function more(table: Table, _: string[], text: string): Answer {
  const { session } = table;
  if (session === null) return refused(text, 'No game is begun.');
  const count = session.actions().length;
  if (count === 0) return said(words('The game is over: there is nothing to choose.'));
  // with verbose 0 the question stands alone: its first choices have not been shown yet
  const from = Math.max(table.shown, table.settings.verbose === 0 ? 0 : shownBehind(0, count));
  if (from >= count) return said(words(`There are no more choices. ${rangeWords(count)}`));
  const to = shownBehind(from, count);
  table.shown = to;
  const lines = [];
  for (let i = from; i < to; i++) lines.push(choiceLine({ ...session.choiceAt(i), command: session.spokenAt(i) }));
  return said(...lines, ...(to < count ? [words(moreWords(to, count))] : []));
}

function log(table: Table, args: string[], text: string): Answer {
  if (table.session === null) return refused(text, 'No game is begun.');
  const n = args.length === 0 ? Number.POSITIVE_INFINITY : countSaid(args);
  if (n === undefined) return refused(text, 'Say "log", or "log 10" for the last 10 sentences.');
  const told = table.session.log().flatMap((t) => t.lines);
  return said(...told.slice(Number.isFinite(n) ? -n : 0));
}

function wholeState(table: Table, _: string[], text: string): Answer {
  const { session } = table;
  if (session === null) return refused(text, 'No game is begun.');
  if (!table.options.test && !table.header.startsWith('new scenario')) {
    return refused(text, 'The whole state is shown in scenarios, and with --test.');
  }
  session.peeked();
  const json = sortedJson({ ...session.state, tell: undefined });
  return { kind: 'said', lines: [words(json)], data: JSON.parse(json) };
}
