import { below, type Rng, rngOf, shuffle } from '../src/engine/rng.ts';
import { FOES } from '../src/games/far-land/content/creatures.ts';
import { EVENT_IDS } from '../src/games/far-land/content/events/index.ts';
import { ITEMS_ALL, LARGE, LOGS_ALL, STORAGE } from '../src/games/far-land/content/supply.ts';
import { boardOf, spacesWith } from '../src/games/far-land/map.ts';
import {
  type BoardId,
  CREATURE_KINDS,
  FOG_KINDS,
  HERO_IDS,
  HOPES,
  type ItemId,
  MARKS,
  type Space,
} from '../src/games/far-land/types.ts';

/** Everything that chance needs for one scenario: the board's spaces, and what is still in the box. */
interface Box {
  random: Rng;
  board: BoardId;
  spaces: readonly Space[];
  /** Where most heroes stand, and much else, so that they meet. */
  homes: readonly Space[];
  items: ItemId[];
  stones: string[];
  parts: number[];
  logs: number[];
  mushrooms: number[];
  gold: number;
  herbs: number;
  spores: number;
}

const LEVELS = ['novice', 'normal', 'veteran'];
const LETTERS = 'ABCDEFGHIJKLMN';

const from = <T>(random: Rng, list: readonly T[]): T => list[below(random, list.length)];
const between = (random: Rng, low: number, high: number): number => low + below(random, high - low + 1);
/** True in one of so many cases. */
const once = (random: Rng, of: number): boolean => below(random, of) === 0;

function boxOf(random: Rng, board: BoardId): Box {
  const items = Object.entries(ITEMS_ALL).flatMap(([id, n]) => Array.from({ length: n }, () => id as ItemId));
  const { spaces } = boardOf(board);
  return {
    random,
    board,
    spaces,
    homes: [from(random, spaces), from(random, spaces)],
    items: shuffle(random, items),
    stones: shuffle(random, [...HOPES]),
    parts: [1, 2, 3],
    logs: shuffle(random, [...LOGS_ALL]),
    mushrooms: shuffle(random, [2, 4, -3]),
    gold: 30,
    herbs: 2,
    spores: 9,
  };
}

/** An item as the scenario names it: stones and parts with their kind, some tokens on their back. */
function itemOf(box: Box, id: ItemId): object {
  if (id === 'hope-stone') return { item: id, holds: box.stones.pop() };
  if (id === 'artefact') return { item: id, holds: box.parts.pop() };
  const turns = id === 'wineskin' || id === 'falcon' || id === 'blade';
  return turns && once(box.random, 2) ? { item: id, turned: true } : { item: id };
}

function packed(box: Box): object[] {
  const out: object[] = [];
  const room = { large: below(box.random, STORAGE.large + 1), small: below(box.random, STORAGE.small + 1) };
  for (let i = 0; i < box.items.length && room.large + room.small > 0; i++) {
    const size = LARGE.includes(box.items[i]) ? 'large' : 'small';
    if (room[size] === 0) continue;
    room[size] -= 1;
    out.push(itemOf(box, box.items.splice(i, 1)[0]));
    i -= 1;
  }
  return out;
}

const some = (box: Box, what: 'gold' | 'herbs', most: number): number => {
  const n = below(box.random, Math.min(most, box[what]) + 1);
  box[what] -= n;
  return n;
};

function heroOf(box: Box, hero: string, space: Space): object {
  const { random } = box;
  const sp = between(random, 1, once(random, 4) ? 14 : 5);
  const logs = box.logs.length > 0 && box.logs[0] < sp && once(random, 2) ? [box.logs.shift()] : [];
  return {
    hero,
    space,
    sp,
    wp: between(random, 1, 20),
    hours: below(random, 11),
    gold: some(box, 'gold', 6),
    herbs: some(box, 'herbs', 2),
    items: packed(box),
    mushrooms: box.mushrooms.length > 0 && once(random, 3) ? [box.mushrooms.pop()] : [],
    logs,
    asleep: once(random, 6),
    down: once(random, 8) ? from(random, [...LETTERS]) : null,
  };
}

const somewhere = ({ random, spaces, homes }: Box): Space => from(random, once(random, 3) ? homes : spaces);

function heroesOf(box: Box): object[] {
  const { random, spaces, homes } = box;
  const who = shuffle(random, [...HERO_IDS]).slice(0, between(random, 1, 4));
  return who.map((hero) => heroOf(box, hero, from(random, once(random, 3) ? spaces : homes)));
}

function creaturesOf(box: Box): object[] {
  const away = shuffle(
    box.random,
    box.spaces.filter((space) => !box.homes.includes(space)),
  );
  const spaces = [...away, ...new Set(box.homes)];
  return shuffle(box.random, [...CREATURE_KINDS]).flatMap((kind) => {
    const many = below(box.random, Math.min(FOES[kind].figures, 3) + 1);
    return Array.from({ length: many }, () => ({ kind, space: spaces.pop() as Space }));
  });
}

/** Fog on the printed spaces, and every other kind of token anywhere, as far as the box goes. */
function tokensOf(box: Box): object[] {
  const { random } = box;
  const at = (): Space => somewhere(box);
  const kinds = FOG_KINDS.filter((kind) => box.board === 'river' || kind !== 'spore');
  const fog = spacesWith(boardOf(box.board), 'fog').filter(() => once(random, 2));
  const out: object[] = fog.map((space) => ({ kind: 'fog', space, holds: from(random, kinds), open: once(random, 4) }));
  for (let i = below(random, 7); i > 0; i--, box.spores--) out.push({ kind: 'spore', space: at() });
  for (const holds of box.mushrooms) out.push({ kind: 'mushroom', space: at(), holds, open: once(random, 3) });
  for (const value of box.logs) out.push({ kind: 'log', space: at(), value });
  for (const id of box.items.filter((one) => one !== 'ruin-spirit').slice(0, 5))
    out.push({ kind: 'item', space: at(), ...itemOf(box, id) });
  if (box.gold > 0) out.push({ kind: 'gold', space: at(), amount: Math.max(1, some(box, 'gold', 5)) });
  if (some(box, 'herbs', 1) > 0) out.push({ kind: 'herb', space: at() });
  for (const mark of MARKS)
    if (once(random, 3)) out.push({ kind: 'marker', space: at(), mark, tag: '1', open: once(random, 2) });
  return out;
}

const several = (box: Box, most: number): Space[] =>
  Array.from({ length: below(box.random, most + 1) }, () => somewhere(box));

/**
 * The text of a random scenario: either board, one to four heroes, every kind of creature, figure and token, supplies
 * that may be low, and a narrator who is not far from N.
 */
export function randomScenario(n: number): string {
  const random = rngOf(n + 2_000_000);
  const board: BoardId = once(random, 4) ? 'lake' : 'river';
  const box = boxOf(random, board);
  const heroes = heroesOf(box);
  const maybe = (of: number): Space | null => (once(random, of) ? null : somewhere(box));
  const tokens = tokensOf(box);
  const low = (most: number): number => (once(random, 2) ? most : below(random, most + 1));
  return JSON.stringify({
    board,
    level: from(random, LEVELS),
    narrator: LETTERS[between(random, 6, 12)],
    heroes,
    creatures: creaturesOf(box),
    tokens,
    'steppe-people': maybe(4),
    mother: once(random, 4) ? from(random, box.spaces) : null,
    flaps: maybe(3),
    merchant: maybe(3),
    ghosts: several(box, 3),
    knights: several(box, 3),
    events: shuffle(random, [...EVENT_IDS]),
    supply: { gold: low(Math.max(0, box.gold - 6)), herb: low(0), spore: low(box.spores) },
    shields: { taken: below(random, 2) },
  });
}
