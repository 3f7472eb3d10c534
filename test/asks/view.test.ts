import { describe, expect, it } from 'vitest';
import { viewOf } from '../../src/games/far-land/view.ts';
import { begin, scene } from '../scene.ts';

const view = (what: object) => viewOf(scene(what as never).state);

describe('the view', () => {
  it('holds what interface.md promises', () => {
    const seen = view({
      heroes: [{ hero: 'raash', space: 412, sp: 3, wp: 11, gold: 2, items: ['bow'] }],
      creatures: [{ kind: 'gorlot', space: 412 }],
      'steppe-people': 430,
    });
    expect(seen).toMatchObject({
      day: 1,
      narrator: 'A',
      turn: 'raash',
      over: null,
      goal: null,
      shields: { free: 3, taken: 0 },
      people: 430,
      heroes: [
        {
          hero: 'raash',
          name: 'Raash',
          space: 412,
          sp: 3,
          wp: 11,
          dice: 3,
          hours: 0,
          left: 7,
          overtime: 3,
          gold: 2,
          herbs: 0,
          items: ['bow'],
          asleep: false,
        },
      ],
      creatures: [{ kind: 'gorlot', space: 412, sp: 4, wp: 5 }],
      merchants: [410, 423, 449],
    });
    expect(seen.wells).toContainEqual({ space: 407, full: true });
    expect(seen.shop).toContainEqual({ what: 'bow', gold: 2, left: 1 });
    expect(JSON.parse(JSON.stringify(seen))).toEqual(seen);
  });

  it('is the same whatever lies face down', () => {
    const hidden = (fog: string, mushroom: number, back: string, stone: string) => ({
      heroes: [{ hero: 'raash', space: 412, mushrooms: [mushroom] }],
      tokens: [
        { kind: 'fog', holds: fog, space: 413 },
        { kind: 'spore', holds: back, space: 420 },
        { kind: 'mushroom', holds: mushroom, space: 421 },
        { kind: 'hope-stone', holds: stone, space: 422 },
        { kind: 'tower-card', tag: fog, space: 423 },
      ],
    });
    const one = view({ ...hidden('gold', 2, 'sp', 'ward'), events: ['warm-rain', 'lost-purse'] });
    const other = view({ ...hidden('event', -3, 'nothing', 'marker'), events: ['warm-rain', 'dry-wind'] });
    expect(other).toEqual(one);
    expect(one.events.back).toEqual({ kinds: ['gor'], colours: ['raash', 'avida', 'grent', 'tenaya'] });
    expect(one.tokens[0]).toEqual({ kind: 'fog', space: 413, open: false });
  });

  it('shows what was revealed', () => {
    const seen = view({
      heroes: [{ hero: 'raash', space: 412 }],
      tokens: [
        { kind: 'fog', holds: 'event', space: 413, open: true },
        { kind: 'mushroom', holds: 4, space: 414, open: true },
      ],
    });
    expect(seen.tokens).toEqual([
      { kind: 'fog', space: 413, open: true, holds: 'event' },
      { kind: 'mushroom', space: 414, open: true, holds: 4 },
    ]);
  });

  it('tells the goal in words and the next star by its letter', () => {
    const seen = viewOf(begin('legend 1 heroes raash,avida seed 3').state);
    expect(seen.goal).toMatch(/\w+ \w+/);
    expect(seen.star).toMatch(/^[B-M]$/);
    expect(seen.cards[0]).toBe('A1');
  });
});
