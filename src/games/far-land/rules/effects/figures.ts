import { FIGURES_ALL, LOGS_ALL } from '../../content/supply.ts';
import type { Game, Mark } from '../../types.ts';

const countOf = (g: Game, what: keyof typeof FIGURES_ALL): number => {
  if (what === 'knight') return g.knights.length;
  if (what === 'ghost') return g.ghosts.length;
  return g.tokens.filter((token) => token.kind === 'marker' && token.mark === what).length;
};

/** Whether one more such figure or token is in the box (SET-13, SET-17); the players are told when none is. */
export function figureLeft(g: Game, what: 'knight' | 'ghost' | Mark): boolean {
  if (countOf(g, what) < FIGURES_ALL[what]) return true;
  g.tell?.({ type: 'none-left', what });
  return false;
}

/** Whether a log of this value is in the box: neither on the board nor on a hero board. */
export function logLeft(g: Game, value: number): boolean {
  const all = LOGS_ALL.filter((one) => one === value).length;
  const lying = g.tokens.filter((token) => token.kind === 'log' && token.value === value).length;
  const carried = g.heroes.flatMap((hero) => hero.logs).filter((one) => one === value).length;
  if (lying + carried < all) return true;
  g.tell?.({ type: 'none-left', what: 'log' });
  return false;
}
