import { FOES } from '../content/creatures.ts';
import type { Creature, Frame, FrameOf, Game } from '../types.ts';

const isFight = (frame: Frame): frame is FrameOf<'fight'> => frame.kind === 'fight';

/** The willpower that a creature has now: what a fight has left of it, else all of it (FIGHT-9). */
export function willpowerOf(g: Game, creature: Creature): number {
  const fight = g.stack.filter(isFight).find(({ foe }) => foe.kind === creature.kind && foe.id === creature.id);
  return fight === undefined ? FOES[creature.kind].wp : fight.wp;
}
