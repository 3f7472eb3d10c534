import { expect, it } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const river = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ board: 'river', turn: heroes[0].hero as 'grent', heroes, ...rest });
const spore = (holds = 'gold', ...dice: number[]) => ({ tokens: [{ kind: 'spore', space: 530, holds }], dice });
const AWAY = at('raash', 501);

it('[DEC-8] creature, Black Knight and spore are enemies; Mother Spore and ghosts cannot be fought', () => {
  const rest = { creatures: [{ kind: 'gor' as const, space: 530 }], knights: [530], ghosts: [530], mother: 530 };
  const game = river([at('grent', 530), AWAY], { ...spore(), ...rest });
  expect(game.commands.filter((command) => command.startsWith('fight'))).toEqual([
    'fight gor',
    'fight black-knight',
    'fight spore',
  ]);
  game.refused('fight ghost', 'DEC-8', /Ghosts are no enemies/).refused('fight mother', 'MOTHER-1');
});

it('[DEC-8] the bow works on all three', () => {
  const bow = [at('grent', 526, { items: ['bow'] }), AWAY];
  river(bow, spore()).offers('fight spore 530');
  river(bow, { knights: [530] }).offers('fight black-knight 530');
  river([at('grent', 526), AWAY], { ...spore(), knights: [530] }).offersNot(
    'fight spore 530',
    'fight black-knight 530',
  );
  const shot = river(bow, spore('gold', 1, 1))
    .play('fight spore 530', 'roll')
    .says('Heroes 3, the spore 6');
  shot.hero('grent', { hours: 1, wp: 7 });
});

it('[DEC-8] against a spore the common value must be higher, and the fighters agree who takes its reward', () => {
  const heroes = [at('grent', 530, { sp: 2 }), at('avida', 530, { sp: 2, wp: 4 }), AWAY];
  const tie = river(heroes, spore('gold', 1, 3, 4)).play('fight spore', 'with avida', 'roll', 'roll');
  tie.says('Heroes 9, the spore 9: a tie').offers('roll', 'leave').hero('avida', { wp: 4 });
  const won = river(heroes, spore('sp', 1, 4, 4)).play('fight spore', 'with avida', 'roll', 'roll');
  won.says('Heroes 10, the spore 9').offersOnly('who grent', 'who avida').play('who avida');
  won.hero('avida', { sp: 3 }).hero('grent', { sp: 2 }).turnOf('avida');
});

it('[DEC-8] with nothing on its back there is nothing to agree on', () => {
  const heroes = [at('grent', 530, { sp: 2 }), at('avida', 530, { sp: 2, wp: 4 }), AWAY];
  river(heroes, spore('nothing', 1, 4, 4))
    .play('fight spore', 'with avida', 'roll', 'roll')
    .turnOf('avida');
});

it('[DEC-8] only those who are in the fight to the end', () => {
  const heroes = [at('grent', 530, { sp: 2 }), at('avida', 530, { sp: 2, wp: 4 }), AWAY];
  const game = river(heroes, spore('sp', 1, 3, 6, 6, 1)).play('fight spore', 'with avida', 'roll', 'roll');
  game.play('avida: leave', 'roll').hero('grent', { sp: 3 }).hero('avida', { sp: 2 }).turnOf('avida');
});

it('[DEC-8] nobody heals by AVIDA-1 against a spore', () => {
  const heroes = [at('avida', 530, { wp: 9, sp: 5 }), AWAY];
  river(heroes, spore('nothing', 5, 3, 1))
    .play('fight spore', 'roll')
    .hero('avida', { wp: 9 });
  const knight = river(heroes, { knights: [530], dice: [5, 3, 6] }).play('fight black-knight', 'roll');
  knight.says('willpower 12, 3 more').hero('avida', { wp: 4 });
});

it('[DEC-8] items work', () => {
  const heroes = [at('grent', 530, { sp: 2, items: ['knife', 'crown'] }), AWAY];
  const game = river(heroes, spore('nothing', 1, 1, 1))
    .play('fight spore', 'roll')
    .offers('use knife 1', 'use crown grent 1');
  game.play('use knife 1', 'use crown grent 1').says('Heroes 8, the spore 6').turnOf('raash');
  const blade = [at('avida', 530, { sp: 2, items: ['blade'] }), AWAY];
  const sum = river(blade, spore('gold', 3, 4, 2))
    .play('fight spore', 'use blade', 'roll')
    .says('Heroes 8, the spore 7');
  sum.hero('avida', { sp: 1, gold: 0 });
  expect(sum.state.tokens).toEqual([]);
});

it('[DEC-8] fire spells work', () => {
  const heroes = [at('tenaya', 530, { sp: 5, wp: 4 }), AWAY];
  const game = river(heroes, spore('nothing', 3, 4))
    .play('fight spore', 'roll')
    .offers('spell', 'enough');
  game.play('spell').says('2 off', 'Heroes 8, the spore 7').turnOf('raash');
  const knight = river(heroes, { knights: [530], dice: [3, 6] })
    .play('fight black-knight', 'roll')
    .offers('spell');
  knight.play('spell').says('Heroes 8, the Black Knight 16');
});

it('[DEC-8] others join against a Black Knight, from next door too', () => {
  const heroes = [at('grent', 530, { sp: 14 }), at('raash', 526, { sp: 14, wp: 4 }), at('avida', 525)];
  const game = river(heroes, { knights: [530], dice: [6, 6, 6] })
    .play('fight black-knight')
    .offers('with raash');
  game.offersNot('with avida').play('with raash', 'roll', 'roll').says('beaten the Black Knight').narrator('B');
  expect(game.state.knights).toEqual([]);
});
