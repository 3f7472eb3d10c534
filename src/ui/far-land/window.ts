import { type Board, boardOf } from '../../games/far-land/map.ts';
import { onTurn } from '../../games/far-land/state.ts';
import type { Frame, Game, Space } from '../../games/far-land/types.ts';
import { crop, type Drawing, drawMap, type Scale } from '../../games/far-land/words/drawing.ts';
import type { MapAsked } from '../panes.ts';

/** From the largest to the one that shows the most. */
const SCALES: readonly Scale[] = [
  { columns: 16, lines: 5 },
  { columns: 14, lines: 5 },
  { columns: 12, lines: 5 },
  { columns: 12, lines: 4 },
  { columns: 10, lines: 4 },
  { columns: 10, lines: 3 },
  { columns: 8, lines: 3 },
  { columns: 8, lines: 2 },
];
const FAR: Scale = { columns: 6, lines: 2 };

/** The largest scale at which the whole side fits; a flat one, cut, where none does. */
export function scaleFor(board: Board, { width, height, view }: MapAsked): Scale {
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
export function windowOn(drawing: Drawing, g: Game, asked: MapAsked): Drawing {
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
