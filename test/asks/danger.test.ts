import { describe, expect, it } from 'vitest';
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
    s.state.narrator = 3;
    expect(ask(s, 'danger')).toContain('The narrator then goes to E, a letter with a star.');
    s.state.narrator = 12;
    expect(ask(s, 'danger')).toContain('The narrator then goes to N, where the legend ends.');
  });
});
