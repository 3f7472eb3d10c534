import { type Row, type Span, span } from '../rows.ts';

interface Lines {
  top: string;
  side: string;
  bottom: string;
  pip: string;
}
const UNICODE: Lines = { top: '┌───────┐', side: '│', bottom: '└───────┘', pip: '●' };
const ASCII: Lines = { top: '.-------.', side: '|', bottom: "'-------'", pip: 'o' };
const SMALL_UNICODE: Lines = { top: '┌───┐', side: '│', bottom: '└───┘', pip: '●' };
const SMALL_ASCII: Lines = { top: '.---.', side: '|', bottom: "'---'", pip: 'o' };

/** Where the eyes of a face lie: left, middle, right of three rows. */
const EYES: { readonly [face: number]: readonly [string, string, string] } = {
  1: ['...', '.o.', '...'],
  2: ['o..', '...', '..o'],
  3: ['o..', '.o.', '..o'],
  4: ['o.o', '...', 'o.o'],
  5: ['o.o', '.o.', 'o.o'],
  6: ['o.o', 'o.o', 'o.o'],
};

export interface DiceAsked {
  width: number;
  /** Rows there are for the dice. */
  rows: number;
  ascii: boolean;
  /** Which of the dice count: drawn strong, and underlined where there is room. */
  counts: readonly boolean[];
}

/** Dice side by side: with eyes in five rows, with a number in three, or in one. */
export function diceRows(dice: readonly number[], asked: DiceAsked): Row[] {
  if (dice.length === 0 || asked.rows < 1) return [];
  const { width, rows } = asked;
  if (rows >= 5 && dice.length * 10 <= width && dice.every((face) => face in EYES)) return large(dice, asked);
  if (rows >= 3 && dice.length * 6 <= width) return small(dice, asked);
  return [dice.flatMap((face, i) => [look(asked, i, counted(asked, i) ? `[${face}]` : ` ${face} `), span(' ')])];
}

const counted = ({ counts }: DiceAsked, i: number): boolean => counts[i] === true;
const look = (asked: DiceAsked, i: number, text: string): Span => span(text, counted(asked, i) ? 'good' : undefined);

function large(dice: readonly number[], asked: DiceAsked): Row[] {
  const { top, side, bottom, pip } = asked.ascii ? ASCII : UNICODE;
  const row = (of: (face: number) => string): Row => dice.flatMap((face, i) => [look(asked, i, of(face)), span(' ')]);
  const eyes = (y: number) => (face: number) =>
    `${side} ${[...EYES[face][y]].map((eye) => (eye === 'o' ? pip : ' ')).join(' ')} ${side}`;
  return [row(() => top), row(eyes(0)), row(eyes(1)), row(eyes(2)), row(() => bottom)];
}

function small(dice: readonly number[], asked: DiceAsked): Row[] {
  const { top, side, bottom } = asked.ascii ? SMALL_ASCII : SMALL_UNICODE;
  const row = (of: (face: number) => string): Row => dice.flatMap((face, i) => [look(asked, i, of(face)), span(' ')]);
  return [row(() => top), row((face) => `${side}${String(face).padStart(2).padEnd(3)}${side}`), row(() => bottom)];
}
