import { describe, expect, it } from 'vitest';
import { copyMind } from '../../src/bots/candidates.ts';
import { NO_ACTS, noted, withoutCircles } from '../../src/bots/greedy/circles.ts';
import { newMind, think } from '../../src/bots/greedy/mind.ts';
import { greedyBot } from '../../src/bots/greedy.ts';
import { pilotOf } from '../../src/bots/pilot.ts';
import { isFree } from '../../src/bots/random.ts';
import { choices } from '../../src/engine/machine.ts';
import { rngOf } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Action } from '../../src/games/far-land/types.ts';
import { type Scene, scene } from '../scene.ts';

/** More free actions than these at one go lead nowhere. */
const MANY = 30;

/** What is done until an hour is spent or a day ends. */
function freeActs(s: Scene, choose: (offered: readonly Action[]) => Action): string[] {
  const out: string[] = [];
  while (out.length < MANY) {
    const a = choose(choices(FAR_LAND, s.state));
    const words = FAR_LAND.write(s.state, a);
    out.push(words);
    s.play(words);
    if (!isFree(a)) break;
  }
  return out;
}

describe('no bot goes in a circle of free actions', () => {
  it('two who both mean to lead the steppe people do not take them from each other', () => {
    const s = scene({
      turn: 'tenaya',
      legend: '1',
      goal: 'home',
      narrator: 'D',
      heroes: [
        { hero: 'raash', space: 427 },
        { hero: 'tenaya', space: 427 },
      ],
      'steppe-people': 427,
    });
    const mind = newMind();
    think(mind, s.state);
    for (const { id } of s.state.heroes)
      mind.plans.set(id, { who: [id], task: { aim: 'lead', to: 425 }, gain: 20, hours: 7, urgent: false });
    const bot = greedyBot(mind);
    const acts = freeActs(s, (offered) => bot.choose(s.state, offered, rngOf(1)));
    expect(acts.filter((words) => words.endsWith('lead'))).toHaveLength(1);
    expect(acts.at(-1)).toMatch(/^walk/);
  });

  it('a falcon is not let fly again and again to a person who wants to exchange nothing', () => {
    const s = scene({
      turn: 'avida',
      heroes: [
        { hero: 'avida', space: 423, items: ['falcon', 'wineskin', 'wineskin'] },
        { hero: 'grent', space: 451 },
      ],
    });
    const pilot = pilotOf(['avida']);
    const acts = freeActs(s, (offered) => {
      const trade = s.state.stack.at(-1)?.kind === 'trade';
      return trade ? { verb: 'enough' } : (pilot.choose(s.state, offered) as Action);
    });
    expect(acts.filter((words) => words.includes('falcon'))).toHaveLength(1);
    expect(acts.length).toBeLessThan(MANY);
  });

  it('the same thing is taken four times in one place at most, and as often again after an hour', () => {
    const s = scene({
      turn: 'grent',
      heroes: [{ hero: 'grent', space: 423 }],
      tokens: [{ kind: 'gold', space: 423, amount: 9 }],
    });
    const offered = choices(FAR_LAND, s.state);
    const take = offered.find((a) => a.verb === 'take' && a.n === 1) as Action;
    let acts = NO_ACTS;
    for (let n = 0; n < 4; n++) {
      expect(withoutCircles(acts, s.state, offered)).toContain(take);
      acts = noted(acts, s.state, take);
    }
    expect(withoutCircles(acts, s.state, offered)).not.toContain(take);
    expect(withoutCircles(acts, s.play('pass').state, choices(FAR_LAND, s.state))).toContainEqual(take);
  });

  it('what one copy of a mind does is not held against another', () => {
    const s = scene({ turn: 'grent', heroes: [{ hero: 'grent', space: 423, gold: 1 }] });
    const mind = newMind();
    const copy = copyMind(mind);
    copy.acts = noted(copy.acts, s.state, { verb: 'drop', what: 'gold', n: 1 });
    expect(mind.acts).toEqual(NO_ACTS);
  });
});
