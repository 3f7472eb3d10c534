import type { Card, CardLine, Legend, Prose } from '../src/games/far-land/legend.ts';

/**
 * A legend made by a test, so that tests of rules do not lean on the story of a real one. A test file puts this module
 * in the place of the shipped legends:
 * `vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'))`.
 */
const PLAIN: Legend = {
  id: 'trial',
  board: 'lake',
  start: [427],
  trade: false,
  goals: [{ id: 'never', when: { fact: 'never' } }],
  cards: [],
  deeds: [],
  watches: [],
};

let legend: Legend = PLAIN;

/** The legend of the next scenes; what is left out is empty, and its goal is never met. */
export function trial(parts: Partial<Legend>): void {
  legend = { ...PLAIN, ...parts };
}

/** A card at a letter: its id is the letter with a 1, as on A1. */
export const card = (letter: string, ...lines: CardLine[]): Card => ({ id: `${letter}1`, letter, lines });

export const LEGEND_IDS: readonly string[] = ['trial'];

export const findLegend = (id: string): Legend | undefined => (id === 'trial' ? legend : undefined);

export const legendOf = (_id: string): Legend => legend;

export function proseOf(_id: string): Prose {
  const told = legend.cards.map(({ id }) => [id, { title: `The title of ${id}`, text: `The text of ${id}.` }] as const);
  return {
    title: 'A Trial',
    about: 'A legend of the tests.',
    cards: Object.fromEntries(told),
    goals: Object.fromEntries(legend.goals.map(({ id }) => [id, `The goal ${id}.`])),
    deeds: Object.fromEntries(legend.deeds.map(({ id }) => [id, { label: `Do ${id}`, done: `It is done: ${id}.` }])),
    names: {},
    ends: {},
  };
}
