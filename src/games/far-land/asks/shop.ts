import { type Line, line, words } from '../../../engine/line.ts';
import { ITEMS } from '../content/items.ts';
import { PRICE, tradesAt } from '../rules/shop.ts';
import type { Game, ItemId } from '../types.ts';
import { ITEM_IDS } from '../types.ts';
import { itemName, number, placeNumber } from '../words/names.ts';
import type { Asked } from './asked.ts';
import { heroWord, listed, tooMany, value } from './spoken.ts';
import { merchantsOf } from './surroundings.ts';

/** What merchants sell now (FREE-4): strength, and from Legend 2 what lies on the equipment board. */
export function wares(g: Game): { what: ItemId | 'strength'; gold: number; left: number | null }[] {
  const items = g.trade ? ITEM_IDS.filter((id) => (g.equipment[id] ?? 0) > 0) : [];
  const shelf = items.map((what) => ({ what, gold: PRICE, left: g.equipment[what] ?? 0 }));
  return [{ what: 'strength', gold: PRICE, left: null }, ...shelf];
}

/** `shop`: what can be bought, where, and who could. */
export const shop: Asked = (g, args) => {
  const more = tooMany(args, 0, 'shop');
  if (more) return more;
  const lines: Line[] = wares(g).map(({ what, gold, left }) =>
    what === 'strength'
      ? line`${value('strength', 1)}: ${value('gold', gold)}.`
      : line`${itemName(what)}: ${value('gold', gold)}, ${number(left ?? 0)} left. ${ITEMS[what].about}`,
  );
  if (!g.trade) lines.push(words('Merchants sell no items in this legend.'));
  lines.push(line`Merchants: ${listed(merchantsOf(g).map((one) => placeNumber(one.space)))}.`);
  const there = g.heroes.filter((hero) => tradesAt(g, hero.space));
  for (const hero of there)
    lines.push(line`${heroWord(hero)} stands with a merchant and has ${value('gold', hero.gold)}.`);
  return lines;
};
