import { diceOf } from '../../content/heroes.ts';
import type { Game, Hero, HeroId, Item } from '../../types.ts';
import { hurt, weaken } from '../../verbs.ts';
import type { No } from '../refusal.ts';
import { actor } from '../window.ts';
import { heldItem, type ItemRule, loseItem } from './item.ts';

/** WP that the second use costs (SHAD-3). */
export const BLADE_WP = 7;

/** SHAD-1, SHAD-3, DEC-15: declared before the first round, paid with 1 SP, the second time with 7 WP. */
export function whyNotBlade(g: Game, hero: Hero, item: Item): No | undefined {
  const top = g.stack[g.stack.length - 1];
  if (top.kind !== 'fight' || top.round > 0 || top.blade !== null || !top.fighters.includes(hero.id))
    return { rule: 'DEC-15', who: hero.id };
  if (!item.turned) return hero.sp >= 2 ? undefined : { rule: 'SHAD-1', who: hero.id, need: 2, has: hero.sp };
  return hero.wp > BLADE_WP ? undefined : { rule: 'SHAD-3', who: hero.id, need: BLADE_WP + 1, has: hero.wp };
}

export const blade: ItemRule = {
  free(g, w, hero, item, out) {
    if (!whyNotBlade(g, hero, item)) out.push({ verb: 'use', item: 'blade', ...actor(w.who, hero) });
  },
  use(g, frame, hero) {
    if (frame.kind !== 'fight') return;
    const item = heldItem(hero, 'blade') as Item;
    const last = item.turned;
    frame.blade = { who: hero.id, last };
    g.tell?.({ type: 'blade', who: hero.id, last, dice: diceOf(hero.id, last ? hero.wp - BLADE_WP : hero.wp) });
    item.turned = true;
    if (last) hurt(g, hero, BLADE_WP, 'item');
    else weaken(g, hero, 1, 'item');
  },
};

/** After its second use the shadow blade leaves the game, whoever holds it by now, or wherever it was laid down. */
export function breakBlade(g: Game, who: HeroId): void {
  for (const hero of g.heroes) {
    const item = heldItem(hero, 'blade');
    if (item) loseItem(hero, item);
  }
  g.tokens = g.tokens.filter((t) => t.kind !== 'item' || t.item.id !== 'blade');
  g.tell?.({ type: 'used', who, item: 'blade', left: 'gone' });
}
