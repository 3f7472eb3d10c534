import { readRecord } from '../engine/notation.ts';
import type { Offer } from '../engine/ruleset.ts';
import { isWhole, loadRecord } from './load.ts';
import { readNamed } from './read-file.ts';
import { listSaves, readText } from './saves.ts';
import type { Table } from './table.ts';

/** Legends that were won in a game that is kept; derived from the records, stored nowhere. */
export function wonOffers(table: Table): Offer[] {
  const won = listSaves(table.options.folder).flatMap(({ path }) => wonLine(table, path) ?? []);
  const all = table.games.flatMap((game) => game.offers);
  return all.filter(({ words }) => won.some((line) => line === `new ${words}` || line.startsWith(`new ${words} `)));
}

/** The `new …` line of a record that ends with a win; undefined for any other. */
function wonLine(table: Table, path: string): string | undefined {
  try {
    const { text } = readText(path);
    const { header, lines } = readRecord(text);
    const last = lines.at(-1)?.checkpoint;
    // nothing was done after this checkpoint: it is not necessary to play the game again
    if (last !== undefined && isWhole(last)) return isWon(last.state) ? header?.text : undefined;
    const loaded = loadRecord(text, table.games, readNamed);
    return !('unreadable' in loaded) && isWon(loaded.session.state) ? loaded.session.setup.line : undefined;
  } catch {
    return undefined;
  }
}

/** "Won so far: Smoke over the Lake." Undefined while nothing was won. */
export function wonWords(table: Table): string | undefined {
  const titles = wonOffers(table).map(({ title }) => title);
  return titles.length === 0 ? undefined : `Won so far: ${titles.join(', ')}.`;
}

const isWon = (state: unknown): boolean => (state as { over?: { result: string } | null }).over?.result === 'won';
