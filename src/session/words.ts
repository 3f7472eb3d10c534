import { type Line, line } from '../engine/line.ts';
import type { Choice } from './answer.ts';
import type { Barrier } from './history.ts';

/** How many choices a list shows at once; `more` goes on behind them. */
export const AT_ONCE = 9;

const BECAUSE: { [K in Barrier]: string } = {
  begun: 'no more was done',
  rolled: 'what was rolled or drawn stays',
  laid: 'dice were laid down',
  seen: 'what was seen stays seen',
  peeked: 'the whole state was looked at',
};

/** Why `n` commands cannot be taken back when only `open` can; `last` is the command that stands in the way. */
export function whyNoUndo(n: number, open: number, barrier: Barrier, last: string | undefined): string {
  const because = last === undefined ? BECAUSE[barrier] : `${BECAUSE[barrier]} (${last})`;
  if (open === 0 && barrier === 'begun') return 'Nothing can be taken back: nothing was done yet.';
  if (open === 0) return `Nothing can be taken back: ${because}.`;
  const can = open === 1 ? 'Only 1 command' : `Only ${open} commands`;
  return `${can} can be taken back, not ${n}: ${because}.`;
}

/** "The choices go from 1 to 5." */
export const rangeWords = (count: number): string =>
  count === 1 ? 'The only choice is 1.' : `The choices go from 1 to ${count}.`;

/** "1. Walk to 413 (walk 413)" */
export function choiceLine(choice: Choice): Line {
  return line`${choice.n}. ${choice.text} (${choice.command})`;
}

/** How many of `count` choices are shown when the first `from` were. */
export const shownBehind = (from: number, count: number): number => Math.min(from + AT_ONCE, count);

/** What stands under a list of choices that shows only the first `shown` of `count`. */
export function moreWords(shown: number, count: number): string {
  const rest = shown + 1 === count ? `${count}` : `${shown + 1} to ${count}`;
  return `More: ${rest}. Say "more".`;
}

/** The count that was said, from 1 on, in digits; undefined when it is none, or more is said. */
export const countSaid = (args: readonly string[]): number | undefined =>
  args.length === 1 && /^0*[1-9]\d*$/.test(args[0]) ? Number(args[0]) : undefined;

/** Of a command that stands alone. */
export const tooMuch = (word: string): string => `Say "${word}", and nothing more.`;

type Seat = { readonly id: string; readonly name: string };

/** Seats that are called otherwise than by their ids. */
export const renamed = (seats: readonly Seat[]): Seat[] => seats.filter(({ id, name }) => name.toLowerCase() !== id);

/** A command with the names that the seats have in this game in the place of their ids. */
export function commandAsSaid(seats: readonly Seat[], command: string): string {
  const others = renamed(seats);
  if (others.length === 0) return command;
  const called = new Map(others.map(({ id, name }) => [id, name.toLowerCase()]));
  return command.replace(/[a-z]+/g, (word) => called.get(word) ?? word);
}
