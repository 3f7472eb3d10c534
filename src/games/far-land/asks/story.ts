import type { Line } from '../../../engine/line.ts';
import type { Event } from '../types.ts';

type Told = { event: { type: string }; lines: readonly Line[] };

/** What of an event belongs to the story: of a card its title, which `cards` reads out again. */
const STORY: { readonly [T in Event['type']]?: (e: Event & { type: T }, lines: readonly Line[]) => readonly Line[] } = {
  began: (_e, lines) => lines.slice(0, 1),
  card: (_e, lines) => lines.slice(0, 1),
  goal: (_e, lines) => lines,
  answered: (_e, lines) => lines,
  deed: (_e, lines) => lines,
  'event-card': (_e, lines) => lines.slice(0, 1),
  'tower-card': (_e, lines) => lines.slice(0, 1),
  beaten: (e, lines) => (e.tag === undefined ? [] : lines),
  shield: (_e, lines) => lines,
  mother: (_e, lines) => lines.slice(0, 1),
  'laid-down': (_e, lines) => lines,
  over: (_e, lines) => lines,
};

/** The story so far: days, titles of the cards that were read, what was chosen, how the goal changed. */
export function storyOf(told: readonly Told[]): Line[] {
  const out: Line[] = [];
  let day: readonly Line[] = [];
  for (const { event, lines } of told) {
    if (event.type === 'day') day = lines;
    const of = STORY[event.type as Event['type']] as
      | ((e: object, lines: readonly Line[]) => readonly Line[])
      | undefined;
    const found = of?.(event, lines) ?? [];
    if (found.length === 0) continue;
    out.push(...day, ...found);
    day = [];
  }
  return out;
}
