import { describe, expect, it, vi } from 'vitest';
import type { CardLine, Whom } from '../../src/games/far-land/legend.ts';
import { scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';
import { done } from './acted.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

describe('wp', () => {
  it('wp: gives and takes', () => {
    done([{ wp: 3, whom: 'all' }])
      .hero('raash', { wp: 10 })
      .hero('avida', { wp: 10 });
    done([{ wp: -3, whom: 'you' }])
      .hero('raash', { wp: 4 })
      .hero('avida', { wp: 7 });
  });

  it('wp: no more than 20', () => {
    done([{ wp: 20, whom: 'you' }]).hero('raash', { wp: 20 });
  });

  it('[DEC-6] willpower that a card takes stops at 0; then 1 strength goes, if there is more than 1, and 3 come', () => {
    done([{ wp: -9, whom: 'you' }], { first: [{ sp: 2, whom: 'raash' }] })
      .hero('raash', { wp: 3, sp: 2 })
      .turnOf('avida');
    done([{ wp: -7, whom: 'you' }]).hero('raash', { wp: 3, sp: 1 });
  });
});

describe('whom', () => {
  const hit = (whom: Whom, first: CardLine[] = []) =>
    done([{ gold: 1, whom }], { first, heroes: 'raash,avida,grent' })
      .state.heroes.filter((hero) => hero.gold > 0)
      .map((hero) => hero.id);

  it('reaches you, the others, all, the first, one by name', () => {
    expect(hit('you')).toEqual(['raash']);
    expect(hit('others')).toEqual(['avida', 'grent']);
    expect(hit('all')).toEqual(['raash', 'avida', 'grent']);
    expect(hit('first')).toEqual(['raash']);
    expect(hit('grent')).toEqual(['grent']);
    expect(hit('tenaya')).toEqual([]);
  });

  it('finds who has most and least, of equals the first clockwise from the hero on turn', () => {
    expect(hit('most-wp', [{ wp: 1, whom: 'avida' }])).toEqual(['avida']);
    expect(hit('least-wp', [{ wp: -1, whom: 'grent' }])).toEqual(['grent']);
    expect(hit('most-sp', [{ sp: 1, whom: 'grent' }])).toEqual(['grent']);
    expect(hit('least-sp', [{ sp: 1, whom: 'raash' }])).toEqual(['avida']);
    expect(hit('most-wp')).toEqual(['raash']);
  });

  it('finds who has most gold', () => {
    done([{ gold: -5, whom: 'most-gold' }], {
      first: [
        { gold: 1, whom: 'raash' },
        { gold: 2, whom: 'avida' },
      ],
    })
      .hero('avida', { gold: 0 })
      .hero('raash', { gold: 1 });
  });

  it('finds heroes on a space and next to it', () => {
    const apart = [
      { put: 428, whom: 'avida' as const },
      { put: 446, whom: 'grent' as const },
    ];
    expect(hit({ on: 428 }, apart)).toEqual(['avida']);
    expect(hit({ near: 428 }, apart)).toEqual(['raash', 'avida']);
    expect(hit({ on: 'you' }, apart)).toEqual(['raash']);
  });

  it('lets the players choose among those for whom it does something', () => {
    const full = [{ wp: 13, whom: 'raash' as const }];
    const two = done([{ wp: 2, whom: 'chosen' }], { first: full, heroes: 'raash,avida,grent' });
    two.offersOnly('who avida', 'who grent').play('who grent').hero('grent', { wp: 9 });
    done([{ wp: 2, whom: 'chosen' }], { first: full })
      .hero('avida', { wp: 9 })
      .turnOf('avida');
    done([{ wp: 2, whom: 'chosen' }], { first: [{ wp: 13, whom: 'all' }] }).says('It does nothing for any hero.');
  });
});

describe('other effects on heroes', () => {
  it('sp: gives and takes, never the last point', () => {
    done([{ sp: 2, whom: 'you' }]).hero('raash', { sp: 3 });
    done([{ sp: -5, whom: 'all' }], { first: [{ sp: 2, whom: 'avida' }] })
      .hero('raash', { sp: 1 })
      .hero('avida', { sp: 1 });
    done([{ sp: 20, whom: 'you' }]).hero('raash', { sp: 14 });
  });

  it('gold: comes from the supply and goes back to it', () => {
    const rich = done([{ gold: 20, whom: 'all' }])
      .hero('raash', { gold: 20 })
      .hero('avida', { gold: 10 });
    expect(rich.state.supply.gold).toBe(0);
    const poor = done([{ gold: -3, whom: 'all' }], { first: [{ gold: 4, whom: 'raash' }] });
    poor.hero('raash', { gold: 1 }).hero('avida', { gold: 0 });
    expect(poor.state.supply.gold).toBe(29);
  });

  it('herb: there are two in the box', () => {
    const all = done([{ herb: 2, whom: 'all' }])
      .hero('raash', { herbs: 2 })
      .hero('avida', { herbs: 0 });
    expect(all.state.supply.herb).toBe(0);
    const back = done([{ herb: -2, whom: 'all' }], { first: [{ herb: 1, whom: 'avida' }] }).hero('avida', { herbs: 0 });
    expect(back.state.supply.herb).toBe(2);
  });

  it('item: comes from the equipment board, and none comes when it is empty', () => {
    const scene = done([{ item: 'falcon', whom: 'all' }]).hero('raash', { items: [{ id: 'falcon', turned: false }] });
    scene.hero('avida', { items: [] });
    expect(scene.state.equipment.falcon).toBe(0);
    expect(scene.events('no-item')).toHaveLength(1);
  });

  it('item: things that are not for sale come from the box, as many as there are', () => {
    const scene = done([{ item: 'crown', whom: 'all' }]).hero('raash', { items: [{ id: 'crown', turned: false }] });
    scene.hero('avida', { items: [] });
    done([{ item: 'hope-stone', whom: 'you', holds: 'ward' }]).hero('raash', {
      items: [{ id: 'hope-stone', turned: false, holds: 'ward' }],
    });
    expect(done([{ item: 'ruin-spirit', whom: 'you' }]).state.supply['ruin-spirit']).toBe(1);
  });

  it('item: without a free storage space it lies beside the hero', () => {
    const lines = [1, 2, 3, 4].map(() => ({ item: 'wineskin' as const, whom: 'you' as const }));
    const scene = done(lines);
    expect(scene.heroOf('raash').items).toHaveLength(3);
    expect(scene.state.tokens).toContainEqual({ kind: 'item', space: 427, item: { id: 'wineskin', turned: false } });
  });

  it('lay: the first item is laid down, a ruin spirit never', () => {
    const first = [
      { item: 'ruin-spirit' as const, whom: 'raash' as const },
      { item: 'bow' as const, whom: 'raash' as const },
    ];
    const scene = done([{ lay: 'item', whom: 'all' }], { first });
    expect(scene.heroOf('raash').items.map((item) => item.id)).toEqual(['ruin-spirit']);
    expect(scene.state.tokens).toContainEqual({ kind: 'item', space: 427, item: { id: 'bow', turned: false } });
  });

  it('hours: of this day, never overtime, and without willpower', () => {
    done([{ hours: 2, whom: 'all' }])
      .hero('raash', { hours: 2, wp: 7 })
      .hero('avida', { hours: 2 });
    done([{ hours: 7, whom: 'you' }], { first: [{ hours: 3, whom: 'raash' }] }).hero('raash', { hours: 7, wp: 7 });
  });

  it('hours: those who sleep lose them on the coming day', () => {
    const scene = done([{ hours: 2, whom: 'avida', if: { fact: 'night' } }, { fact: 'night' }]);
    scene.play('end').play('do go').says('Avida loses 2 hours of the coming day').hero('avida', { hours: 0 });
    scene.play('end').hero('avida', { hours: 2 }).hero('raash', { hours: 0 }).play('end', 'end');
    scene.hero('avida', { hours: 0 });
  });

  it('[DAY-9] hours: also those who have used up the day that is over can be chosen to lose them', () => {
    trial({ cards: [card('B', { hours: 2, whom: 'chosen' })] });
    const heroes = ['raash', 'avida'].map((hero) => ({ hero, space: 427, hours: 7 }));
    const game = scene({ legend: 'trial', turn: 'raash', heroes }).play('end', 'end');
    game.offersOnly('who raash', 'who avida').play('who avida').hero('avida', { hours: 2 }).hero('raash', { hours: 0 });
    const early = [heroes[0], { ...heroes[1], hours: 3 }];
    scene({ legend: 'trial', turn: 'raash', heroes: early }).play('end', 'end').offersOnly('who raash', 'who avida');
  });

  it('put: a hero stands elsewhere, without hours', () => {
    const scene = done([{ put: 412, whom: 'all' }]);
    scene.hero('raash', { space: 412, hours: 0 }).hero('avida', { space: 412 });
  });

  it.each([
    { gold: -2, whom: 'most-gold' },
    { sp: -1, whom: 'all' },
    { herb: -1, whom: 'you' },
  ] as CardLine[])('what does nothing for anybody is said to: $0', (line) => {
    done([line]).says('It does nothing for any hero.');
  });

  it('put: the steppe people stay where they were', () => {
    const scene = done([{ put: 412, whom: 'you' }], { people: 427 });
    expect(scene.state.people).toMatchObject({ space: 427, leader: null });
  });

  it('rooster: this hero begins the next day', () => {
    done([{ rooster: 'others' }])
      .says('Avida begins the next day')
      .play('end', 'end')
      .day(2)
      .turnOf('avida');
  });

  it('rooster: of your choice means any hero who stands, the one who has it already too', () => {
    const scene = done([{ rooster: 'you' }, { rooster: 'chosen' }]).offersOnly('who raash', 'who avida');
    scene.play('who raash', 'end', 'end').day(2).turnOf('raash');
  });

  it('[HOPE-1, HOPE-5] item: a hope stone is one of those not out and not used up, and its kind is seen', () => {
    const one = { item: 'hope-stone' as const, whom: 'you' as const };
    const ward = { ...one, holds: 'ward' as const };
    const scene = done([one, one, one, ward]);
    const kinds = scene.heroOf('raash').items.map((item) => item.holds);
    expect(new Set(kinds)).toHaveLength(3);
    expect(scene.events('stone').map((e) => e.hope)).toEqual(kinds);
    done([ward, ward])
      .says('no hope stone')
      .hero('raash', { items: [{ holds: 'ward' }] });
    const strength = { ...one, holds: 'strength' as const };
    const used = done([strength]).play('raash: use hope-stone strength').hero('raash', { sp: 2, items: [] });
    used.play('end', 'do go').says('no hope stone').hero('raash', { items: [] });
  });

  it('[SET-13] item: artefact parts come by number, each once', () => {
    const part = { item: 'artefact' as const, whom: 'you' as const };
    const scene = done([{ ...part, holds: 2 }, part, part, part]).says('no artefact');
    expect(scene.heroOf('raash').items.map((item) => item.holds)).toEqual([2, 1, 3]);
  });
});
