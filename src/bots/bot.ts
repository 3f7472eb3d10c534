import type { Core, Move } from '../engine/machine.ts';
import type { Rng } from '../engine/rng.ts';
import type { Action, Game } from '../games/far-land/types.ts';

/**
 * A player made of rules. It sees the whole state and must not use what players at the table cannot see. It draws from
 * its own generator, never from the dice of the game, so that a game depends on its seed and on the choices alone.
 */
export interface Bot<G extends Core = Game, A extends Move = Action> {
  readonly name: string;
  /** One of `choices`, which is never empty. Changes neither the state nor the choices. */
  choose(g: G, choices: readonly A[], rng: Rng): A;
}
