import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const CROWN = ['crown'];
const hero = (id: string, values: Partial<SceneHero> = {}): SceneHero => ({ hero: id, space: 412, ...values });
const set = (heroes: SceneHero[], dice: number[], rest: Partial<SceneWords> = {}) =>
  scene({ turn: heroes[0].hero as 'avida', heroes, creatures: [{ kind: 'troll', space: 412 }], dice, ...rest });
const FAR = hero('raash', { space: 451 });
const avida = (values: Partial<SceneHero> = {}) => hero('avida', { wp: 4, sp: 9, ...values });

it('[CROWN-1] right after a roll the bearer turns an own die to its opposite face: a 2 becomes a 5', () => {
  const fight = set([avida({ sp: 14, items: CROWN }), FAR], [2, 1, 2, 3, 1, 6, 5, 4]).play('fight troll', 'roll');
  fight.asks('avida').offersOnly('choose 2', 'use crown avida 2').play('use crown avida 2');
  fight.says('2 becomes 5', 'Avida: the 5 counts', 'Heroes 19, the Troll 17').offers('roll');
  fight.play('roll').offersOnly('choose 1', 'use crown avida 1');
});

it.each([
  [1, 6],
  [2, 5],
  [3, 4],
  [4, 3],
  [5, 2],
  [6, 1],
])('[CROWN-1] a %i becomes a %i', (from, to) => {
  const fight = set([avida({ items: CROWN }), FAR], [from, 1, 2, 3]).play('fight troll', 'roll');
  fight.play(`use crown avida ${from}`);
  expect(fight.events('counts')).toMatchObject([{ value: to, dice: [to] }]);
});

it('[CROWN-1] or the die of a fellow fighter, once a round', () => {
  const heroes = [hero('tenaya', { wp: 4, sp: 9, spells: 0 }), avida({ items: CROWN })];
  const fight = set(heroes, [2, 1, 1, 2, 3]).play('fight troll', 'with avida', 'roll').asks('tenaya');
  fight
    .offersOnly('choose 2', 'avida: use crown tenaya 2')
    .play('avida: use crown tenaya 2')
    .says('Tenaya: the 5 counts');
  fight.asks('avida').refused('use crown avida 1', 'CROWN-1').play('roll').says('Heroes 24, the Troll 17');
  fight.refused('avida: use crown avida 1', 'CROWN-1', /right after its roll, once a round/);
});

it('[CROWN-1] if it was not used on one die it is open for the next', () => {
  const heroes = [hero('tenaya', { wp: 4, sp: 9, spells: 0 }), avida({ items: CROWN })];
  const fight = set(heroes, [6, 1, 1, 2, 3])
    .play('fight troll', 'with avida', 'roll', 'choose 6', 'roll')
    .asks('avida');
  fight.offersOnly('choose 1', 'use crown avida 1').play('use crown avida 1').says('Heroes 30');
});

it('[DEC-12] the bearer must be in the fight', () => {
  const fight = set([avida(), hero('raash', { items: CROWN })], [2, 1, 2, 3]).play('fight troll', 'alone', 'roll');
  fight.says('Avida: the 2 counts').refused('raash: use crown avida 2', 'CROWN-1');
});

it("[DEC-12] an enemy's die is never turned", () => {
  const fight = set([hero('tenaya', { wp: 4, sp: 9, items: CROWN }), FAR], [6, 1, 2, 3]).play('fight troll', 'roll');
  fight.play('choose 6').asks('tenaya').offersOnly('enough', 'spell').refused('use crown troll 1', 'CROWN-1');
});

it('[DEC-12] with the bow it turns the die that counts', () => {
  const archer = avida({ space: 413, wp: 9, items: ['bow', 'crown'] });
  const fight = set([archer, FAR], [1, 2, 1, 2, 3]).play('fight troll 412', 'roll', 'roll');
  fight.offersOnly('choose 2', 'use crown avida 2').play('use crown avida 2');
  expect(fight.events('counts')).toMatchObject([{ value: 5, dice: [1, 5] }]);
});

it('[DEC-12] of dice rolled at once any may be turned, and the highest counts', () => {
  const fight = set([avida({ wp: 9, items: CROWN }), FAR], [5, 1, 1, 2, 3]).play('fight troll', 'roll');
  fight.offersOnly('choose 5', 'use crown avida 5', 'use crown avida 1').play('use crown avida 1');
  expect(fight.events('counts')).toMatchObject([{ value: 6, dice: [5, 6] }]);
  expect(fight.events('wp')[0]).toMatchObject({ why: 'heal', by: 5 });
});

it("[DEC-12] the new face counts by its owner's ability: Grent's 4 becomes a 3 and counts 6", () => {
  const fight = set([hero('grent', { sp: 9, items: CROWN }), FAR], [4, 1, 2, 3]).play('fight troll', 'roll');
  fight.play('use crown grent 4').says('Grent: the 3 counts 6', 'Heroes 15');
});

it('[DEC-12] a 2 made by turning is not rolled again', () => {
  const fight = set([hero('grent', { sp: 9, items: CROWN }), FAR], [5, 1, 2, 3]).play('fight troll', 'roll');
  fight.play('use crown grent 5').says('Grent: the 2 counts 4', 'Heroes 13, the Troll 17').offers('roll', 'leave');
});

it('[DEC-3] the crown comes after knife and new rolls: once a die is turned neither follows', () => {
  const grent = hero('grent', { sp: 9, items: ['crown', 'knife'] });
  const fight = set([grent, FAR], [5, 1, 2, 3]).play('fight troll', 'roll');
  fight.offersOnly('choose 5', 'use knife 5', 'use crown grent 5').play('use crown grent 5').says('the 2 counts 4');
  const other = set([grent, FAR], [5, 2, 4, 1, 2, 3]).play('fight troll', 'roll', 'use knife 5');
  other.offersOnly('choose 2', 'again', 'use crown grent 2').play('again').offersOnly('choose 4', 'use crown grent 4');
  other.play('use crown grent 4').says('Grent: the 3 counts 6');
});
