/**
 * All ways in which a few six-sided dice may lie, order left out: 6 for one die, 21 for two, 126 for four. Whoever
 * looks at a roll asks here what it counts, what is left over, and what rolling or turning one of its dice makes of it.
 */
export interface Cast {
  dice: number;
  /** Faces of each way, ascending. */
  ways: readonly (readonly number[])[];
  /** Chance of each way. */
  chance: Float64Array;
  /** Which of the results each way leads to. */
  result: Int32Array;
  /** What may come of the roll: for each result the value that fights, what the others heal, its chance. */
  values: readonly number[];
  spares: readonly number[];
  weight: Float64Array;
  mostSpare: number;
  /** What can be done about each way, one entry for each of its different faces. */
  changes: readonly (readonly Change[])[];
  /** Different faces of all ways together. */
  faces: number;
  /** The way in which the dice of each of the 6^dice rolls lie. */
  byRoll: Int32Array;
}

/** One die of a roll, by its face. */
export interface Change {
  face: number;
  /** The six ways to which rolling it again leads. */
  rolled: Int32Array;
  /** The way that shows its opposite face instead (CROWN-1). */
  turned: number;
}

const SIDES = 6;
const made = new Map<string, Cast>();

/** What counts of several dice: all of them (DEC-15), the highest (FIGHT-4), or that while the rest heals (AVIDA-1). */
export type Counting = 'sum' | 'highest' | 'healing';

/** `counts[face]` is what a face counts. */
export function castOf(dice: number, counting: Counting, counts: readonly number[]): Cast {
  const key = `${dice} ${counting} ${counts}`;
  let cast = made.get(key);
  if (cast === undefined) {
    cast = makeCast(dice, counting, counts);
    made.set(key, cast);
  }
  return cast;
}

function makeCast(dice: number, counting: Counting, counts: readonly number[]): Cast {
  const ways: number[][] = [];
  const index = new Map<string, number>();
  const byRoll = new Int32Array(SIDES ** dice);
  for (let roll = 0; roll < byRoll.length; roll++) {
    const faces = facesOf(roll, dice);
    const key = faces.join();
    if (!index.has(key)) index.set(key, ways.push(faces) - 1);
    byRoll[roll] = index.get(key) as number;
  }
  const chance = new Float64Array(ways.length);
  for (const way of byRoll) chance[way] += 1 / byRoll.length;
  const find = (faces: number[]): number => index.get(faces.sort((a, b) => a - b).join()) as number;
  const changes = ways.map((faces) => [...new Set(faces)].map((face) => changeOf(faces, face, find)));
  const faces = changes.reduce((sum, { length }) => sum + length, 0);
  return { dice, ways, chance, ...resultsOf(ways, chance, counting, counts), changes, faces, byRoll };
}

/** The faces of a roll by its number in base six, ascending. */
function facesOf(roll: number, dice: number): number[] {
  const faces: number[] = [];
  for (let i = 0, rest = roll; i < dice; i++, rest = Math.floor(rest / SIDES)) faces.push((rest % SIDES) + 1);
  return faces.sort((a, b) => a - b);
}

function changeOf(faces: readonly number[], face: number, find: (faces: number[]) => number): Change {
  const others = faces.slice();
  others.splice(others.indexOf(face), 1);
  const rolled = Int32Array.from({ length: SIDES }, (_, i) => find([...others, i + 1]));
  return { face, rolled, turned: find([...others, SIDES + 1 - face]) };
}

function resultsOf(
  ways: readonly (readonly number[])[],
  chance: Float64Array,
  counting: Counting,
  counts: readonly number[],
): Pick<Cast, 'result' | 'values' | 'spares' | 'weight' | 'mostSpare'> {
  const values: number[] = [];
  const spares: number[] = [];
  const result = Int32Array.from(ways, (faces) => {
    const each = faces.map((face) => counts[face]);
    const all = each.reduce((a, b) => a + b, 0);
    const value = counting === 'sum' ? all : Math.max(...each);
    const spare = counting === 'healing' ? all - value : 0;
    for (let r = 0; r < values.length; r++) if (values[r] === value && spares[r] === spare) return r;
    spares.push(spare);
    return values.push(value) - 1;
  });
  const weight = new Float64Array(values.length);
  result.forEach((at, way) => {
    weight[at] += chance[way];
  });
  return { result, values, spares, weight, mostSpare: Math.max(...spares) };
}
