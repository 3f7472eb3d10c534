import { rollAgain } from '../dice.ts';
import type { ItemRule } from './item.ts';

/** KNIFE-1, DEC-13: each knife gives its bearer one new roll of an own die a round; with the bow that roll then counts. */
export const knife: ItemRule = {
  rolled(_g, f, bearer, item, out) {
    const roll = f.rolls[f.next];
    const knives = bearer.items.filter((one) => one.id === 'knife');
    const used = f.used.filter((one) => one === `knife:${bearer.id}`).length;
    if (roll.who !== bearer.id || roll.turned >= 0 || knives[used] !== item) return; // DEC-3: the crown comes last
    for (const face of new Set(roll.dice)) out.push({ verb: 'use', item: 'knife', die: face });
  },
  use(g, frame, hero, a) {
    if (frame.kind !== 'fight') return;
    const roll = frame.rolls[frame.next];
    const at = roll.dice.lastIndexOf(a.die as number);
    frame.used.push(`knife:${hero.id}`);
    rollAgain(g, roll, at);
    if (roll.rule === 'last') roll.knife = at;
    frame.step = 'rolled';
  },
};
