import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { ask, slipOf } from './asked.ts';

const spores = (...spaces: number[]) => ({ tokens: spaces.map((space) => ({ kind: 'spore', space })) }) as object;

describe('path', () => {
  it('tells the shortest way step by step, with hours', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 427 }] });
    expect(ask(s, 'path 421')).toEqual([
      'Raash to 421, North Landing: 3 hours.',
      'North-east, 419, Willow Bend.',
      'East, 420, Heron Point.',
      'East, 421, North Landing.',
    ]);
  });

  it('of equally short ways takes the one with fewer creatures, then the smaller next number', () => {
    const free = scene({ heroes: [{ hero: 'raash', space: 412 }] });
    const guarded = scene({ heroes: [{ hero: 'raash', space: 412 }], creatures: [{ kind: 'gor', space: 405 }] });
    expect(ask(free, 'path 406')[1]).toMatch(/^North-east, 405/);
    expect(ask(guarded, 'path 406')[1]).toMatch(/^East, 413/);
  });

  it('[DAY-2] counts overtime hours and their willpower', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 401, hours: 6, wp: 7 }] });
    expect(ask(s, 'path 404')[0]).toBe('Raash to 404, Hawk Stone: 3 hours, 2 of them overtime for willpower 4.');
  });

  it('says when one walk today cannot do it, and tells the way all the same', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 401, hours: 7, wp: 5 }] });
    const told = ask(s, 'path 404');
    expect(told[0]).toBe('Raash to 404, Hawk Stone: 3 hours, more than one walk today can do.');
    expect(told).toHaveLength(4);
  });

  it('[RAASH-4] swims with willpower 12 and walks around with 11', () => {
    const first = (wp: number) => ask(scene({ heroes: [{ hero: 'avida', space: 421, wp }] }), 'path 446');
    expect(first(12)).toEqual(['Avida to 446, South Landing: 1 hour.', 'Over the lake, 446, South Landing.']);
    expect(first(11)[0]).toMatch(/: [5-9] hours/);
  });

  it('[SPORE-2] leads round a spore, and says that a hero on one cannot walk', () => {
    const round = scene({ heroes: [{ hero: 'raash', space: 411 }], ...spores(412) });
    expect(ask(round, 'path 413').join(' ')).not.toMatch(/412/);
    const held = scene({ heroes: [{ hero: 'raash', space: 412 }], ...spores(412) });
    expect(ask(held, 'path 413')).toEqual(['A spore lies on 412, Old Hearth: Raash cannot walk until it is beaten.']);
  });

  it('[WALK-7] says that a walk ends on a swamp', () => {
    const s = scene({ board: 'river', heroes: [{ hero: 'grent', space: 546 }] });
    expect(ask(s, 'path 548')[1]).toMatch(/548, Sour Swamp, swamp: a walk ends there\.$/);
  });

  it('tells a way that can be walked, for the hours that it says', () => {
    for (const to of [401, 425, 442, 459]) {
      const s = scene({ heroes: [{ hero: 'raash', space: 427, wp: 11 }] });
      const [whole, ...steps] = ask(s, `path ${to}`);
      s.play(...steps.map((one) => `walk ${/\d{3}/.exec(one)?.[0]}`));
      expect(whole).toContain(`: ${s.heroOf('raash').hours} hours`);
      s.hero('raash', { space: to, hours: steps.length });
    }
  });

  it('answers for another hero, and refuses a way without a goal', () => {
    const s = scene({
      heroes: [
        { hero: 'raash', space: 412 },
        { hero: 'avida', space: 413 },
      ],
      turn: 'raash',
    });
    expect(ask(s, 'path 414 avida')[0]).toBe('Avida to 414, Lonely Pine: 1 hour.');
    expect(ask(s, 'path 412')).toEqual(['Raash stands on 412, Old Hearth already.']);
    expect(slipOf(s, 'path')).toMatch(/^Where to\?/);
    expect(slipOf(s, 'path 4120')).toMatch(/There is no space 4120/);
  });
});

describe('reach', () => {
  it('tells the spaces by hours and marks overtime with its willpower', () => {
    const s = scene({
      heroes: [{ hero: 'raash', space: 401, hours: 6, wp: 4 }],
      creatures: [{ kind: 'gor', space: 402 }],
    });
    expect(ask(s, 'reach')).toEqual([
      'Raash, from 401, Wolf Hollow:',
      '1 hour: 402 (Gor), 409.',
      '2 hours, overtime for willpower 2: 403, 410, 417, 418.',
    ]);
  });

  it('[SPORE-2] goes onto a spore and not beyond it', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 401, hours: 5, wp: 2 }], ...spores(402) });
    expect(ask(s, 'reach').slice(1)).toEqual(['1 hour: 402 (spore, the walk ends), 409.', '2 hours: 410, 417, 418.']);
  });

  it('[DAY-3] says why there is no walk', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 401, hours: 7, wp: 2 }] });
    expect(ask(s, 'reach')).toEqual(['An overtime hour needs willpower 3, Raash has 2.']);
  });

  it('offers exactly the first steps that the game offers', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 412 }] });
    const first = ask(s, 'reach')[1].match(/\d{3}/g);
    expect(first).toEqual(s.commands.flatMap((c) => (c.startsWith('walk ') ? [c.slice(5)] : [])).sort());
  });
});
