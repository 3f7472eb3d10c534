import { type Line, words } from '../engine/line.ts';
import { MANAGED } from './managed.ts';
import type { Table } from './table.ts';

const PLAY: readonly (readonly [string, string])[] = [
  ['undo 2', 'take back the last 2 commands, or one without a number'],
  ['redo', 'do again what was taken back'],
  ['dice 3 5 2', 'the faces of the next dice'],
];

/** Every command with a line about it; with a word, only the commands that have to do with it. */
export function helpLines(table: Table, args: string[]): Line[] {
  const rules = table.session?.rules ?? table.games[0];
  const parts: [string, readonly (readonly [string, string])[]][] = [
    ['To play, type the number of a choice, or its command:', rules.actHelp],
    ['To ask, which costs nothing:', Object.entries(rules.askHelp)],
    ['To take back, and for real dice:', PLAY],
    ['About the table:', Object.entries(MANAGED)],
  ];
  const about = args.join(' ').toLowerCase();
  if (about !== '') {
    const hits = parts.flatMap(([, rows]) =>
      rows.filter((row) => row.some((text) => text.toLowerCase().includes(about))),
    );
    return hits.length > 0 ? hits.map(row) : [words(`There is no command about "${about}". Say "rules ${about}".`)];
  }
  return parts.flatMap(([title, rows]) => [words(title, 'title'), ...rows.map(row)]);
}

const row = ([command, text]: readonly [string, string]): Line => words(`${command}: ${text}`);
