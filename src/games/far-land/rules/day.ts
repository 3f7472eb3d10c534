import { done, push } from '../../../engine/machine.ts';
import { awake, placeOf } from '../state.ts';
import type { Flows, Game, HeroId } from '../types.ts';

/** The hero whose turn comes next, clockwise from the last one; undefined when nobody is awake (DAY-8, DAY-9). */
function nextOnTurn(g: Game): number | undefined {
  const n = g.heroes.length;
  for (let i = 1; i <= n; i++) {
    const at = (g.turn + i) % n;
    if (awake(g.heroes[at])) return at;
  }
  return undefined;
}

function nextTurn(g: Game, f: { step: 'next' | 'sunrise' | 'morning' }): void {
  for (const hero of g.heroes) hero.arrived = false; // FIGHT-1: a new turn
  const next = nextOnTurn(g);
  if (next === undefined) {
    f.step = 'sunrise';
    return;
  }
  g.turn = next;
  const who = g.heroes[next].id;
  g.tell?.({ type: 'turn', who });
  push(g, { kind: 'turn', step: 'ask', who });
}

/** Who begins the new day: the rooster's hero, or the next to the left who can act (DAY-7, DEC-26); null if all lie down. */
function firstOfDay(g: Game): HeroId | null {
  const rooster = g.rooster ?? g.heroes[(g.turn + 1) % g.heroes.length].id;
  const at = placeOf(g, rooster);
  for (let i = 0; i < g.heroes.length; i++) {
    const hero = g.heroes[(at + i) % g.heroes.length];
    if (awake(hero)) return hero.id;
  }
  return null;
}

/** A new day: 7 hours and 3 of overtime for everyone (DAY-9). */
export function startDay(g: Game): void {
  g.day += 1;
  for (const hero of g.heroes) {
    if (hero.down !== null) continue;
    hero.asleep = false;
    hero.hours = g.late[hero.id] ?? 0;
  }
  g.late = {};
  const first = firstOfDay(g);
  g.rooster = null;
  if (first !== null) g.turn = (placeOf(g, first) + g.heroes.length - 1) % g.heroes.length;
  g.tell?.({ type: 'day', day: g.day, first });
}

export const day: Flows['day'] = {
  next: { run: nextTurn },
  sunrise: {
    run(g, f) {
      f.step = 'morning';
      g.tell?.({ type: 'sunrise', day: g.day });
      push(g, { kind: 'sunrise', step: 'creatures', kinds: [], queue: null, at: 0, mother: false });
    },
  },
  morning: {
    run(g, f) {
      startDay(g);
      f.step = 'next';
    },
  },
};

/** DAY-6, DAY-7: the marker goes to the sunrise space; the first one lies on the rooster. */
export function endDay(g: Game, who: HeroId): void {
  const hero = g.heroes[placeOf(g, who)];
  hero.asleep = true;
  const rooster = g.rooster === null;
  if (rooster) g.rooster = who;
  g.tell?.({ type: 'ended', who, rooster });
  done(g);
}
