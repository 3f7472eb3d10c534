import type { Line } from '../engine/line.ts';
import type { Core } from '../engine/machine.ts';
import type { AnyRuleset } from '../engine/ruleset.ts';
import { FAR_PANES } from './far-land/index.ts';
import type { Row } from './rows.ts';
import type { MapView } from './state.ts';

export interface Asked {
  width: number;
  height: number;
  /** Only signs below 128: a drawing has better ones than those put in their place later. */
  ascii: boolean;
}

export interface MapAsked extends Asked {
  view: MapView;
  /** Space on which the highlighted choice leads. */
  marked: number | undefined;
}

/** One question on the way to a new game: what is picked is a word; an entry with a line begins the game. */
export interface SetUp {
  title: string;
  about: readonly Line[];
  entries: readonly { label: Line; detail?: Line; word?: string; line?: string }[];
}

/** A card or an ending that is read on a page of its own. */
export interface Reading {
  title: Line;
  lines: readonly Line[];
  /** The game is over with it. */
  end?: true;
}

/**
 * What the screen shows of one game beyond its words: everything here is made from the state, and returns plain rows.
 * `G` is the game's state, `S` what its fights (or the like) keep to be drawn.
 */
export interface Panes<G extends Core, S> {
  /** Day and the like, for the first row: the longest way to say it that fits into `room`, or the shortest. */
  status(g: G, room: number): Row;
  /** Every board there is, whoever plays. */
  boardNames: readonly { id: string; name: string }[];
  /** How many heroes, or the like, have a board. */
  players(g: G): number;
  goal(g: G): Line | null;
  /** Rows of exactly the width asked for; in the last column the line to the next pane, or a sign beside a number. */
  map(g: G, asked: MapAsked): Row[];
  /** Where the window on the map begins after a command, when it began there before. */
  follow(g: G, asked: MapAsked, before: MapView['at']): MapView['at'];
  /** What the letters on the map mean, the most needed first. */
  letters(g: G): Row[];
  /** What threatens next, in one sentence; said while the danger is shown. */
  danger(g: G): Line;
  boards(g: G, asked: Asked): Row[];
  /** Everything about those who play, to be read on a page. */
  boardPage(g: G): Line[];
  /** The cards read so far, to be read again. */
  cards(g: G): Line[];
  /** The space a choice leads to. */
  spaceOf(g: G, action: unknown): number | undefined;
  /** What of this event is read on a page. */
  reading(g: G, event: { type: string }, lines: readonly Line[]): Reading | undefined;
  /** The picture after this event; null when there is none. */
  scene(g: G, before: S | null, event: { type: string }): S | null;
  drawScene(g: G, scene: S, asked: Asked): Row[];
  /** Whether the picture belongs to what is going on now. */
  sceneHolds(g: G): boolean;
  /** The next question after an offer was chosen and these words were picked. */
  setUp(offer: string, picked: readonly string[]): SetUp;
}

// biome-ignore lint/suspicious/noExplicitAny: the screen shows any game
export type AnyPanes = Panes<any, any>;

const PANES: { readonly [id: string]: AnyPanes } = { 'far-land': FAR_PANES };

/** The panes of a game. Throws for a game that has none: it cannot be shown on the full screen. */
export function panesOf(rules: AnyRuleset): AnyPanes {
  const panes = PANES[rules.id];
  if (panes === undefined) throw new Error(`${rules.title} has no full screen`);
  return panes;
}
