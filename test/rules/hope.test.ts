import { beforeEach, expect, it, vi } from 'vitest';
import type { Hope } from '../../src/games/far-land/types.ts';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const stone = (holds: Hope) => ({ item: 'hope-stone', holds });
const set = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ board: 'river', turn: heroes[0].hero as 'grent', heroes, ...rest });
const holder = (holds: Hope, values: Partial<SceneHero> = {}, rest: Partial<SceneWords> = {}): Scene =>
  set([at('grent', 530, { items: [stone(holds)], ...values }), at('avida', 501)], rest);
const on530 = (kind: 'gor' | 'gorlot' | 'skral' | 'chalk-skral' | 'troll' | 'swamp-troll', dice: number[] = []) => ({
  creatures: [{ kind, space: 530 }],
  dice,
});

it('[HOPE-1] one stone gives 1 strength, once, and leaves the game', () => {
  const game = holder('strength').offers('use hope-stone strength').play('use hope-stone strength');
  game.hero('grent', { sp: 2, items: [], hours: 0 }).turnOf('grent').says('Grent uses a hope stone');
  game.refused('use hope-stone', 'SET-14');
  expect(game.state.tokens).toEqual([]);
});

it('[HOPE-1, DEC-5] not for a hero who can hold no more', () => {
  holder('strength', { sp: 14 }).offersNot('use hope-stone strength').refused('use hope-stone strength', 'DEC-5', /14/);
});

it.each([
  { kind: 'gorlot' as const, sp: 2, wp: 5, reward: 2 },
  { kind: 'skral' as const, sp: 4, wp: 6, reward: 3 },
  { kind: 'chalk-skral' as const, sp: 6, wp: 7, reward: 4 },
  { kind: 'troll' as const, sp: 8, wp: 12, reward: 4 },
])('[HOPE-2] the strength marker of a $kind goes one space left, to $sp, and the reward follows', (foe) => {
  const game = holder('marker', { sp: 14 }, on530(foe.kind, [6, 1, 1, 1])).play(`fight ${foe.kind}`);
  game.play('use hope-stone marker').says(`the enemy has strength ${foe.sp}, and its reward is ${foe.reward}`);
  expect(game.state.stack.at(-1)).toMatchObject({ kind: 'fight', sp: foe.sp, wp: foe.wp, reward: foe.reward });
});

it('[HOPE-2] for the whole fight', () => {
  const game = holder('marker', { sp: 4 }, on530('gorlot', [4, 1, 2, 6, 3, 4]));
  const values = (): number[] => game.events('foe-rolled').map((e) => e.value);
  game.play('fight gorlot', 'use hope-stone marker', 'roll');
  expect(values()).toEqual([2 + 2]);
  game.play('roll');
  expect(values()).toEqual([4 + 2]);
  game.play('reward grent gold 2').turnOf('avida').hero('grent', { gold: 2 });
});

it('[HOPE-2] a Gor stays, and no other enemy is normal', () => {
  const refused = /in a fight against a normal Gorlot, Skral, Chalk Skral or Troll/;
  holder('marker', {}, on530('gor'))
    .play('fight gor')
    .offersNot('use hope-stone marker')
    .refused('use hope-stone', 'HOPE-2', refused);
  holder('marker', {}, on530('swamp-troll')).play('fight swamp-troll').offersNot('use hope-stone marker');
  const spore = { tokens: [{ kind: 'spore', space: 530, holds: 'gold' }] };
  holder('marker', {}, spore).play('fight spore').refused('use hope-stone', 'HOPE-2');
});

it.each([3, -1])('[HOPE-2] nor is a creature with a strength of its own, %i from the usual one', (shift) => {
  const chief = { creatures: [{ kind: 'skral' as const, space: 530, tag: 'chief', shift }] };
  const game = holder('marker', {}, chief).play('fight skral').offersNot('use hope-stone marker');
  game.refused('use hope-stone marker', 'HOPE-2');
  const named = { creatures: [{ kind: 'skral' as const, space: 530, tag: 'chief' }] };
  holder('marker', {}, named).play('fight skral').offers('use hope-stone marker');
});

it('[HOPE-2] by a fighter, in a fight only', () => {
  holder('marker', {}, on530('gorlot')).offersNot('use hope-stone marker').refused('use hope-stone marker', 'HOPE-2');
  const heroes = [at('avida', 530), at('grent', 530, { items: [stone('marker')] })];
  const other = set(heroes, on530('gorlot')).play('fight gorlot').offersNot('grent: use hope-stone marker');
  other.refused('grent: use hope-stone marker', 'HOPE-2').play('with grent').offers('grent: use hope-stone marker');
});

it('[HOPE-2, DEC-2] before the first round, after "alone" too, and between two rounds', () => {
  const heroes = [at('grent', 530, { sp: 4, items: [stone('marker')] }), at('avida', 530)];
  const alone = set(heroes, on530('gorlot')).play('fight gorlot', 'alone').offers('use hope-stone marker');
  alone.play('use hope-stone marker').says('the enemy has strength 2, and its reward is 2');
  const later = set(heroes, on530('gorlot', [1, 1, 2, 4, 1, 2])).play('fight gorlot', 'alone', 'roll', 'enough');
  later.asks('grent').offers('roll').play('use hope-stone marker', 'roll').says('Heroes 8, the Gorlot 4');
});

it('[HOPE-2, DEC-2] within a round until the difference is taken, and it is asked for there', () => {
  const start = (dice: number[]) =>
    holder('marker', { sp: 4, wp: 7 }, on530('gorlot', dice)).play('fight gorlot', 'roll');
  const lost = start([1, 1, 4]).says('The Gorlot rolls 1 and 4').offersOnly('enough', 'use hope-stone marker');
  lost
    .play('use hope-stone marker')
    .says('the enemy has strength 2')
    .play('enough')
    .says('Heroes 6, the Gorlot 6: a tie');
  start([1, 1, 4])
    .play('enough')
    .hero('grent', { wp: 5, items: [{ id: 'hope-stone' }] });
  const won = start([4, 1, 4]).asks('grent').play('use hope-stone marker', 'enough').says('Heroes 8, the Gorlot 6');
  expect(won.state.stack.at(-1)).toMatchObject({ kind: 'fight', wp: 3 });
});

it('[HOPE-2] the stone is gone even if the fight is lost or broken off, and the creature recovers', () => {
  const left = holder('marker', {}, on530('gorlot', [1, 1, 1])).play(
    'fight gorlot',
    'use hope-stone marker',
    'roll',
    'leave',
  );
  left.hero('grent', { items: [] }).turnOf('avida').play('pass', 'fight gorlot').says('strength 4, willpower 5');
  const lost = holder('marker', { wp: 2 }, on530('gorlot', [1, 6, 6])).play(
    'fight gorlot',
    'use hope-stone marker',
    'roll',
  );
  lost.hero('grent', { items: [], wp: 3 }).turnOf('avida');
});

it('[HOPE-3] one stone gives 3 willpower, and 3 to each other hero on the space, sleepers too', () => {
  const heroes = [
    at('grent', 530, { items: [stone('willpower')] }),
    at('avida', 530, { asleep: true }),
    at('raash', 526),
  ];
  const game = set(heroes).play('use hope-stone willpower').hero('grent', { wp: 10, items: [] });
  game.hero('avida', { wp: 10 }).hero('raash', { wp: 7 });
});

it('[HOPE-3] it works as long as it helps one of them', () => {
  const full = at('grent', 530, { wp: 20, items: [stone('willpower')] });
  set([full, at('avida', 501)])
    .offersNot('use hope-stone willpower')
    .refused('use hope-stone willpower', 'DEC-5', /20/);
  set([full, at('avida', 530)])
    .play('use hope-stone willpower')
    .hero('avida', { wp: 10 })
    .hero('grent', { wp: 20 });
});

it('[HOPE-3] not for a hero who is laid down', () => {
  const heroes = [at('grent', 530, { items: [stone('willpower')] }), at('avida', 530, { down: 'E' }), at('raash', 526)];
  set(heroes).play('use hope-stone willpower').hero('avida', { wp: 7 });
});

it('[HOPE-3, DEC-2] in the middle of a round too, and it counts for dice not yet rolled', () => {
  const heroes = [at('grent', 530, { sp: 3 }), at('avida', 530, { wp: 3, items: [stone('willpower')] })];
  const game = set(heroes, on530('gorlot', [3, 1, 1, 1, 2])).play('fight gorlot', 'with avida', 'roll');
  game.offers('use hope-stone willpower').play('use hope-stone willpower', 'roll').hero('grent', { wp: 10 });
  game.says('Avida rolls 1; the dice show 1 and 1');
});

const FOG = { tokens: [{ kind: 'fog', holds: 'event', space: 530 }] };
const draw = (heroes: SceneHero[], events = ['fever', 'warm-rain']): Scene =>
  set(heroes, { ...FOG, events }).play('walk 530', 'stop');

it('[HOPE-4] one stone lets a bad event card just drawn be ignored; the card leaves the game', () => {
  const game = draw([at('grent', 526, { items: [stone('ward')] }), at('avida', 501)]);
  game.offersOnly('use hope-stone ward', 'enough').play('use hope-stone ward').says('The event does not happen');
  game.hero('grent', { wp: 7, items: [] }).hero('avida', { wp: 7 }).turnOf('avida');
  expect(game.state.events).toHaveLength(23);
  expect([game.state.events.includes('fever'), game.state.pile]).toEqual([false, []]);
  expect(game.state.gone).toEqual(['ward']);
});

it('[HOPE-4] it may be let happen', () => {
  const game = draw([at('grent', 526, { items: [stone('ward')] }), at('avida', 501)]).play('enough');
  game.hero('grent', { wp: 3, items: [{ id: 'hope-stone' }] });
  expect(game.state.pile).toEqual(['fever']);
});

it('[HOPE-4] not a good one, and at no other time', () => {
  const game = draw([at('grent', 526, { items: [stone('ward')] }), at('avida', 501)], ['lost-purse', 'fever']);
  game
    .hero('grent', { gold: 2 })
    .turnOf('avida')
    .refused('grent: use hope-stone', 'HOPE-4', /none is drawn now/);
  draw([at('grent', 526, { items: [stone('strength')] }), at('avida', 501)]).turnOf('avida');
});

it('[HOPE-4] by any bearer, wherever', () => {
  const game = draw([at('grent', 526), at('avida', 501, { items: [stone('ward')] })]).play(
    'avida: use hope-stone ward',
  );
  game.hero('avida', { items: [] }).hero('grent', { wp: 7 });
});

it('[HOPE-5] a hope stone is taken from its space like an item and its kind seen then', () => {
  const tokens = [{ kind: 'item', item: 'hope-stone', holds: 'ward', space: 530 }];
  const game = set([at('grent', 530), at('avida', 501)], { tokens }).offers('take hope-stone');
  game.play('take hope-stone').hero('grent', { items: [{ id: 'hope-stone', holds: 'ward' }], hours: 0 });
  game.says('Grent picks up a hope stone', 'It is a hope stone against an event card').refused('undo', null);
  const full = at('grent', 530, { items: ['wineskin', 'knife', 'telescope'] });
  set([full, at('avida', 501)], { tokens })
    .offersNot('take hope-stone')
    .refused('take hope-stone', 'SET-14');
});

it('[HOPE-5] one that a card gives is seen too, and none comes twice', () => {
  trial({
    board: 'river',
    cards: [card('B', { item: 'hope-stone', whom: 'grent' }, { item: 'hope-stone', whom: 'grent' })],
  });
  const lying = ['strength', 'marker', 'willpower'].map((holds) => ({ kind: 'hope-stone', space: 566, holds }));
  const game = set([at('grent', 530), at('avida', 501)], { legend: 'trial', events: ['warm-rain'], tokens: lying });
  game
    .play('end', 'end')
    .says('It is a hope stone', 'no hope stone')
    .hero('grent', { items: [{ holds: 'ward' }] });
});

it('[HOPE-5] nobody sees its kind before', () => {
  const tokens = [{ kind: 'item', item: 'hope-stone', holds: 'ward', space: 530 }];
  const game = set([at('grent', 530), at('avida', 501)], { tokens });
  const answer = game.session.submit('look 530');
  expect(JSON.stringify([answer, game.session.rules.view(game.state)])).not.toContain('ward');
});

it('[HOPE-5] using it is a free action, out of turn too, and not for a sleeper', () => {
  const game = set([at('avida', 501), at('grent', 530, { items: [stone('strength')] })]);
  game.play('walk 502', 'grent: use hope-stone strength').hero('grent', { sp: 2, hours: 0 });
  const asleep = set([at('avida', 501), at('grent', 530, { items: [stone('strength')], asleep: true })]);
  asleep.refused('grent: use hope-stone strength', 'FREE-2');
});

it('[DEC-27] warding off may be used at sunrise too, by a bearer who is asleep, not laid down', () => {
  const heroes = [at('grent', 530, { items: [stone('ward')] }), at('avida', 501)];
  const game = set(heroes, { events: ['fever', 'warm-rain'] }).play('end', 'end');
  game.offersOnly('use hope-stone ward', 'enough').play('use hope-stone ward').hero('grent', { wp: 7 }).day(2);
  const down = [at('grent', 530, { items: [stone('ward')], down: 'H' }), at('avida', 501, { wp: 9 })];
  set([down[1], down[0]], { events: ['fever', 'warm-rain'] })
    .play('end')
    .hero('avida', { wp: 5 })
    .day(2);
});

it('[DEC-27] event cards carried out go to a pile that is shuffled anew when the deck is empty', () => {
  const game = set([at('grent', 526), at('avida', 501)], { ...FOG, events: ['lost-purse', 'warm-rain'] });
  game.state.pile.push(...game.state.events.splice(2));
  game.play('walk 530', 'stop').hero('grent', { gold: 2 });
  expect([game.state.events, game.state.pile.length]).toEqual([['warm-rain'], 23]);
  game.play('end', 'end').day(2).says('Warm rain');
  expect([game.state.events.length, game.state.pile]).toEqual([23, ['warm-rain']]);
  expect(game.state.events.slice(0, 22)).not.toEqual(game.state.events.slice(0, 22).sort());
});

it('[DEC-27] Black Knights moved at the end of a river sunrise look at the new top card', () => {
  const heroes = [at('grent', 552), at('avida', 501)];
  const events = ['shared-bread', 'lost-purse'];
  const game = set(heroes, { knights: [531], events }).play('end', 'end');
  expect(game.events('knight-moves')).toMatchObject([{ sought: 'avida' }]);
});

it('[HOPE-5] of several stones the one that is named is given, laid down and sent', () => {
  const items = [stone('marker'), stone('ward'), stone('strength')];
  const game = set([at('grent', 530, { items }), at('avida', 530)]).offersNot('drop hope-stone');
  game.offers('drop hope-stone marker', 'drop hope-stone ward', 'drop hope-stone strength');
  game.play('give avida hope-stone ward').says('Grent gives Avida a hope stone against an event card');
  game.hero('avida', { items: [{ id: 'hope-stone', holds: 'ward' }] });
  game.play('drop stone strength').says('Grent lays a hope stone for strength 1 down on 530');
  game.hero('grent', { items: [{ id: 'hope-stone', holds: 'marker' }] });
  game.refused('give avida hope-stone strength', 'SET-14').offers('take hope-stone strength');
  game.play('give avida hope-stone').hero('grent', { items: [] });
});
