import { describe, expect, it } from 'vitest';
import { BOTS } from '../../src/bots/bots.ts';
import { botRng, playOut } from '../../src/bots/game.ts';
import { greedyBot } from '../../src/bots/greedy.ts';
import { beginGame } from '../../src/bots/job.ts';
import { choices } from '../../src/engine/machine.ts';
import { rngOf, shuffle } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { copyState } from '../../src/games/far-land/state.ts';
import type { Game } from '../../src/games/far-land/types.ts';
import { type Scene, scene } from '../scene.ts';

/** What a fresh greedy bot does now, in canonical notation. */
const does = ({ state }: Scene): string =>
  FAR_LAND.write(state, greedyBot().choose(state, choices(FAR_LAND, state), rngOf(1)));

const [raash, grent, tenaya, avida] = (['raash', 'grent', 'tenaya', 'avida'] as const).map((hero) => ({ hero }));

describe('the greedy bot', () => {
  it('drinks when it is thirsty, and leaves a well that would be wasted', () => {
    const at = (wp: number) => scene({ turn: 'avida', heroes: [{ ...avida, space: 432, wp }] });
    expect(does(at(7))).toBe('drink');
    expect(does(at(19))).not.toBe('drink');
  });

  it('buys strength as soon as it can', () => {
    expect(does(scene({ turn: 'grent', heroes: [{ ...grent, space: 410, gold: 2 }] }))).toBe('buy strength');
  });

  it('attacks a Gor together, and asks the fellow along', () => {
    const s = scene({
      turn: 'grent',
      heroes: [
        { ...grent, space: 423 },
        { ...avida, space: 423 },
      ],
      creatures: [{ kind: 'gor', space: 423 }],
    });
    expect(does(s)).toBe('fight gor');
    expect(does(s.play('fight gor'))).toBe('with avida');
  });

  it('does not throw itself alone at a Troll', () => {
    const s = scene({ turn: 'grent', heroes: [{ ...grent, space: 423 }], creatures: [{ kind: 'troll', space: 423 }] });
    expect(does(s)).not.toBe('fight troll');
  });

  it('rolls on from a low die and stops at a high one', () => {
    const shot = (face: number) =>
      scene({
        turn: 'raash',
        heroes: [{ ...raash, space: 423, wp: 11, sp: 3 }],
        creatures: [{ kind: 'gor', space: 423 }],
        dice: [face],
      }).play('fight gor', 'roll');
    expect(does(shot(2))).toBe('roll');
    expect(does(shot(6))).toBe('enough');
  });

  it("rolls Grent's 2 again, which counts 4, for a new one counts more on average", () => {
    const s = scene({
      turn: 'grent',
      heroes: [{ ...grent, space: 423, sp: 3 }],
      creatures: [{ kind: 'gor', space: 423 }],
      dice: [2],
    });
    expect(does(s.play('fight gor', 'roll'))).toBe('again');
  });

  it('uses a spell where the round would be lost', () => {
    const s = scene({
      turn: 'tenaya',
      heroes: [{ ...tenaya, space: 423, wp: 4 }],
      creatures: [{ kind: 'gor', space: 423 }],
      dice: [2, 3, 5],
    });
    expect(does(s.play('fight gor', 'roll'))).toBe('spell');
  });

  it('walks with willpower 12 over the lake, where that is shorter', () => {
    const to = (wp: number) =>
      scene({
        turn: 'grent',
        heroes: [{ ...grent, space: 428, wp, sp: 6 }],
        creatures: [{ kind: 'gor', space: 429 }],
        shields: { taken: 3 },
      });
    expect(does(to(13))).toBe('walk 429');
    expect(does(to(11))).not.toBe('walk 429');
  });

  it('uses nothing that lies face down', () => {
    for (const seed of [1, 2]) {
      const { g } = beginGame(['legend', '1', 'heroes', 'raash,tenaya,avida', 'seed', String(seed)]);
      const seeing = greedyBot();
      const blind = greedyBot();
      const other = botRng(seed);
      playOut(
        g,
        {
          name: 'both',
          choose(state, offered, rng) {
            const hidden = disguised(state, seed);
            const a = seeing.choose(state, offered, rng);
            const b = blind.choose(hidden, choices(FAR_LAND, hidden), other);
            expect(FAR_LAND.write(hidden, b)).toBe(FAR_LAND.write(state, a));
            return a;
          },
        },
        botRng(seed),
      );
      expect(g.over).not.toBeNull();
    }
  });

  it('finishes with any heroes at any level', () => {
    for (const level of ['novice', 'normal', 'veteran'])
      for (const heroes of ['raash,grent', 'tenaya,avida', 'grent,tenaya,avida', 'avida,tenaya,grent,raash'])
        for (const legend of FAR_LAND.offers.map((offer) => offer.words.split(' ')[1])) {
          const { g } = beginGame(['legend', legend, 'heroes', heroes, 'seed', '5', 'level', level]);
          playOut(g, BOTS.greedy(), botRng(5));
          expect(g.over).not.toBeNull();
        }
  });
});

/** The same position to everyone at the table: other tokens under the fog, another deck, other dice to come. */
function disguised(g: Game, seed: number): Game {
  const out = copyState(g);
  const rng = rngOf(seed + 1000);
  const closed = out.tokens.filter((t) => t.kind === 'fog' && !t.open) as { holds: string }[];
  const kinds = shuffle(
    rng,
    closed.map((t) => t.holds),
  );
  closed.forEach((t, i) => {
    t.holds = kinds[i];
  });
  shuffle(rng, out.events);
  shuffle(rng, out.sporeBacks);
  out.rng = rngOf(seed + 2000);
  return out;
}
