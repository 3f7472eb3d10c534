import { haltOf, paceWith, stepChoices } from './rules/walk.ts';
import { creatureAt } from './state.ts';
import type { Action, Game, Hero, HeroId, Space } from './types.ts';
import { DAY_HOURS, OVERTIME_WP } from './verbs.ts';

/** A way on foot from a hero's space: the spaces that are entered, in order. */
export interface Journey {
  spaces: readonly Space[];
  /** Hours it costs; steps paid by a wineskin cost none. */
  hours: number;
  /** Those of the hours that are overtime. */
  overtime: number;
  /** Spaces on the way, the last included, on which a creature stands. */
  creatures: number;
}

/** ", 2 of them overtime": how many of its hours are. */
export function overtimeWords({ hours, overtime }: Journey): string {
  if (overtime === 0) return '';
  return overtime === hours ? ', all overtime' : `, ${overtime} of them overtime`;
}

/** A hero who walks: whom it takes along on the walk that is going on, and the steps of it that cost no hour. */
interface Walker {
  hero: Hero;
  company: HeroId[];
  free: number;
}

/** The hero as it would stand there after so many steps, hours and overtime paid. */
function after(w: Walker, space: Space, steps: number): Hero {
  const hours = w.hero.hours + Math.max(0, steps - w.free);
  const over = Math.max(0, hours - DAY_HOURS) - Math.max(0, w.hero.hours - DAY_HOURS);
  return { ...w.hero, space, hours, wp: w.hero.wp - OVERTIME_WP * over };
}

export function walkerOf(g: Game, hero: Hero): Walker {
  const top = g.stack[g.stack.length - 1];
  if (top?.kind === 'walk' && top.who === hero.id) return { hero, company: top.with, free: top.free };
  return { hero, company: [], free: 0 };
}

function stepsFrom(g: Game, w: Walker, at: Hero, steps: number): Space[] {
  const out: Action[] = [];
  stepChoices(g, at, w.company, Math.max(0, w.free - steps), out);
  return out.flatMap((a) => (a.verb === 'walk' ? [a.to] : []));
}

const earlier = (a: Journey, b: Journey): boolean => {
  if (a.creatures !== b.creatures) return a.creatures < b.creatures;
  const at = a.spaces.findIndex((space, i) => space !== b.spaces[i]);
  return at >= 0 && a.spaces[at] < b.spaces[at];
};

/**
 * Every space that the hero can walk to, with the way there: the shortest, of equal ones the one past the fewest
 * creatures, then the one with the smaller next number. Today's hours are the limit; with `days` no hours are counted
 * and a swamp on the way is passed (a walk ends there and goes on at the next turn).
 */
export function journeys(g: Game, hero: Hero, days = false): Map<Space, Journey> {
  const w = walkerOf(g, hero);
  const most = paceWith(g, hero, w.company);
  const found = new Map<Space, Journey>();
  let front: [Space, Journey][] = [[hero.space, { spaces: [], hours: 0, overtime: 0, creatures: 0 }]];
  for (let steps = 0; front.length > 0; steps++) {
    const next = new Map<Space, Journey>();
    for (const [space, way] of front) {
      const halt = steps === 0 ? undefined : haltOf(g, space);
      if (halt !== undefined && !(days && halt === 'swamp')) continue;
      if (!days && steps >= most) continue;
      const here = days ? { ...hero, space, hours: 0 } : after(w, space, steps);
      for (const to of stepsFrom(g, w, here, steps)) {
        if (to === hero.space || found.has(to)) continue;
        const longer = lengthen(g, w, way, to);
        const known = next.get(to);
        if (known === undefined || earlier(longer, known)) next.set(to, longer);
      }
    }
    for (const [space, way] of next) found.set(space, way);
    front = [...next];
  }
  return found;
}

function lengthen(g: Game, w: Walker, way: Journey, to: Space): Journey {
  const spaces = [...way.spaces, to];
  const { hours } = after(w, to, spaces.length);
  return {
    spaces,
    hours: hours - w.hero.hours,
    overtime: Math.max(0, hours - DAY_HOURS) - Math.max(0, w.hero.hours - DAY_HOURS),
    creatures: way.creatures + (creatureAt(g, to) ? 1 : 0),
  };
}
