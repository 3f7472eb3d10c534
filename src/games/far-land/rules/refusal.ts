import type { HeroId, Space, Thing } from '../types.ts';

/**
 * Why something is not open: the id of the rule, and the numbers that its sentence speaks. One predicate gives it back
 * to the list of choices (not offered) and to the player who tries (words/refusals.ts).
 */
export interface No {
  rule: string;
  who?: HeroId;
  need?: number;
  has?: number;
  space?: Space;
  other?: HeroId;
  what?: Thing;
}
