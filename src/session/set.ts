import { words } from '../engine/line.ts';
import { type Answer, refused, said } from './answer.ts';
import { fellowAsked } from './fellows.ts';
import { DEFAULTS, readSetting, SETTING_NAMES, SETTING_WORDS, type Settings, writeSettings } from './settings.ts';
import type { Table } from './table.ts';

/** `set`: all settings, or changes one and keeps it. */
export function set(table: Table, args: string[], text: string): Answer {
  const { settings } = table;
  if (args.length === 0) {
    const names = Object.keys(DEFAULTS) as (keyof Settings)[];
    return said(...names.map((n) => words(`${n} ${shown(settings[n])}: ${SETTING_WORDS[n]}.`)));
  }
  const called = args[0].toLowerCase() as keyof Settings;
  if (!Object.hasOwn(DEFAULTS, called)) {
    return refused(text, `There is no setting "${args[0]}". The settings: ${Object.keys(DEFAULTS).join(', ')}.`);
  }
  const changed = args.length < 2 ? undefined : readSetting(called, args.slice(1).join(' '));
  const no =
    changed === undefined ? `That is no value for ${called}: ${SETTING_WORDS[called]}.` : effect(table, changed);
  if (no !== undefined) return refused(text, no);
  Object.assign(settings, changed);
  const folder = table.options.settingsFolder;
  if (folder !== undefined) {
    const write = () => writeSettings(folder, changed as Partial<Settings>);
    table.settling = table.settling.then(write).catch(() => table.options.warn?.('The settings cannot be kept.'));
  }
  const answer = said(words(`${SETTING_NAMES[called]}: ${told(called, settings[called])}.`));
  return called === 'bots' && botAsked(table) ? { ...answer, prompt: true } : answer;
}

const shown = (value: boolean | number | string): string =>
  value === true ? 'on' : value === false ? 'off' : value === '' ? 'none' : String(value);

/** As a sentence has it: "Raash, Tenaya", where the setting holds "raash,tenaya". */
function told(name: keyof Settings, value: boolean | number | string): string {
  if (name !== 'bots' && name !== 'names') return shown(value);
  const all = listed(String(value)).map((one) => (name === 'bots' ? one[0].toUpperCase() + one.slice(1) : one));
  return all.join(', ') || 'none';
}

/** What a setting changes at the table at once; a sentence when it cannot be done. */
function effect(table: Table, changed: Partial<Settings>): string | undefined {
  const { session } = table;
  if (changed.verbose !== undefined && session) session.facts = { ...session.facts, verbose: changed.verbose };
  if (changed.names !== undefined) seatPeople(table, listed(changed.names));
  return changed.bots === undefined ? undefined : steered(table, changed.bots);
}

/** The words of a setting that is a list. */
export const listed = (value: string): string[] => (value === '' ? [] : value.split(','));

/** Gives those who play their names, in the game on the table too. */
export function seatPeople(table: Table, names: string[]): void {
  table.players = names;
  if (table.session) table.session.facts = { ...table.session.facts, players: names };
}

/** Hands these heroes to a bot from now on; a sentence when nobody can. */
function steered({ options, pilots }: Table, heroes: string): string | undefined {
  const pilot = heroes === '' ? undefined : pilots?.(listed(heroes));
  if (heroes !== '' && pilot === undefined) {
    return pilots === null ? 'Nobody here plays for you.' : `That is no value for bots: ${SETTING_WORDS.bots}.`;
  }
  options.pilot = pilot;
  return undefined;
}

function botAsked({ options: { pilot }, session }: Table): boolean {
  return pilot !== undefined && session !== null && fellowAsked(pilot, session.rules, session.state) !== undefined;
}
