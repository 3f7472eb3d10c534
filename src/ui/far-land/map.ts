import { type Line, line, words } from '../../engine/line.ts';
import { nextRising, type Stir } from '../../games/far-land/asks/danger.ts';
import { journeys } from '../../games/far-land/journeys.ts';
import { arrow, type Board, boardOf, spaceOf } from '../../games/far-land/map.ts';
import { onTurn } from '../../games/far-land/state.ts';
import type { Frame, Game, Space } from '../../games/far-land/types.ts';
import { NUMBER_WIDTH } from '../../games/far-land/words/drawing/cells.ts';
import { type Cell, drawMap } from '../../games/far-land/words/drawing.ts';
import { count, foeName } from '../../games/far-land/words/names.ts';
import type { MapAsked } from '../panes.ts';
import { LINE, type Look, type Row, type Span } from '../rows.ts';
import { lettersOn, ROOM, type Sign, signsOf } from './tokens.ts';
import { scaleFor, windowOn } from './window.ts';

/**
 * Spaces in reach with the hour of the day at which the hero would be there: 8 and more is overtime. While somebody
 * walks, or when it is wished for. On the way these numbers stay as they are, while hours to go would all change.
 */
function hoursOf(g: Game, wished: boolean): Map<Space, number> | undefined {
  const top = g.stack[g.stack.length - 1] as Frame | undefined;
  const walks = top?.kind === 'walk' && g.over === null;
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
  const stirs = view.danger ? nextRising(g).stirs : [];
  const drawing = drawMap(board, {
    ...scale,
    ascii,
    tokens: tokensOf(signs, stirs, scale.columns - NUMBER_AND_ENDS),
    ...(marked === undefined || spaceOf(board, marked) === undefined ? {} : { marked }),
    arrows: view.arrows ? true : view.danger ? waysGone(board, stirs) : false,
    ...optional('hours', hoursOf(g, view.reach)),
  });
  const window = windowOn(drawing, g, asked);
  return window.rows.map((cells) => rowOfCells(board, cells, signs, asked.width));
}

const optional = <K extends string, V>(key: K, value: V | undefined): { [k in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { [k in K]: V });

/** Letters by space, and "!" where a creature will come. */
function tokensOf(signs: ReadonlyMap<Space, Sign[]>, stirs: readonly Stir[], room: number): Map<Space, string> {
  const out = new Map<Space, string>();
  for (const [space, list] of signs) out.set(space, lettersOn(list, room));
  for (const { to } of lastOfEach(stirs))
    if (to !== null) out.set(to, `${DANGER}${(out.get(to) ?? '').slice(0, room - 1)}`);
  return out;
}

/** The neighbour to which each space is left; those who turn toward the steppe people do not follow its arrow. */
function waysGone(board: Board, stirs: readonly Stir[]): Map<Space, Space> {
  const out = new Map<Space, Space>();
  for (const { from, over, to } of stirs) {
    const left = [from, ...over];
    left.forEach((space, i) => {
      const next = left[i + 1] ?? to ?? arrow(board, space);
      if (next !== null) out.set(space, next);
    });
  }
  return out;
}

/** Where each creature ends: an event card may move one twice. */
const lastOfEach = (stirs: readonly Stir[]): Stir[] => [
  ...new Map(stirs.map((stir) => [stir.creature.id, stir])).values(),
];

/** What a number and the ends of a way beside it take from the columns of a space. */
const NUMBER_AND_ENDS = 5;
/** On a space to which a creature will come. */
const DANGER = '!';

/** What the next sunrise would bring, in one sentence. */
export function dangerWords(g: Game): Line {
  const { stirs, shields, lost } = nextRising(g);
  if (lost !== null) {
    const last = stirs.at(-1);
    const by =
      last === undefined ? [] : line` to ${foeName(g, last.creature.kind, last.creature.tag)} on ${String(last.from)}`;
    return [...words('If the sun rose now, the legend would be lost', 'bad'), ...by, ...words('.')];
  }
  const off = stirs.filter((stir) => stir.to === null).length;
  const taken = off === 0 ? '' : `, ${count(off, 'shield')} taken`;
  const movers = lastOfEach(stirs).length;
  const moving = movers === 0 ? 'no creature' : count(movers, 'creature');
  return words(`If the sun rose now: ${moving} on the move${taken}. Shields free then: ${shields}.`);
}

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

const BLANK_CELL: Cell = { char: ' ', meaning: 'blank' };

/** A number of which only a part is in the window would be read as another one: it is left out. */
function wholeNumbers(cells: readonly Cell[], width: number): readonly Cell[] {
  const out = [...cells];
  const blank = (from: number, step: 1 | -1, least: number) => {
    let count = 0;
    while (out[from + count * step]?.meaning === 'number') count++;
    for (let i = 0; count < least && i < count; i++) out[from + i * step] = BLANK_CELL;
  };
  blank(0, 1, NUMBER_WIDTH);
  blank(width - 2, -1, NUMBER_WIDTH);
  // the last column is the line's, or a letter's
  blank(width - 1, -1, NUMBER_WIDTH + 1);
  return out;
}

/** Letters cut off by the edge of the window end with "+": nobody shall think that the first stands there alone. */
function cutStack(cells: readonly Cell[], signs: ReadonlyMap<Space, Sign[]>, width: number): readonly Cell[] {
  const last = cells[width - 1];
  if (last?.meaning !== 'token' || last.space === undefined || last.char === DANGER) return cells;
  const shown = cells.slice(-ROOM).filter(({ meaning, space }) => meaning === 'token' && space === last.space).length;
  if (shown >= Math.min(ROOM, signs.get(last.space)?.length ?? 0)) return cells;
  return [...cells.slice(0, width - 1), { ...last, char: '+' }];
}

function rowOfCells(board: Board, cells: readonly Cell[], signs: ReadonlyMap<Space, Sign[]>, width: number): Row {
  const row: Span[] = [];
  // a number in the last columns is not shown without what stands there
  const edge = cells.length === width && cells[width - 1].meaning !== 'token' ? width - 1 : width;
  for (const cell of wholeNumbers(cutStack(cells, signs, width), width).slice(0, edge)) {
    const look = lookOf(board, cell, signs);
    const last = row[row.length - 1];
    if (last !== undefined && (last.look === look || cell.char === ' ')) last.text += cell.char;
    else row.push(look === undefined ? { text: cell.char } : { text: cell.char, look });
  }
  const missing = width - Math.min(cells.length, edge);
  if (missing > 0) row.push({ text: ' '.repeat(missing - 1) }, { text: LINE });
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
