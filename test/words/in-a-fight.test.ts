import { expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { type Scene, type SceneHero, scene } from '../scene.ts';

const grent = (values: Partial<SceneHero> = {}): SceneHero => ({ hero: 'grent', space: 412, ...values });
const avida = (values: Partial<SceneHero> = {}): SceneHero => ({ hero: 'avida', space: 412, ...values });
const against = (heroes: SceneHero[], dice: number[]): Scene =>
  scene({ turn: 'grent', heroes, creatures: [{ kind: 'gorlot', space: 412 }], dice }).play('fight gorlot');
const choice = (game: Scene, command: string): string =>
  textOf(game.session.choices().find((one) => one.command === command)?.text ?? []);

it('[GRENT-1] with one die the question is whether it counts, and the choice says what it counts doubled', () => {
  const fight = against([grent(), avida({ space: 451 })], [2]).play('roll');
  expect(fight.session.question().text).toBe('Grent: does the 2 count?');
  expect(choice(fight, 'choose 2')).toBe('Let 2 count, as 4');
});

it('[FIGHT-10] a fall is told in the order in which it happens', () => {
  const fight = against([grent({ sp: 3, wp: 2 }), avida({ space: 451 })], [1, 6, 6]).play('roll');
  fight.says(
    /Grent: willpower 0, 2 less\.\nGrent: strength 2, 1 less after the fall\.\nGrent: willpower 3, 3 more after the fall\.\nGrent was down to willpower 0 and drops out of the fight\./,
  );
});

it('[FOLK-1] the question of a turn says who has the steppe people along', () => {
  const folk = (leader: string | null) =>
    scene({
      legend: '1',
      goal: 'home',
      turn: 'grent',
      heroes: [grent(), avida({ space: 451 })],
      'steppe-people': { space: 412, leader: leader as 'grent' },
    }).session.question().text;
  expect(folk('grent')).toMatch(/^Grent, .*, with the steppe people\. What now\?$/);
  expect(folk(null)).not.toContain('steppe people');
});

it('[DAY-4] in a fight the day does not end, and the refusal says how the fight does', () => {
  const fight = against([grent({ wp: 9 }), avida({ space: 451 })], [1, 1, 2]).play('roll');
  fight.refused('end', 'DAY-4', /^One action a turn, and Grent is in a fight: leave ends it, after a round\.$/);
});

it('[RAASH-1] enough, where nothing can be added and no die is left to roll, is no word about other heroes', () => {
  const fight = against([grent({ wp: 9 }), avida({ space: 451 })], [1, 1, 2]).play('roll');
  fight.refused('enough', 'RAASH-1', /^There is nothing to be content with/);
});
