import type { Game } from '../types.ts';

/** Ends the legend, unless it has ended already: the first that ends it decides (DEC-30). */
export function finish(g: Game, result: 'won' | 'lost', why: string): void {
  if (g.over !== null) return;
  g.over = { result, why };
  g.tell?.({ type: 'over', result, why });
}

export const lose = (g: Game, why: string): void => finish(g, 'lost', why);
