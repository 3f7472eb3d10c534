import { EVENT_ASKS_EN } from '../content/events/prose.en.ts';
import { proseOf } from '../content/legends/index.ts';
import type { Asked, CardLine, LineOf } from '../legend.ts';
import { linesAt } from '../rules/cards.ts';
import { isEvent } from '../rules/events.ts';
import type { FrameOf, State } from '../types.ts';
import { count, itemName } from './names.ts';

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
  if (f.step === 'pick') return whichHero(linesAt(g, f)[f.next]);
  if (f.step === 'pay') return `${askedNow(g, f)?.options[f.option as string] ?? 'Agreed'}. Which hero pays?`;
  return askedNow(g, f)?.question ?? 'Which way?';
}

/** What a line does to the one hero it is for; undefined where that has no short word. */
function deedWords(line: CardLine): string | undefined {
  if ('rooster' in line) return 'begins the next day';
  if ('whom' in line && line.whom !== 'you' && line.whom !== 'chosen') return undefined;
  if ('hours' in line) return `loses ${count(line.hours, 'hour')}`;
  if ('item' in line) return `gets the ${itemName(line.item).text}`;
  if ('wp' in line) return shareWords('willpower', line.wp);
  if ('sp' in line) return shareWords('strength', line.sp);
  if ('gold' in line) return shareWords('gold', line.gold);
  if ('herb' in line) return line.herb === 1 ? 'gets the herb' : undefined;
  return undefined;
}

const shareWords = (what: string, n: number): string => `${n < 0 ? 'loses' : 'gets'} ${what} ${Math.abs(n)}`;

/** "Which hero gets strength 1 and loses willpower 4?" */
function whichHero(line: CardLine): string {
  const deeds = ('for' in line ? line.do : [line]).map(deedWords);
  return deeds.length === 0 || deeds.includes(undefined) ? 'Which hero?' : `Which hero ${deeds.join(' and ')}?`;
}
