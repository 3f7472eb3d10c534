import { shuffle } from '../../../../engine/rng.ts';
import { type Figure, type Game, HOPES, type Item, type Space, type Which } from '../../types.ts';

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

/** What a hope stone does: a word, while the parts of artefacts bear numbers as mushrooms do. */
const stoneOf = ({ holds }: Item): Which | undefined => (typeof holds === 'string' ? holds : undefined);

/** Those that are neither used up nor out already: on the board or with a hero. */
function left<W extends Which>(g: Game, all: readonly W[]): W[] {
  const out: unknown[] = [
    ...(g.gone ?? []),
    ...g.tokens.map((t) => (t.kind === 'mushroom' ? t.holds : t.kind === 'item' ? stoneOf(t.item) : undefined)),
    ...g.heroes.flatMap((hero) => [...hero.mushrooms.map((one) => one.holds), ...hero.items.map(stoneOf)]),
  ];
  return all.filter((one) => !out.includes(one));
}

/** Lays the mushrooms face down, in an order that nobody knows; `told`: the dice that name the spaces tell it. */
export function layMushrooms(g: Game, spaces: readonly Space[], told = false): void {
  const worths = shuffle(g.rng, left(g, WORTHS));
  spaces.slice(0, worths.length).forEach((space, i) => {
    g.tokens.push({ kind: 'mushroom', space, holds: worths[i], open: false });
    if (!told) tell(g, 'mushroom', space);
  });
}

/** Lays the hope stones face down, as the mushrooms. */
export function layStones(g: Game, spaces: readonly Space[], told = false): void {
  const stones = shuffle(g.rng, left(g, HOPES));
  spaces.slice(0, stones.length).forEach((space, i) => {
    g.tokens.push({ kind: 'item', space, item: { id: 'hope-stone', turned: false, holds: stones[i] } });
    if (!told) tell(g, 'hope-stone', space);
  });
}
