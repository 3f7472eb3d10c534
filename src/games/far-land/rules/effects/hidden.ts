import { shuffle } from '../../../../engine/rng.ts';
import { type Figure, type Game, HOPES, type Space } from '../../types.ts';

const tell = (g: Game, what: Figure, space: Space): void => g.tell?.({ type: 'figure', what, space });

/** Worths of the three mushrooms (MUSH-1). */
const WORTHS = [2, 4, -3] as const;

/** How many mushrooms and hope stones the box holds (SET-13). */
export const MUSHROOMS_ALL = WORTHS.length;
export const STONES_ALL = HOPES.length;

/** Lays the mushrooms face down, in an order that nobody knows. */
export function layMushrooms(g: Game, spaces: readonly Space[]): void {
  const worths = shuffle(g.rng, WORTHS.slice());
  spaces.slice(0, MUSHROOMS_ALL).forEach((space, i) => {
    g.tokens.push({ kind: 'mushroom', space, holds: worths[i], open: false });
    tell(g, 'mushroom', space);
  });
}

/** Lays the hope stones face down, in an order that nobody knows. */
export function layStones(g: Game, spaces: readonly Space[]): void {
  const stones = shuffle(g.rng, HOPES.slice());
  spaces.slice(0, STONES_ALL).forEach((space, i) => {
    g.tokens.push({ kind: 'item', space, item: { id: 'hope-stone', turned: false, holds: stones[i] } });
    tell(g, 'hope-stone', space);
  });
}
