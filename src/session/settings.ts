import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { cleaned } from '../engine/foreign.ts';
import { makeFolder } from './folder.ts';
import { NAME_MOST, PEOPLE_MOST } from './players.ts';

export const THEMES = ['usual', 'contrast', 'safe', 'none'] as const;
export type Theme = (typeof THEMES)[number];

/** What a player set once for all games in a terminal. Output that is no terminal never looks at it. */
export interface Settings {
  plain: boolean;
  ascii: boolean;
  color: boolean;
  /** Colours of the full screen. */
  theme: Theme;
  /** Ask before a costly step that cannot be taken back. */
  confirm: boolean;
  verbose: 0 | 1 | 2;
  /** Heroes that a bot plays, with commas between them. */
  bots: string;
  /** Names of those who play, clockwise, with commas between them. */
  names: string;
}

export const DEFAULTS: Settings = {
  plain: false,
  ascii: false,
  color: true,
  theme: 'usual',
  confirm: true,
  verbose: 1,
  bots: '',
  names: '',
};

/** What each is called in a sentence: what is seen, what is said, who plays. */
export const SETTING_NAMES: { readonly [K in keyof Settings]: string } = {
  theme: 'Colours',
  color: 'Colour',
  ascii: 'Plain signs',
  plain: 'Plain text',
  verbose: 'Words',
  confirm: 'Asking twice',
  bots: 'Bots',
  names: 'Names',
};

export const SETTING_WORDS: { readonly [K in keyof Settings]: string } = {
  plain: 'plain text instead of the full screen: on or off',
  ascii: 'only letters and signs of the plain keyboard: on or off',
  color: 'colour: on or off',
  theme: 'colours of the full screen: usual, contrast, safe for the colour-blind, or none',
  confirm: 'ask before a costly step that cannot be taken back: on or off',
  verbose: 'how much is said: 0, 1 or 2',
  bots: 'heroes that a bot plays, as in tenaya,avida, or none',
  names: 'those who play, clockwise, as in Ann,Ben, or none',
};

/** `FARLAND_CONFIG`, else the folder where programs keep settings. */
export function settingsFolder(env: NodeJS.ProcessEnv = process.env): string {
  if (env.FARLAND_CONFIG) return env.FARLAND_CONFIG;
  if (process.platform === 'win32') return join(env.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), 'farland');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Preferences', 'farland');
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'farland');
}

/** Reads the settings once, without the library that writes them. A broken file gives the defaults and a warning. */
export function readSettings(folder: string, warn: (sentence: string) => void): Settings {
  let text: string;
  try {
    text = readFileSync(join(folder, 'config.json'), 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOENT') warn('The settings cannot be read. The usual ones are used.');
    return { ...DEFAULTS };
  }
  try {
    return sound(JSON.parse(text));
  } catch {
    warn('The settings file is broken. The usual settings are used.');
    return { ...DEFAULTS };
  }
}

function sound(found: unknown): Settings {
  if (typeof found !== 'object' || found === null) throw new TypeError('settings are an object');
  const out: Settings = { ...DEFAULTS };
  for (const [name, value] of Object.entries(found)) {
    const read = readSetting(name, String(value));
    if (read) Object.assign(out, read);
  }
  return out;
}

/** `plain`, `on` as settings; undefined when there is no such setting or value. */
export function readSetting(name: string, value: string): Partial<Settings> | undefined {
  if (!Object.hasOwn(DEFAULTS, name)) return undefined;
  if (name === 'theme') return THEMES.includes(value as Theme) ? { theme: value as Theme } : undefined;
  if (name === 'verbose') return /^[012]$/.test(value) ? { verbose: Number(value) as 0 | 1 | 2 } : undefined;
  if (name === 'bots' || name === 'names') return readList(name, value);
  if (/^(on|true|yes|1)$/i.test(value)) return { [name]: true };
  return /^(off|false|no|0)$/i.test(value) ? { [name]: false } : undefined;
}

/** `Ann,Ben`, or `none`; at most as many words as people fit round a table. */
function readList(name: 'bots' | 'names', value: string): Partial<Settings> | undefined {
  const given = cleaned(value)
    .split(/[ ,]+/)
    .filter((word) => word !== '');
  if (given.length > PEOPLE_MOST || given.some((word) => word.length > NAME_MOST)) return undefined;
  return { [name]: /^none$/i.test(given.join()) ? '' : given.join() };
}

/** Keeps changed settings; a broken file is replaced. */
export async function writeSettings(folder: string, changed: Partial<Settings>): Promise<void> {
  makeFolder(folder);
  const { default: Conf } = await import('conf');
  const conf = new Conf({ cwd: folder, projectName: 'farland', projectSuffix: '', clearInvalidConfig: true });
  for (const [name, value] of Object.entries(changed)) conf.set(name, value);
}
