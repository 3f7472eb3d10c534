import { shuffle } from '../../../../engine/rng.ts';
import { type Figure, type Game, HOPES, type Space, type Which } from '../../types.ts';

const tell = (g: Game, what: Figure, space: Space): void => g.tell?.({ type: 'figure', what, space });

/** Worths of the three mushrooms (MUSH-1). */
const WORTHS = [2, 4, -3] as const;

/** How many mushrooms and hope stones the box holds (SET-13). */
export const MUSHROOMS_ALL = WORTHS.length;
export const STONES_ALL = HOPES.length;

/** A mushroom or stone that has done its work never comes back (MUSH-1, HOPE-1). */
export function useUp(g: Game, which: Which): void {
  g.gone = [...(g.gone ?? []), which];
}

/** Those that are neither used up nor out already: on the board or with a hero. */
function left<W extends Which>(g: Game, all: readonly W[]): W[] {
  const out: unknown[] = [
    ...(g.gone ?? []),
    ...g.tokens.map((t) => (t.kind === 'mushroom' ? t.holds : t.kind === 'item' ? t.item.holds : undefined)),
    ...g.heroes.flatMap((hero) => [...hero.mushrooms, ...hero.items].map((one) => one.holds)),
  ];
  return all.filter((one) => !out.includes(one));
}

/** Lays the mushrooms face down, in an order that nobody knows. */
export function layMushrooms(g: Game, spaces: readonly Space[]): void {
  const worths = shuffle(g.rng, left(g, WORTHS));
  spaces.slice(0, worths.length).forEach((space, i) => {
    g.tokens.push({ kind: 'mushroom', space, holds: worths[i], open: false });
    tell(g, 'mushroom', space);
  });
}

/** Lays the hope stones face down, in an order that nobody knows. */
export function layStones(g: Game, spaces: readonly Space[]): void {
  const stones = shuffle(g.rng, left(g, HOPES));
  spaces.slice(0, stones.length).forEach((space, i) => {
    g.tokens.push({ kind: 'item', space, item: { id: 'hope-stone', turned: false, holds: stones[i] } });
    tell(g, 'hope-stone', space);
  });
}
