import { SP_MOST, WP_MOST } from './content/heroes.ts';
import { shedLogs } from './rules/logs.ts';
import type { Creature, FrameOf, Game, Hero, Why } from './types.ts';

/** Hours of a day without overtime, and with it (DAY-1). */
export const DAY_HOURS = 7;
export const ALL_HOURS = 10;
/** WP an overtime hour costs (DAY-2). */
export const OVERTIME_WP = 2;

/** Gives WP up to the most a hero can have (DEC-5); returns what was really gained. */
export function heal(g: Game, hero: Hero, points: number, why: Why): number {
  const by = Math.min(points, WP_MOST - hero.wp);
  if (by <= 0) return 0;
  hero.wp += by;
  g.tell?.({ type: 'wp', who: hero.id, by, now: hero.wp, why });
  return by;
}

/** Takes WP, not below 0; what 0 means is for the caller (FIGHT-10, DEC-6). */
export function hurt(g: Game, hero: Hero, points: number, why: Why): void {
  const by = Math.min(points, hero.wp);
  if (by === 0) return;
  hero.wp -= by;
  g.tell?.({ type: 'wp', who: hero.id, by: -by, now: hero.wp, why });
}

export function strengthen(g: Game, hero: Hero, points: number, why: Why): void {
  const by = Math.min(points, SP_MOST - hero.sp);
  if (by <= 0) return;
  hero.sp += by;
  g.tell?.({ type: 'sp', who: hero.id, by, now: hero.sp, why });
}

/** Takes SP, never the last one. */
export function weaken(g: Game, hero: Hero, points: number, why: Why): void {
  const by = Math.min(points, hero.sp - 1);
  if (by <= 0) return;
  hero.sp -= by;
  g.tell?.({ type: 'sp', who: hero.id, by: -by, now: hero.sp, why });
  shedLogs(g, hero);
}

/** At 0 WP: 1 SP goes if there is more than one, 3 WP come (FIGHT-10, JOINT-6, DEC-6). */
export function fall(g: Game, hero: Hero): void {
  weaken(g, hero, 1, 'fallen');
  heal(g, hero, 3, 'fallen');
}

/** WP lost outside a fight (DEC-6). */
export function hurtOutside(g: Game, hero: Hero, points: number, why: Why): void {
  hurt(g, hero, points, why);
  if (hero.wp === 0) fall(g, hero);
}

/** Gold from the supply, as far as it goes (SET-13); returns what was gained. */
export function gainGold(g: Game, hero: Hero, coins: number, why: Why): number {
  const by = Math.min(coins, g.supply.gold);
  if (by <= 0) return 0;
  g.supply.gold -= by;
  hero.gold += by;
  g.tell?.({ type: 'gold', who: hero.id, by, now: hero.gold, why });
  return by;
}

export function payGold(g: Game, hero: Hero, coins: number, why: Why): void {
  hero.gold -= coins;
  g.supply.gold += coins;
  g.tell?.({ type: 'gold', who: hero.id, by: -coins, now: hero.gold, why });
}

/** One hour of the day; from the 8th on it costs WP at once (DAY-2, DEC-4). The caller has looked at `whyNoHour`. */
export function spendHour(g: Game, hero: Hero): void {
  const overtime = hero.hours >= DAY_HOURS;
  hero.hours += 1;
  g.tell?.({ type: 'hour', who: hero.id, hours: hero.hours, overtime });
  if (overtime) hurt(g, hero, OVERTIME_WP, 'overtime');
}

/** Takes a creature off the board: to 400 or 500 (FIGHT-9), from where it may come again, or onto a shield (CRE-5). */
export function removeCreature(g: Game, creature: Creature): void {
  g.creatures.splice(g.creatures.indexOf(creature), 1);
  foeLeaves(g, (foe) => foe.id === creature.id);
}

/** A fight whose enemy a card takes or moves away before it is won is over at once: nothing is left to recover (FIGHT-11). */
export function foeLeaves(g: Game, is: (foe: FrameOf<'fight'>['foe']) => boolean): void {
  for (const f of g.stack) {
    if (f.kind !== 'fight' || f.wp === 0 || !is(f.foe)) continue;
    f.step = 'end';
    f.wp = 0;
  }
}
