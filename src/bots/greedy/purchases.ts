import { ITEMS } from '../../games/far-land/content/items.ts';
import { faceDown } from '../../games/far-land/rules/facedown.ts';
import type { ActionOf, Game, Hero, ItemId } from '../../games/far-land/types.ts';
import { asksToSlay } from './wants.ts';
import { WEIGHTS } from './weights.ts';
import { itemWorth, nextSp } from './worth.ts';

/** What the first of an item is worth besides, as the board lies now; a second one in the company is not. */
const FIRST_WORTH: { [item in ItemId]?: (g: Game) => number } = {
  telescope: (g) => WEIGHTS.sight * g.tokens.filter((t) => t.kind === 'fog' && faceDown(t)).length,
};

/** What a purchase is worth to this hero now. */
export function buyWorth(g: Game, hero: Hero, { what }: ActionOf<'buy'>): number {
  if (what === 'strength') return nextSp(hero.sp);
  const worth = itemWorth(hero, { id: what, turned: false });
  if (ITEMS[what].adds && !asksToSlay(g)) return worth * WEIGHTS.noFoe;
  const owned = g.heroes.some((one) => one.items.some((item) => item.id === what));
  return worth + (owned ? 0 : (FIRST_WORTH[what]?.(g) ?? 0));
}
