import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../src/engine/ruleset.ts';
import { ASK_HELP, ASKS } from '../../src/games/far-land/asks/index.ts';
import { expectation } from '../../src/games/far-land/expect.ts';
import { viewOf } from '../../src/games/far-land/view.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { begin, type Scene, scene } from '../scene.ts';

const QUESTIONS = [
  ...Object.keys(ASKS),
  'look 412',
  'look 1',
  'near avida',
  'where wells',
  'where gors',
  'path 447',
  'reach avida',
  'items raash',
  'cards A1',
  'rules spore',
  'why walk',
  'why drink',
  'why fight',
];

function askAll(s: Scene): void {
  const before = sortedJson(s.state);
  for (const question of QUESTIONS) {
    const [name, ...args] = question.split(' ');
    const told = ASKS[name as keyof typeof ASKS](s.state, args, { players: [], verbose: 1 });
    expect(sortedJson(s.state), `"${question}" left a mark`).toBe(before);
    if (isRefusal(told)) expect(told.rule, question).toBeNull();
    else expect(told.length, question).toBeGreaterThan(0);
  }
  viewOf(s.state);
  expectation(s.state, ['raash', 'wp', '7']);
  expect(sortedJson(s.state)).toBe(before);
}

/** Plays on by choosing now this, now that choice; always the same way. */
function playOn(s: Scene, steps: number): number {
  let points = 0;
  for (let i = 0, n = 7; i < steps && s.state.over === null; i++) {
    n = (n * 31 + 11) % 1009;
    askAll(s);
    points += 1;
    s.session.choose(n % s.session.choices().length);
  }
  askAll(s);
  return points;
}

describe('asking', () => {
  it('leaves no mark on the game, at no point of it', () => {
    const points = [1, 2, 3].map((seed) => playOn(begin(`legend 1 heroes raash,grent,tenaya,avida seed ${seed}`), 80));
    expect(points.reduce((sum, n) => sum + n)).toBeGreaterThan(120);
  });

  it('leaves no mark on a scene of the river side', () => {
    const s = scene({
      board: 'river',
      heroes: [
        { hero: 'raash', space: 546, wp: 14 },
        { hero: 'avida', space: 513, wp: 14 },
      ],
      creatures: [{ kind: 'gor', space: 555 }],
    });
    expect(playOn(s, 60)).toBeGreaterThan(30);
  });

  it('has a line of help for each command', () => {
    expect(Object.keys(ASK_HELP).sort()).toEqual(Object.keys(ASKS).sort());
  });
});
