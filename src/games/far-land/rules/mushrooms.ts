import type { Action, Game } from '../types.ts';
import { heal, hurtOutside } from '../verbs.ts';
import { actorOf } from './window.ts';

/** MUSH-1: only revealing a mushroom gives or takes its WP; then it is gone. */
export function revealMushroom(g: Game, f: { kind: string }, a: Action): void {
  const hero = actorOf(g, f, a);
  const mushroom = hero.mushrooms.shift();
  if (!mushroom) return;
  if (!mushroom.open) g.seen += 1;
  g.tell?.({ type: 'mushroom', who: hero.id, holds: mushroom.holds });
  if (mushroom.holds > 0) heal(g, hero, mushroom.holds, 'item');
  else hurtOutside(g, hero, -mushroom.holds, 'item');
}
