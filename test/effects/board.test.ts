import { describe, expect, it, vi } from 'vitest';
import { FOG_KINDS } from '../../src/games/far-land/types.ts';
import { done } from './acted.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

const fog = (scene: ReturnType<typeof done>) => scene.state.tokens.filter((token) => token.kind === 'fog');
const fullWells = (scene: ReturnType<typeof done>) =>
  scene.state.wells.filter((well) => well.full).map((well) => well.space);

describe('effects on the board', () => {
  it('well: empties and fills, all or some', () => {
    expect(fullWells(done([{ well: 'empty', at: 'all' }]).says('Empty now'))).toEqual([]);
    expect(fullWells(done([{ well: 'full', at: [407] }], { first: [{ well: 'empty', at: 'all' }] }))).toEqual([407]);
    expect(done([{ well: 'full', at: 'all' }]).events('wells')).toEqual([]);
  });

  it('fog: reveals on your space and next to it, and carries nothing out', () => {
    const scene = done([{ fog: 'reveal', at: 'near-you' }]);
    const open = fog(scene).filter((token) => token.open);
    expect(open.map((token) => token.space)).toEqual(
      [419, 433].filter((space) => [417, 418, 419, 426, 428, 432, 433].includes(space)),
    );
    scene.hero('raash', { wp: 7, sp: 1, gold: 0 });
    expect(done([{ fog: 'reveal', at: [402] }]).events('fog-shown')).toMatchObject([{ space: 402 }]);
  });

  it('fog: lays a token of a kind face down', () => {
    const scene = done([{ fog: 'gold', at: [427] }]);
    expect(fog(scene)).toContainEqual({ kind: 'fog', space: 427, holds: 'gold', open: false });
  });

  it('fog: lays all 16 shuffled; the lake side has gold for the spores', () => {
    const counts = (board: 'lake' | 'river') => {
      const laid = fog(done([{ fog: 'shuffle' }], { board })).slice(16);
      return FOG_KINDS.map((kind) => laid.filter((token) => token.holds === kind).length);
    };
    expect(counts('lake')).toEqual([5, 4, 2, 1, 1, 1, 1, 1, 0]);
    expect(counts('river')).toEqual([5, 3, 2, 1, 1, 1, 1, 1, 1]);
  });

  it('stock: items are added to the equipment board or taken off', () => {
    expect(done([{ stock: 'falcon', many: 1 }]).state.equipment.falcon).toBe(2);
    expect(done([{ stock: 'falcon', many: -3 }]).state.equipment.falcon).toBe(0);
  });

  it('trade: merchants sell items from now on', () => {
    const first = [{ gold: 4, whom: 'avida' as const }, { merchant: 'you' as const }];
    done([], { first }).offers('buy strength').offersNot('buy bow');
    done([{ trade: true }], { first }).offers('buy strength', 'buy bow');
  });

  it('merchant: stands on a space, and heroes there can buy', () => {
    const scene = done([{ merchant: 'you' }], { first: [{ gold: 2, whom: 'avida' }] }).offers('buy strength');
    expect(scene.state.merchant).toBe(427);
    expect(done([{ merchant: null }], { first: [{ merchant: 412 }] }).state.merchant).toBeNull();
  });

  it('grow: a herb on each space, as far as the supply goes', () => {
    const scene = done([{ grow: [412, 'you', 413] }]).says('A herb is now at 412', 'There is no herb left to place.');
    expect(scene.state.tokens.filter((t) => t.kind === 'herb').map((t) => t.space)).toEqual([412, 427]);
    expect(scene.state.supply.herb).toBe(0);
    scene.offers('take herb');
  });

  it('clear: the herbs or the logs on the spaces go back to the supply', () => {
    const first = [{ grow: [412, 412] }, { log: 1 as const, at: [412, 413] }];
    const left = (lines: Parameters<typeof done>[0]) =>
      done(lines, { first })
        .state.tokens.filter((t) => t.kind === 'herb' || t.kind === 'log')
        .map((t) => `${t.kind} ${t.space}`);
    expect(left([{ clear: 'herb', at: [412] }])).toEqual(['log 412', 'log 413']);
    expect(left([{ clear: 'log', at: [413, 427] }])).toEqual(['herb 412', 'herb 412', 'log 412']);
    done([{ clear: 'herb', at: [412] }], { first }).says('2 herbs at 412');
    expect(done([{ clear: 'herb', at: [412] }], { first }).state.supply.herb).toBe(2);
    const again = done(
      [
        { clear: 'log', at: [412, 413] },
        { log: 1, at: [414, 415] },
      ],
      { first },
    );
    expect(again.state.tokens.filter((t) => t.kind === 'log').map((t) => t.space)).toEqual([414, 415]);
  });

  it('people: are set on a space, or go', () => {
    expect(done([{ people: 412 }]).says('412').state.people).toMatchObject({ space: 412, leader: null });
    expect(done([{ people: null }], { people: 427 }).state.people).toBeNull();
  });

  it('lead: nobody may lead the steppe people while a card forbids it', () => {
    done([], { people: 427 }).offers('lead');
    done([{ lead: false }], { people: 427 })
      .offersNot('lead')
      .refused('lead', 'FOLK-1');
    done([{ lead: false }, { lead: true }], { people: 427 }).offers('lead');
  });

  it('mark, unmark: a token lies on a space and is taken off', () => {
    const laid = done([
      { mark: 'red-x', at: [412, 413], tag: 'a' },
      { mark: 'star', at: [412] },
    ]);
    expect(laid.state.tokens).toContainEqual({ kind: 'marker', space: 412, mark: 'red-x', tag: 'a' });
    const first = [
      { mark: 'red-x' as const, at: [412], tag: 'a' },
      { mark: 'red-x' as const, at: [413], tag: 'b' },
      { mark: 'star' as const, at: [414] },
    ];
    const left = (lines: Parameters<typeof done>[0]) =>
      done(lines, { first })
        .state.tokens.filter((t) => t.kind === 'marker')
        .map((t) => t.space);
    expect(left([{ unmark: 'red-x', tag: 'a' }])).toEqual([413, 414]);
    expect(left([{ unmark: 'red-x' }])).toEqual([414]);
  });
});
