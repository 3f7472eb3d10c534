import type { BoardId, Feature, Land, Space, SpaceData, Way } from '../board.ts';
import { adjacent, type Board, boardOf, jumps, neighbours, spaceOf, WAYS, ways } from '../map.ts';
import { BOARD_WORDS, FEATURE_WORDS, LAND_WORDS, WAY_WORDS } from './places.ts';

export interface SpaceJson {
  id: Space;
  name: string;
  /** Column and row on the staggered grid. */
  at: readonly [number, number];
  neighbours: readonly Space[];
  ways: Partial<Record<Way, Space>>;
  jumps: readonly Space[];
  arrow: Space | null;
  features: readonly Feature[];
  land: Land;
  dieNumbers?: readonly number[];
}

export interface BoardJson {
  spaces: SpaceJson[];
  bridges: readonly (readonly [Space, Space])[];
}

/** The board as data for programs; spaces ascending. */
export function boardJson(id: BoardId): BoardJson {
  const board = boardOf(id);
  return { spaces: board.spaces.map((space) => spaceJson(board, space)), bridges: board.data.bridges };
}

function spaceJson(board: Board, space: Space): SpaceJson {
  const { id, name, at, arrow, features, land, dieNumbers } = spaceOf(board, space)!;
  return {
    id,
    name,
    at,
    neighbours: neighbours(board, space),
    ways: ways(board, space),
    jumps: jumps(board, space),
    arrow,
    features,
    land,
    ...(dieNumbers ? { dieNumbers } : {}),
  };
}

/** The board read aloud: two lines about the whole side, then one line a space, ascending. No colour, no drawing. */
export function boardWords(id: BoardId): string[] {
  const board = boardOf(id);
  const count = `The ${BOARD_WORDS[id]} has ${board.spaces.length} spaces.`;
  return [`${count} ${END_OF_WAY[id]}`, CROSSINGS[id], ...board.spaces.map((space) => spaceWords(board, space))];
}

const END_OF_WAY: Readonly<Record<BoardId, string>> = {
  lake: 'The creatures go to 425, then into the Caves of the Grehon.',
  river: 'The creatures go to 552, the place of the steppe people.',
};

const CROSSINGS: Readonly<Record<BoardId, string>> = {
  lake: 'Nobody stands on the lake. A hero with willpower 12 swims from landing to landing: 1 hour.',
  river:
    'Nobody stands in the river. Bridges cross it. A hero with willpower 12 jumps onto the steep rocks, 547: 1 hour.',
};

/** "412, Old Hearth, steppe. North-east 405, west 411, east 413, south-west 420, south-east 421. Creatures go to 421." */
export function spaceWords(board: Board, space: Space): string {
  const data = spaceOf(board, space);
  if (!data) throw new Error(`${space} is no space of the ${board.id} side`);
  const here = [String(space), data.name, LAND_WORDS[data.land], ...featureWords(data)].join(', ');
  const out = [`${here}.`, waysWords(board, space), jumpWords(board, space), creatureWords(board, data)];
  return out.filter((sentence) => sentence !== '').join(' ');
}

function featureWords(data: SpaceData): string[] {
  const words = data.features.map((feature) => FEATURE_WORDS[feature]);
  return data.dieNumbers ? [...words, `trolls wake on ${data.dieNumbers.join(', ')}`] : words;
}

function waysWords(board: Board, space: Space): string {
  const out = ways(board, space);
  const words = WAYS.filter((way) => out[way] !== undefined).map((way) => {
    const bridge = board.data.bridges.some((pair) => pair.includes(space) && pair.includes(out[way]!));
    return `${WAY_WORDS[way]} ${bridge ? 'over the bridge ' : ''}${out[way]}`;
  });
  return words.length > 0 ? `${capital(words.join(', '))}.` : 'No way out but a jump.';
}

function jumpWords(board: Board, space: Space): string {
  const over = board.id === 'lake' ? 'Over the lake to' : 'Jump to';
  const to = jumps(board, space).filter((other) => !adjacent(board, space, other));
  return to.length > 0 ? `${over} ${to.join(' or ')}.` : '';
}

function creatureWords(board: Board, data: SpaceData): string {
  if (data.arrow !== null) return `Creatures go to ${data.arrow}.`;
  if (data.id !== board.goal) return 'No creature comes here.';
  return board.id === 'lake' ? 'Creatures go into the caves.' : 'Creatures stay here.';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
