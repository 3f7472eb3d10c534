import { boardOf, stepToward } from '../map.ts';
import { heroOf } from '../state.ts';
import type { Game, Hero, HeroId } from '../types.ts';
import { weaken } from '../verbs.ts';
import { takeOut } from './dropping.ts';
import { heroOnBack } from './events.ts';
import { overRocks } from './rocks.ts';

/** Spaces a knight rides each time the narrator moves (KNIGHT-1), and letters a hero laid down waits (KNIGHT-5). */
const RIDE = 3;
const WAIT = 2;

/** Every knight rides and strikes, lowest space first (DEC-23); none seeks a hero laid down (DEC-26). */
export function knightsRide(g: Game): void {
  if (!g.ring || g.knights.length === 0) return;
  for (const knight of g.knights.slice().sort((a, b) => a.space - b.space || a.id - b.id)) {
    const sought = heroOnBack(g); // KNIGHT-2
    if (sought !== undefined) ride(g, knight, sought);
  }
}

/** KNIGHT-3: the shortest way, over the steep rocks if shorter; other heroes are ignored. */
function ride(g: Game, knight: { space: number }, sought: HeroId): void {
  const hero = heroOf(g, sought);
  const from = knight.space;
  for (let i = 0; i < RIDE && knight.space !== hero.space; i++) {
    const to = stepToward(boardOf(g.board), knight.space, hero.space, overRocks(g));
    if (to === undefined) break;
    knight.space = to;
  }
  if (knight.space !== from) g.tell?.({ type: 'knight-moves', from, to: knight.space, sought });
  if (knight.space === hero.space) strike(g, hero);
}

/** KNIGHT-4, KNIGHT-5. */
function strike(g: Game, hero: Hero): void {
  g.tell?.({ type: 'knight-strikes', who: hero.id, space: hero.space });
  if (hero.sp > 1) weaken(g, hero, 1, 'knight');
  else layDown(g, hero);
}

/** The marker leaves the day track for the letter; until then the hero does nothing (KNIGHT-5, DEC-26). */
function layDown(g: Game, hero: Hero): void {
  hero.down = g.narrator + WAIT;
  if (g.people?.leader === hero.id) g.people.leader = null;
  g.stack = g.stack.filter((f) => !((f.kind === 'turn' || f.kind === 'walk') && f.who === hero.id));
  for (const f of g.stack) {
    if (f.kind === 'walk') f.with = f.with.filter((id) => id !== hero.id); // DEC-26
    if (f.kind === 'fight' && f.step !== 'end' && f.fighters.includes(hero.id)) takeOut(f, hero.id);
  }
  g.tell?.({ type: 'laid-down', who: hero.id, letter: hero.down });
}

/** Heroes whose marker the narrator has reached stand up and take the rooster; of two, the higher rank (DEC-24, DEC-26). */
export function heroesRise(g: Game, higher: (a: Hero, b: Hero) => Hero): void {
  const rising = g.heroes.filter((hero) => hero.down !== null && hero.down <= g.narrator);
  if (rising.length === 0) return;
  for (const hero of rising) {
    hero.down = null;
    hero.asleep = true; // the marker lies on the sunrise space until the new day
    g.tell?.({ type: 'rises', who: hero.id });
  }
  g.rooster = rising.reduce(higher).id;
}
