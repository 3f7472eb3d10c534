import { push } from '../../../../engine/machine.ts';
import { awake } from '../../state.ts';
import type { Hero, Item } from '../../types.ts';
import type { No } from '../refusal.ts';
import { actor } from '../window.ts';
import type { ItemRule } from './item.ts';

/** FALC-1, FALC-3: once a day, to a hero who is awake, wherever both are. */
export function whyNotFly(hero: Hero, item: Item, other: Hero): No | undefined {
  if (item.turned) return { rule: 'FALC-1', who: hero.id };
  if (!awake(other)) return { rule: 'FALC-3', who: hero.id, other: other.id };
  return undefined;
}

export const falcon: ItemRule = {
  free(g, w, hero, item, out) {
    for (const other of g.heroes) {
      if (other.id === hero.id || whyNotFly(hero, item, other)) continue;
      out.push({ verb: 'use', item: 'falcon', hero: other.id, ...actor(w.who, hero) });
    }
  },
  use(g, _f, hero, a) {
    push(g, { kind: 'trade', step: 'ask', who: hero.id, with: a.hero as typeof hero.id, given: 0 });
  },
};
