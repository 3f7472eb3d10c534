import type { HeroId } from '../types.ts';

/** A hero board as printed. Dice rows, ranks of Raash and Grent and the storage are house values. */
export interface HeroData {
  id: HeroId;
  /** The woman or the man of the board; the first is spoken when none is chosen. */
  names: readonly [string, string];
  title: string;
  /** One sentence for the hero board on the screen. */
  ability: string;
  colour: 'green' | 'magenta' | 'yellow' | 'blue';
  letter: string;
  rank: number;
  /** Rows of the willpower track: from this WP on, so many dice; highest row first. */
  rows: readonly { from: number; dice: number }[];
  /** Rolls one die at a time and may stop; the last counts (RAASH-1). */
  singly?: true;
  /** May attack enemies on adjacent spaces (RAASH-1). */
  far?: true;
  /** May take heroes along on a walk (RAASH-2). */
  carries?: true;
  /** What a face counts (GRENT-1). */
  counts?: readonly number[];
  /** Faces that may be rolled again until another comes (GRENT-2). */
  again?: readonly number[];
  /** Dice not used become WP (AVIDA-1). */
  heals?: true;
  /** Fire spells at the start, all face up (SET-12). */
  spells?: number;
}

const UP_TO_3 = [
  { from: 11, dice: 3 },
  { from: 5, dice: 2 },
  { from: 0, dice: 1 },
];

export const HEROES: Record<HeroId, HeroData> = {
  raash: {
    id: 'raash',
    names: ['Raash', 'Raashana'],
    title: 'Steppe Rider',
    ability: 'Rolls one die at a time and stops when content. Attacks next door. Takes fellows along on a ride.',
    colour: 'green',
    letter: 'R',
    rank: 46,
    rows: UP_TO_3,
    singly: true,
    far: true,
    carries: true,
  },
  grent: {
    id: 'grent',
    names: ['Grent', 'Grea'],
    title: 'Mountain Warrior',
    ability: 'One die, and 1, 2 and 3 count double. A 2 may be rolled again.',
    colour: 'magenta',
    letter: 'G',
    rank: 35,
    rows: [{ from: 0, dice: 1 }],
    counts: [0, 2, 4, 6, 4, 5, 6],
    again: [2],
  },
  tenaya: {
    id: 'tenaya',
    names: ['Tenaya', 'Teyan'],
    title: 'Fire Wielder',
    ability: 'Three fire spells a day: take 2 from an enemy, or call a fellow from up to 4 spaces away.',
    colour: 'yellow',
    letter: 'T',
    rank: 60,
    rows: [{ from: 17, dice: 4 }, ...UP_TO_3],
    spells: 3,
  },
  avida: {
    id: 'avida',
    names: ['Avida', 'Avid'],
    title: 'Healer',
    ability: 'The die that does not fight becomes willpower, for anyone in the fight.',
    colour: 'blue',
    letter: 'A',
    rank: 24,
    rows: [
      { from: 5, dice: 2 },
      { from: 0, dice: 1 },
    ],
    heals: true,
  },
};

/** Most willpower and strength a hero board shows (house). */
export const WP_MOST = 20;
export const SP_MOST = 14;

/** Dice of a hero at this many WP (FIGHT-3). */
export function diceOf(hero: HeroId, wp: number): number {
  for (const row of HEROES[hero].rows) if (wp >= row.from) return row.dice;
  return 1;
}

/** What one face of this hero's dice counts in a fight. */
export const faceCounts = (hero: HeroId, face: number): number => HEROES[hero].counts?.[face] ?? face;
