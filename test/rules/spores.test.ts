import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const river = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ board: 'river', turn: heroes[0].hero as 'grent', heroes, events: ['warm-rain'], ...rest });
const spores = (...spaces: number[]) => spaces.map((space) => ({ kind: 'spore', space, holds: 'nothing' }));
const sporeSpaces = (game: Scene): number[] =>
  game.state.tokens.filter((token) => token.kind === 'spore').map((token) => token.space);
const sunrise = (game: Scene): Scene => game.play(...game.state.heroes.map(() => 'end'));
const grent = (values: Partial<SceneHero>, rest: Partial<SceneWords>): Scene =>
  river([at('grent', 530, values), at('avida', 501)], { tokens: spores(530), ...rest });

it('[SPORE-1] creatures ignore spores and share spaces with them', () => {
  const creatures = [{ kind: 'gor' as const, space: 521 }];
  const game = sunrise(river([at('grent', 501), at('avida', 501)], { creatures, tokens: spores(521, 522) }));
  game.standing('gor', 522).saysNot('pushed');
  expect(sporeSpaces(game).sort()).toEqual([521, 521, 522, 522]);
});

it('[SPORE-1] a spore grows or is placed where a creature stands', () => {
  const creatures = [{ kind: 'skral' as const, space: 530 }];
  const tokens = [{ kind: 'fog', holds: 'spore', space: 530 }];
  const game = river([at('grent', 526), at('avida', 501)], { creatures, tokens }).play('walk 530', 'stop');
  game.standing('skral', 530);
  expect(sporeSpaces(game)).toEqual([530]);
});

it('[SPORE-2] a hero who enters a spore space stops there', () => {
  const game = river([at('grent', 526), at('avida', 501)], { tokens: spores(530) }).play('walk 530');
  game.says('A spore stops Grent at 530').turnOf('avida').hero('grent', { space: 530, hours: 1 });
  river([at('grent', 526), at('avida', 501)])
    .play('walk 530')
    .offers('walk 533', 'stop');
});

it('[SPORE-2] and cannot walk until no spore is left there; fighting, passing and moving Flaps stay open', () => {
  const game = grent({ sp: 6, items: ['wineskin'] }, { tokens: spores(530, 530), flaps: 501, dice: [5, 1, 5, 1] });
  game.offers('fight spore', 'pass', 'flaps', 'end').offersNot('walk 526', 'use wineskin');
  game.refused('walk 526', 'SPORE-2', /A spore lies on 530/).refused('use wineskin', 'SPORE-2');
  game.play('fight spore', 'roll', 'leave', 'end').turnOf('grent');
  game.offersNot('walk 526').refused('walk 526', 'SPORE-2').play('fight spore', 'roll').turnOf('grent');
  game.offers('walk 526', 'use wineskin');
});

it('[SPORE-3] a spore has strength 5 and the grey die, a round costs 1 hour, one higher value beats it', () => {
  const game = grent({ sp: 6, wp: 1 }, { dice: [4, 4] }).play('fight spore', 'roll');
  game.says('strength 5, 1 grey die', 'Heroes 10, the spore 9').hero('grent', { hours: 1, wp: 1 });
  expect(sporeSpaces(game)).toEqual([]);
});

it('[SPORE-3] a tie does nothing', () => {
  const game = grent({ sp: 5, wp: 4 }, { dice: [4, 4] }).play('fight spore', 'roll');
  game.says('Heroes 9, the spore 9: a tie').hero('grent', { wp: 4, sp: 5, hours: 1 }).offers('roll', 'leave');
  expect(sporeSpaces(game)).toEqual([530]);
});

it('[SPORE-3] neither does a lower value', () => {
  const game = grent({ sp: 1, wp: 4 }, { dice: [1, 6] }).play('fight spore', 'roll');
  game.says('Heroes 3, the spore 11').hero('grent', { wp: 4, sp: 1, hours: 1 });
  expect(sporeSpaces(game)).toEqual([530]);
});

it.each([
  { back: 'gold', gets: { gold: 1, wp: 7, sp: 6 } },
  { back: 'wp2', gets: { gold: 0, wp: 9, sp: 6 } },
  { back: 'sp', gets: { gold: 0, wp: 7, sp: 7 } },
  { back: 'nothing', gets: { gold: 0, wp: 7, sp: 6 } },
])('[SPORE-4] the reward is on its back: $back', ({ back, gets }) => {
  const tokens = [{ kind: 'spore', space: 530, holds: back }];
  const game = grent({ sp: 6 }, { tokens, dice: [5, 1] }).play('fight spore', 'roll');
  game.hero('grent', gets).says('On the back of the spore');
});

it('[SPORE-4] the narrator does not move, and the spore leaves the game', () => {
  const game = grent({ sp: 6 }, { dice: [5, 1], supply: { spore: 4 } }).narrator('A');
  game.play('fight spore', 'roll').narrator('A').turnOf('avida');
  expect(game.state.supply.spore).toBe(4);
  expect(game.state.sporeBacks).toHaveLength(4);
});

it('[SPORE-4] the next spore on the space may be fought at once, 1 hour a round', () => {
  const tokens = [...spores(530), { kind: 'spore', space: 530, holds: 'gold' }];
  const game = grent({ sp: 6 }, { tokens, dice: [5, 1, 4, 2] }).play('fight spore', 'roll');
  game.says('Spores left at 530, Low Pasture: 1.').hero('grent', { gold: 0, hours: 1 }).offers('roll', 'leave');
  game.play('roll').hero('grent', { gold: 1, hours: 2 }).turnOf('avida');
  expect(sporeSpaces(game)).toEqual([]);
});

it('[SPORE-4] not by a hero without an hour', () => {
  const spent = grent({ sp: 6, hours: 9, wp: 3 }, { tokens: spores(530, 530), dice: [5, 1] });
  spent.play('fight spore', 'roll').turnOf('avida').hero('grent', { hours: 10, wp: 1 });
  expect(sporeSpaces(spent)).toEqual([530]);
});

it('[SPORE-5] at a sunrise of the river side each space with spores gets one more', () => {
  const game = sunrise(grent({}, { tokens: spores(530, 511, 511), supply: { spore: 5 } }));
  expect(sporeSpaces(game).sort()).toEqual([511, 511, 511, 530, 530]);
  expect(game.state.supply.spore).toBe(3);
  const none = sunrise(grent({}, { tokens: [] }));
  expect(sporeSpaces(none)).toEqual([]);
});

it('[SPORE-5] on the lake side no spore grows', () => {
  const heroes = [at('grent', 412), at('avida', 412)];
  const game = sunrise(scene({ turn: 'grent', heroes, tokens: spores(430) }));
  expect(sporeSpaces(game)).toEqual([430]);
});

const NEST = { nests: [565, 525, 535] };

it('[SPORE-6] with none left for a sunrise, the Mother Spore appears on the nest nearest the steppe people', () => {
  const game = grent({}, { supply: { spore: 0 }, 'steppe-people': 552, ...NEST });
  sunrise(game).says('The Mother Spore rises from the nest at 565', 'she goes 3 spaces toward the steppe people');
  expect(game.state.mother).toBe(565);
  expect(sporeSpaces(game)).toEqual([530]);
  const west = sunrise(grent({}, { supply: { spore: 0 }, 'steppe-people': 522, ...NEST }));
  expect(west.state.mother).toBe(525);
});

it('[SPORE-6] so for fog, and so for a card', () => {
  const rest = { supply: { spore: 0 }, 'steppe-people': 552, ...NEST };
  const tokens = [{ kind: 'fog', holds: 'spore', space: 530 }];
  const fog = river([at('grent', 526), at('avida', 501)], { tokens, ...rest }).play('walk 530', 'stop');
  expect([fog.state.mother, sporeSpaces(fog)]).toEqual([565, []]);
  const drawn = [{ kind: 'fog', holds: 'event', space: 530 }];
  const events = ['grey-sleeve'];
  const byCard = river([at('grent', 526), at('avida', 501)], { ...rest, tokens: drawn, events }).play(
    'walk 530',
    'stop',
  );
  expect([byCard.state.mother, sporeSpaces(byCard)]).toEqual([565, []]);
});

it('[SPORE-6] while one is left, that one is placed', () => {
  const game = sunrise(grent({}, { supply: { spore: 1 }, 'steppe-people': 552, ...NEST }));
  expect([game.state.mother, sporeSpaces(game)]).toEqual([null, [530, 530]]);
});

it('[SPORE-7] a quake moves a hero off a spore space all the same', () => {
  trial({ board: 'river', cards: [card('B', { put: 501, whom: 'grent' })] });
  const game = sunrise(grent({}, { legend: 'trial' })).hero('grent', { space: 501 });
  game.says('Grent is now at 501').play('walk 502').offers('walk 503');
});

it('[SPORE-7, TENAYA-2] a beacon fire does not', () => {
  const heroes = [at('tenaya', 526), at('grent', 530)];
  river(heroes, { tokens: spores(530) })
    .offersNot('beacon grent')
    .refused('beacon grent', 'TENAYA-2', /who stand on no spore/);
  river(heroes).offers('beacon grent').play('beacon grent').hero('grent', { space: 526 });
});

it('[SPORE-8] Azturia and spores ignore each other', () => {
  trial({ board: 'river', cards: [card('B', { mark: 'azturia', at: [530] }, { spore: [512] })] });
  const azturia = { kind: 'marker', mark: 'azturia', space: 512, open: false };
  const game = sunrise(grent({}, { legend: 'trial', tokens: [...spores(530), azturia] }));
  const marks = game.state.tokens.filter((token) => token.kind === 'marker').map((token) => token.space);
  expect(marks).toEqual([512, 530]);
  expect(sporeSpaces(game)).toEqual([530, 530, 512]);
});

it('[FOG-3] spores from fog: one from the supply is placed, and the hero cannot walk until it is beaten', () => {
  const tokens = [{ kind: 'fog', holds: 'spore', space: 530 }];
  const game = river([at('grent', 526, { sp: 6 }), at('avida', 501)], { tokens, dice: [5, 1] });
  game.play('walk 530').offers('walk 533').play('stop').says('A spore takes root at 530');
  expect([sporeSpaces(game), game.state.supply.spore]).toEqual([[530], 8]);
  game.play('end').turnOf('grent').refused('walk 533', 'SPORE-2').play('fight spore', 'roll').offers('walk 533');
});

it('[FOG-3] with none left, or with the Mother Spore in play, there is no spore', () => {
  const tokens = [{ kind: 'fog', holds: 'spore', space: 530 }];
  const heroes = [at('grent', 526), at('avida', 501)];
  const empty = river(heroes, { tokens, supply: { spore: 0 } }).play('walk 530', 'stop');
  expect([empty.state.mother, sporeSpaces(empty)]).toEqual([565, []]);
  const mother = river(heroes, { tokens, mother: 535 }).play('walk 530', 'stop');
  expect([mother.state.mother, sporeSpaces(mother), mother.state.tokens]).toEqual([535, [], []]);
});
