import type { Table } from './table.ts';

/** What a front end for a terminal gets from the command line. */
export interface PlayOptions {
  /** Games, saves, settings; the game being played, if one is. Shared by the front ends, so that they can change. */
  table: Table;
  /** A line to carry out at once (`new …` made from flags, `resume NAME`); null for the title. */
  first: string | null;
  ascii: boolean;
  /** False: `--no-color`, `NO_COLOR` or the setting; true: `FORCE_COLOR`; null: as the terminal can. */
  color: boolean | null;
  /** Columns wished for; null as wide as the window. */
  width: number | null;
  /** Nothing is asked before a costly step (`--yes`, or the setting). */
  yes: boolean;
  /** Gets what is said, as it is said: `--transcript`. */
  transcript?: (text: string) => void;
}
