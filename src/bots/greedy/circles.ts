import { ITEMS } from '../../games/far-land/content/items.ts';
import type { Action, Game, Verb } from '../../games/far-land/types.ts';

/** Free actions done while no hour passes and nobody moves. */
export interface Acts {
  /** The position that they were done in. */
  position: string;
  /** Words of each, in their order. Never changed in place: copies of a mind share it. */
  done: readonly string[];
}

export const NO_ACTS: Acts = { position: '', done: [] };

/** What can be undone by another free action, and so for ever. */
const UNDONE: ReadonlySet<Verb> = new Set<Verb>(['take', 'drop', 'offer', 'give', 'lead', 'unlead']);

const turnsBack = (a: Action): boolean => UNDONE.has(a.verb) || (a.verb === 'use' && ITEMS[a.item].wakes === true);

/** As often as the same thing may be done in one position: no hero holds more than so many alike, and a falcon flies once. */
const often = (a: Action): number => (a.verb === 'use' ? 1 : 4);

/** Hours pass and heroes move, or people do: what was done before has led somewhere. */
const positionOf = (g: Game): string =>
  `${g.day} ${g.narrator} ${g.turn} ${g.people?.space} ${g.creatures.length} ${g.heroes.map((h) => `${h.space}.${h.hours}`).join(' ')}`;

const wordsOf = (a: Action): string => JSON.stringify(a);

/** Choices without those that were made too often here already. */
export function withoutCircles(acts: Acts, g: Game, choices: readonly Action[]): readonly Action[] {
  if (acts.done.length === 0 || acts.position !== positionOf(g)) return choices;
  const open = choices.filter((a) => {
    if (!turnsBack(a)) return true;
    const words = wordsOf(a);
    return acts.done.filter((one) => one === words).length < often(a);
  });
  return open.length > 0 ? open : choices;
}

/** The same acts and this one. */
export function noted(acts: Acts, g: Game, a: Action): Acts {
  if (!turnsBack(a)) return acts;
  const position = positionOf(g);
  return { position, done: acts.position === position ? [...acts.done, wordsOf(a)] : [wordsOf(a)] };
}
