import type { Core } from '../engine/machine.ts';
import type { PlayOptions } from '../session/options.ts';
import type { Session } from '../session/session.ts';
import type { Theme } from '../session/settings.ts';
import type { Table } from '../session/table.ts';
import { type AnyPanes, panesOf } from './panes.ts';

/** What the screen is about: the table with its game, and how it was asked for. */
export interface World {
  table: Table;
  options: PlayOptions;
  /** Sentences that the table wants to be seen, until they are shown. */
  warnings: string[];
}

export interface Seated {
  session: Session;
  panes: AnyPanes;
  g: Core;
}

/** The game being played; undefined between games. */
export function seatedOf({ table }: World): Seated | undefined {
  const { session } = table;
  return session === null ? undefined : { session, panes: panesOf(session.rules), g: session.state };
}

/** Whether costly choices are asked about once more. */
export const confirms = ({ table, options }: World): boolean => !options.yes && table.settings.confirm;

/** Terminals whose signs go no further than those of the plain keyboard. */
const OLD_TERMINALS = /^(linux|vt\d+|ansi|cons25|dumb|sun)(-|$)/;

/** Whether the locale or the terminal knows no signs from 128 on. A locale that says nothing is taken for UTF-8. */
export function needsAscii(env: NodeJS.ProcessEnv): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return (locale !== '' && !/utf-?8/i.test(locale)) || OLD_TERMINALS.test(env.TERM ?? '');
}

export function looksOf({ table, options }: World): { ascii: boolean; theme: Theme } {
  const { ascii, color, theme } = table.settings;
  return {
    ascii: options.ascii || ascii || needsAscii(process.env),
    theme: options.color === false || !color ? 'none' : theme,
  };
}
