import type { Settings } from '../session/settings.ts';
import type { Flags } from './flags.ts';

/** The front end: full screen, text that is only appended, or a script on standard input. */
export type Mode = 'full' | 'plain' | 'pipe';

export interface Ends {
  input: boolean;
  output: boolean;
}

/** Which ends are terminals, and who wishes for plain text, decide the front end. */
export function modeOf(ends: Ends, flags: Flags, settings: Settings, env: NodeJS.ProcessEnv): Mode {
  if (!ends.input || flags.json) return 'pipe';
  const term = env.TERM ?? '';
  const wished = flags.plain || isOn(env.FARLAND_PLAIN) || env.INK_SCREEN_READER === 'true' || settings.plain;
  return wished || !ends.output || term === 'dumb' || (term === '' && process.platform !== 'win32') ? 'plain' : 'full';
}

/** Colour on a terminal: no, yes whatever it says, or as it can. */
export function colorOf(flags: Flags, settings: Settings, env: NodeJS.ProcessEnv): boolean | null {
  if (!flags.color || !settings.color || (env.NO_COLOR ?? '') !== '') return false;
  return isOn(env.FORCE_COLOR) ? true : null;
}

const isOn = (value: string | undefined): boolean =>
  value !== undefined && value !== '' && value !== '0' && value !== 'false';
