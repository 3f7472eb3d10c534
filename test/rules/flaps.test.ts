import { expect, it } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const river = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ board: 'river', turn: heroes[0].hero as 'grent', heroes, flaps: 501, ...rest });
const two = (values: Partial<SceneHero> = {}, rest: Partial<SceneWords> = {}): Scene =>
  river([at('grent', 530, values), at('avida', 530)], rest);
const fog = { kind: 'fog', holds: 'gold', space: 511 };

it('[FLAP-1] for 1 hour the hero on turn sets Flaps on any space, and the turn is over', () => {
  const game = two().offers('flaps').play('flaps 599').says('Grent sends Flaps to 599').turnOf('avida');
  game.hero('grent', { hours: 1, space: 530 });
  expect(game.state.flaps).toBe(599);
  game.play('flaps').offers('flaps 501', 'flaps 547', 'flaps 530', 'back');
});

it('[FLAP-1] whoever thinks better of it has spent nothing', () => {
  two().play('flaps', 'back').turnOf('grent').hero('grent', { hours: 0 }).offers('walk 526', 'flaps');
});

it('[FLAP-1] in legends that have the figure', () => {
  const without = river([at('grent', 530), at('avida', 501)], { flaps: undefined }).offersNot('flaps');
  without.refused('flaps', 'FLAP-1', /Flaps is not in this game/).refused('flaps 511', 'FLAP-1');
  without.refused('spy fog', 'FLAP-1');
});

it('[FLAP-1] the hour may be overtime, and without an hour it is refused', () => {
  const game = two({ hours: 7, wp: 3 }).play('flaps 511').hero('grent', { hours: 8, wp: 1 }).turnOf('avida');
  expect(game.state.flaps).toBe(511);
  two({ hours: 7, wp: 2 }).offersNot('flaps').refused('flaps', 'DAY-3').refused('flaps 511', 'DAY-3');
});

it('[FLAP-1] in place of walking, fighting or passing', () => {
  const game = two().play('walk 526').offersNot('flaps').refused('flaps 511', 'DAY-4');
  game.refused('avida: flaps 511', 'DAY-8');
});

it('[FLAP-2] it can reveal the token on its space, without carrying it out', () => {
  const game = two({}, { tokens: [fog] })
    .play('flaps 511')
    .asks('grent')
    .offersOnly('spy fog', 'enough');
  game.play('spy fog').says('Flaps turns over what lies on 511', 'gold 1').hero('grent', { gold: 0 }).turnOf('avida');
  expect(game.state.tokens).toEqual([{ ...fog, open: true }]);
});

it('[FLAP-2] not spores, rocks or Azturia', () => {
  const hidden = ['rock', 'azturia'].map((mark) => ({ kind: 'marker', mark, space: 511, open: false }));
  const tokens = [{ kind: 'spore', space: 511, holds: 'gold' }, ...hidden];
  const game = two({}, { tokens }).play('flaps 511').turnOf('avida').offersNot('spy rock', 'spy azturia', 'spy spore');
  game.refused('spy rock', 'FLAP-2', /Nothing that Flaps could turn over lies face down on 511/);
});

it('[FLAP-2] hope stones and what a card lays face down', () => {
  const tower = { kind: 'marker', mark: 'tower-card', tag: '3', space: 511, open: false };
  const stone = { kind: 'item', item: 'hope-stone', holds: 'ward', space: 511 };
  const game = two({}, { tokens: [tower, stone] }).play('flaps 511');
  game.offersOnly('spy tower-card', 'spy hope-stone', 'enough').play('spy tower-card').says('a tower card');
  game.asks('grent').play('spy hope-stone').says('a hope stone against an event card').turnOf('avida');
  expect(game.state.tokens).toMatchObject([{ open: true }, { open: true }]);
});

it('[FLAP-2] a revealed mushroom of -3 leaves the game', () => {
  const tokens = [{ kind: 'mushroom', holds: -3, space: 511 }];
  const game = two({}, { tokens }).play('flaps 511', 'spy mushroom').says('a mushroom, minus 3, and it is gone');
  expect(game.state.tokens).toEqual([]);
  game.hero('grent', { wp: 7 });
});

it('[FLAP-2] a thing that is seen cannot be unseen', () => {
  const game = two({}, { tokens: [fog] }).play('flaps 511', 'spy fog');
  game.refused('undo', null).offersNot('spy fog');
});

const gor = (kind: 'gor' | 'troll' | 'swamp-troll' = 'gor') => ({ creatures: [{ kind, space: 530 }], flaps: 530 });

it('[FLAP-3] with a hero on an enemy space Flaps takes one die from it in the first round', () => {
  const game = two({ sp: 4 }, { ...gor(), dice: [4, 3, 4, 3, 3] }).play('fight gor', 'alone', 'roll');
  game.says('Flaps snatches a die from the Gor', 'The Gor rolls 3. With strength 2 that makes 5');
  game.play('roll').says('The Gor rolls 3 and 3: 6 counts').saysNot('snatches');
});

it('[FLAP-3] not from another space, and not for a fighter who shoots from next door alone', () => {
  two({ sp: 4 }, { ...gor(), flaps: 526, dice: [1, 3, 3] })
    .play('fight gor', 'alone', 'roll')
    .saysNot('snatches');
  const bow = river([at('grent', 526, { items: ['bow'] }), at('avida', 530)], { ...gor(), dice: [1, 3, 3] });
  bow.play('fight gor 530', 'alone', 'roll').saysNot('snatches');
  const both = river([at('grent', 526, { items: ['bow'] }), at('avida', 530)], { ...gor(), dice: [1, 1, 1, 3] });
  both.play('fight gor 530', 'with avida', 'roll', 'roll', 'gift avida 1').says('snatches', 'The Gor rolls 3. With');
});

it('[FLAP-3] never its last die', () => {
  const game = two({ sp: 4 }, { ...gor('swamp-troll'), dice: [1, 6] }).play('fight swamp-troll', 'alone', 'roll');
  game.says('The Swamp Troll rolls 6').saysNot('snatches');
  const spore = two({ sp: 9 }, { flaps: 530, tokens: [{ kind: 'spore', space: 530, holds: 'gold' }], dice: [1, 6] });
  spore.play('fight spore', 'alone', 'roll').says('The spore rolls 6').saysNot('snatches');
});

it('[FLAP-4] the others stay face up on the space', () => {
  const tokens = [fog, { kind: 'mushroom', holds: 4, space: 511 }];
  const game = two({}, { tokens }).play('flaps 511', 'spy fog', 'spy mushroom').says('a mushroom, plus 4');
  expect(game.state.tokens).toMatchObject([
    { kind: 'fog', open: true },
    { kind: 'mushroom', open: true },
  ]);
});

it('[FLAP-4] an open mushroom may still be taken, and gives its willpower when its bearer uses it', () => {
  const tokens = [{ kind: 'mushroom', holds: 4, space: 530 }];
  const game = two({}, { tokens }).play('flaps 530', 'spy mushroom').turnOf('avida').play('take mushroom');
  game
    .hero('avida', { wp: 7, mushrooms: [{ holds: 4, open: true }] })
    .play('reveal mushroom')
    .hero('avida', { wp: 11 });
});

it('[DEC-22] a Troll rolls 2 of its 3 dice, an enemy with one die loses none', () => {
  const troll = two({ sp: 14 }, { ...gor('troll'), dice: [6, 3, 3] }).play('fight troll', 'alone', 'roll');
  troll.says('The Troll rolls 3 and 3: 6 counts');
});

it('[DEC-22] Flaps helps if it shares the space with the enemy and one of the fighters at the first round', () => {
  const later = two({ sp: 4, wp: 20 }, { ...gor(), dice: [4, 3, 4, 1, 3, 3] }).play(
    'fight gor',
    'alone',
    'roll',
    'roll',
  );
  later.says('The Gor rolls 1 and 3: 3 counts');
});

it('[DEC-22] a token is revealed when Flaps lands, or later as a free action of an awake hero', () => {
  const game = two({}, { tokens: [fog] })
    .play('flaps 511', 'enough')
    .turnOf('avida')
    .offers('spy fog');
  expect(game.state.tokens).toMatchObject([{ open: false }]);
  game.play('walk 526').offers('spy fog').play('spy fog').hero('avida', { hours: 1, gold: 0 }).offers('walk 525');
  expect(game.state.tokens).toMatchObject([{ open: true }]);
  game.refused('spy fog', 'FLAP-2');
  const asleep = two({}, { tokens: [fog], flaps: 511 })
    .play('end')
    .refused('grent: spy fog', 'FREE-2');
  asleep.offers('spy fog');
});
