import { boardOf, neighbours } from '../map.ts';
import type { Game, Hero } from '../types.ts';

/** GHOST-1: on a ghost's space and next to it the special ability is blocked. */
export function blocked(g: Game, hero: Hero): boolean {
  if (g.ghosts.length === 0) return false;
  return (
    g.ghosts.includes(hero.space) || neighbours(boardOf(g.board), hero.space).some((space) => g.ghosts.includes(space))
  );
}
