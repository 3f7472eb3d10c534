import { diceOf, HEROES, SP_MOST, WP_MOST } from '../../games/far-land/content/heroes.ts';
import { ITEMS } from '../../games/far-land/content/items.ts';
import { FOG_ALL } from '../../games/far-land/content/supply.ts';
import { FOG_KINDS, type FogKind, type Game, type Hero, type Item, type ItemId } from '../../games/far-land/types.ts';
import { WEIGHTS } from './weights.ts';

/** Worth of the next point of strength: the first ones count most. */
export const nextSp = (sp: number): number => (sp >= SP_MOST ? 0 : WEIGHTS.strength[sp < 4 ? 0 : sp < 7 ? 1 : 2]);

/** Worth of all willpower up to here: scarce points are dear, they pay for dice and for overtime. */
const WP_TOTAL: readonly number[] = Array.from({ length: WP_MOST + 1 }, (_, wp) => {
  let sum = 0;
  for (let i = 1; i <= wp; i++) sum += WEIGHTS.willpower[i <= 5 ? 0 : i <= 11 ? 1 : i <= 16 ? 2 : 3];
  return sum;
});

/** Worth of so much more or less willpower to this hero. */
export function wpWorth(hero: Hero, by: number): number {
  const now = Math.max(0, Math.min(WP_MOST, hero.wp));
  return WP_TOTAL[Math.max(0, Math.min(WP_MOST, now + by))] - WP_TOTAL[now];
}

/** Worth of one more herb: with a second one both are worth more (HERB-1). */
export const herbWorth = (hero: Hero): number => (hero.herbs === 1 ? WEIGHTS.herb + WEIGHTS.pair : WEIGHTS.herb);

const ITEM_WORTH: Record<ItemId, (hero: Hero) => number> = {
  wineskin: () => 2.5,
  telescope: () => 1.5,
  falcon: () => 3,
  knife: () => 5,
  bow: (hero) => (HEROES[hero.id].far ? 0 : 3),
  blade: (hero) => BLADE_BY_DICE[diceOf(hero.id, hero.wp)],
  crown: () => 5,
  'hope-stone': () => 4,
  artefact: () => 4,
  drawing: () => 2,
  'ruin-spirit': () => -2,
};

/** Dice that are added are worth more, the more there are. */
const BLADE_BY_DICE: readonly number[] = [0, 0, 5, 6.5, 8];

/** Worth of an item to its bearer; of a second one of most kinds there is little use. */
export function itemWorth(hero: Hero, item: Pick<Item, 'id' | 'turned'>): number {
  const same = hero.items.filter((one) => one.id === item.id).length;
  const often = ITEMS[item.id].half || ITEMS[item.id].rerolls || ITEMS[item.id].hidden;
  const share = item.turned && ITEMS[item.id].half ? 0.5 : 1;
  return (ITEM_WORTH[item.id](hero) * share) / (often ? 1 + same / 2 : 1 + 4 * same);
}

const FOG_WORTH: Record<FogKind, number> = {
  event: -0.4,
  gold: WEIGHTS.gold,
  herb: WEIGHTS.herb,
  sp: 6,
  wp: 1.8,
  wineskin: 3,
  knife: 4.5,
  'ruin-spirit': -2,
  spore: -4,
};

/** Worth of a token that lies face down: the average of all 16. */
const HIDDEN_WORTH: number =
  FOG_KINDS.reduce((sum, kind) => sum + FOG_ALL[kind] * FOG_WORTH[kind], 0) /
  FOG_KINDS.reduce((sum, kind) => sum + FOG_ALL[kind], 0);

/** Worth of the fog token on this space as players know it; 0 where there is none. */
export function fogWorth(g: Game, space: number): number {
  for (const t of g.tokens)
    if (t.kind === 'fog' && t.space === space) return t.open ? FOG_WORTH[t.holds] : HIDDEN_WORTH;
  return 0;
}
