import { expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { type Scene, scene } from '../scene.ts';

const labels = (s: Scene): string[] => s.session.choices().map(({ text }) => textOf(text));

const two = (raash: number, avida: number) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412, sp: 2, wp: 9, hours: raash },
      { hero: 'avida', space: 412, sp: 2, wp: 7, hours: avida },
    ],
    creatures: [{ kind: 'gor', space: 412 }],
  });

it('[DAY-2] the choice to roll names the willpower that the hour of a round costs', () => {
  expect(labels(two(7, 0).play('fight gor', 'alone'))).toContain('Roll, overtime, willpower 7 left');
  expect(labels(two(3, 7).play('fight gor', 'with avida'))).toContain('Roll, overtime: Avida willpower 5 left');
  expect(labels(two(8, 7).play('fight gor', 'with avida'))).toContain(
    'Roll, overtime: Raash willpower 7 left, Avida willpower 5 left',
  );
});

it('[DAY-2] a round within the seven hours, and a die within a round, cost no willpower', () => {
  const fight = two(6, 0).play('fight gor', 'alone');
  expect(labels(fight)).toContain('Roll');
  expect(labels(fight.play('roll'))).toContain('Roll');
});

it('[WINE-1] a step that a wineskin makes free names no overtime, the one after it does', () => {
  const heroes = [
    { hero: 'raash', space: 412, wp: 7, hours: 7, items: ['wineskin'] },
    { hero: 'avida', space: 451 },
  ];
  const late = scene({ turn: 'raash', heroes });
  expect(labels(late)).toContain('Walk east to 413, Ant Mound, overtime, willpower 5 left');
  expect(labels(late.play('use wineskin'))).toContain('Walk east to 413, Ant Mound');
  expect(labels(late.play('walk 413'))).toContain('Walk west to 412, Old Hearth, overtime, willpower 5 left');
});

it('[TENAYA-2] the choice of a beacon names the spell it costs', () => {
  const s = scene({
    turn: 'tenaya',
    heroes: [
      { hero: 'tenaya', space: 412, sp: 2, wp: 7, spells: 3 },
      { hero: 'avida', space: 414, sp: 2, wp: 7 },
    ],
  });
  expect(labels(s.play('walk 413'))).toContain('Beacon fire, 1 spell: call Avida');
});
