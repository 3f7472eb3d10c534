import { done, push } from '../../../../engine/machine.ts';
import type { Game, Hero, Item } from '../../types.ts';
import { whyNoHour } from '../hours.ts';
import type { No } from '../refusal.ts';
import { sporeAt } from '../spores.ts';
import type { Window } from '../window.ts';
import { type ItemRule, loseItem } from './item.ts';

/** WINE-1, DEC-7: a step without an hour, in a walk; without an hour left no new walk begins. */
export function whyNotWineskin(g: Game, w: Window, hero: Hero): No | undefined {
  if (w.name === 'fight' || w.who !== hero.id) return { rule: 'WINE-1', who: hero.id };
  if (sporeAt(g, hero.space)) return { rule: 'SPORE-2', who: hero.id, space: hero.space };
  return w.name === 'turn' && whyNoHour(hero) ? { rule: 'DEC-7', who: hero.id, has: hero.hours } : undefined;
}

/** The fuller one is kept for later: a half-full one is drunk first. */
const openOne = (hero: Hero): Item => {
  const skins = hero.items.filter((item) => item.id === 'wineskin');
  return skins.find((item) => item.turned) ?? skins[0];
};

export const wineskin: ItemRule = {
  free(g, w, hero, item, out) {
    if (openOne(hero) === item && !whyNotWineskin(g, w, hero)) out.push({ verb: 'use', item: 'wineskin' });
  },
  use(g, f, hero) {
    const item = openOne(hero);
    if (item.turned) {
      loseItem(hero, item);
      g.equipment.wineskin = (g.equipment.wineskin ?? 0) + 1; // WINE-2
    } else item.turned = true;
    g.tell?.({ type: 'used', who: hero.id, item: 'wineskin', left: hero.items.includes(item) ? 'half' : 'gone' });
    if (f.kind === 'walk') f.free += 1;
    else {
      done(g);
      push(g, { kind: 'walk', step: 'ask', who: hero.id, with: [], moved: [], free: 1 });
    }
  },
};
