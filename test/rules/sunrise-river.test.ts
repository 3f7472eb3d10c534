import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const river = (rest: Partial<SceneWords> = {}, heroes = [at('tenaya', 501, { spells: 1 }), at('avida', 502)]): Scene =>
  scene({ board: 'river', turn: heroes[0].hero as 'tenaya', heroes, events: ['lost-purse', 'warm-rain'], ...rest });
const sunrise = (game: Scene): Scene => game.play(...game.state.heroes.map(() => 'end'));
const full = {
  creatures: [{ kind: 'gor' as const, space: 511 }],
  tokens: [{ kind: 'spore', space: 530, holds: 'gold' }],
  wells: { 512: 'empty', 560: 'empty' } as const,
};

it('[SUN-2] creatures by the back of the card, its front, spores, wells, fire spells, narrator 1 letter', () => {
  const game = sunrise(river(full)).narrator('B').day(2);
  const order = game.order('sunrise', 'moved', 'event-card', 'spore', 'well-full', 'spells-back', 'narrator', 'day');
  expect(order).toEqual([
    'sunrise',
    'moved',
    'event-card',
    'spore',
    'well-full',
    'well-full',
    'spells-back',
    'narrator',
    'day',
  ]);
  game.hero('tenaya', { spells: 3 }).standing('gor', 516);
});

it('[SUN-2] the front is carried out for the hero of the rooster, and the card goes to the pile', () => {
  const game = river(full).play('end', 'end').hero('tenaya', { gold: 2 }).hero('avida', { gold: 0 });
  expect([game.state.pile, game.state.events.length]).toEqual([['lost-purse'], 23]);
});

it('[SUN-2] what the card does is done before the spores grow', () => {
  const game = sunrise(river({ ...full, events: ['grey-sleeve', 'warm-rain'] }));
  const spores = game.state.tokens.filter((token) => token.kind === 'spore').map((token) => token.space);
  expect(spores).toEqual([530, 501, 501, 530]);
});

it('[SUN-2] with the Mother Spore in play she walks in place of the growing', () => {
  const game = sunrise(river({ ...full, mother: 565, 'steppe-people': 552 }));
  expect(game.order('event-card', 'spore', 'mother-walks', 'well-full', 'narrator')).toEqual([
    'event-card',
    'mother-walks',
    'mother-walks',
    'mother-walks',
    'well-full',
    'well-full',
    'narrator',
  ]);
});

it('[SUN-2, SUN-3] a well with a hero on its space stays as it is', () => {
  const game = sunrise(river(full, [at('tenaya', 512), at('avida', 502)]));
  game.says('The well at 512, Grey Larches, stays empty: Tenaya stands there');
  expect(game.state.wells.filter((well) => !well.full).map((well) => well.space)).toEqual([512]);
});

it('[SUN-2, SUN-4] the falcon turns face up here too', () => {
  const game = sunrise(
    river(full, [at('tenaya', 501, { items: [{ item: 'falcon', turned: true }] }), at('avida', 502)]),
  );
  game.hero('tenaya', { items: [{ id: 'falcon', turned: false }] });
});

it('[SUN-2] a creature without a shield loses the legend before the card is read', () => {
  const creatures = [{ kind: 'gor' as const, space: 553 }];
  const game = sunrise(river({ creatures, 'steppe-people': 552, shields: { taken: 3 }, narrator: 'M' }));
  game.over('lost', 'shields').narrator('M');
  expect(game.events('event-card')).toEqual([]);
});

it('[SUN-2] an event that nobody can pay for leaves the answer that is free', () => {
  const game = sunrise(river({ ...full, events: ['gor-hunter', 'warm-rain'] })).offersOnly('answer refuse');
  game.play('answer refuse').day(2).standing('gor', 516);
  const paid = river({ ...full, events: ['gor-hunter', 'warm-rain'] }, [
    at('tenaya', 501, { gold: 3 }),
    at('avida', 502),
  ]);
  sunrise(paid).offers('answer hire', 'answer refuse').play('answer hire').standing('gor').hero('tenaya', { gold: 0 });
});

it('[SUN-2] an event with nothing left in the supply gives nothing, and the day begins all the same', () => {
  const game = sunrise(river({ ...full, supply: { gold: 0 } }))
    .day(2)
    .hero('tenaya', { gold: 0 });
  expect(game.state.supply.gold).toBe(0);
});
