import type { Hero } from '../types.ts';
import { ALL_HOURS, DAY_HOURS, OVERTIME_WP } from '../verbs.ts';
import type { No } from './refusal.ts';

/** Why this hero cannot spend one more hour today. */
export function whyNoHour(hero: Hero): No | undefined {
  if (hero.hours < DAY_HOURS) return undefined;
  if (hero.hours >= ALL_HOURS) return { rule: 'DAY-1', who: hero.id, has: hero.hours, need: ALL_HOURS };
  if (hero.wp <= OVERTIME_WP) return { rule: 'DAY-3', who: hero.id, need: OVERTIME_WP + 1, has: hero.wp };
  return undefined;
}

/** Hours this hero can still spend today, overtime included. */
export function hoursLeft(hero: Hero): number {
  const plain = Math.max(0, DAY_HOURS - hero.hours);
  const over = Math.min(ALL_HOURS - Math.max(hero.hours, DAY_HOURS), Math.floor((hero.wp - 1) / OVERTIME_WP));
  return plain + Math.max(0, over);
}

/** WP that are left after the next hour is paid (DEC-4). */
export const wpAfterHour = (hero: Hero): number => hero.wp - (hero.hours >= DAY_HOURS ? OVERTIME_WP : 0);
