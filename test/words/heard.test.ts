import { expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { begin, scene } from '../scene.ts';

const ONE = { hero: 'raash', space: 412 };
const GOR = { creatures: [{ kind: 'gor' as const, space: 412 }] };

it('a hero with nobody to invite is not asked to', () => {
  const alone = scene({ turn: 'raash', heroes: [ONE, { hero: 'avida', space: 451 }], ...GOR }).play('fight gor');
  expect(alone.session.question().text).toBe('Raash: roll?');
  const again = scene({ turn: 'raash', heroes: [ONE, { hero: 'avida', space: 412 }], ...GOR }).play(
    'fight gor',
    'alone',
  );
  expect(again.session.question().text).toBe('Raash: roll?');
  const two = scene({ turn: 'raash', heroes: [ONE, { hero: 'avida', space: 412 }], ...GOR }).play('fight gor');
  expect(two.session.question().text).toBe('Raash: invite fellows, or roll?');
});

it('one hero fights for an hour, several fight an hour each', () => {
  const heroes = [ONE, { hero: 'avida', space: 412 }];
  scene({ turn: 'raash', heroes, ...GOR })
    .play('fight gor', 'alone', 'roll')
    .says('Round 1: Raash fights for an hour.');
  const both = scene({ turn: 'raash', heroes, ...GOR }).play('fight gor', 'with avida', 'roll');
  both.says('Round 1: Raash and Avida fight, an hour each.');
});

it('a card with a letter is told by it, another by its title alone', () => {
  const game = begin('legend 1 heroes raash,avida seed 1');
  const opening = game.session.opening.flatMap((t) => t.lines.map(textOf));
  expect(opening).toContain('Card A1. Smoke over the lake.');
  game.play('walk 424', 'walk 423').says('A card: The trader on the strand.');
});
