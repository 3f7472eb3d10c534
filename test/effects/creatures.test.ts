import { describe, expect, it, vi } from 'vitest';
import { done } from './acted.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));

const THREE = 'raash,avida,grent';
const FOUR = 'raash,avida,grent,tenaya';

describe('place', () => {
  it('place: one creature a space', () => {
    done([{ place: 'gor', at: [412, 413] }])
      .standing('gor', 412, 413)
      .says('A Gor appears at 412');
  });

  it('place: the lake side ends before 461, so there a red 6 is rolled again', () => {
    done([{ place: 'gor', at: ['dice'] }], { dice: '6 2 6 4' })
      .standing('gor', 442)
      .says('Red die 4');
  });

  it('place: "many" takes the first spaces by the number of heroes', () => {
    const lines = [{ place: 'gor' as const, at: [412, 413, 414], many: [1, 2, 3] as const }];
    done(lines).standing('gor', 412);
    done(lines, { heroes: THREE }).standing('gor', 412, 413);
    done(lines, { heroes: FOUR }).standing('gor', 412, 413, 414);
  });

  it('place: "strength" is its own by the number of heroes, less a fact, and it is fought with that', () => {
    const lines = [
      { fact: 'help', set: 2 },
      { place: 'skral' as const, at: [427], tag: 'chief', strength: [8, 12, 16] as const, less: 'help' },
    ];
    const fight = (heroes: string, command: string) => done(lines, { heroes }).play(...command.split('/'));
    fight('raash,avida', 'fight skral').says(/strength 6, willpower 6/);
    fight(THREE, 'fight skral').says(/strength 10, willpower 6/);
  });

  it('place: a strength never falls below 1', () => {
    const lines = [
      { fact: 'help', set: 9 },
      { place: 'gor' as const, at: [427], less: 'help' },
    ];
    done(lines)
      .play('fight gor')
      .says(/strength 1, willpower 4/);
  });

  it('place: at dice space, the red die gives the tens and the hero die the units', () => {
    done([{ place: 'gor', at: ['dice'] }], { dice: '5 6' })
      .standing('gor', 456)
      .says('456');
    done([{ place: 'gor', at: ['dice'] }], { dice: '5 6', board: 'river' }).standing('gor', 556);
  });

  it('place: where "you" stand, and where the steppe people are', () => {
    done([{ place: 'gor', at: ['you'] }]).standing('gor', 427);
    done([{ place: 'gor', at: ['people'] }], { people: 412 })
      .standing('gor', 412)
      .goesOn();
    done([{ place: 'gor', at: ['people'] }]).standing('gor');
  });
});

describe('other effects on creatures', () => {
  const some = [{ place: 'gor' as const, at: [401, 424, 415] }]; // 424 is 1 step from the caves, 415 2, 401 many

  it('remove: the one nearest its goal, the farthest, or all; the narrator stays', () => {
    done([{ remove: 'gor', which: 'nearest' }], { first: some })
      .standing('gor', 401, 415)
      .narrator('A');
    done([{ remove: 'gor', which: 'farthest' }], { first: some }).standing('gor', 415, 424);
    done([{ remove: 'gor', which: 'all' }], { first: some }).standing('gor');
    done([{ remove: 'gorlot', which: 'all' }], { first: some }).standing('gor', 401, 415, 424);
  });

  it('dismiss: the creature with this name goes, and counts as beaten by nobody', () => {
    const first = [
      { place: 'skral' as const, at: [412], tag: 'chief' },
      { place: 'skral' as const, at: [413] },
    ];
    const scene = done([{ dismiss: 'chief' }, { dismiss: 'chief' }], { first }).standing('skral', 413);
    expect(scene.state.slain).toEqual([]);
  });

  it('march: all of a kind move along their arrows, kind after kind', () => {
    const first = [
      { place: 'gor' as const, at: [401, 415] },
      { place: 'gorlot' as const, at: [412] },
    ];
    const scene = done([{ march: ['gorlot', 'gor'] }, { fact: 'after' }], { first });
    scene.standing('gor', 402, 424).standing('gorlot', 421).shieldsTaken(0);
    expect(scene.events('moved').map((e) => e.what)).toEqual(['gorlot', 'gor', 'gor']);
    expect(scene.state.facts).toEqual({ after: 1 });
  });

  it('march: "times" moves them again', () => {
    done([{ march: ['gor'], times: 2 }], { first: [{ place: 'gor', at: [401] }] }).standing('gor', 403);
  });

  it('march: lowest space first, and a creature without a shield ends it all before the next one moves', () => {
    const first = [{ place: 'gor' as const, at: [424, 425, 429] }];
    const scene = done([{ march: ['gor'] }], { first, heroes: FOUR }).over('lost', 'shields');
    expect(scene.order('shield', 'no-shield', 'moved')).toEqual(['shield', 'no-shield']);
  });

  it('shift: a named creature grows stronger or weaker, not below 1', () => {
    const first = [{ place: 'skral' as const, at: [427], tag: 'chief' }];
    done([{ shift: 'chief', by: -2 }], { first })
      .says('strength 4')
      .play('fight skral')
      .says(/strength 4, willpower 6/);
    done([{ shift: 'chief', by: -9 }], { first })
      .play('fight skral')
      .says(/strength 1, willpower 6/);
    expect(done([{ shift: 'nobody', by: 1 }], { first }).events('shifted')).toEqual([]);
  });

  it('shields: taken ones are free again, free ones are covered, never the last', () => {
    done([{ shields: -1 }])
      .shieldsTaken(1)
      .says('Shields free: 2');
    done([{ shields: -3 }])
      .shieldsTaken(2)
      .goesOn();
    done([{ shields: 1 }], { first: [{ shields: -2 }] }).shieldsTaken(1);
    done([{ shields: 3 }], { first: [{ shields: -1 }] }).shieldsTaken(0);
    expect(done([{ shields: 1 }]).events('shields')).toEqual([]);
  });
});
