import type { BoardId, Space } from './board.ts';
import type { CreatureKind, Level } from './types.ts';

/** "1" to "7" for ours; a player's own file may choose any other short word. */
export type LegendId = string;

/** A card by what is printed on it: "A1", "C2", "N", or a word for a card without a letter. */
export type CardId = string;

/** Something that holds or does not, as data. Several keys in one object must all hold. */
export interface Condition {
  /** At least so many heroes play. */
  heroes?: number;
  level?: Level;
  /** All these named creatures are beaten. */
  slain?: string[];
  /** A fact kept by cards has at least this value (1 where only its name is given). */
  fact?: string;
  least?: number;
  /** The steppe people stand on this space. */
  peopleAt?: Space;
  /** Some hero stands on this space. */
  heroAt?: Space;
  /** The narrator stands on this letter or further. */
  letter?: string;
  not?: Condition;
  any?: Condition[];
  all?: Condition[];
}

/** One line of a card: exactly one effect, whose name is its first key. See rules/effects.ts for what each does. */
export type CardLine =
  | { place: CreatureKind; at: Space[]; tag?: string; if?: Condition }
  | { goal: string; if?: Condition }
  | { fact: string; add?: number; set?: number; if?: Condition }
  | { read: CardId; if?: Condition }
  | { when: Condition; do: CardLine[]; else?: CardLine[] }
  | { roll: 'red' | 'hero'; on: { [faces: string]: CardLine[] } }
  | { ask: string; options: { [option: string]: CardLine[] } }
  | { people: Space; if?: Condition }
  | { wp: number; whom: 'all'; if?: Condition }
  | { gold: number; whom: 'first'; if?: Condition }
  | { lose: string; if?: Condition };

export interface Card {
  id: CardId;
  /** The starred letter at which it is read; none for a card called by another line, or by a deed. */
  letter?: string;
  lines: CardLine[];
}

/** Something a hero may do on a space in place of walking or fighting (DAY-4), while `when` holds. */
export interface Deed {
  id: string;
  at: Space[];
  hours: number;
  when?: Condition;
  do: CardLine[];
}

export interface Goal {
  id: string;
  when: Condition;
  /** Won at once when it is met; otherwise it is judged on N. */
  atOnce?: true;
}

/** Looked at after every step: carries its lines out once, as soon as its condition holds. */
export interface Watch {
  id: string;
  when: Condition;
  do: CardLine[];
}

/** A legend without its words. */
export interface Legend {
  id: LegendId;
  board: BoardId;
  /** Where each hero starts: one space, or one a hero clockwise. */
  start: Space[];
  /** Space of the steppe people, where the legend has them from the start. */
  people?: Space;
  /** Whether merchants sell the equipment too (FREE-4). */
  trade: boolean;
  goals: Goal[];
  cards: Card[];
  deeds: Deed[];
  watches: Watch[];
}

/** The words of a legend in one language. Plain text; a card is 40 to 90 words. */
export interface Prose {
  title: string;
  /** One line for lists. */
  about: string;
  cards: { [card: CardId]: { title: string; text: string; options?: { [option: string]: string } } };
  goals: { [goal: string]: string };
  /** By deed: the choice's words, and what is said when it is done. */
  deeds: { [deed: string]: { label: string; done: string } };
  /** Names of tagged creatures. */
  names: { [tag: string]: string };
  /** By reason: the last words of the legend, won or lost. */
  ends: { [why: string]: string };
}
