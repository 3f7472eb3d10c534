import { expect, it } from 'vitest';
import { type SceneHero, scene } from '../scene.ts';

const raash = (values: Partial<SceneHero> = {}): SceneHero => ({ hero: 'raash', space: 412, ...values });
const avida = (values: Partial<SceneHero> = {}): SceneHero => ({ hero: 'avida', space: 412, ...values });
const against = (kind: 'gor' | 'gorlot' | 'troll', heroes: SceneHero[], dice: number[] = []) =>
  scene({ turn: heroes[0].hero as 'raash', heroes, creatures: [{ kind, space: 412 }], dice });
const far = { space: 451 };

it('[RAASH-1] with willpower 11: a 2, then a 5, stop, and the third die stays unrolled', () => {
  const fight = against('gorlot', [raash({ wp: 11, sp: 3 }), avida(far)], [2, 5, 1, 2]).play('fight gorlot', 'roll');
  fight
    .says('Raash rolls 2')
    .offersOnly('roll', 'enough')
    .play('roll')
    .says('Raash rolls 5')
    .offersOnly('roll', 'enough');
  fight.play('enough').says('Raash: the 5 counts', 'Heroes 8, the Gorlot 6');
});

it('[RAASH-1] the last die rolled counts, not the highest', () => {
  const fight = against('gorlot', [raash({ wp: 9, sp: 3 }), avida(far)], [5, 2, 1, 1]).play(
    'fight gorlot',
    'roll',
    'roll',
  );
  expect(fight.events('counts')).toMatchObject([{ die: 2, value: 2, dice: [5, 2] }]);
  fight.says('Heroes 5, the Gorlot 6');
});

it('[RAASH-1] after the last die there is nothing left to stop', () => {
  const fight = against('gorlot', [raash({ wp: 4, sp: 3 }), avida(far)], [2, 1, 1]).play('fight gorlot', 'roll');
  fight.offersOnly('roll', 'leave').refused('enough', 'RAASH-1');
});

it('[AVIDA-1] the Healer rolls 5 and 3: the 5 fights, and willpower 3 come at once, from 9 to 12', () => {
  const fight = against('gorlot', [avida({ sp: 5, wp: 9 }), raash(far)], [5, 3, 1, 2]).play('fight gorlot', 'roll');
  fight.hero('avida', { wp: 12 }).says('Avida: the 5 counts', 'Avida: willpower 12, 3 more');
  expect(fight.order('counts', 'wp', 'foe-rolled')).toEqual(['counts', 'wp', 'foe-rolled']);
});

it('[AVIDA-1] nobody else is healed by a die that does not fight', () => {
  const tenaya = { hero: 'tenaya', space: 412, sp: 5, wp: 9 };
  const fight = against('gorlot', [tenaya, avida(far)], [5, 3, 1, 2]).play('fight gorlot', 'roll');
  fight.hero('tenaya', { wp: 9 }).hero('avida', { wp: 7 });
});

it('[AVIDA-2] in a joint fight she gives out these points, and who rolls after her may have a die more', () => {
  const heroes = [avida({ sp: 5, wp: 9 }), raash({ wp: 9, sp: 5 })];
  const fight = against('troll', heroes, [5, 3, 1, 1, 6, 5, 4, 3]).play('fight troll', 'with raash', 'roll');
  fight.asks('avida').offersOnly('gift avida 3', 'gift avida 1', 'gift raash 3', 'gift raash 1');
  fight.play('gift raash 1', 'gift raash 1').hero('raash', { wp: 11 }).hero('avida', { wp: 9 }).play('gift avida 1');
  fight
    .hero('avida', { wp: 10 })
    .asks('raash')
    .play('roll', 'roll')
    .says('Raash rolls 1')
    .offers('enough')
    .play('roll');
  expect(fight.events('counts')).toMatchObject([{ who: 'raash', die: 6, dice: [1, 1, 6] }]);
});

it('[AVIDA-2] she gives nothing to a hero who is not in the fight', () => {
  const heroes = [avida({ sp: 5, wp: 9 }), raash()];
  against('troll', heroes, [5, 3, 1, 1, 1])
    .play('fight troll', 'alone', 'roll')
    .hero('avida', { wp: 5 })
    .hero('raash', {
      wp: 7,
    });
});

it('[AVIDA-4] with only one die there is nothing to add', () => {
  const fight = against('gorlot', [avida({ sp: 5, wp: 4 }), raash(far)], [5, 1, 2]).play('fight gorlot', 'roll');
  expect(fight.events('wp')).toEqual([]);
  fight.hero('avida', { wp: 4 });
});
