import { expect, it } from 'vitest';
import { scene } from '../scene.ts';

it('says nothing of what was left out when the game ends on the way', () => {
  const heroes = [{ hero: 'grent', space: 531 }];
  const game = scene({
    board: 'river',
    legend: '3',
    goal: 'over',
    heroes,
    'steppe-people': { space: 531, leader: 'grent' },
  });
  const answer = game.session.submit('walk 533');
  game.over('won');
  expect(answer).toMatchObject({ kind: 'done', commands: ['walk 530', 'walk 533'] });
  expect(answer).not.toHaveProperty('dropped');
});
