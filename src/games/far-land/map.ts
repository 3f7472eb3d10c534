import type { BoardData, BoardId, Feature, Space, SpaceData, Way } from './board.ts';
import { LAKE } from './content/boards/lake.ts';
import { RIVER } from './content/boards/river.ts';

/** A board made ready for quick questions: lists by index, where the index of a space is its number less `first`. */
export interface Board {
  readonly id: BoardId;
  readonly data: BoardData;
  readonly goal: Space;
  readonly defeated: Space;
  /** All spaces, ascending. */
  readonly spaces: readonly Space[];
  readonly first: Space;
  readonly byIndex: readonly (SpaceData | undefined)[];
  readonly linked: readonly (readonly Space[])[];
  readonly jumped: readonly (readonly Space[])[];
  /** Made when first asked for. */
  readonly wayOut: (Readonly<Partial<Record<Way, Space>>> | undefined)[];
  readonly featured: ReadonlyMap<Feature, readonly Space[]>;
  /** Distance tables, made when first asked for: [links only, links and jumps]. */
  readonly tables: [Int8Array | undefined, Int8Array | undefined];
}

/** `jumps: true` also uses the steep rocks and the crossings of the lake. Left out: links only. */
export interface Route {
  jumps?: boolean;
}

export const WAYS: readonly Way[] = ['e', 'w', 'ne', 'nw', 'se', 'sw'];

const NONE: readonly Space[] = [];
const NO_WAYS: Readonly<Partial<Record<Way, Space>>> = {};

/** The grid place one step away; an odd row lies half a column further east. */
export function placeBeside([column, row]: readonly [number, number], way: Way): [column: number, row: number] {
  if (way === 'e') return [column + 1, row];
  if (way === 'w') return [column - 1, row];
  const east = way === 'ne' || way === 'se';
  const shift = row % 2 === 0 ? (east ? 0 : -1) : east ? 1 : 0;
  return [column + shift, way === 'ne' || way === 'nw' ? row - 1 : row + 1];
}

function compile(data: BoardData): Board {
  const spaces = data.spaces.map((space) => space.id).sort((a, b) => a - b);
  const first = spaces[0]!;
  const size = spaces[spaces.length - 1]! - first + 1;
  const byIndex: (SpaceData | undefined)[] = Array.from({ length: size }, () => undefined);
  for (const space of data.spaces) byIndex[space.id - first] = space;
  const linked = partners(data.links, first, size);
  return {
    id: data.id,
    data,
    goal: data.goal,
    defeated: data.defeated,
    spaces,
    first,
    byIndex,
    linked,
    jumped: partners(data.jumps, first, size),
    wayOut: byIndex.map(() => undefined),
    featured: byFeature(data),
    tables: [undefined, undefined],
  };
}

function partners(pairs: BoardData['links'], first: Space, size: number): Space[][] {
  const lists: Space[][] = Array.from({ length: size }, () => []);
  for (const [a, b] of pairs) {
    lists[a - first]!.push(b);
    lists[b - first]!.push(a);
  }
  for (const list of lists) if (!ascends(list)) list.sort((a, b) => a - b);
  return lists;
}

const ascends = (list: readonly Space[]): boolean => list.every((space, i) => i === 0 || list[i - 1]! < space);

function waysOut(board: Board, space: SpaceData): Partial<Record<Way, Space>> {
  const linked = neighbours(board, space.id).map((id) => spaceOf(board, id)!);
  const out: Partial<Record<Way, Space>> = {};
  for (const way of WAYS) {
    const [column, row] = placeBeside(space.at, way);
    const there = linked.find(({ at }) => at[0] === column && at[1] === row);
    if (there) out[way] = there.id;
  }
  return out;
}

function byFeature(data: BoardData): Map<Feature, Space[]> {
  const found = new Map<Feature, Space[]>();
  for (const space of data.spaces) {
    for (const feature of space.features) found.set(feature, [...(found.get(feature) ?? []), space.id]);
  }
  for (const list of found.values()) list.sort((a, b) => a - b);
  return found;
}

/** Built when a game first stands on it: a script for one board starts sooner. */
const BUILT: Partial<Record<BoardId, Board>> = {};

export function boardOf(id: BoardId): Board {
  const known = BUILT[id];
  if (known !== undefined) return known;
  const board = compile(id === 'lake' ? LAKE : RIVER);
  BUILT[id] = board;
  return board;
}

/** The data printed on a space; undefined for a number that is no space of this board (400 and 500 are none). */
export function spaceOf(board: Board, space: Space): SpaceData | undefined {
  return board.byIndex[space - board.first];
}

/** The adjacent spaces, ascending: what walking, bow, telescope and ghosts look at. Jumps are not among them (ROCK-4). */
export function neighbours(board: Board, space: Space): readonly Space[] {
  return board.linked[space - board.first] ?? NONE;
}

export function adjacent(board: Board, a: Space, b: Space): boolean {
  return neighbours(board, a).includes(b);
}

/** Spaces one jump away, ascending: over the steep rocks (ROCK-1) or the lake (RAASH-4). */
export function jumps(board: Board, space: Space): readonly Space[] {
  return board.jumped[space - board.first] ?? NONE;
}

export function has(board: Board, space: Space, feature: Feature): boolean {
  return spaceOf(board, space)?.features.includes(feature) ?? false;
}

/** The adjacent spaces by the compass way that leads there. */
export function ways(board: Board, space: Space): Readonly<Partial<Record<Way, Space>>> {
  const data = spaceOf(board, space);
  if (data === undefined) return NO_WAYS;
  board.wayOut[space - board.first] ??= waysOut(board, data);
  return board.wayOut[space - board.first]!;
}

/** Where the small arrow on the space leads (CRE-3); null at the end of the creatures' way. */
export function arrow(board: Board, space: Space): Space | null {
  return spaceOf(board, space)?.arrow ?? null;
}

/** The spaces with a feature, ascending. */
export function spacesWith(board: Board, feature: Feature): readonly Space[] {
  return board.featured.get(feature) ?? NONE;
}

/** Steps of the shortest way; 0 on the space itself, Infinity if there is none. */
export function distance(board: Board, from: Space, to: Space, route: Route = {}): number {
  if (!spaceOf(board, from) || !spaceOf(board, to)) return Number.POSITIVE_INFINITY;
  const steps = tableOf(board, route)[(from - board.first) * board.byIndex.length + (to - board.first)]!;
  return steps < 0 ? Number.POSITIVE_INFINITY : steps;
}

/** Every first step of a shortest way, ascending; empty at the goal itself or if there is no way. */
export function nextSteps(board: Board, from: Space, to: Space, route: Route = {}): Space[] {
  const here = distance(board, from, to, route);
  if (here === 0 || here === Number.POSITIVE_INFINITY) return [];
  const next = stepsFrom(board, from, route).filter((space) => distance(board, space, to, route) === here - 1);
  return next.sort((a, b) => a - b);
}

/**
 * The next space of a shortest way; of equal ways the higher number (KNIGHT-3, MOTHER-3, GUARD-3, CRE-7).
 * Undefined at the goal itself or if there is no way.
 */
export function stepToward(board: Board, from: Space, to: Space, route: Route = {}): Space | undefined {
  return nextSteps(board, from, to, route).at(-1);
}

/** The spaces up to so many steps away with their distance, nearest first, then ascending; the space itself is 0. */
export function within(board: Board, from: Space, steps: number, route: Route = {}): ReadonlyMap<Space, number> {
  const near = board.spaces
    .map((space) => [space, distance(board, from, space, route)] as const)
    .filter(([, far]) => far <= steps && far !== Number.POSITIVE_INFINITY);
  return new Map(near.sort((a, b) => a[1] - b[1] || a[0] - b[0]));
}

function stepsFrom(board: Board, space: Space, route: Route): readonly Space[] {
  return route.jumps ? [...neighbours(board, space), ...jumps(board, space)] : neighbours(board, space);
}

function tableOf(board: Board, route: Route): Int8Array {
  const which = route.jumps ? 1 : 0;
  board.tables[which] ??= measure(board, route);
  return board.tables[which];
}

function measure(board: Board, route: Route): Int8Array {
  const size = board.byIndex.length;
  const table = new Int8Array(size * size).fill(-1);
  for (const start of board.spaces) {
    const row = (start - board.first) * size;
    const queue = [start];
    table[row + start - board.first] = 0;
    for (let at = 0; at < queue.length; at += 1) {
      const here = queue[at]!;
      for (const next of stepsFrom(board, here, route)) {
        if (table[row + next - board.first] !== -1) continue;
        table[row + next - board.first] = table[row + here - board.first]! + 1;
        queue.push(next);
      }
    }
  }
  return table;
}
