import type { CreatureKind, FoeKind } from '../types.ts';

/** A row of the creature display. All values but the Gorlot's and the Troll's strength and dice are house values. */
export interface FoeData {
  kind: FoeKind;
  name: string;
  plural: string;
  /** Marks it on the map. */
  letter: string;
  sp: number;
  wp: number;
  /** Dice rows: from this WP on, so many dice; highest row first. */
  rows: readonly { from: number; dice: number }[];
  die: 'red' | 'black' | 'grey';
  /** Points to share in gold and WP. */
  reward: number;
  /** Figures in the box (SET-17); 0 for what is no creature. */
  figures: number;
  /** Goes toward a noise in the cave (GUARD-2), and may share a space with its like (GUARD-3). */
  listens?: true;
}

/** Faces of the dice. Black and grey are house values. */
export const FACES = {
  red: [1, 2, 3, 4, 5, 6],
  hero: [1, 2, 3, 4, 5, 6],
  black: [6, 6, 8, 10, 10, 12],
  grey: [1, 2, 3, 4, 5, 6],
} as const;

const TWO = [{ from: 0, dice: 2 }];
const ONE = [{ from: 0, dice: 1 }];
const TROLL = [
  { from: 7, dice: 3 }, // FIGHT-13
  { from: 0, dice: 2 },
];

export const FOES: Record<FoeKind, FoeData> = {
  gor: {
    kind: 'gor',
    name: 'Gor',
    plural: 'Gors',
    letter: 'g',
    sp: 2,
    wp: 4,
    rows: TWO,
    die: 'red',
    reward: 2,
    figures: 10,
  },
  gorlot: {
    kind: 'gorlot',
    name: 'Gorlot',
    plural: 'Gorlots',
    letter: 'l',
    sp: 4,
    wp: 5,
    rows: TWO,
    die: 'red',
    reward: 3,
    figures: 5,
  },
  skral: {
    kind: 'skral',
    name: 'Skral',
    plural: 'Skrals',
    letter: 's',
    sp: 6,
    wp: 6,
    rows: TWO,
    die: 'red',
    reward: 4,
    figures: 2,
  },
  'chalk-skral': {
    kind: 'chalk-skral',
    name: 'Chalk Skral',
    plural: 'Chalk Skrals',
    letter: 'c',
    sp: 8,
    wp: 7,
    rows: TWO,
    die: 'red',
    reward: 4,
    figures: 5,
  },
  troll: {
    kind: 'troll',
    name: 'Troll',
    plural: 'Trolls',
    letter: 't',
    sp: 14,
    wp: 12,
    rows: TROLL,
    die: 'red',
    reward: 6,
    figures: 4,
  },
  'guard-troll': {
    kind: 'guard-troll',
    name: 'Guard Troll',
    plural: 'Guard Trolls',
    letter: 'd',
    sp: 14,
    wp: 12,
    rows: TROLL,
    die: 'red',
    reward: 6,
    figures: 2,
    listens: true,
  },
  'swamp-troll': {
    kind: 'swamp-troll',
    name: 'Swamp Troll',
    plural: 'Swamp Trolls',
    letter: 'w',
    sp: 10,
    wp: 9,
    rows: ONE,
    die: 'black',
    reward: 6,
    figures: 2,
  },
  'troll-king': {
    kind: 'troll-king',
    name: 'Troll King',
    plural: 'Troll Kings',
    letter: 'K',
    sp: 10,
    wp: 10,
    rows: TWO,
    die: 'red',
    reward: 0,
    figures: 1,
  },
  'buffalo-monster': {
    kind: 'buffalo-monster',
    name: 'Buffalo Monster',
    plural: 'Buffalo Monsters',
    letter: 'B',
    sp: 10,
    wp: 10,
    rows: TWO,
    die: 'red',
    reward: 0,
    figures: 1,
  },
  'strange-creature': {
    kind: 'strange-creature',
    name: 'Strange Creature',
    plural: 'Strange Creatures',
    letter: 'X',
    sp: 10,
    wp: 10,
    rows: TWO,
    die: 'red',
    reward: 0,
    figures: 1,
  },
  'black-knight': {
    kind: 'black-knight',
    name: 'Black Knight',
    plural: 'Black Knights',
    letter: 'k',
    sp: 12,
    wp: 10,
    rows: ONE,
    die: 'black',
    reward: 0,
    figures: 0,
  },
  spore: {
    kind: 'spore',
    name: 'spore',
    plural: 'spores',
    letter: '*',
    sp: 5,
    wp: 1,
    rows: ONE,
    die: 'grey',
    reward: 0,
    figures: 0,
  },
};

/** Order of the kinds at a sunrise on the lake side (CRE-2). */
export const LAKE_ORDER: readonly CreatureKind[] = ['gor', 'gorlot', 'skral', 'chalk-skral', 'troll'];

/** An enemy as it comes into a fight: its printed points, the strength shifted by so much. */
export const freshFoe = (kind: FoeKind, spShift = 0): { kind: FoeKind; sp: number; wp: number } => ({
  kind,
  sp: FOES[kind].sp + spShift,
  wp: FOES[kind].wp,
});

export function foeDice(kind: FoeKind, wp: number): number {
  for (const row of FOES[kind].rows) if (wp >= row.from) return row.dice;
  return 1;
}

/** The best of single dice and sums of equal dice (FIGHT-6, FIGHT-13). */
export function foeCounts(dice: readonly number[]): number {
  let best = 0;
  for (const face of dice) {
    let sum = 0;
    for (const other of dice) if (other === face) sum += face;
    if (sum > best) best = sum;
  }
  return best;
}
