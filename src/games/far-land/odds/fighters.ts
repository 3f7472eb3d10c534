import { diceOf, faceCounts, HEROES, WP_MOST } from '../content/heroes.ts';
import type { FoeKind, HeroId } from '../types.ts';
import { castOf } from './cast.ts';
import type { Hand } from './worth.ts';

/** A hero in a fight, as far as its odds are concerned. Herbs, mushrooms, hope stones and trades are left out. */
export interface Fighter {
  hero: HeroId;
  sp: number;
  /** 1 to 20, before the next round's hour is paid. */
  wp: number;
  /** Hours of the day already spent, 0 to 10; from the 8th on they cost WP. */
  hours?: number;
  knives?: number;
  crown?: boolean;
  /** Attacks from a space next door, by bow or as Steppe Rider (BOW-2, DEC-10). */
  away?: boolean;
  /** Has declared the shadow blade and paid for it (DEC-15). */
  blade?: boolean;
  spells?: number;
  /** Near a ghost (DEC-21). */
  blocked?: boolean;
}

export interface Foe {
  kind: FoeKind;
  sp: number;
  /** 1 to 31. */
  wp: number;
}

/** A fight to be judged: the fighters in the order in which they roll (JOINT-9), 1 to 4 of them. */
export interface Battle {
  fighters: readonly Fighter[];
  foe: Foe;
  /** No more rounds than this; the hours of the day limit them anyway. */
  rounds?: number;
  /** Flaps is at the enemy's space and the next round is the first (FLAP-3). */
  flaps?: boolean;
}

/** A fighter made ready for counting. */
export interface Side {
  fighter: Fighter;
  /** What the hero does with the dice that a number of WP gives, by WP. */
  hands: readonly Hand[];
  /** Least and most that the hero's dice can count. */
  least: number;
  most: number;
  /** Dice that do not fight become WP (AVIDA-1); not with one die (AVIDA-4), bow, blade, ghost, against spores. */
  heals: boolean;
  spells: boolean;
}

export function sideOf(fighter: Fighter, foe: FoeKind): Side {
  const data = HEROES[fighter.hero];
  const { blocked = false, blade = false, away = false } = fighter;
  const counts = Array.from({ length: 7 }, (_, face) => (blocked ? face : faceCounts(fighter.hero, face)));
  const singly = !blade && (away || data.singly === true);
  const again = blocked ? [] : (data.again ?? []);
  const heals = data.heals === true && !blocked && !blade && !away && foe !== 'spore';
  const counting = blade ? 'sum' : heals ? 'healing' : 'highest';
  const hands = Array.from({ length: WP_MOST + 1 }, (_, wp): Hand => {
    const dice = diceOf(fighter.hero, wp);
    const knives = fighter.knives ?? 0;
    if (singly || dice === 1) return { cast: castOf(1, counting, counts), spins: knives + dice - 1, again };
    return { cast: castOf(dice, counting, counts), spins: knives, again: [] };
  });
  const best = Math.max(...counts);
  return {
    fighter,
    hands,
    least: Math.min(...counts.slice(1)),
    most: blade ? best * diceOf(fighter.hero, WP_MOST) : best,
    heals,
    spells: (data.spells ?? 0) > 0 && !blocked,
  };
}
