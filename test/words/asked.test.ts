import { expect, it } from 'vitest';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { scene } from '../scene.ts';

const pair = (events: string[]) =>
  scene({
    board: 'river',
    turn: 'raash',
    events,
    heroes: [
      { hero: 'raash', space: 552, hours: 7 },
      { hero: 'avida', space: 553, asleep: true },
    ],
  }).play('end');

it('says what the hero gets who is to be named', () => {
  const rider = pair(['early-rider']);
  expect(rider.session.question().text).toBe('Avida: Which hero begins the next day?');
  const drink = pair(['strong-drink']).play('answer drink');
  expect(drink.session.question().text).toBe('Avida: Which hero gets strength 1 and loses willpower 4?');
});

it('[DAY-4] a walk is refused because a card asks, and not because it is long', () => {
  const game = pair(['strong-drink']);
  for (const far of ['walk 552', 'walk 523'])
    game.refused(far, 'DAY-4', /^The card asks something, and its answer comes first\.$/);
});

it('[SPORE-5] a spore that grows beside another is told as one more', () => {
  const tokens = [{ kind: 'spore', space: 530 }];
  const game = scene({
    board: 'river',
    turn: 'raash',
    events: ['shared-bread'],
    tokens,
    heroes: [{ hero: 'raash', space: 552, hours: 7 }],
  });
  game.play('end').says('Another spore takes root at 530, Low Pasture: 2 now.');
});

it('help names what is picked up, led, cast and answered', () => {
  const help = FAR_LAND.actHelp.flat().join('\n');
  for (const command of [
    'take log 2',
    'reveal mushroom',
    'lead',
    'spell',
    'beacon avida',
    'answer pay',
    'carry avida',
    'overtime',
  ])
    expect(help).toContain(command);
});
