import { describe, expect, it, vi } from 'vitest';
import type { Bot } from '../../src/bots/bot.ts';
import { BOTS } from '../../src/bots/bots.ts';
import { botRng, playOut } from '../../src/bots/game.ts';
import { beginGame } from '../../src/bots/job.ts';
import { isFree } from '../../src/bots/random.ts';
import { searchBot } from '../../src/bots/search.ts';
import { copyRng } from '../../src/engine/rng.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

/** Two Gors on their way to the caves; both must fall. */
function twoGors(): void {
  trial({
    start: [424],
    goals: [{ id: 'both', when: { slain: ['one', 'two'] }, atOnce: true }],
    cards: [
      card('A', { place: 'gor', at: [413], tag: 'one' }, { place: 'gor', at: [434], tag: 'two' }, { goal: 'both' }),
    ],
  });
}

/** The steppe people are to be led from 427 to the caves, past a Gor. */
function theWayHome(): void {
  trial({
    start: [425],
    people: 427,
    goals: [{ id: 'home', when: { peopleAt: 425 }, atOnce: true }],
    cards: [card('A', { place: 'gor', at: [412] }, { goal: 'home' })],
  });
}

const PAIRS = ['raash,grent', 'raash,tenaya', 'raash,avida', 'grent,tenaya', 'grent,avida', 'tenaya,avida'];

const winsOf = (name: string, games: number): number => {
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const { g } = beginGame(['legend', 'trial', 'heroes', PAIRS[seed % PAIRS.length], 'seed', String(seed)]);
    playOut(g, BOTS[name](), botRng(seed));
    if (g.over?.result === 'won') won += 1;
  }
  return won;
};

/** A bot that is looked at while it chooses. */
function watched(bot: Bot): Bot {
  return {
    name: bot.name,
    choose(g, choices, rng) {
      const before = sortedJson([g, choices]);
      const dice = copyRng(g.rng);
      const a = bot.choose(g, choices, rng);
      expect(choices, 'a choice of its own making').toContain(a);
      expect(g.rng, 'the dice of the game were used').toEqual(dice);
      expect(sortedJson([g, choices]) === before, 'the game was changed by thinking').toBe(true);
      return a;
    },
  };
}

/** The search bot thinks less here than it does in a game. */
const fresh = (name: string): Bot => (name === 'search' ? searchBot(8) : BOTS[name]());

describe.each(Object.keys(BOTS))('the %s bot', (name) => {
  it('chooses what is offered, changes nothing by it, and leaves the dice alone', () => {
    theWayHome();
    for (const heroes of ['raash,avida', 'grent,tenaya,avida', 'raash,grent,tenaya,avida']) {
      const { g } = beginGame(['legend', 'trial', 'heroes', heroes, 'seed', '3']);
      playOut(g, watched(fresh(name)), botRng(3));
      expect(g.over).not.toBeNull();
    }
  });

  it('plays the same game from the same seed', () => {
    twoGors();
    const [first, again] = [0, 0].map(() => {
      const { g } = beginGame(['legend', 'trial', 'heroes', 'raash,tenaya', 'seed', '11']);
      playOut(g, fresh(name), botRng(11));
      return sortedJson(g);
    });
    expect(again).toBe(first);
  });
});

describe('the random bot', () => {
  it('takes an action of the turn four times out of five, where there is a choice of both', () => {
    theWayHome();
    let open = 0;
    let free = 0;
    for (let seed = 0; seed < 60; seed++) {
      const { g } = beginGame(['legend', 'trial', 'heroes', 'raash,avida', 'seed', String(seed)]);
      const bot = BOTS.random();
      const counting: Bot = {
        name: 'counting',
        choose(state, choices, rng) {
          const a = bot.choose(state, choices, rng);
          if (choices.some(isFree) && !choices.every(isFree)) {
            open += 1;
            if (isFree(a)) free += 1;
          }
          return a;
        },
      };
      playOut(g, counting, botRng(seed));
    }
    expect(open).toBeGreaterThan(500);
    expect(free / open).toBeGreaterThan(0.16);
    expect(free / open).toBeLessThan(0.24);
  });
});

describe('the greedy bot', () => {
  it('beats both Gors nearly always, where the random bot seldom does', () => {
    twoGors();
    expect(winsOf('greedy', 60)).toBeGreaterThanOrEqual(54);
    expect(winsOf('random', 60)).toBeLessThanOrEqual(20);
  });

  it('leads the steppe people home, where the random bot does not', () => {
    theWayHome();
    expect(winsOf('greedy', 60)).toBeGreaterThanOrEqual(57);
    expect(winsOf('random', 60)).toBeLessThanOrEqual(6);
  });
});
