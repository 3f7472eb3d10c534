import { FOES, LAKE_ORDER } from '../../content/creatures.ts';
import { SP_MOST, WP_MOST } from '../../content/heroes.ts';
import { creatureOf } from '../../state.ts';
import type { Frame, Game, Hero, Hope, Item } from '../../types.ts';
import { heal, strengthen } from '../../verbs.ts';
import { useUp } from '../effects/hidden.ts';
import type { No } from '../refusal.ts';
import { whyNotFree } from '../window.ts';
import { type ItemRule, loseItem } from './item.ts';

/** WP of the stone that heals, for the hero and each other hero on the space (HOPE-3). */
const HOPE_WP = 3;

const onSpace = (g: Game, hero: Hero): Hero[] =>
  g.heroes.filter((one) => one.space === hero.space && one.down === null);

/**
 * Whether the marker can be moved: by a fighter, at any time of the fight, for a kind that has one before it. A creature
 * to which the legend gives a strength of its own is no normal one.
 */
function marks(g: Game, hero: Hero): boolean {
  const top = g.stack[g.stack.length - 1];
  if (top.kind !== 'fight') return false;
  if (creatureOf(g, top.foe.id)?.spShift !== 0) return false;
  return top.fighters.includes(hero.id) && LAKE_ORDER.indexOf(top.foe.kind as never) > 0;
}

const full = (hero: Hero, has: number): No => ({ rule: 'DEC-5', who: hero.id, has });

/** Why each stone would do nothing now. */
const WHY_NOT: Record<Hope, (g: Game, hero: Hero) => No | undefined> = {
  strength: (_g, hero) => (hero.sp < SP_MOST ? undefined : full(hero, SP_MOST)),
  willpower: (g, hero) => (onSpace(g, hero).some((one) => one.wp < WP_MOST) ? undefined : full(hero, WP_MOST)),
  marker(g, hero) {
    if (!marks(g, hero)) return { rule: 'HOPE-2', who: hero.id };
    return undefined;
  },
  ward: (_g, hero) => ({ rule: 'HOPE-4', who: hero.id }), // asked when an event card is drawn
};

export const whyNotHope = (g: Game, hero: Hero, hope: Hope): No | undefined =>
  whyNotFree(hero) ?? WHY_NOT[hope](g, hero);

const USE: Record<Hope, (g: Game, f: Frame, hero: Hero) => void> = {
  strength: (g, _f, hero) => strengthen(g, hero, 1, 'item'),
  willpower(g, _f, hero) {
    for (const one of onSpace(g, hero)) heal(g, one, HOPE_WP, 'item');
  },
  marker(g, f, hero) {
    if (f.kind !== 'fight') return;
    const before = FOES[LAKE_ORDER[LAKE_ORDER.indexOf(f.foe.kind as never) - 1]];
    f.sp = before.sp;
    f.reward = before.reward;
    g.tell?.({ type: 'marker', who: hero.id, sp: f.sp, reward: f.reward });
  },
  ward() {},
};

/** HOPE-1 to HOPE-3: each works once and leaves the game; a free action (HOPE-5), open in a round too (DEC-2). */
export const hopeStone: ItemRule = {
  always(g, who, hero, item: Item, out) {
    const hope = item.holds as Hope;
    if (whyNotHope(g, hero, hope)) return;
    out.push({ verb: 'use', item: 'hope-stone', hope, ...(hero.id === who ? {} : { by: hero.id }) });
  },
  use(g, f, hero, a) {
    const hope = a.hope as Hope;
    const item = hero.items.find((one) => one.id === 'hope-stone' && one.holds === hope) as Item;
    loseItem(hero, item);
    useUp(g, hope);
    g.tell?.({ type: 'hope', who: hero.id, hope });
    USE[hope](g, f, hero);
  },
};
