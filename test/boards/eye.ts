import type { Space, Way } from '../../src/games/far-land/board.ts';
import type { Drawing } from '../../src/games/far-land/words/drawing.ts';

/** What an eye sees that follows a line: it knows the characters, not the data. */
export interface Seen {
  /** Every line followed from a number to its other end. */
  lines: { from: Space; to: Space; way: Way; chars: string }[];
  /** Lines that end nowhere, or characters of lines that belong to none. */
  faults: string[];
}

const LINE = new Set([...'-/\\:=─╱╲•═><Av→←↗↖↘↙']);
const STEPS: Record<Way, readonly [number, number]> = {
  e: [1, 0],
  w: [-1, 0],
  se: [1, 1],
  sw: [-1, 1],
  ne: [1, -1],
  nw: [-1, -1],
};

export function look(drawing: Drawing, spaces: readonly Space[]): Seen {
  const text = drawing.rows.map((row) => row.map((cell) => (cell.meaning === 'sign' ? ' ' : cell.char)).join(''));
  const numbers = numbersIn(text);
  const seen: Seen = { lines: [], faults: [] };
  const followed = new Set<string>();
  for (const space of spaces) {
    if (!numbers.has(space)) seen.faults.push(`${space} is not to be seen`);
  }
  for (const [from, start] of numbers) {
    for (const way of Object.keys(STEPS) as Way[]) {
      const path = STEPS[way][1] === 0 ? across(text, start, STEPS[way][0]) : slanting(text, start, STEPS[way]);
      if (path.length === 0) continue;
      for (const [x, y] of path) followed.add(`${x},${y}`);
      const to = endOf(text, path.at(-1)!, way);
      if (to === undefined) seen.faults.push(`the line ${way} of ${from} ends nowhere`);
      else seen.lines.push({ from, to, way, chars: path.map(([x, y]) => text[y]![x]).join('') });
    }
  }
  text.forEach((row, y) => {
    [...row].forEach((char, x) => {
      if (LINE.has(char) && !followed.has(`${x},${y}`)) seen.faults.push(`a stray ${char} at ${x},${y}`);
    });
  });
  return seen;
}

function numbersIn(text: readonly string[]): Map<Space, readonly [x: number, y: number]> {
  const numbers = new Map<Space, readonly [number, number]>();
  text.forEach((row, y) => {
    for (const found of row.matchAll(/\d{3}/g)) numbers.set(Number(found[0]), [found.index, y]);
  });
  return numbers;
}

type Path = (readonly [x: number, y: number])[];

function across(text: readonly string[], [x, y]: readonly [number, number], step: number): Path {
  const path: Path = [];
  let at = step > 0 ? x + 4 : x - 2;
  while (LINE.has(text[y]![at] ?? ' ')) {
    path.push([at, y]);
    at += step;
  }
  return path;
}

/** From the middle digit line by line, each time to a slanting character no more than two further aside. */
function slanting(
  text: readonly string[],
  [x, y]: readonly [number, number],
  [right, down]: readonly [number, number],
): Path {
  const path: Path = [];
  let at = x + 1;
  for (let line = y + down; text[line] !== undefined; line += down) {
    const next = [1, 2].map((aside) => at + right * aside).find((there) => LINE.has(text[line]![there] ?? ' '));
    if (next === undefined) break;
    path.push([next, line]);
    at = next;
  }
  return path;
}

function endOf(text: readonly string[], [x, y]: readonly [number, number], way: Way): Space | undefined {
  const [right, down] = STEPS[way];
  const row = text[y + down] ?? '';
  const found = [...row.matchAll(/\d{3}/g)].find(({ index }) => {
    if (down === 0) return right > 0 ? index === x + 2 : index + 2 === x - 2;
    return Math.abs(index + 1 - (x + right)) <= 1;
  });
  return found && Number(found[0]);
}
