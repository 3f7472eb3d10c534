import { type Row, type Span, span } from '../rows.ts';

interface Lines {
  top: string;
  side: string;
  bottom: string;
  pip: string;
}
const LINES: Lines = { top: '┌───────┐', side: '│', bottom: '└───────┘', pip: '●' };
const SMALL_LINES: Lines = { top: '┌───┐', side: '│', bottom: '└───┘', pip: '●' };

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
  /** Which of the dice count: drawn strong, and underlined where there is room. */
  counts: readonly boolean[];
}

/** Dice side by side: with eyes in five rows, with a number in three, or in one. A die yet to be rolled is null. */
export function diceRows(dice: readonly (number | null)[], asked: DiceAsked): Row[] {
  const { width, rows } = asked;
  const eyes = dice.every((face) => face === null || face in EYES);
  if (rows >= 5 && dice.length * LARGE <= width && eyes) return large(dice, asked);
  if (rows >= 3 && dice.length * SMALL <= width) return small(dice, asked);
  return [dice.map((face, i) => signed(asked, i, face, counted(asked, i) ? `[${face}]` : ` ${face ?? '_'} `))];
}

/** Columns of a die with the blank behind it. */
const LARGE = 10;
const SMALL = 5;

type Faces = readonly (number | null)[];

const counted = ({ counts }: DiceAsked, i: number): boolean => counts[i] === true;

function signed(asked: DiceAsked, i: number, face: number | null, text: string): Span {
  return span(text, face === null ? 'faint' : counted(asked, i) ? 'good' : undefined);
}

function rowOf(dice: Faces, asked: DiceAsked, gap: string, text: (face: number | null) => string): Row {
  return dice.flatMap((face, i) => [signed(asked, i, face, text(face)), span(gap)]);
}

function large(dice: Faces, asked: DiceAsked): Row[] {
  const { top, side, bottom, pip } = LINES;
  const eyes = (y: number) => (face: number | null) => {
    const row = face === null ? '...' : EYES[face][y];
    return `${side} ${[...row].map((eye) => (eye === 'o' ? pip : ' ')).join(' ')} ${side}`;
  };
  const row = (text: (face: number | null) => string) => rowOf(dice, asked, ' ', text);
  return [row(() => top), row(eyes(0)), row(eyes(1)), row(eyes(2)), row(() => bottom)];
}

function small(dice: Faces, asked: DiceAsked): Row[] {
  const { top, side, bottom } = SMALL_LINES;
  const row = (text: (face: number | null) => string) => rowOf(dice, asked, '', text);
  const face = (n: number | null) => `${side}${(n === null ? '' : String(n)).padStart(2).padEnd(3)}${side}`;
  return [row(() => top), row(face), row(() => bottom)];
}
