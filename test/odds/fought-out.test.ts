import { expect, it } from 'vitest';
import { choices } from '../../src/engine/machine.ts';
import { rngOf } from '../../src/engine/rng.ts';
import { choiceOf } from '../../src/games/far-land/odds/advice.ts';
import { battleOf } from '../../src/games/far-land/odds/battle.ts';
import { type Odds, oddsOf } from '../../src/games/far-land/odds/index.ts';
import { type Plan, planOf } from '../../src/games/far-land/odds/plan.ts';
import type { CreatureKind, Event, FrameOf, Game } from '../../src/games/far-land/types.ts';
import { begunFight, carryOut, FLOW, type Fought } from './fought.ts';

/** FARLAND_GAMES: how many times as many fights; with ten times as many there are a million. */
const TIMES = Number(process.env.FARLAND_GAMES ?? 1);
const FIGHTS = 100_000;

const SCENES: [string, Fought, CreatureKind][] = [
  ['Grent alone', [{ hero: 'grent', sp: 2, wp: 9 }], 'gor'],
  ['Raash with bow and knife, late', [{ hero: 'raash', sp: 5, wp: 12, hours: 5, items: ['bow', 'knife'] }], 'gorlot'],
  ['Tenaya in overtime', [{ hero: 'tenaya', sp: 1, wp: 7, hours: 6 }], 'gor'],
  ['Avida with knife and crown', [{ hero: 'avida', sp: 3, wp: 7, hours: 4, items: ['knife', 'crown'] }], 'gorlot'],
  ['Tenaya with the shadow blade', [{ hero: 'tenaya', sp: 2, wp: 12, hours: 5, items: ['blade'] }], 'skral'],
  [
    'Raash and Avida',
    [
      { hero: 'raash', sp: 1, wp: 7, hours: 3 },
      { hero: 'avida', sp: 1, wp: 7, hours: 4 },
    ],
    'skral',
  ],
  [
    'Avida and Tenaya',
    [
      { hero: 'avida', sp: 1, wp: 7, hours: 4 },
      { hero: 'tenaya', sp: 1, wp: 4, hours: 6, items: ['crown'] },
    ],
    'skral',
  ],
  [
    'Grent, and Avida with the bow from next door',
    [
      { hero: 'grent', sp: 1, wp: 7, items: ['knife'] },
      { hero: 'avida', sp: 1, wp: 7, space: 413, items: ['bow'] },
    ],
    'skral',
  ],
  [
    'Raash, Grent and Tenaya by the policy',
    [
      { hero: 'raash', sp: 1, wp: 7, hours: 2 },
      { hero: 'grent', sp: 1, wp: 7 },
      { hero: 'tenaya', sp: 1, wp: 7 },
    ],
    'chalk-skral',
  ],
  [
    'all four by the policy, two hours',
    [
      { hero: 'grent', sp: 2, wp: 7, hours: 5 },
      { hero: 'avida', sp: 2, wp: 5, hours: 5, items: ['crown'] },
      { hero: 'tenaya', sp: 1, wp: 4, hours: 8 },
      { hero: 'raash', sp: 1, wp: 11, hours: 8 },
    ],
    'troll',
  ],
  [
    'all four, sampled',
    [
      { hero: 'avida', sp: 1, wp: 7 },
      { hero: 'tenaya', sp: 1, wp: 7 },
      { hero: 'raash', sp: 1, wp: 7 },
      { hero: 'grent', sp: 1, wp: 7, items: ['knife'] },
    ],
    'troll',
  ],
];

/** Counts of what came of the fights: all that the odds say a chance or a mean of. */
interface Counts {
  fights: number;
  won: number;
  rounds: { heroes: number; foe: number; none: number };
  /** WP of each fighter after the first round: sum, and sum of squares. */
  wp: { sum: number; squares: number }[];
}

function fightOut(begun: Game, plan: Plan, seed: number, counts: Counts): void {
  const g = FLOW.copy(begun);
  g.rng = rngOf(seed);
  let round = 0;
  let won = false;
  const hear = (e: Event): void => {
    if (e.type === 'beaten') won = true;
    if (e.type !== 'compared') return;
    round += 1;
    if (round === 1) counts.rounds[e.winner] += 1;
  };
  for (let told = false; ; ) {
    const f = g.stack[g.stack.length - 1];
    if (f.kind !== 'fight') break;
    const choice = choiceOf(plan, g, f, choices(FLOW, g));
    if (choice === undefined) throw new Error(`no choice at ${f.step}`);
    carryOut(g, choice, hear);
    if (round === 0 || told) continue;
    told = true;
    plan.battle.fighters.forEach(({ hero }, i) => {
      const { wp } = g.heroes.find((one) => one.id === hero)!;
      counts.wp[i].sum += wp;
      counts.wp[i].squares += wp * wp;
    });
  }
  counts.fights += 1;
  if (won) counts.won += 1;
}

/** How many standard errors lie between a chance and what was counted; a sampled chance has an error of its own. */
function errors(chance: number, counted: number, fights: number, margin = 0): number {
  const one = Math.sqrt(Math.max(chance * (1 - chance), 1 / fights) / fights + (margin / 1.96) ** 2);
  return Math.abs(counted / fights - chance) / one;
}

function compare(odds: Odds, counts: Counts): number[] {
  const { fights, rounds } = counts;
  const means = counts.wp.map(({ sum, squares }, i) => {
    const mean = sum / fights;
    const spread = Math.sqrt(Math.max(squares / fights - mean * mean, 1e-6) / fights);
    return Math.abs(mean - odds.round.fighters[i].wp) / spread;
  });
  return [
    errors(odds.win, counts.won, fights, odds.margin),
    errors(odds.round.win, rounds.heroes, fights),
    errors(odds.round.tie, rounds.none, fights),
    errors(odds.round.loss, rounds.foe, fights),
    ...means,
  ];
}

const HOW: { readonly [scene: string]: Odds['how'] } = {
  'Raash, Grent and Tenaya by the policy': 'policy',
  'all four by the policy, two hours': 'policy',
  'all four, sampled': 'sampled',
};

it.each(SCENES)(
  'fights fought out in the game itself end as often as the odds say: %s',
  (name, fight, kind) => {
    const begun = begunFight(fight, kind);
    const battle = battleOf(begun, begun.stack[begun.stack.length - 1] as FrameOf<'fight'>);
    const odds = oddsOf(battle);
    expect(odds.how).toBe(HOW[name] ?? 'best');
    const plan = planOf(battle, odds.how === 'sampled' ? 'value' : 'win');
    const wp = fight.map(() => ({ sum: 0, squares: 0 }));
    const counts: Counts = { fights: 0, won: 0, rounds: { heroes: 0, foe: 0, none: 0 }, wp };
    const many = Math.ceil((FIGHTS * TIMES) / SCENES.length);
    for (let seed = 0; seed < many; seed++) fightOut(begun, plan, seed, counts);
    expect(odds.win).toBeGreaterThan(0.03);
    expect(odds.win).toBeLessThan(0.99);
    expect(Math.max(...compare(odds, counts)), JSON.stringify({ odds, counts })).toBeLessThan(4.5);
  },
  600_000,
);
