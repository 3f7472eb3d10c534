import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const AWAY = [at('grent', 501), at('avida', 501)];
const river = (rest: Partial<SceneWords>, heroes = AWAY): Scene =>
  scene({ board: 'river', turn: 'grent', heroes, events: ['warm-rain', 'lost-purse'], 'steppe-people': 552, ...rest });
const sunrise = (game: Scene): Scene => game.play(...game.state.heroes.map(() => 'end'));
const spores = (...spaces: number[]) => spaces.map((space) => ({ kind: 'spore', space, holds: 'nothing' }));
const sporeSpaces = (game: Scene): number[] =>
  game.state.tokens.filter((token) => token.kind === 'spore').map((token) => token.space);
const ways = (game: Scene): number[] => game.events('mother-walks').map((e) => e.to);

it('[MOTHER-1] she and creatures ignore each other', () => {
  const creatures = [
    { kind: 'gor' as const, space: 517 },
    { kind: 'troll' as const, space: 554 },
  ];
  const game = sunrise(river({ mother: 523, creatures })).saysNot('pushed');
  game.standing('gor', 523).standing('troll', 554);
  expect([ways(game), game.state.mother]).toEqual([[545, 555, 554], 554]);
});

it('[MOTHER-1] nobody can fight her', () => {
  const game = river({ mother: 501 });
  expect(game.commands.filter((command) => command.startsWith('fight'))).toEqual([]);
  game.refused('fight mother', 'MOTHER-1', /cannot be fought/).refused('fight mother-spore', 'MOTHER-1');
  river({ mother: 501, creatures: [{ kind: 'gor', space: 501 }] }).offers('fight gor');
});

it('[MOTHER-2] with her in play an event card that shows spores is ignored as a whole', () => {
  const tokens = [{ kind: 'fog', holds: 'event', space: 510 }];
  const heroes = [at('grent', 514), at('avida', 501)];
  const events = ['grey-sleeve', 'warm-rain'];
  const game = river({ mother: 535, tokens, events }, heroes).play('walk 510', 'stop');
  game.says('events with spores are passed over').saysNot('No spore grows');
  expect([sporeSpaces(game), game.state.supply.spore, game.state.pile]).toEqual([[], 9, ['grey-sleeve']]);
  const without = river({ tokens, events }, heroes).play('walk 510', 'stop').saysNot('passed over');
  expect(sporeSpaces(without)).toEqual([510]);
});

it('[MOTHER-2] so is a fog token that shows spores', () => {
  const tokens = [{ kind: 'fog', holds: 'spore', space: 510 }];
  const game = river({ mother: 535, tokens }, [at('grent', 514), at('avida', 501)]).play('walk 510', 'stop');
  game.says('No spore grows while the Mother Spore is about').turnOf('avida');
  expect(game.state.tokens).toEqual([]);
});

it('[MOTHER-2] an event without spores is carried out, and no spores grow', () => {
  const game = sunrise(river({ mother: 535, tokens: spores(530), wells: { 512: 'empty' } }));
  game.says('Full again: the well at 512');
  expect([sporeSpaces(game), game.state.supply.spore]).toEqual([[530], 8]);
});

it('[MOTHER-3] at sunrise, in place of the growing, she goes 3 spaces by the shortest way toward the people', () => {
  const game = sunrise(river({ mother: 535 }));
  expect(ways(game)).toEqual([540, 543, 544]);
  expect(game.order('moved', 'event-card', 'mother-walks', 'narrator')).toEqual([
    'event-card',
    'mother-walks',
    'mother-walks',
    'mother-walks',
    'narrator',
  ]);
  sunrise(game).over('lost', 'mother');
});

it('[MOTHER-3] of equal ways, at each step, the higher space number', () => {
  const game = sunrise(river({ mother: 525, 'steppe-people': 552 }));
  expect(ways(game)).toEqual([526, 522, 523]);
  const back = sunrise(river({ mother: 546, 'steppe-people': 531 }));
  expect(ways(back)).toEqual([545, 542, 541]);
});

it('[MOTHER-4] if she reaches the steppe people the legend is lost, and no shield holds her', () => {
  const game = sunrise(river({ mother: 549 }))
    .over('lost', 'mother')
    .shieldsTaken(0);
  expect(ways(game)).toEqual([552]);
  const near = sunrise(river({ mother: 548, 'steppe-people': 545 })).over('lost', 'mother');
  expect(ways(near)).toEqual([546, 545]);
  sunrise(river({ mother: 545 })).goesOn();
});

it('[MOTHER-4] so if she rises from a nest where they are', () => {
  const people = { 'steppe-people': 525, nests: [525], supply: { spore: 0 }, tokens: spores(530) };
  sunrise(river(people)).over('lost', 'mother');
});

it('[MOTHER-4] so if a card sets her on their space, and not beside it', () => {
  const set = (at: number): Scene => {
    trial({ board: 'river', cards: [card('B', { mother: at })] });
    return sunrise(river({ legend: 'trial' }));
  };
  set(552).over('lost', 'mother');
  set(553).goesOn();
});

it('[MOTHER-4] if they are led to her, she has reached them when she goes', () => {
  const heroes = [at('grent', 546), at('avida', 501)];
  const led = river({ mother: 545, 'steppe-people': { space: 546, leader: 'grent' } }, heroes);
  led.play('walk 545', 'stop').goesOn();
  led.play('end', 'end').over('lost', 'mother');
});

it('[MOTHER-5] swamp does not stop her', () => {
  const game = sunrise(river({ mother: 544, 'steppe-people': 551 }));
  expect(ways(game)).toEqual([550, 551]);
  const swamp = sunrise(river({ mother: 546, 'steppe-people': 551 }));
  expect(ways(swamp)).toEqual([548, 550, 551]);
});

it('[MOTHER-5] the portal does nothing to her', () => {
  const game = sunrise(river({ mother: 566, 'steppe-people': 559 }));
  expect(ways(game)).toEqual([599, 559]);
  game.over('lost', 'mother');
});

it('[MOTHER-5] she takes the steep rocks if that way is shorter', () => {
  const game = sunrise(river({ mother: 513 }));
  expect(ways(game)).toEqual([547, 555, 554]);
  const round = sunrise(river({ mother: 518 }));
  expect(ways(round)).toEqual([523, 545, 555]);
});

it('[DEC-28] spores grow from the lowest space up; when the supply runs out she appears and the rest grow no more', () => {
  const game = sunrise(river({ tokens: spores(530, 511, 560), supply: { spore: 1 } }));
  expect(sporeSpaces(game)).toEqual([530, 511, 560, 511]);
  expect(game.state.mother).toBe(565);
  game.says('spore takes root at 511', 'The Mother Spore rises');
  game.saysNot('takes root at 530', 'takes root at 560', 'No spore grows');
});

it('[DEC-28] of equally near nests she appears on the one with the higher number', () => {
  const rest = { tokens: spores(530), supply: { spore: 0 } };
  expect(sunrise(river({ nests: [556, 553], ...rest })).state.mother).toBe(556);
  expect(sunrise(river({ nests: [553, 556], ...rest })).state.mother).toBe(556);
});

it('[DEC-28] she first walks at the next sunrise', () => {
  const game = sunrise(river({ tokens: spores(530), supply: { spore: 0 } }));
  expect([game.state.mother, ways(game)]).toEqual([565, []]);
  sunrise(game);
  expect([game.state.mother, ways(game)]).toEqual([557, [562, 561, 557]]);
});

it('[DEC-28] so when the event of a sunrise brings her', () => {
  const game = sunrise(river({ events: ['grey-sleeve', 'warm-rain'], supply: { spore: 0 } }));
  expect([game.state.mother, ways(game)]).toEqual([565, []]);
});

it('[DEC-28] spores on the board stay, hold heroes and can be beaten; heroes pass her freely', () => {
  const heroes = [at('grent', 530, { sp: 6 }), at('avida', 524)];
  const game = river({ mother: 525, tokens: spores(530), dice: [5, 1] }, heroes);
  game.refused('walk 533', 'SPORE-2').play('fight spore', 'roll').turnOf('avida');
  expect(sporeSpaces(game)).toEqual([]);
  game.play('walk 525').offers('walk 526', 'stop').play('walk 526', 'stop').hero('avida', { space: 526, wp: 7 });
});

it('[DEC-30] a deed that wins before she reaches the people decides', () => {
  const goals = [{ id: 'safe', when: { heroAt: 502 }, atOnce: true as const }];
  trial({ board: 'river', goals, cards: [card('A', { goal: 'safe' })] });
  const game = river({ legend: 'trial', mother: 549 }).play('walk 502').over('won', 'safe');
  expect(game.state.mother).toBe(549);
  trial({ board: 'river', goals, cards: [card('A', { goal: 'safe' }), card('B', { put: 502, whom: 'grent' })] });
  sunrise(river({ legend: 'trial', mother: 549 }))
    .over('lost', 'mother')
    .hero('grent', { space: 501 });
});
