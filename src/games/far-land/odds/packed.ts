import { WP_MOST } from '../content/heroes.ts';
import { ALL_HOURS, DAY_HOURS, OVERTIME_WP } from '../verbs.ts';

/**
 * WP of all fighters in one number, 5 bits each, the first in the lowest bits. 0 stands for who is out of the fight,
 * for want of WP or of hours.
 */
export type Packed = number;

export const BITS = 5;
const MASK = (1 << BITS) - 1;

export const wpOf = (wp: Packed, i: number): number => (wp >>> (BITS * i)) & MASK;

export function pack(points: readonly number[]): Packed {
  let wp = 0;
  points.forEach((n, i) => {
    wp |= n << (BITS * i);
  });
  return wp;
}

export const unpack = (wp: Packed, fighters: number): number[] =>
  Array.from({ length: fighters }, (_, i) => wpOf(wp, i));

/**
 * Once the hour of a round is paid; `hours` are those spent before it. Who cannot pay is out (DAY-2, DAY-3, FIGHT-2,
 * DEC-4).
 */
export function paid(wp: Packed, hours: readonly number[], round: number): Packed {
  let out = 0;
  for (let i = 0; i < hours.length; i++) {
    const has = wpOf(wp, i);
    const late = hours[i] + round;
    if (late < DAY_HOURS) out |= has << (BITS * i);
    else if (late < ALL_HOURS && has > OVERTIME_WP) out |= (has - OVERTIME_WP) << (BITS * i);
  }
  return out;
}

/** After a lost round: each loses the difference (FIGHT-7, JOINT-3). */
export function hurt(wp: Packed, fighters: number, by: number): Packed {
  let out = 0;
  for (let i = 0; i < fighters; i++) {
    const has = wpOf(wp, i) - by;
    if (has > 0) out |= has << (BITS * i);
  }
  return out;
}

const room = (wp: Packed, i: number): number => (wpOf(wp, i) === 0 ? 0 : WP_MOST - wpOf(wp, i));

/**
 * The ways to share a gift of this size (AVIDA-2); what nobody can take is lost (DEC-5). Best: every way, for at most
 * two. Else the one way of the house policy: the lowest WP first, of like ones the first to roll; what does not fit
 * goes to the next.
 */
export function shares(wp: Packed, fighters: number, size: number, best: boolean): Packed[] {
  if (!best || fighters !== 2 || size === 0) return [toLowest(wp, fighters, size)];
  const all = Math.min(size, room(wp, 0) + room(wp, 1));
  const out: Packed[] = [];
  for (let first = Math.max(0, all - room(wp, 1)); first <= Math.min(all, room(wp, 0)); first++)
    out.push(wp + first + ((all - first) << BITS));
  return out;
}

function toLowest(wp: Packed, fighters: number, size: number): Packed {
  let out = wp;
  for (let left = size; left > 0; ) {
    const to = lowest(out, fighters);
    if (to < 0) return out;
    const n = Math.min(left, room(out, to));
    out += n << (BITS * to);
    left -= n;
  }
  return out;
}

/** The fighter with the lowest WP, of like ones the first to roll; -1 when nobody can take more. */
export function lowest(wp: Packed, fighters: number): number {
  let at = -1;
  for (let i = 0; i < fighters; i++) if (room(wp, i) > 0 && (at < 0 || wpOf(wp, i) < wpOf(wp, at))) at = i;
  return at;
}
