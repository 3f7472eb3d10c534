import { describe, expect, it } from 'vitest';
import { candidatesOf } from '../../src/bots/candidates.ts';
import { newMind } from '../../src/bots/greedy/mind.ts';
import { searchBot, weighed } from '../../src/bots/search.ts';
import { choices } from '../../src/engine/machine.ts';
import { rngOf } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { begin, type Scene, scene } from '../scene.ts';

const does = ({ state }: Scene, budget = 16): string =>
  FAR_LAND.write(state, searchBot(budget).choose(state, choices(FAR_LAND, state), rngOf(1)));

const tried = (s: Scene) => candidatesOf(s.state, choices(FAR_LAND, s.state), newMind(), rngOf(1));

describe('the search bot', () => {
  it('stops the Gor that would take the last shield tonight', () => {
    const s = scene({
      turn: 'avida',
      heroes: [{ hero: 'avida', space: 424, sp: 5, wp: 14 }],
      creatures: [{ kind: 'gor', space: 424 }],
      shields: { taken: 3 },
    });
    expect(does(s)).toBe('fight gor');
  });

  it('tries the plans of the hero on turn and the end of the day, what the greedy bot would do first', () => {
    const s = begin('legend 1 heroes raash,avida seed 3');
    const all = tried(s).map((one) => FAR_LAND.write(s.state, one.action));
    expect(all[0]).toBe('walk 424');
    expect(all).toContain('end');
    expect(new Set(tried(s).map((one) => one.plan?.task.aim)).size).toBeGreaterThan(1);
  });

  it('spends no more play-outs than its budget, most of them on the best', () => {
    const s = begin('legend 1 heroes raash,avida seed 3');
    const candidates = tried(s);
    const left = weighed(s.state, candidates, 24, 9);
    const spent = left.reduce((sum, one) => sum + one.worths.length, 0);
    expect(spent).toBeLessThanOrEqual(24);
    expect(left.length).toBeLessThan(candidates.length);
    expect(left[0].worths.length).toBeGreaterThan(3);
    expect(weighed(s.state, candidates, 24, 9).map((one) => one.worths)).toEqual(left.map((one) => one.worths));
  });

  it('does what costs no hour at once, and what is the only choice', () => {
    const thirsty = scene({ turn: 'avida', heroes: [{ hero: 'avida', space: 432, wp: 7 }] });
    expect(does(thirsty, 0)).toBe('drink');
    expect(tried(thirsty)).toHaveLength(1);
  });
});
