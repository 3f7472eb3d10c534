import { below, type Rng, rngOf } from '../../engine/rng.ts';
import { onTurn } from '../../games/far-land/state.ts';
import type { Game, HeroId } from '../../games/far-land/types.ts';
import { type Acts, NO_ACTS } from './circles.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import type { Plan } from './plan.ts';
import { assign } from './plans.ts';

/** What the bot keeps in mind while one hero's turn lasts, so that a walk goes where it set out to go. */
export interface Mind {
  /** The bot's own dice. */
  rng: Rng;
  /** The position that the plans were made for. */
  position: string;
  turn: string;
  outlook: Outlook;
  plans: Map<HeroId, Plan>;
  acts: Acts;
}

const turnOf = (g: Game): string => `${g.day} ${g.narrator} ${g.turn} ${g.goal} ${g.creatures.length}`;

const positionOf = (g: Game): string =>
  `${turnOf(g)} ${g.people?.space} ${g.heroes.map((h) => `${h.space}.${h.hours}${h.asleep ? 'z' : ''}`).join(' ')}`;

export const newMind = (): Mind => ({
  rng: rngOf(0),
  position: '',
  turn: '',
  outlook: {
    goal: { wants: [], met: false, atOnce: false },
    letters: 0,
    dawns: [],
    lastStand: undefined,
    entering: new Map(),
    danger: new Map(),
    letter: 0,
    nights: new Map(),
  },
  plans: new Map(),
  acts: NO_ACTS,
});

function thinkAnew(mind: Mind, g: Game, position: string): void {
  mind.position = position;
  mind.turn = turnOf(g);
  mind.outlook = outlookOf(g);
  mind.plans = assign(g, mind.outlook);
}

/** At the beginning of a turn: plans for what can be seen now. */
export function think(mind: Mind, g: Game): void {
  const position = positionOf(g);
  if (mind.position !== position) thinkAnew(mind, g, position);
}

/** In the middle of a turn the plans hold that the turn began with. */
export function remember(mind: Mind, g: Game): void {
  if (mind.turn !== turnOf(g)) thinkAnew(mind, g, positionOf(g));
}

/** The plan of the hero on turn, or of another. */
export const planOf = (mind: Mind, g: Game, id: HeroId = onTurn(g).id): Plan | undefined => mind.plans.get(id);

/** Fineness of a draw between 0 and 1. */
const FINE = 1_000_000;

/**
 * One of several, by what they are worth: of two that differ by `doubt` the better one comes nearly three times as often.
 */
export function drawBy<T>({ rng }: Mind, list: readonly T[], worth: (one: T) => number, doubt: number): T {
  const worths = list.map(worth);
  const most = Math.max(...worths);
  const weights = worths.map((one) => Math.exp((one - most) / doubt));
  let left = (below(rng, FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < list.length; i++) {
    left -= weights[i];
    if (left < 0) return list[i];
  }
  return list[list.length - 1];
}
