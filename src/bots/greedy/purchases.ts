import { ITEMS } from '../../games/far-land/content/items.ts';
import { faceDown } from '../../games/far-land/rules/facedown.ts';
import type { ActionOf, Game, Hero } from '../../games/far-land/types.ts';
import { asksToSlay } from './wants.ts';
import { WEIGHTS } from './weights.ts';
import { itemWorth, nextSp } from './worth.ts';

/** What a telescope shows is worth more, the more lies face down; one is enough for all. */
function sightWorth(g: Game): number {
  if (g.heroes.some((hero) => hero.items.some((item) => item.id === 'telescope'))) return 0;
  return WEIGHTS.sight * g.tokens.filter((t) => t.kind === 'fog' && faceDown(t)).length;
}

/** What a purchase is worth to this hero now. */
export function buyWorth(g: Game, hero: Hero, { what }: ActionOf<'buy'>): number {
  if (what === 'strength') return nextSp(hero.sp);
  const worth = itemWorth(hero, { id: what, turned: false });
  if (what === 'telescope') return worth + sightWorth(g);
  return ITEMS[what].adds && !asksToSlay(g) ? worth * WEIGHTS.noFoe : worth;
}
