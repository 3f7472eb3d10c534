import type { Event, State } from '../types.ts';
import { foeName, heroName } from './names.ts';

const DIE_WORDS = { red: 'the card (red)', hero: "the card (heroes' die)", grey: 'the card (grey)' } as const;

/** Who rolled the dice of this event; undefined for events without dice of their own. */
export function roller(g: State, e: Event): string | undefined {
  if (e.type === 'rolled' || e.type === 'noise') return heroName(g, e.who).text;
  if (e.type === 'foe-rolled') return foeName(g, e.foe, e.tag).text;
  if (e.type === 'card-rolled') return DIE_WORDS[e.die];
  return undefined;
}
