/** The nouns of a game board: what the data of a side holds, before anything stands on it. */

export type BoardId = 'lake' | 'river';

/** A space by its printed number: 401 to about 460 on the lake side, 501 to 599 on the river side. */
export type Space = number;

/** The six ways out of a space of the staggered grid, as compass words. */
export type Way = 'e' | 'w' | 'ne' | 'nw' | 'se' | 'sw';

export type Feature =
  | 'well'
  | 'merchant'
  | 'fog'
  | 'caves'
  | 'bridge'
  | 'path'
  | 'steppe-people'
  | 'nest'
  | 'swamp'
  | 'tower'
  | 'portal'
  | 'rocks'
  | 'cave'
  | 'shore';

export type Land =
  | 'steppe'
  | 'reeds'
  | 'ridge'
  | 'hills'
  | 'forest'
  | 'shore'
  | 'marsh'
  | 'sand'
  | 'rock'
  | 'cave'
  | 'road';

export interface SpaceData {
  id: Space;
  /** Our own name, without the article: "Reed Bank". */
  name: string;
  land: Land;
  /** Column and row on the staggered grid; an odd row lies half a column further east. */
  at: readonly [column: number, row: number];
  /** The space the small arrow points to; null at the end of the creatures' way and on the steep rocks. */
  arrow: Space | null;
  features: readonly Feature[];
  /** Die numbers printed on a cave space (GUARD-1). */
  dieNumbers?: readonly number[];
}

export interface BoardData {
  id: BoardId;
  /** Where beaten creatures go: 400 or 500. */
  defeated: Space;
  /** The last space of every arrow chain: 425 before the caves, or the space of the steppe people. */
  goal: Space;
  spaces: readonly SpaceData[];
  /** Pairs of grid neighbours joined by a way, bridges included, each pair once, lower number first. */
  links: readonly (readonly [Space, Space])[];
  /** Those of the links that cross the river. */
  bridges: readonly (readonly [Space, Space])[];
  /** Steps of a walk between spaces that are not adjacent: steep rocks (ROCK-4), over the lake (RAASH-4). */
  jumps: readonly (readonly [Space, Space])[];
  /** Grid places (column, row) left empty that are drawn as water. */
  water: readonly (readonly [number, number])[];
  /** Grid places left empty that are drawn as rock. */
  rock: readonly (readonly [number, number])[];
  /**
   * The course of the river as corners of a line in grid units: x counts columns with the half column of an odd row
   * already added, y counts rows. A link that crosses the line is a bridge (WALK-4). Empty where there is no river.
   */
  river: readonly (readonly [x: number, y: number])[];
  /** Words written on empty grid places of the drawing. */
  signs: readonly { at: readonly [column: number, row: number]; text: string }[];
}
