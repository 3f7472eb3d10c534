import type { Line } from './line.ts';
import type { Core, Flow, Listener, Move, Told } from './machine.ts';

/** Why something cannot be done. `rule` is an id of the game's rule list, or null where no rule is concerned (a slip). */
export interface Refusal {
  rule: string | null;
  text: string;
  /** What is legal instead, where that is more than the list of choices. */
  instead?: string;
}

export const isRefusal = (x: unknown): x is Refusal =>
  typeof x === 'object' && x !== null && 'rule' in x && 'text' in x;

/** A long command as a run of small ones, tried on a copy. */
export interface Expansion {
  /** Commands in canonical notation, in order. */
  run: string[];
  /** Kind of frame that must be on top before each command but the first; when it is not, something happened on the way. */
  within?: string;
  /** Said before the run: the way that was chosen. */
  note?: string;
}

/** The parsed `new …` line; `line` is its canonical text (seed and rules version included), as recorded. */
export interface Setup {
  game: string;
  seed: number;
  line: string;
}

/** Reads a file named in a `new` line. Given by whoever has a disk; throws with a sentence when it cannot. */
export type ReadFile = (path: string) => string;

/** Who is asked and what, before the list of choices. `who` is an id (a hero), null when the table decides together. */
export interface Question {
  who: string | null;
  text: string;
  /** The same in a few words, for those who want to hear little: "Raash, 5 hours, willpower 9?" */
  brief?: string;
  /** True when the answer rolls dice, ends a day or cannot be taken back: keys typed ahead are dropped. */
  weighty: boolean;
}

/** Answers an ask-command with lines to print, or with a refusal; changes nothing. */
export type AskCommand<G> = (g: G, args: string[], table: TableFacts) => readonly Line[] | Refusal;

/** Something that can be played: `words` stand after `new` (`legend 1`), `example` is a whole line to type. */
export interface Offer {
  words: string;
  title: string;
  text: string;
  example: string;
}

/** What a session knows beyond the state and may lend to ask-commands. */
export interface TableFacts {
  /** Names that people gave themselves (`players`), by place clockwise; empty when none were given. */
  players: readonly string[];
  /** 0 result only, 1 usual, 2 with ways, dangers and reasons. */
  verbose: 0 | 1 | 2;
}

/**
 * All that a game gives the engine, the session and every front end. `S` is the set-up, `G` the state, `A` the
 * actions, `E` the events. Nothing below knows one game from another.
 */
export interface Ruleset<S extends Setup, G extends Core & Told<E>, A extends Move, E extends { type: string }>
  extends Flow<G, A> {
  id: string;
  title: string;
  /** Raised whenever an old record could be told differently. */
  version: number;
  /**
   * The words after `new`, the ruleset's own id left out, e.g. ["legend","1","heroes","raash,avida"]; `seed` is used
   * when the words name none. Its own `line` is read again, with the `rules N` of an older version too.
   */
  readNew(words: readonly string[], seed: number, read: ReadFile): S | Refusal;
  /** A fresh state, settled at its first question; `tell` hears the set-up and the first cards. */
  begin(setup: S, tell?: Listener<E>): G;
  /** Lays down the faces of the next dice (`dice 3 5 2`). A refusal names a face that no die shows. */
  layDice(g: G, faces: readonly number[]): Refusal | undefined;
  /** Canonical notation, with `tenaya: ` before what is done out of turn. No two legal choices share one. */
  write(g: G, a: A): string;
  /** Other spellings accepted for the same choice (`fight 412`), lower case. */
  alsoWritten(g: G, a: A): readonly string[];
  /** The command in the game's own words: either name of a hero, several words for a thing. Where missing, as it is. */
  meant?(g: G, command: string): string;
  /** A long form (`walk 415`, `walk e e`, `reward raash gold 2`) as small commands; undefined when it is none. */
  expand(g: G, command: string): Expansion | Refusal | undefined;
  /** Why this command, which is not among the choices, cannot be carried out. */
  refuse(g: G, command: string): Refusal;
  /** Words of a choice for menus and lists: "Walk to 413, the Reed Bank". */
  label(g: G, a: A): Line;
  question(g: G): Question;
  /** Ways, dangers and reasons: said with a question to those who want to hear much (`verbose 2`). */
  aside?(g: G): readonly Line[];
  /** Those who may be asked, clockwise, with the names they are spoken by; people at one keyboard share them out. */
  seats?(g: G): readonly { id: string; name: string }[];
  /** Asked once before a costly step that cannot be taken back, where a front end confirms; undefined for any other. */
  confirm?(g: G, a: A): Line | undefined;
  /** The sentences of an event, none for events that are only data. */
  say(g: G, e: E): readonly Line[];
  /** Two neighbouring events of one long form told as one, "gold 2" and not twice "gold 1"; undefined where they stay two. */
  together?(first: E, second: E): E | undefined;
  /** Who rolled the dice of this event, for people who roll real ones: "Raash", "the Gor"; undefined for other events. */
  roller?(g: G, e: E): string | undefined;
  /** What of all that was told is the story: cards, choices, goals. */
  story?(told: readonly { event: { type: string }; lines: readonly Line[] }[]): readonly Line[];
  /** Ask-commands by name; they change nothing. */
  ask: { readonly [name: string]: AskCommand<G> };
  /** Ask-commands that need no game begun, e.g. `rules`; a session looks here when `ask` has no such name. */
  freeAsk: { readonly [name: string]: (args: string[], table: TableFacts) => readonly Line[] | Refusal };
  /** One line each for the help of the commands of `ask` and `freeAsk`. */
  askHelp: { readonly [name: string]: string };
  /** One line each for the help of the commands that change the game: `['walk 412 413', 'walk space by space']`. */
  actHelp: readonly (readonly [command: string, text: string])[];
  /** What can be begun, for `legends` and menus. */
  offers: readonly Offer[];
  /** What players at the table can see, as JSON (interface.md); holds nothing face down. */
  view(g: G): object;
  /** `expect raash at 412`: whether it holds; a refusal when the words are not understood. Not: won, lost, over, refused, choice. */
  expect(g: G, words: readonly string[]): { holds: boolean; found: string } | Refusal;
  /** A number that rises whenever something face down was seen or a card was read for the first time: undo stops there. */
  seen(g: G): number;
  /** Changes at each sunrise or similar: the session writes a checkpoint and syncs the record when it does. */
  chapter(g: G): number;
  /** The short summary of a game for lists of saves: legend, day, narrator, heroes. */
  summary(g: G): { [key: string]: string };
  /** The bare name for a new save: "legend-1". */
  saveName(setup: S): string;
}

// biome-ignore lint/suspicious/noExplicitAny: a session plays any game
export type AnyRuleset = Ruleset<any, any, any, any>;
