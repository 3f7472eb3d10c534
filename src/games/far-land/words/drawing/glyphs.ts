import type { Land, Way } from '../../board.ts';

/** The characters of one way of drawing. No sign of the ground is ever a sign of a way. */
export interface Glyphs {
  readonly ways: Readonly<Record<Way, string>>;
  readonly path: string;
  readonly bridge: string;
  /** Stepping stones of a jump over the river or the lake. */
  readonly stone: string;
  readonly water: string;
  readonly rock: string;
  readonly heads: Readonly<Record<Way, string>>;
  readonly ground: Readonly<Record<Land, string>>;
}

export const ASCII: Glyphs = {
  ways: { e: '-', w: '-', ne: '/', sw: '/', nw: '\\', se: '\\' },
  path: ':',
  bridge: '=',
  stone: 'o',
  water: '~',
  rock: '#',
  heads: { e: '>', w: '<', ne: 'A', nw: 'A', se: 'v', sw: 'v' },
  ground: {
    steppe: "'",
    reeds: '"',
    ridge: '^',
    hills: '^',
    forest: '*',
    shore: ',',
    marsh: ';',
    sand: '.',
    rock: '#',
    cave: '%',
    road: '.',
  },
};

export const UNICODE: Glyphs = {
  ways: { e: '─', w: '─', ne: '╱', sw: '╱', nw: '╲', se: '╲' },
  path: '•',
  bridge: '═',
  stone: 'o',
  water: '≈',
  rock: '▒',
  heads: { e: '→', w: '←', ne: '↗', nw: '↖', se: '↘', sw: '↙' },
  ground: {
    steppe: "'",
    reeds: '"',
    ridge: '^',
    hills: '∩',
    forest: '♠',
    shore: ',',
    marsh: ';',
    sand: '∴',
    rock: '▒',
    cave: '░',
    road: '.',
  },
};

/** Of a hundred free characters, how many carry the sign of the land. */
export const DENSITY: Readonly<Record<Land, number>> = {
  steppe: 16,
  reeds: 45,
  ridge: 50,
  hills: 24,
  forest: 40,
  shore: 22,
  marsh: 40,
  sand: 30,
  rock: 40,
  cave: 45,
  road: 10,
};
