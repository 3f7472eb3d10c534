import { heroOf } from '../state.ts';
import type { FrameOf, Game, HeroId } from '../types.ts';
import { fall } from '../verbs.ts';

type Fighting = FrameOf<'fight'>;

/** Steps that are about the roll of the fighter whose place it is. */
const ROLLING: readonly Fighting['step'][] = ['roll', 'more', 'rolled', 'choose', 'gift', 'giving'];

/** Takes a fighter out of the fight for good, with what was rolled in this round (JOINT-10). */
export function dropOut(f: Fighting, id: HeroId): void {
  const at = f.fighters.indexOf(id);
  f.fighters = f.fighters.filter((other) => other !== id);
  f.rolls = f.rolls.filter((roll) => roll.who !== id);
  if (at < f.next) f.next -= 1;
  f.declined.push(id);
}

/** A fighter at willpower 0: weaker, and out of the fight (FIGHT-10, JOINT-6). */
export function fallOut(g: Game, f: Fighting, id: HeroId): void {
  fall(g, heroOf(g, id));
  takeOut(f, id);
  g.tell?.({ type: 'dropped-out', who: id, why: 'wp' });
}

/** Takes a fighter out in the middle of whatever the fight is at; the others go on (JOINT-6). */
export function takeOut(f: Fighting, id: HeroId): void {
  const turn = f.fighters[f.next] === id;
  dropOut(f, id);
  if (f.fighters.length === 0) f.step = 'after';
  else if (turn && ROLLING.includes(f.step)) f.step = f.next < f.fighters.length ? 'roll' : 'foe';
}
