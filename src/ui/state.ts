import type { Line } from '../engine/line.ts';
import type { Theme } from '../session/settings.ts';
import type { Size } from './terminal/screen.ts';

/** What choosing an entry does. Plain data: whoever holds the table carries out what the reducer cannot. */
export type Act =
  | { do: 'line'; line: string }
  | { do: 'open'; what: Opened }
  | { do: 'pick'; word: string }
  | { do: 'others' }
  | { do: 'back' }
  | { do: 'title' }
  | { do: 'leave' }
  | { do: 'plain' }
  | { do: 'type'; purpose: Purpose };

/** Menus and pages that are made from what is on the table. */
export type Opened =
  | 'new'
  | 'saves'
  | 'settings'
  | 'bots'
  | 'table'
  | 'log'
  | 'help'
  | 'cards'
  | 'boards'
  | 'rules'
  | 'ending'
  | 'leave';

export interface Entry {
  label: Line;
  act: Act;
  /** Space on which the choice leads: marked on the map. */
  space?: number;
  /** Said below the list while the entry is highlighted. */
  detail?: Line;
  /** Asked once before the act, as a question with yes and no. */
  confirm?: Line;
}

/** Where somebody is in a list of entries: an index among those that the filter leaves. */
export interface List {
  mark: number;
  filter: string;
}

export interface MenuScreen {
  kind: 'menu';
  id: Opened | 'title' | 'confirm';
  title: Line;
  about: readonly Line[];
  entries: readonly Entry[];
  list: List;
  /** What was picked so far on the way to a new game. */
  picked?: readonly string[];
}

/** Text to read: scrolled, searched, closed. */
export interface PageScreen {
  kind: 'page';
  id: 'log' | 'help' | 'card' | 'said' | 'boards' | 'rules' | 'end';
  title: Line;
  lines: readonly Line[];
  /** First row shown. */
  top: number;
  find: string;
}

export interface GameScreen {
  kind: 'game';
  list: List;
  /** Free actions of fellows stand one level down. */
  level: 'own' | 'others';
}

export type Screen = MenuScreen | PageScreen | GameScreen;

export interface Prompt {
  /** The session's count of states: another number, another prompt. */
  version: number;
  who: string | null;
  question: string;
  /** The same in fewer words, for where it does not fit. */
  brief?: string;
  /** The answer cannot be taken back: keys typed ahead are dropped. */
  weighty: boolean;
  own: readonly Entry[];
  others: readonly Entry[];
}

/** How the map is looked at. */
export interface MapView {
  /** Where its window begins; null when that is to be found anew, around the hero. */
  at: { x: number; y: number } | null;
  /** How far the player moved it from there. */
  pan: { x: number; y: number };
  arrows: boolean;
  danger: boolean;
  reach: boolean;
  /** The smaller scale, which shows more. */
  far: boolean;
}

export interface GameView {
  prompt: Prompt;
  log: readonly Line[];
  /** Index in the log of the first sentence of the last command. */
  fresh: number;
  /** What the last rolls looked like; null outside fights. Its shape is the game's own. */
  scene: unknown;
  /** The odds, when they were asked for at this prompt. */
  odds: readonly Line[];
  over: boolean;
  /** How many boards there are. */
  players: number;
}

/** Something is being typed, at the foot of the screen. */
export type Purpose = 'filter' | 'find' | 'command' | 'save' | 'names' | 'rules';
export interface Typing {
  purpose: Purpose;
  text: string;
}

/** How everything is drawn. */
export interface Looks {
  ascii: boolean;
  theme: Theme;
}

/** All that the screen is made of, besides the game itself. */
export interface Ui {
  size: Size;
  looks: Looks;
  /** Bottom first; the last one takes the keys. Never empty. */
  screens: readonly Screen[];
  game: GameView | null;
  map: MapView;
  typing: Typing | null;
  /** Said at the foot of the log until the next command. */
  notice: Line | null;
}

export const FRESH_LIST: List = { mark: 0, filter: '' };
export const FRESH_MAP: MapView = {
  at: null,
  pan: { x: 0, y: 0 },
  arrows: false,
  danger: false,
  reach: false,
  far: false,
};

export const topOf = (ui: Ui): Screen => ui.screens[ui.screens.length - 1];

export function withTop(ui: Ui, screen: Screen): Ui {
  return { ...ui, screens: [...ui.screens.slice(0, -1), screen] };
}

export const pushed = (ui: Ui, screen: Screen): Ui => ({ ...ui, screens: [...ui.screens, screen] });

/** Without the top screen; the last one stays. */
export const popped = (ui: Ui): Ui => (ui.screens.length > 1 ? { ...ui, screens: ui.screens.slice(0, -1) } : ui);

/** The entries that a list shows now: one level of the game's choices, or all that the filter leaves. */
export function entriesOf(ui: Ui): readonly Entry[] {
  const top = topOf(ui);
  if (top.kind === 'page') return [];
  const all = top.kind === 'menu' ? top.entries : gameEntries(ui, top);
  return top.list.filter === '' ? all : all.filter((entry) => matches(entry, top.list.filter));
}

function gameEntries({ game }: Ui, { level, list }: GameScreen): readonly Entry[] {
  if (game === null) return [];
  const { own, others } = game.prompt;
  if (list.filter !== '') return [...own, ...others];
  if (level === 'others') return others;
  if (others.length < 2) return [...own, ...others]; // a level for one alone would be a detour
  return [...own, { label: [{ text: `Free actions of fellows (${others.length})` }], act: { do: 'others' } }];
}

/** Every word of the filter stands somewhere in the entry. */
function matches(entry: Entry, filter: string): boolean {
  const text = entry.label
    .map((piece) => piece.text)
    .join('')
    .toLowerCase();
  return filter
    .toLowerCase()
    .split(' ')
    .every((word) => text.includes(word));
}
