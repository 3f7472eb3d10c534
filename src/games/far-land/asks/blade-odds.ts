import { diceOf } from '../content/heroes.ts';
import type { Battle } from '../odds/fighters.ts';
import { BLADE_WP } from '../rules/items/blade.ts';
import { heldItem } from '../rules/items/item.ts';
import type { Hero, Item } from '../types.ts';
import type { Target } from './targets.ts';

const bladeOf = (hero: Hero): Item | undefined => heldItem(hero, 'blade');

/** What drawing it leaves of the points (SHAD-1, SHAD-3). */
const paidBy = (hero: Hero): { sp: number; wp: number } =>
  bladeOf(hero)?.turned ? { sp: hero.sp, wp: hero.wp - BLADE_WP } : { sp: hero.sp - 1, wp: hero.wp };

/** The hero who may still draw the shadow blade in this fight; nobody with one die, for which it does nothing (DEC-15). */
export function bladeIn({ base, fellows, battle }: Target): Hero | undefined {
  if (battle(base).fighters.some((fighter) => fighter.blade)) return undefined;
  return [...base, ...fellows].find((hero) => {
    const { sp, wp } = paidBy(hero);
    return bladeOf(hero) !== undefined && sp > 0 && wp > 0 && diceOf(hero.id, wp) > 1;
  });
}

export const bladeCost = (hero: Hero): string => (bladeOf(hero)?.turned ? `willpower ${BLADE_WP}` : 'strength 1');

/** The same fight with the blade drawn and paid for. */
export const drawnBy = (battle: Battle, bearer: Hero): Battle => ({
  ...battle,
  fighters: battle.fighters.map((one) => (one.hero === bearer.id ? { ...one, ...paidBy(bearer), blade: true } : one)),
});
