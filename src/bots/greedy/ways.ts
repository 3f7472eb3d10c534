import { HEROES } from '../../games/far-land/content/heroes.ts';
import { ITEMS } from '../../games/far-land/content/items.ts';
import { boardOf, distance, has } from '../../games/far-land/map.ts';
import { sporeAt } from '../../games/far-land/rules/spores.ts';
import { JUMP_WP } from '../../games/far-land/rules/walk.ts';
import type { ActionOf, Game, Hero, Space } from '../../games/far-land/types.ts';
import { ALL_HOURS, DAY_HOURS, OVERTIME_WP } from '../../games/far-land/verbs.ts';
import { isLeader } from './wants.ts';

/** Hours of this day without overtime that the hero still has. */
export const plainHours = (hero: Hero): number => Math.max(0, DAY_HOURS - hero.hours);

/** Hours of overtime that the hero could pay beyond the hours of the day. */
export const overtime = (hero: Hero, from: number): number =>
  Math.max(0, Math.min(ALL_HOURS - Math.max(from, DAY_HOURS), Math.floor((hero.wp - 1) / OVERTIME_WP)));

/** Whether jumps over rocks or lake are open: enough willpower, and nobody led (DEC-29). */
const jumpsOpen = (g: Game, hero: Hero): boolean => hero.wp >= JUMP_WP && !isLeader(g, hero);

/** Hours on foot to a space. */
export const stepsTo = (g: Game, hero: Hero, to: Space): number =>
  distance(boardOf(g.board), hero.space, to, { jumps: jumpsOpen(g, hero) });

export const carriesBow = (hero: Hero): boolean => hero.items.some((item) => ITEMS[item.id].far);

/** Whether this hero may attack from next door. */
export const shootsFar = (hero: Hero): boolean => HEROES[hero.id].far === true || carriesBow(hero);

/** Hours on foot until an enemy on that space can be attacked. */
export function stepsToAttack(g: Game, hero: Hero, space: Space): number {
  const onto = stepsTo(g, hero, space);
  if (!shootsFar(hero)) return onto;
  return distance(boardOf(g.board), hero.space, space) <= 1 ? 0 : onto - 1;
}

/** Steps that a space costs beyond its hour: where a walk ends at once. */
const halting = (g: Game, space: Space): number =>
  sporeAt(g, space) ? 4 : has(boardOf(g.board), space, 'swamp') ? 1 : 0;

/** Of the steps that are offered the one that leads nearest; of equal ones the one with more to find on it. */
export function stepToward(
  g: Game,
  hero: Hero,
  to: Space,
  steps: readonly ActionOf<'walk'>[],
  found: (space: Space) => number,
): ActionOf<'walk'> | undefined {
  const board = boardOf(g.board);
  const jumps = jumpsOpen(g, hero);
  let best: ActionOf<'walk'> | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const step of steps) {
    const far = distance(board, step.to, to, { jumps }) + (step.to === to ? 0 : halting(g, step.to));
    const price = far - Math.min(0.9, Math.max(0, found(step.to)) / 10);
    if (price >= least) continue;
    best = step;
    least = price;
  }
  return best;
}

/** Gold that lies on a space. */
export function goldOn(g: Game, space: Space): number {
  for (const t of g.tokens) if (t.kind === 'gold' && t.space === space) return t.amount;
  return 0;
}
