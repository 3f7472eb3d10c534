import { type Line, words } from '../../engine/line.ts';
import { nextRising } from '../../games/far-land/asks/danger.ts';
import { journeys } from '../../games/far-land/journeys.ts';
import { type Board, boardOf, spaceOf } from '../../games/far-land/map.ts';
import { onTurn } from '../../games/far-land/state.ts';
import type { Frame, Game, Space } from '../../games/far-land/types.ts';
import { type Cell, crop, type Drawing, drawMap, type Scale } from '../../games/far-land/words/drawing.ts';
import { count } from '../../games/far-land/words/names.ts';
import type { MapAsked } from '../panes.ts';
import type { Look, Row, Span } from '../rows.ts';
import { lettersOn, type Sign, signsOf } from './tokens.ts';

/** From the largest to the one that shows the most. */
const SCALES: readonly Scale[] = [
  { columns: 12, lines: 4 },
  { columns: 10, lines: 4 },
  { columns: 10, lines: 3 },
  { columns: 8, lines: 3 },
  { columns: 8, lines: 2 },
];
const FAR: Scale = { columns: 6, lines: 2 };

/** The largest scale at which the whole side fits; a flat one, cut, where none does. */
function scaleFor(board: Board, { width, height, view }: MapAsked): Scale {
  if (view.far) return FAR;
  const rows = Math.max(...board.data.spaces.map((space) => space.at[1]));
  const columns = Math.max(...board.data.spaces.map((space) => space.at[0] + (space.at[1] % 2) / 2));
  const fits = (s: Scale) => columns * s.columns + s.columns <= width && rows * s.lines + 1 <= height;
  return SCALES.find(fits) ?? SCALES[SCALES.length - 1];
}

/** The hero around whom the map is shown: who walks, fights or is on turn. */
export function inFocus(g: Game): Space {
  const top = g.stack[g.stack.length - 1] as Frame | undefined;
  if (top?.kind === 'fight') return top.foe.space;
  return onTurn(g).space;
}

/**
 * Spaces in reach with the hour of the day at which the hero would be there: 8 and more is overtime. While somebody
 * walks, or when it is wished for. On the way these numbers stay as they are, while hours to go would all change.
 */
function hoursOf(g: Game, wished: boolean): Map<Space, number> | undefined {
  const top = g.stack[g.stack.length - 1] as Frame | undefined;
  const walks = top?.kind === 'walk';
  if (!walks && !(wished && top?.kind === 'turn')) return undefined;
  const hero = onTurn(g);
  const out = new Map<Space, number>();
  for (const [space, { hours }] of journeys(g, hero)) out.set(space, hero.hours + hours);
  return out;
}

export function mapRows(g: Game, asked: MapAsked): Row[] {
  const board = boardOf(g.board);
  const signs = signsOf(g);
  const { view, ascii, marked } = asked;
  const scale = scaleFor(board, asked);
  const drawing = drawMap(board, {
    ...scale,
    ascii,
    tokens: tokensOf(g, signs, view.danger, scale.columns - NUMBER_AND_ENDS),
    ...(marked === undefined || spaceOf(board, marked) === undefined ? {} : { marked }),
    arrows: view.arrows ? true : view.danger ? new Set(g.creatures.map((one) => one.space)) : false,
    ...optional('hours', hoursOf(g, view.reach)),
  });
  const window = windowOn(drawing, g, asked);
  return window.rows.map((cells) => rowOfCells(board, cells, signs, asked.width));
}

const optional = <K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [k in K]: V });

/** Letters by space; with the danger shown, "!" where a creature will come. */
function tokensOf(g: Game, signs: ReadonlyMap<Space, Sign[]>, danger: boolean, room: number): Map<Space, string> {
  const out = new Map<Space, string>();
  for (const [space, list] of signs) out.set(space, lettersOn(list, room));
  if (!danger) return out;
  for (const { to } of nextRising(g).stirs)
    if (to !== null) out.set(to, `${DANGER}${(out.get(to) ?? '').slice(0, room - 1)}`);
  return out;
}

/** What a number and the ends of a way beside it take from the columns of a space. */
const NUMBER_AND_ENDS = 5;
/** On a space to which a creature will come. */
const DANGER = '!';

/** What the next sunrise would bring, in one sentence. */
export function dangerWords(g: Game): Line {
  const { stirs, shields, lost } = nextRising(g);
  if (lost !== null) return words('If the sun rose now, the legend would be lost.', 'bad');
  const off = stirs.filter((stir) => stir.to === null).length;
  const taken = off === 0 ? '' : `, ${count(off, 'shield')} taken`;
  return words(
    `If the sun rose now: ${count(stirs.length, 'creature')} on the move${taken}. Shields free then: ${shields}.`,
  );
}

type Corner = { x: number; y: number };

/** What there must be around the hero, so that the next steps can be seen: columns and rows of the drawing. */
const AROUND = { x: 8, y: 2 } as const;

/** Where the window on the drawing begins: where it was, as long as the hero stays well within it. */
export function follow(g: Game, asked: MapAsked, before: Corner | null): Corner {
  const board = boardOf(g.board);
  const drawing = drawMap(board, scaleFor(board, asked));
  return before !== null && isWellWithin(drawing, inFocus(g), asked, before) ? before : around(drawing, g, asked);
}

function isWellWithin(drawing: Drawing, space: Space, { width, height }: MapAsked, corner: Corner): boolean {
  const { x, y } = drawing.at(space);
  const [left, top] = [corner.x > 0 ? AROUND.x : 0, corner.y > 0 ? AROUND.y : 0];
  const right = corner.x + width < drawing.width ? AROUND.x : 0;
  const bottom = corner.y + height < drawing.height ? AROUND.y : 0;
  const across = x >= corner.x + left && x + 3 <= corner.x + width - right;
  return across && y >= corner.y + top && y < corner.y + height - bottom;
}

function around(drawing: Drawing, g: Game, { width, height }: MapAsked): Corner {
  const { x, y } = drawing.at(inFocus(g));
  return {
    x: clamp(x + 1 - Math.floor(width / 2), Math.max(0, drawing.width - width)),
    y: clamp(y - Math.floor(height / 2), Math.max(0, drawing.height - height)),
  };
}

/** The part of the drawing that is seen: around the hero, moved to hold the mark, then by the player's keys. */
function windowOn(drawing: Drawing, g: Game, asked: MapAsked): Drawing {
  const { width, height, marked, view } = asked;
  let { x, y } = view.at ?? around(drawing, g, asked);
  const most = { x: Math.max(0, drawing.width - width), y: Math.max(0, drawing.height - height) };
  const at = marked === undefined ? undefined : placeOf(drawing, marked);
  if (at !== undefined) {
    x = clamp(Math.min(Math.max(x, at.x + 8 - width), at.x - 2), most.x);
    y = clamp(Math.min(Math.max(y, at.y + 2 - height), at.y - 1), most.y);
  }
  return crop(drawing, clamp(x + view.pan.x, most.x), clamp(y + view.pan.y, most.y), width, height);
}

function placeOf(drawing: Drawing, space: Space) {
  try {
    return drawing.at(space);
  } catch {
    return undefined; // a space of the other side
  }
}

const clamp = (n: number, most: number): number => Math.max(0, Math.min(n, most));

const LAND_LOOKS: { readonly [land: string]: Look } = {
  steppe: 'grass',
  reeds: 'marsh',
  ridge: 'rock',
  hills: 'hills',
  forest: 'forest',
  shore: 'sand',
  marsh: 'marsh',
  sand: 'sand',
  rock: 'rock',
  cave: 'rock',
  road: 'sand',
};

const LOOKS: { readonly [M in Cell['meaning']]: Look | undefined } = {
  blank: undefined,
  land: 'grass',
  rock: 'rock',
  water: 'water',
  sign: 'sign',
  number: undefined,
  link: 'link',
  path: 'path',
  bridge: 'bridge',
  jump: 'jump',
  arrow: 'arrow',
  token: 'token',
  hours: 'hours',
  mark: 'mark',
};

function lookOf(board: Board, { char, meaning, space }: Cell, signs: ReadonlyMap<Space, Sign[]>): Look | undefined {
  if (meaning === 'land' && space !== undefined) return LAND_LOOKS[spaceOf(board, space)?.land ?? ''] ?? 'grass';
  if (meaning !== 'token' || space === undefined) return LOOKS[meaning];
  if (char === DANGER) return 'arrow';
  return signs.get(space)?.find((sign) => sign.letter === char)?.look ?? 'token';
}

function rowOfCells(board: Board, cells: readonly Cell[], signs: ReadonlyMap<Space, Sign[]>, width: number): Row {
  const row: Span[] = [];
  for (const cell of cells) {
    const look = lookOf(board, cell, signs);
    const last = row[row.length - 1];
    if (last !== undefined && (last.look === look || cell.char === ' ')) last.text += cell.char;
    else row.push(look === undefined ? { text: cell.char } : { text: cell.char, look });
  }
  const missing = width - cells.length;
  if (missing > 0) row.push({ text: ' '.repeat(missing) });
  return row;
}

/** What the letters in sight mean, each once, in the order of their weight. */
export function lettersRow(g: Game): Row[] {
  const out: Row[] = [];
  const told = new Set<string>();
  for (const list of signsOf(g).values())
    for (const { letter, look, name } of list) {
      if (told.has(letter) || g.heroes.some((hero) => hero.name === name)) continue;
      told.add(letter);
      out.push([{ text: letter, look }, { text: ` ${name}` }]);
    }
  return out;
}
