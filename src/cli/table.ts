import { savesFolder, whyNoName } from '../session/saves.ts';
import { DEFAULTS, readSettings, type Settings, settingsFolder } from '../session/settings.ts';
import { Table, type TableOptions } from '../session/table.ts';
import { misused } from './exit.ts';
import { checkLang, diceOf, type Flags } from './flags.ts';
import { loadGames } from './games.ts';

/** To standard error, whether or not somebody reads it. */
export const warn = (sentence: string): void => {
  if (process.stderr.listenerCount('error') === 0) process.stderr.on('error', () => {});
  process.stderr.write(`${sentence}\n`);
};

/** Settings for a terminal; whatever is no terminal is answered with the usual ones. */
export function settingsFor(terminal: boolean): Settings {
  return terminal ? readSettings(settingsFolder(), warn) : { ...DEFAULTS };
}

/** The table for a command line: games, folder of the saved games, settings. */
export async function layTable(flags: Flags, more: Partial<TableOptions>): Promise<Table> {
  checkLang(flags);
  const options: TableOptions = {
    games: await loadGames(flags.game),
    folder: savesFolder(flags.saves),
    saving: false,
    settingsFolder: settingsFolder(),
    warn,
    ...more,
  };
  const dice = diceOf(flags);
  const no = flags.name === undefined ? undefined : whyNoName(flags.name);
  if (no) throw misused(no);
  if (flags.name !== undefined) options.name = flags.name;
  if (dice !== undefined) options.dice = dice;
  if (flags.test) options.test = true;
  return new Table(options);
}
