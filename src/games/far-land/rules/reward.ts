import { done } from '../../../engine/machine.ts';
import { WP_MOST } from '../content/heroes.ts';
import { heroOf } from '../state.ts';
import type { Action, ActionOf, Flows, FrameOf, Game } from '../types.ts';
import { gainGold, heal } from '../verbs.ts';

type Sharing = FrameOf<'reward'>;

/** A point is a gold or a WP for one of those who fought the last round (FIGHT-9, JOINT-4). */
function choices(g: Game, f: Sharing): Action[] {
  const out: Action[] = [];
  for (const id of f.among) {
    const coins = Math.min(f.points, g.supply.gold);
    const room = Math.min(f.points, WP_MOST - heroOf(g, id).wp); // DEC-5
    for (const n of n1AndAll(coins)) out.push({ verb: 'reward', to: id, as: 'gold', n });
    for (const n of n1AndAll(room)) out.push({ verb: 'reward', to: id, as: 'wp', n });
  }
  if (out.length === 0) out.push({ verb: 'enough' }); // nothing is left that anyone could take
  return out;
}

/** All that is open at once, and a single point. */
export const n1AndAll = (most: number): number[] => (most <= 0 ? [] : most === 1 ? [1] : [most, 1]);

function take(g: Game, f: Sharing, a: ActionOf<'reward'>): void {
  const hero = heroOf(g, a.to);
  if (a.as === 'gold') gainGold(g, hero, a.n, 'reward');
  else heal(g, hero, a.n, 'reward');
  f.points -= a.n;
  if (f.points === 0) done(g);
}

export const reward: Flows['reward'] = {
  ask: {
    choices,
    take: {
      reward: take,
      enough(g, f) {
        g.tell?.({ type: 'reward-lost', points: f.points });
        done(g);
      },
    },
  },
};
