import { push } from '../../../engine/machine.ts';
import { legendOf } from '../content/legends/index.ts';
import type { Legend } from '../legend.ts';
import type { CardId, Game } from '../types.ts';
import { question } from './conditions.ts';
import { finish } from './ending.ts';
import { cardAt } from './track.ts';

/** What a legend looks out for, and its goals that are won at once. */
interface Lookout {
  /** The card that opens the legend: until all of it is told nothing else is. */
  opening: CardId | undefined;
  watches: readonly { id: string; card: CardId; isSo: (g: Game) => boolean }[];
  goals: readonly { id: string; isSo: (g: Game) => boolean }[];
}

const lookouts = new WeakMap<Legend, Lookout>();

function lookoutOf(legend: Legend): Lookout {
  const known = lookouts.get(legend);
  if (known !== undefined) return known;
  const made: Lookout = {
    opening: cardAt(legend, 0),
    watches: legend.watches.map(({ id, when }) => ({ id, card: `watch:${id}`, isSo: question(when) })),
    goals: legend.goals.filter(({ atOnce }) => atOnce).map(({ id, when }) => ({ id, isSo: question(when) })),
  };
  lookouts.set(legend, made);
  return made;
}

/** Looks out after every step: so the tests are made ready once for each legend. */
export function watch(g: Game): void {
  if (g.legend === null || g.over !== null) return;
  const { opening, watches, goals } = lookoutOf(legendOf(g.legend));
  if (g.narrator === 0 && g.stack.some((frame) => frame.kind === 'card' && frame.card === opening)) return;
  for (const one of watches) {
    if (g.fired.includes(one.id) || !one.isSo(g)) continue;
    g.fired.push(one.id);
    push(g, { kind: 'card', step: 'read', card: one.card, at: [], next: 0, who: null });
    return;
  }
  for (const goal of goals) if (goal.id === g.goal && goal.isSo(g)) finish(g, 'won', goal.id);
}

/** Why the legend is about to be lost: what it looks out for has come about, and loses it. Null when nothing has. */
export function lossAhead(g: Game): string | null {
  if (g.legend === null) return null;
  const legend = legendOf(g.legend);
  const at = lookoutOf(legend).watches.findIndex(({ id, isSo }) => !g.fired.includes(id) && isSo(g));
  for (const line of legend.watches[at]?.do ?? []) if ('lose' in line) return line.lose;
  return null;
}
