import { countingDie } from '../dice.ts';
import type { ItemRule } from './item.ts';

/** CROWN-1, DEC-12: once a round a fighter's die is turned to its opposite face, 7 less the value. */
export const crown: ItemRule = {
  rolled(_g, f, bearer, _item, out) {
    if (!f.fighters.includes(bearer.id) || f.used.includes('crown')) return;
    const roll = f.rolls[f.next];
    const faces = roll.rule === 'last' ? [roll.dice[countingDie(roll)]] : new Set(roll.dice);
    const by = bearer.id === roll.who ? {} : { by: bearer.id };
    for (const face of faces) out.push({ verb: 'use', item: 'crown', hero: roll.who, die: face, ...by });
  },
  use(g, frame, hero, a) {
    if (frame.kind !== 'fight') return;
    const roll = frame.rolls[frame.next];
    const from = a.die as number;
    const at = roll.rule === 'last' ? countingDie(roll) : roll.dice.lastIndexOf(from);
    roll.dice[at] = 7 - from;
    roll.turned = at;
    frame.used.push('crown');
    g.tell?.({ type: 'turned-die', who: hero.id, hero: roll.who, from, to: 7 - from });
    frame.step = 'rolled';
  },
};
