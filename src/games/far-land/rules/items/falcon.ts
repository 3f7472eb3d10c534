import { push } from '../../../../engine/machine.ts';
import { awake } from '../../state.ts';
import type { ItemRule } from './item.ts';

/** FALC-1, FALC-3: once a day, between two awake heroes anywhere; not in a round. */
export const falcon: ItemRule = {
  free(g, w, hero, item, out) {
    if (item.turned) return;
    const by = hero.id === w.who ? {} : { by: hero.id };
    for (const other of g.heroes)
      if (other.id !== hero.id && awake(other)) out.push({ verb: 'use', item: 'falcon', hero: other.id, ...by });
  },
  use(g, _f, hero, a) {
    push(g, { kind: 'trade', step: 'ask', who: hero.id, with: a.hero as typeof hero.id, given: 0 });
  },
};
