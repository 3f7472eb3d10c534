import { describe, expect, it } from 'vitest';
import { buyWorth } from '../../src/bots/greedy/purchases.ts';
import type { ItemId } from '../../src/games/far-land/types.ts';
import { begin, type Scene, scene } from '../scene.ts';

const worth = ({ state }: Scene, what: ItemId, who = 0): number =>
  buyWorth(state, state.heroes[who], { verb: 'buy', what });

describe('what the greedy bot pays gold for', () => {
  it('a telescope is worth more, the more lies face down, and little where a fellow has one', () => {
    const seen = (fog: number[], items: string[]) =>
      scene({
        heroes: [
          { hero: 'grent', space: 410 },
          { hero: 'avida', space: 423, items },
        ],
        tokens: fog.map((space) => ({ kind: 'fog', space, holds: 'gold' })),
      });
    expect(worth(seen([412, 413, 414], []), 'telescope')).toBeGreaterThan(worth(seen([412], []), 'telescope'));
    expect(worth(seen([412, 413, 414], ['telescope']), 'telescope')).toBe(worth(seen([], []), 'telescope'));
  });

  it('a shadow blade is worth more where the legend names an enemy who must be beaten', () => {
    const of = (legend: number) => begin(`legend ${legend} heroes grent,avida seed 1`);
    expect(worth(of(2), 'blade', 1)).toBeGreaterThan(worth(of(3), 'blade', 1));
    expect(worth(of(2), 'bow', 1)).toBe(worth(of(3), 'bow', 1));
  });
});
