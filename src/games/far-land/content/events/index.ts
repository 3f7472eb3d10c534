import type { EventCard } from '../../legend.ts';
import type { EventId } from '../../types.ts';
import { EVENTS } from './cards.ts';

/** The event cards of the box, in a fixed order; setting up shuffles them (SET-5). */
export const EVENT_IDS: readonly EventId[] = Object.keys(EVENTS);

export function eventOf(id: EventId): EventCard {
  const card = EVENTS[id];
  if (card === undefined) throw new Error(`there is no event card ${id}`);
  return card;
}
