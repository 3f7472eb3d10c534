import type { ActionOf, Frame, Game } from '../types.ts';
import { fall, heal, hurt } from '../verbs.ts';
import { fallOut } from './dropping.ts';
import { useUp } from './effects/hidden.ts';
import { mushroomAt } from './things.ts';
import { actorOf } from './window.ts';

/** MUSH-1: only revealing a mushroom gives or takes its WP; then it is gone. */
export function revealMushroom(g: Game, f: { kind: string }, a: ActionOf<'reveal'>): void {
  const hero = actorOf(g, f, a);
  const [mushroom] = hero.mushrooms.splice(mushroomAt(hero, a.which), 1);
  useUp(g, mushroom.holds);
  if (!mushroom.open) g.seen += 1;
  g.tell?.({ type: 'mushroom', who: hero.id, holds: mushroom.holds });
  if (mushroom.holds > 0) heal(g, hero, mushroom.holds, 'item');
  else hurt(g, hero, -mushroom.holds, 'item');
  if (hero.wp > 0) return;
  const frame = f as Frame;
  if (frame.kind === 'fight' && frame.fighters.includes(hero.id))
    fallOut(g, frame, hero.id); // DEC-6
  else fall(g, hero);
}
