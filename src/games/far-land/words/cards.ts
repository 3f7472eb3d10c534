import { EVENT_ASKS_EN } from '../content/events/prose.en.ts';
import { proseOf } from '../content/legends/index.ts';
import type { Asked, LineOf } from '../legend.ts';
import { linesAt } from '../rules/cards.ts';
import { isEvent } from '../rules/events.ts';
import type { FrameOf, State } from '../types.ts';

type Reading = FrameOf<'card'>;

/** The words of a question by its key: those of the event cards, or those of the legend. */
export function askedBy(g: State, card: string, ask: string): Asked | undefined {
  if (isEvent(card)) return EVENT_ASKS_EN[ask];
  return g.legend === null ? undefined : proseOf(g.legend).asks?.[ask];
}

/** The question at which a card stands; undefined while it asks for a hero. */
export function askedNow(g: State, f: Reading): Asked | undefined {
  if (f.step !== 'ask' && f.step !== 'pay') return undefined;
  return askedBy(g, f.card, (linesAt(g, f)[f.next] as LineOf<'ask'>).ask);
}

/** What a card asks, as one sentence. */
export function cardQuestion(g: State, f: Reading): string {
  if (f.step === 'ward') return 'Ward this event off, or let it happen?';
  if (f.step === 'pick') return 'Which hero?';
  if (f.step === 'pay') return `${askedNow(g, f)?.options[f.option as string] ?? 'Agreed'}. Which hero pays?`;
  return askedNow(g, f)?.question ?? 'Which way?';
}
