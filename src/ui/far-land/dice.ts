import { type Row, type Span, span } from '../rows.ts';

interface Lines {
  top: string;
  side: string;
  bottom: string;
}
const LARGE_LINES: Lines = { top: '┌───────┐', side: '│', bottom: '└───────┘' };
const SMALL_LINES: Lines = { top: '┌───┐', side: '│', bottom: '└───┘' };
/** Around a die that counts. */
const LARGE_HEAVY: Lines = { top: '┏━━━━━━━┓', side: '┃', bottom: '┗━━━━━━━┛' };
const SMALL_HEAVY: Lines = { top: '┏━━━┓', side: '┃', bottom: '┗━━━┛' };
const PIP = '●';

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
export const LARGE = 10;
export const SMALL = 5;

type Faces = readonly (number | null)[];

const counted = ({ counts }: DiceAsked, i: number): boolean => counts[i] === true;

function signed(asked: DiceAsked, i: number, face: number | null, text: string): Span {
  return span(text, face === null ? 'faint' : counted(asked, i) ? 'good' : undefined);
}

function large(dice: Faces, asked: DiceAsked): Row[] {
  const eyes = (face: number | null, y: number, side: string) => {
    const row = face === null ? '...' : EYES[face][y];
    return `${side} ${[...row].map((eye) => (eye === 'o' ? PIP : ' ')).join(' ')} ${side}`;
  };
  return boxed(dice, asked, [LARGE_LINES, LARGE_HEAVY], 3, eyes).map((row) => spaced(row));
}

function small(dice: Faces, asked: DiceAsked): Row[] {
  const face = (n: number | null, _y: number, side: string) =>
    `${side}${(n === null ? '' : String(n)).padStart(2).padEnd(3)}${side}`;
  return boxed(dice, asked, [SMALL_LINES, SMALL_HEAVY], 1, face);
}

const spaced = (row: Row): Row => row.flatMap((one) => [one, span(' ')]);

type Inside = (face: number | null, y: number, side: string) => string;

function boxed(dice: Faces, asked: DiceAsked, [light, heavy]: [Lines, Lines], tall: number, inside: Inside): Row[] {
  const lines = (i: number) => (counted(asked, i) ? heavy : light);
  const row = (text: (face: number | null, i: number) => string): Row =>
    dice.map((face, i) => signed(asked, i, face, text(face, i)));
  return [
    row((_, i) => lines(i).top),
    ...Array.from({ length: tall }, (_, y) => row((face, i) => inside(face, y, lines(i).side))),
    row((_, i) => lines(i).bottom),
  ];
}
