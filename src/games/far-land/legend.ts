import type { BoardId, Space } from './board.ts';
import type { CardId, CreatureKind, FogKind, HeroId, Hope, ItemId, LegendId, Level, Mark } from './types.ts';

/** Something that holds or does not, as data. Several keys in one object must all hold. See rules/conditions.ts. */
export interface Condition {
  /** At least so many heroes play. */
  heroes?: number;
  /** This hero plays. */
  plays?: HeroId;
  level?: Level;
  board?: BoardId;
  /** All these named creatures are beaten. */
  slain?: string[];
  /** This named creature stands on the board. */
  stands?: string;
  /** A fact kept by cards has at least this value (1 where only its name is given), and at most that one. */
  fact?: string;
  least?: number;
  most?: number;
  /** The goal that holds now. */
  goal?: string;
  /** This card has been read. */
  read?: CardId;
  /** The steppe people stand on this space. */
  peopleAt?: Space;
  /** Some hero stands on this space; every hero does. */
  heroAt?: Space;
  allAt?: Space;
  /** Some hero stands on a space with this. */
  meets?: 'creature' | 'fog' | 'well' | 'merchant' | 'spore' | 'herb' | 'log' | 'mushroom' | 'hope-stone' | 'knight';
  /** A creature stands on this space. */
  creatureAt?: Space;
  /** The narrator stands on this letter or further. */
  letter?: string;
  /** It is this day or a later one. */
  day?: number;
  /** At least so many shields are free. */
  shields?: number;
  /** The heroes hold so much gold together. */
  gold?: number;
  /** Some hero holds this item. */
  has?: ItemId;
  /** The heroes hold so many herbs together. */
  herbs?: number;
  /** So many spaces hold spores. */
  spores?: number;
  /** Values of the logs that lie on this space, at least. */
  logsAt?: { space: Space; sum: number | ByHeroes };
  /** How many herbs lie on this space, at least. */
  herbsAt?: { space: Space; sum: number | ByHeroes };
  /** Whether the Mother Spore is in play. */
  mother?: boolean;
  not?: Condition;
  any?: Condition[];
  all?: Condition[];
}

/** A space by its number, or: thrown by the dice (SET-11), where "you" stands, where the steppe people are. */
export type Where = Space | 'dice' | 'you' | 'people';

/**
 * Heroes whom a line is for. `you` is the hero the card speaks to: who drew it or did the deed, else whose turn it is or
 * was; `others` are all but "you"; `chosen` asks the players; of several with most or least, the first clockwise.
 */
export type Whom =
  | 'all'
  | 'you'
  | 'others'
  | 'first'
  | 'chosen'
  | 'most-wp'
  | 'least-wp'
  | 'most-sp'
  | 'least-sp'
  | 'most-gold'
  | HeroId
  | { on: Where }
  | { near: Where };

/** One number each for 2, 3 and 4 heroes. */
export type ByHeroes = readonly [two: number, three: number, four: number];

/** What an option asks for. Paid by the hero the card speaks to, if it speaks to one, else by one whom the players choose. */
export interface Cost {
  gold?: number;
  wp?: number;
  sp?: number;
  herb?: number;
  hours?: number;
  item?: ItemId;
  from?: 'you' | 'chosen' | 'all';
}

export type Option = CardLine[] | { when?: Condition; cost?: Cost; do: CardLine[] };

/** Lines by the name of their effect, which is their first key. What each does: `about` in rules/effects. */
export interface Lines {
  goal: { goal: string };
  fact: { fact: string; add?: number; set?: number };
  read: { read: CardId };
  when: { when: Condition; do: CardLine[]; else?: CardLine[] };
  roll: { roll: 'red' | 'hero' | 'grey'; on: { [faces: string]: CardLine[] } };
  ask: { ask: string; options: { [option: string]: Option } };
  for: { for: Whom; do: CardLine[] };
  tell: { tell: string };
  narrator: { narrator: number };
  win: { win: string };
  lose: { lose: string };

  place: { place: CreatureKind; at: Where[]; many?: ByHeroes; tag?: string; strength?: ByHeroes; less?: string };
  remove: { remove: CreatureKind; which: 'nearest' | 'farthest' | 'all' };
  dismiss: { dismiss: string };
  march: { march: CreatureKind[]; times?: number };
  shift: { shift: string; by: number };
  shields: { shields: number };

  wp: { wp: number; whom: Whom };
  sp: { sp: number; whom: Whom };
  gold: { gold: number; whom: Whom };
  herb: { herb: number; whom: Whom };
  item: { item: ItemId; whom: Whom; holds?: Hope | number };
  lay: { lay: 'item'; whom: Whom };
  hours: { hours: number; whom: Whom };
  put: { put: Space; whom: Whom };
  rooster: { rooster: Whom };

  well: { well: 'full' | 'empty'; at: Space[] | 'all' };
  fog: { fog: 'shuffle' | 'reveal' | FogKind; at?: Where[] | 'near-you' };
  stock: { stock: ItemId; many: number };
  trade: { trade: boolean };
  merchant: { merchant: Where | null };
  grow: { grow: Where[] };
  clear: { clear: 'herb' | 'log'; at: Space[] };
  people: { people: Space | null };
  lead: { lead: boolean };
  mark: { mark: Mark; at: Where[]; tag?: string };
  unmark: { unmark: Mark; tag?: string };

  spore: { spore: Where[] };
  burn: { burn: Where };
  nest: { nest: Space[] };
  ghost: { ghost: Where[] };
  knight: { knight: Where[] };
  ring: { ring: boolean };
  flaps: { flaps: Where };
  mother: { mother: Where };
  log: { log: number; at: Where[] };
  mushrooms: { mushrooms: Where[] };
  hopes: { hopes: Where[] };
}

export type LineName = keyof Lines;
export type LineOf<N extends LineName> = Lines[N] & { if?: Condition };
/** One line of a card: exactly one effect. */
export type CardLine = { [N in LineName]: LineOf<N> }[LineName];

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
  /** Spaces that the steppe people go from one sunrise to the next, at most (FOLK-3); left out: as many as they are led. */
  pace?: number;
  /** Whether merchants sell the equipment too (FREE-4). */
  trade: boolean;
  /** Whether the checklist comes before the first card (TRK-6: Legends 3 to 6, on the river side). */
  checklist?: true;
  goals: Goal[];
  cards: Card[];
  deeds: Deed[];
  watches: Watch[];
}

/** A question of a card: what is asked, and the words of each answer. */
export interface Asked {
  question: string;
  options: { [option: string]: string };
}

/** The words of a legend in one language. Plain text; a card is 40 to 90 words. */
export interface Prose {
  title: string;
  /** One line for lists. */
  about: string;
  cards: { [card: CardId]: { title: string; text: string } };
  goals: { [goal: string]: string };
  /** By deed: the choice's words, and what is said when it is done. */
  deeds: { [deed: string]: { label: string; done: string } };
  /** By the key of an `ask` line. */
  asks?: { [ask: string]: Asked };
  /** By the key of a `tell` line. */
  told?: { [key: string]: string };
  /** Names of tagged creatures. */
  names: { [tag: string]: string };
  /** By reason: the last words of the legend, won or lost. */
  ends: { [why: string]: string };
}

/** What an event card holds besides its words (SET-5). */
export interface EventCard {
  /** Kinds that move at a sunrise of the river side, in order; one may stand there twice (CRE-6). */
  kinds: readonly CreatureKind[];
  /** The four hero colours, the one furthest up first (KNIGHT-2). */
  colours: readonly HeroId[];
  /** Whether it can be warded off (HOPE-4). */
  bad: boolean;
  lines: CardLine[];
  /** What a spore card does on the lake side instead. */
  lake?: CardLine[];
}
