import { describe, expect, it } from 'vitest';
import { legendOf } from '../../src/games/far-land/content/legends/index.ts';
import { LETTERS, starsOf } from '../../src/games/far-land/rules/track.ts';
import { begin, scene } from '../scene.ts';
import { ask } from './asked.ts';

describe('danger', () => {
  it('[CRE-4] tells where each creature goes and over whom it is pushed on', () => {
    const s = scene({
      heroes: [{ hero: 'raash', space: 401 }],
      creatures: [
        { kind: 'gor', space: 412 },
        { kind: 'gor', space: 413 },
        { kind: 'gorlot', space: 411 },
        { kind: 'gorlot', space: 420 },
      ],
    });
    expect(ask(s, 'danger')).toEqual([
      'At the next sunrise, if nothing changes before it:',
      'Gor on 412 goes to 421, North Landing.',
      'Gor on 413 goes to 422, Pebble Beach.',
      'Gorlot on 411 goes to 423, Driftwood Strand, pushed on over 420, 421, 422.',
      'Gorlot on 420 goes to 424, Red Scree, pushed on over 421, 422, 423.',
      'Shields free then: 3.',
      'The narrator then goes to B.',
    ]);
  });

  it('[CRE-5] counts the shields that would be taken, and says when the legend would be lost', () => {
    const caves = (taken: number) =>
      scene({
        heroes: [{ hero: 'raash', space: 401 }],
        creatures: [{ kind: 'gor', space: 425 }],
        shields: { taken },
      });
    expect(ask(caves(2), 'danger')).toContain('Gor on 425 goes into the caves, onto a shield.');
    expect(ask(caves(2), 'danger')).toContain('Shields free then: 0.');
    const lost = ask(caves(3), 'danger');
    expect(lost).toContain('Gor on 425 goes into the caves and finds no shield: the legend is lost.');
    expect(lost.some((told) => told.startsWith('Shields'))).toBe(false);
  });

  it('says that the legend would be lost when a shield is free and yet nobody may get through', () => {
    const carried = scene({
      legend: '1',
      goal: 'bowl',
      heroes: [{ hero: 'raash', space: 401 }],
      'steppe-people': 425,
      creatures: [
        { kind: 'skral', space: 425, tag: 'skral' },
        { kind: 'gor', space: 413 },
      ],
    });
    const told = ask(carried, 'danger');
    expect(told.at(-1)).toMatch(/Skral.* on 425 goes into the caves: the legend is lost\.$/);
    carried.play('end').over('lost', 'escaped');
  });

  it('tells what then comes about', () => {
    const s = scene({
      heroes: [{ hero: 'raash', space: 401 }],
      creatures: [
        { kind: 'gor', space: 423 },
        { kind: 'skral', space: 424 },
        { kind: 'troll', space: 437 },
      ],
    });
    const told = ask(s, 'danger');
    s.play('end');
    for (const creature of s.state.creatures)
      expect(
        told.some((one) => new RegExp(`goes to ${creature.space},`).test(one)),
        `${creature.space}`,
      ).toBe(true);
    expect(told).toContain(`Shields free then: ${3 - s.state.shieldsTaken}.`);
  });

  it('[CRE-10] names creatures that stay', () => {
    const s = scene({ heroes: [{ hero: 'raash', space: 401 }], creatures: [{ kind: 'troll-king', space: 412 }] });
    expect(ask(s, 'danger')).toContain('Troll King on 412 stays.');
  });

  it('[TRK-7] warns of the star that the narrator would reach', () => {
    const s = begin('legend 1 heroes raash,avida seed 3');
    const star = starsOf(legendOf('1'))[0];
    s.state.narrator = star - 1;
    expect(ask(s, 'danger')).toContain(`The narrator then goes to ${LETTERS[star]}, a letter with a star.`);
    s.state.narrator = 12;
    expect(ask(s, 'danger')).toContain('The narrator then goes to N, where the legend ends.');
  });

  it('[CRE-6] moves on the river side the kinds on the back of the top card, in its order', () => {
    const s = scene({
      board: 'river',
      heroes: [{ hero: 'raash', space: 501 }],
      creatures: [
        { kind: 'gor', space: 563 },
        { kind: 'skral', space: 558 },
        { kind: 'gorlot', space: 562 },
      ],
      ...({ events: ['lost-purse'], tokens: [{ kind: 'spore', space: 540 }] } as object),
    });
    const told = ask(s, 'danger');
    expect(told.slice(1, 4)).toEqual([
      'Gor on 563 goes to 557, Grouse Heath, pushed on over 562, 558.',
      'Gorlot on 562 goes to 556, Dawn Hill, pushed on over 558, 557.',
      'Skral on 558 stays.',
    ]);
    expect(told).toContain('An event card is carried out, and nobody knows which.');
    expect(told).toContain('One more spore grows on 540.');
  });

  it('[MOTHER-3] tells where the Mother Spore walks, and when that loses the legend', () => {
    const walk = (mother: number) =>
      ask(
        scene({
          board: 'river',
          heroes: [{ hero: 'raash', space: 501 }],
          ...({ mother, 'steppe-people': 552 } as object),
        }),
        'danger',
      ).join(' ');
    expect(walk(565)).toMatch(/The Mother Spore on 565 goes to 5\d\d, [A-Z]/);
    expect(walk(565)).not.toMatch(/lost/);
    expect(walk(554)).toMatch(/goes to 552, Feather Camp, where the steppe people are: the legend is lost\./);
  });

  it('[FOLK-2] says that the steppe people stand where a creature would lose the legend', () => {
    const s = scene({
      board: 'river',
      heroes: [{ hero: 'raash', space: 501 }],
      creatures: [{ kind: 'gor', space: 545 }],
      events: ['lost-purse'],
      'steppe-people': 555,
    });
    expect(ask(s, 'danger')[1]).toBe(
      'Gor on 545 goes to 555, Gull Ledge, where the steppe people are: the legend is lost.',
    );
  });

  it('[DEC-27] on the river side nobody knows yet whom the knights seek after sunrise', () => {
    const s = scene({
      board: 'river',
      heroes: [{ hero: 'raash', space: 501 }],
      events: ['lost-purse'],
      knights: [509],
      ring: true,
    });
    expect(ask(s, 'danger')).toContain(
      'Then each Black Knight rides up to 3 spaces toward the hero whom the back of the next card names.',
    );
  });

  it('[KNIGHT-1] tells where a Black Knight rides on the lake side', () => {
    const s = scene({
      heroes: [{ hero: 'raash', space: 412 }],
      ...({ knights: [415], events: ['warm-rain'] } as object),
    });
    expect(ask(s, 'danger')).toContain('Black Knight on 415, seeking Raash, rides to 412, Old Hearth and strikes.');
  });

  it('says that nothing threatens any more once the game is over', () => {
    const heroes = [{ hero: 'avida', space: 425, hours: 7, herbs: 0 }];
    const lost = scene({ heroes, creatures: [{ kind: 'gor', space: 425 }], shields: { taken: 3 } }).play('end');
    expect(lost.state.over?.result).toBe('lost');
    expect(ask(lost, 'danger')).toEqual(['The game is over: no creature moves any more.']);
    expect(ask(lost, 'odds')).toEqual(['The game is over: nobody fights any more.']);
  });
});
