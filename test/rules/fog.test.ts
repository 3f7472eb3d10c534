import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const fog = (space: number, holds: string, open = false) => ({ kind: 'fog', holds, space, open });
const two = (raash: Partial<SceneHero>, rest: Partial<SceneWords> = {}) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412, ...raash },
      { hero: 'avida', space: 451 },
    ],
    ...rest,
  });
/** Raash walks onto fog of this kind at 413 and stops there. */
const meet = (holds: string, raash: Partial<SceneHero> = {}, rest: Partial<SceneWords> = {}): Scene =>
  two(raash, { tokens: [fog(413, holds)], ...rest }).play('walk 413', 'stop');

it('[WALK-3] passing a space with a fog token does nothing', () => {
  const walk = two({}, { tokens: [fog(413, 'sp')] })
    .play('walk 413', 'walk 414', 'stop')
    .turnOf('avida');
  walk.hero('raash', { sp: 1 }).saysNot('fog');
  expect(walk.state.tokens).toMatchObject([{ kind: 'fog', space: 413, open: false }]);
});

it('[WALK-3] ending the movement there reveals and carries it out at once', () => {
  const walk = meet('sp').says('The fog at 413, Ant Mound, lifts before Raash: a point of strength').turnOf('avida');
  walk.hero('raash', { sp: 2 });
  expect(walk.order('stopped', 'fog', 'sp', 'turn')).toEqual(['stopped', 'fog', 'sp', 'turn']);
});

it('[WALK-3] also by a wineskin step, and never for one who only stands there', () => {
  const sip = two({ items: ['wineskin'] }, { tokens: [fog(413, 'gold')] }).play('use wineskin', 'walk 413', 'stop');
  sip.hero('raash', { gold: 1, hours: 0 });
  const still = two({ space: 413 }, { tokens: [fog(413, 'gold')] })
    .play('pass', 'end', 'end')
    .day(2);
  still.hero('raash', { gold: 0 });
});

it('[FOG-1] strength 1, willpower 2, gold 1', () => {
  meet('sp').hero('raash', { sp: 2, wp: 7, gold: 0 });
  meet('wp').hero('raash', { sp: 1, wp: 9, gold: 0 });
  const gold = meet('gold').hero('raash', { sp: 1, wp: 7, gold: 1 });
  expect(gold.state.supply.gold).toBe(29);
});

it('[FOG-1] a wineskin and a throwing knife, from the equipment board', () => {
  const skin = meet('wineskin').hero('raash', { items: [{ id: 'wineskin', turned: false }] });
  skin.says('Raash has a wineskin now');
  expect(skin.state.equipment).toMatchObject({ wineskin: 4, knife: 2 });
  const knife = meet('knife').hero('raash', { items: [{ id: 'knife', turned: false }] });
  expect(knife.state.equipment).toMatchObject({ wineskin: 5, knife: 1 });
});

it('[FOG-1] the top event card is carried out, for the hero who met the fog', () => {
  const event = meet('event', {}, { events: ['lost-purse', 'warm-rain'] })
    .hero('raash', { gold: 2 })
    .turnOf('avida');
  expect(event.events('event-card')).toMatchObject([{ card: 'lost-purse', who: 'raash' }]);
  expect(event.state.events[0]).toBe('warm-rain');
  expect(event.state.events).not.toContain('lost-purse');
  expect(event.state.pile).toEqual(['lost-purse']);
});

it('[FOG-1] on the lake an event card with spores has its own text', () => {
  const event = meet('event', {}, { events: ['grey-sleeve', 'warm-rain'] }).hero('raash', { wp: 4 });
  expect(event.state.tokens).toEqual([]);
});

it('[FOG-2] herbs: a herb from the supply', () => {
  const herb = meet('herb').hero('raash', { herbs: 1 }).says('herb');
  expect(herb.state.supply.herb).toBe(1);
});

it('[FOG-2] a ruin spirit fills a small storage space', () => {
  const spirit = meet('ruin-spirit')
    .hero('raash', { items: [{ id: 'ruin-spirit', turned: false }] })
    .turnOf('avida');
  expect(spirit.state.supply['ruin-spirit']).toBe(1);
});

it('[FOG-2] a spore comes from the supply onto the space', () => {
  const spore = meet('spore').turnOf('avida');
  expect(spore.state.tokens).toMatchObject([{ kind: 'spore', space: 413 }]);
  expect(spore.state.supply.spore).toBe(8);
});

it.each(['sp', 'wp', 'gold', 'herb', 'wineskin', 'knife', 'event'])(
  '[FOG-4] a token of %s leaves the game when it is carried out',
  (holds) => {
    const game = meet(holds, {}, { events: ['lost-purse', 'warm-rain'] });
    expect(game.state.tokens).toEqual([]);
    game.play('walk 443', 'stop', 'walk 412', 'walk 413', 'stop').saysNot('fog');
  },
);

it('[FOG-5, SET-8] an item whose supply is empty is not lost silently: the player is told', () => {
  const five = (n: number): SceneHero[] => [
    { hero: 'raash', space: 412 },
    { hero: 'avida', space: 451, items: ['wineskin', 'wineskin', 'wineskin'] },
    { hero: 'grent', space: 451, items: ['wineskin', 'wineskin', 'knife'].slice(0, n) },
    { hero: 'tenaya', space: 451, items: ['knife'] },
  ];
  const words = (holds: string, n: number): SceneWords => ({
    turn: 'raash',
    heroes: five(n),
    tokens: [fog(413, holds)],
  });
  const skin = scene(words('wineskin', 2)).play('walk 413', 'stop').says('There is no wineskin left to find');
  skin.hero('raash', { items: [] });
  scene(words('wineskin', 1))
    .play('walk 413', 'stop')
    .hero('raash', { items: [{ id: 'wineskin' }] });
  const knife = scene(words('knife', 3)).play('walk 413', 'stop').says('There is no throwing knife left to find');
  expect(knife.state.tokens).toEqual([]);
  expect(knife.state.equipment.knife).toBe(0);
});

it('[FOG-5] nor are herbs, gold or a ruin spirit of which none is left', () => {
  meet('herb', {}, { supply: { herb: 0 } })
    .says('There is no herb left to find')
    .hero('raash', { herbs: 0 });
  meet('gold', {}, { supply: { gold: 0 } })
    .says('There is no gold left to find')
    .hero('raash', { gold: 0 });
  const spirit = meet('ruin-spirit', {}, { supply: { 'ruin-spirit': 0 } }).says('There is no ruin spirit left to find');
  spirit.hero('raash', { items: [] });
  expect(spirit.state.supply['ruin-spirit']).toBe(0);
});

const FULL = ['telescope', 'half-wineskin', 'crown'];

it('[FOG-5] without a free storage space the hero may swap', () => {
  const game = meet('knife', { items: FULL }).asks('raash');
  game.offersOnly('drop telescope', 'drop half-wineskin', 'drop crown', 'leave').play('drop telescope').turnOf('avida');
  game.says('Raash lays a telescope down on 413', 'Raash has a throwing knife now');
  expect(game.heroOf('raash').items.map((item) => item.id)).toEqual(['wineskin', 'crown', 'knife']);
  expect(game.state.tokens).toMatchObject([{ kind: 'item', space: 413, item: { id: 'telescope' } }]);
});

it('[FOG-5] or leave it on the space, where it may be taken later', () => {
  const game = meet('wineskin', { items: FULL }).play('leave').says('The wineskin stays at 413').turnOf('avida');
  expect(game.state.tokens).toMatchObject([{ kind: 'item', space: 413, item: { id: 'wineskin', turned: false } }]);
  expect(game.state.equipment.wineskin).toBe(3);
  game.refused('raash: take wineskin', 'SET-14').play('raash: drop crown').offers('raash: take wineskin');
});

it('[FOG-5] the same for an item from a card: told if there is none, and laid beside a hero without room', () => {
  trial({ cards: [card('B', { item: 'blade', whom: 'raash' })] });
  const none = two({ items: ['bow'] }, { legend: 'trial', tokens: [{ kind: 'blade', space: 451 }] }).play('end', 'end');
  none.says('There is no shadow blade left to find').hero('raash', { items: [{ id: 'bow' }] });
  const full = two({ items: ['bow'] }, { legend: 'trial' })
    .play('end', 'end')
    .says('The shadow blade stays at 412');
  full
    .hero('raash', { items: [{ id: 'bow' }] })
    .offersNot('take blade')
    .play('drop bow')
    .offers('take blade');
  const free = two({}, { legend: 'trial' })
    .play('end', 'end')
    .hero('raash', { items: [{ id: 'blade' }] });
  expect(free.state.equipment.blade).toBe(0);
});

it('[FOG-5] a large item makes no room for a small one, and a free space asks nothing', () => {
  meet('knife', { items: ['bow', ...FULL] })
    .offersNot('drop bow')
    .offers('drop crown', 'leave');
  meet('knife', { items: ['bow', 'telescope', 'crown'] }).turnOf('avida');
});

it('[FOG-6] a revealed token is carried out only when a hero ends a move there', () => {
  const heroes: SceneHero[] = [
    { hero: 'raash', space: 412, items: ['telescope'] },
    { hero: 'avida', space: 414 },
  ];
  const game = scene({ turn: 'raash', heroes, tokens: [fog(413, 'wp')] }).play('use telescope 413');
  game.hero('raash', { wp: 7 }).play('walk 413', 'walk 405', 'stop').hero('raash', { wp: 7 });
  expect(game.state.tokens).toMatchObject([{ kind: 'fog', space: 413, open: true }]);
  game.play('walk 413', 'stop').hero('avida', { wp: 9 }).says('lifts before Avida');
});

it('[FOG-6] and once', () => {
  const game = two({}, { tokens: [fog(413, 'wp', true)] })
    .play('walk 413', 'stop')
    .hero('raash', { wp: 9 });
  expect(game.state.tokens).toEqual([]);
  game.play('pass', 'walk 412', 'walk 413', 'stop').hero('raash', { wp: 9 });
});

it('[WALK-3] of several tokens where the movement ends each is carried out', () => {
  const tokens = [fog(413, 'gold'), fog(413, 'event'), fog(413, 'sp', true)];
  const game = two({}, { tokens, events: ['lost-purse', 'warm-rain'] })
    .play('walk 413', 'stop')
    .turnOf('avida');
  game.hero('raash', { gold: 3, sp: 2 });
  expect(game.state.tokens).toEqual([]);
});

it('[WALK-3, DEC-20] and the heroes agree anew for each', () => {
  const heroes: SceneHero[] = [
    { hero: 'raash', space: 412 },
    { hero: 'avida', space: 412 },
  ];
  const tokens = [fog(413, 'gold'), fog(413, 'wp')];
  const game = scene({ turn: 'raash', heroes, tokens }).play('carry avida', 'walk 413', 'stop');
  game.play('who avida').offersOnly('who raash', 'who avida').play('who raash').turnOf('avida');
  game.hero('avida', { gold: 1, wp: 7 }).hero('raash', { gold: 0, wp: 9 });
});

it('[FOG-4] what a token held has been seen: no undo goes back past it, save where it lay open before', () => {
  const game = two({}, { tokens: [fog(413, 'gold')] }).play('walk 413', 'stop');
  const answer = game.session.submit('undo');
  expect(answer.kind).not.toBe('undone');
  game.hero('raash', { gold: 1 });
  const open = two({}, { tokens: [fog(413, 'gold', true)] }).play('walk 413', 'stop', 'undo');
  open.hero('raash', { gold: 0 }).asks('raash');
});
