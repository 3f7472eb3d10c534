import { describe, expect, it } from 'vitest';
import { greedyBot } from '../../src/bots/greedy.ts';
import { choices } from '../../src/engine/machine.ts';
import { rngOf } from '../../src/engine/rng.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { type Scene, scene } from '../scene.ts';

/** What a fresh greedy bot does now, in canonical notation. */
const does = ({ state }: Scene): string =>
  FAR_LAND.write(state, greedyBot().choose(state, choices(FAR_LAND, state), rngOf(1)));

const [raash, grent, tenaya, avida] = (['raash', 'grent', 'tenaya', 'avida'] as const).map((hero) => ({ hero }));

describe('what the greedy bot hands on', () => {
  it('leaves its herb for a fellow who sleeps here with another, and lets it lie', () => {
    const s = scene({
      turn: 'grent',
      heroes: [
        { ...grent, space: 423, wp: 12, herbs: 1 },
        { ...avida, space: 423, wp: 4, herbs: 1, asleep: true, arrived: true },
      ],
    });
    expect(does(s)).toBe('drop herb');
    expect(does(s.play('drop herb'))).not.toMatch(/^take/);
  });

  it('leaves it for one next door who can come for it today', () => {
    const herbs = (hours: number) =>
      scene({
        turn: 'grent',
        heroes: [
          { ...grent, space: 423, wp: 12, herbs: 1 },
          { ...avida, space: 424, wp: 4, herbs: 1, hours },
        ],
      });
    expect(does(herbs(2))).toBe('drop herb');
    expect(does(herbs(6))).not.toBe('drop herb');
  });

  it('gives the second wineskin to a fellow without one', () => {
    const s = scene({
      turn: 'grent',
      heroes: [
        { ...grent, space: 423, items: ['wineskin', 'wineskin'] },
        { ...avida, space: 423 },
      ],
    });
    expect(does(s)).toBe('give');
    expect(does(s.play('give avida wineskin'))).not.toBe('give');
  });

  it('sends nothing by falcon that is too large for it', () => {
    const far = (items: string[]) =>
      scene({
        turn: 'raash',
        heroes: [
          { ...raash, space: 423, items: ['falcon', ...items] },
          { ...tenaya, space: 451 },
        ],
      });
    expect(does(far(['bow']))).not.toMatch(/falcon/);
    expect(does(far(['wineskin', 'wineskin']))).toMatch(/falcon tenaya/);
  });

  it('draws the shadow blade against an enemy who would be too much, and not against a Gor', () => {
    const met = (kind: 'gor' | 'skral') =>
      scene({
        turn: 'avida',
        heroes: [{ ...avida, space: 425, sp: 7, wp: 16, items: ['blade'] }],
        creatures: [{ kind, space: 425 }],
        shields: { taken: 3 },
      }).play(`fight ${kind}`);
    expect(does(met('skral'))).toBe('use blade');
    expect(does(met('gor'))).not.toBe('use blade');
  });
});

describe('the greedy bot with the steppe people', () => {
  const led = (hours: number) =>
    scene({
      board: 'river',
      legend: '3',
      goal: 'over',
      narrator: 'F',
      turn: 'grent',
      events: ['lost-purse'],
      heroes: [{ ...grent, space: 546, hours, wp: 2 }],
      creatures: [{ kind: 'gor', space: 523 }],
      'steppe-people': { space: 546, leader: 'grent' },
    });

  it('leads them past a creature when they come through today', () => {
    expect(does(led(5))).toBe('walk 545');
  });

  it('keeps them where they are safe tonight when the next space is not', () => {
    expect(does(led(6))).not.toMatch(/^walk/);
  });
});
