import { LAKE_ORDER } from '../content/creatures.ts';
import type { Card, Legend } from '../legend.ts';
import { arrow, boardOf } from '../map.ts';
import type { Path } from '../rules/effects/shapes.ts';
import { LAST, LETTERS } from '../rules/track.ts';
import { allLines } from './look.ts';
import type { Problem } from './problem.ts';
import { hasPeople } from './prose.ts';

/** Stars in the box (SET-13). */
const STARS_MOST = 11;
/** A creature of A1 stands so many steps from its goal. */
const FIRST_STEPS = { least: 3, most: 6 };

/** Steps along the arrows to the last space before the caves or the steppe people. */
function stepsToGoal(legend: Legend, from: number): number {
  let n = 0;
  const board = boardOf(legend.board);
  for (let at: number | null = from; at !== null && at !== board.goal && n < 100; n++) at = arrow(board, at);
  return n;
}

/** Farther than this a creature that comes with this letter never arrives. */
export const stepsMost = (letter: number): number => Math.floor(2 + (LAST - letter) / 3);

function distances(legend: Legend, card: Card, path: Path): Problem[] {
  const letter = LETTERS.indexOf(card.letter as string);
  const { least, most } = letter === 0 ? FIRST_STEPS : { least: 0, most: stepsMost(letter) };
  const out: Problem[] = [];
  for (const { line, path: way } of allLines(card.lines, [...path, 'lines'])) {
    if (!('place' in line) || !LAKE_ORDER.includes(line.place)) continue;
    for (const [i, space] of line.at.entries()) {
      if (typeof space !== 'number') continue;
      const steps = stepsToGoal(legend, space);
      if (steps >= least && steps <= most) continue;
      const wish = letter === 0 ? `${least} to ${most}` : `at most ${most}`;
      out.push({
        path: [...way, 'at', i],
        why: `${space} is ${steps} steps from the creatures' goal; on card ${card.id} it should be ${wish}.`,
      });
    }
  }
  return out;
}

/** A1 and N, one card a letter, stars, distances, no question before the first turn. */
export function numbersOf(legend: Legend): Problem[] {
  const out: Problem[] = [];
  const at: Path = ['legend', 'cards'];
  for (const letter of ['A', 'N'])
    if (!legend.cards.some((card) => card.letter === letter))
      out.push({ path: at, why: `No card lies at ${letter}: a legend begins on A and ends on N.` });
  const letters = legend.cards.map((card) => card.letter).filter((letter) => letter !== undefined);
  for (const letter of new Set(letters))
    if (letters.filter((one) => one === letter).length > 1)
      out.push({ path: at, why: `Two cards lie at ${letter}. Let one read the other.` });
  const stars = new Set(letters.filter((letter) => letter !== 'A' && letter !== 'N')).size;
  if (stars > STARS_MOST)
    out.push({ path: at, why: `${stars} letters have a card; the box holds ${STARS_MOST} stars.` });
  if (legend.pace !== undefined && !hasPeople(legend))
    out.push({ path: ['legend', 'pace'], why: 'A pace is for steppe people, and none come into this legend.' });
  legend.cards.forEach((card, i) => {
    if (card.letter !== undefined) out.push(...distances(legend, card, [...at, i]));
  });
  return [...out, ...earlyQuestions(legend)];
}

/** No card asks before the first turn: neither A1 nor what it reads. */
function earlyQuestions(legend: Legend): Problem[] {
  const out: Problem[] = [];
  const seen = new Set<string>();
  const visit = (id: string): void => {
    const i = legend.cards.findIndex((card) => card.id === id);
    if (i < 0 || seen.has(id)) return;
    seen.add(id);
    for (const { line, path } of allLines(legend.cards[i].lines, ['legend', 'cards', i, 'lines'])) {
      if ('read' in line) visit(line.read);
      const asks =
        'ask' in line || ('whom' in line && line.whom === 'chosen') || ('for' in line && line.for === 'chosen');
      if (asks) out.push({ path, why: 'No card may ask before the first turn; let a later letter ask.' });
    }
  };
  const first = legend.cards.find((card) => card.letter === 'A');
  if (first) visit(first.id);
  return out;
}
