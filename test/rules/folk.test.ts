import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const hero = (id: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({
  hero: id,
  space,
  ...values,
});
const set = (heroes: SceneHero[], rest: Partial<SceneWords> = {}) =>
  scene({ turn: heroes[0].hero as 'raash', heroes, ...rest });
const people = (space: number, leader?: 'raash' | 'avida' | 'grent'): Partial<SceneWords> => ({
  'steppe-people': leader ? { space, leader } : space,
});
const at = (game: Scene) => game.state.people;
const sleep = (game: Scene): Scene => game.play(...game.state.heroes.filter((h) => !h.asleep).map(() => 'end'));

it('[FOLK-1] a hero takes the steppe people along from where both stand, a space for each step', () => {
  const walk = set([hero('avida', 427), hero('grent', 451)], people(427))
    .offers('lead')
    .play('lead')
    .turnOf('avida');
  walk.says('follow Avida').play('walk 428').says('The steppe people come along').hero('avida', { hours: 1 });
  expect(at(walk)).toMatchObject({ space: 428, leader: 'avida' });
  walk.play('walk 420', 'stop').hero('avida', { hours: 2 });
  expect(at(walk)).toMatchObject({ space: 420, leader: 'avida' });
});

it('[FOLK-1] not from another space, and unled they stay', () => {
  const far = set([hero('avida', 428), hero('grent', 451)], people(427)).offersNot('lead');
  far
    .refused('lead', 'FOLK-1', /stand on 427, Tent Circle; Avida cannot/)
    .play('walk 427')
    .offers('lead');
  const walk = set([hero('avida', 427), hero('grent', 451)], people(427)).play('walk 428');
  expect(at(walk)?.space).toBe(427);
  const none = set([hero('avida', 427), hero('grent', 451)]).offersNot('lead');
  none.refused('lead', 'FOLK-1', /are not here/);
});

it('[FOLK-1] a card may keep them where they are', () => {
  trial({ cards: [card('B', { lead: false })] });
  const game = set([hero('avida', 427), hero('grent', 427)], { legend: 'trial', ...people(427, 'avida') }).play('end');
  game
    .play('end')
    .turnOf('avida')
    .offersNot('lead', 'unlead')
    .refused('lead', 'FOLK-1', /stay where they are/);
});

it('[FOLK-1] a sleeper does not take them up', () => {
  const game = set([hero('avida', 427), hero('grent', 427, { asleep: true })], people(427)).offersNot('grent: lead');
  game.refused('grent: lead', 'FREE-2').offers('lead');
});

it('[FOLK-2] in the caves, a creature that moves onto their space goes on a shield of the caves', () => {
  const gor: SceneWords['creatures'] = [{ kind: 'gor', space: 424 }];
  const two = [hero('avida', 425), hero('grent', 451)];
  const game = sleep(set(two, { creatures: gor, ...people(425) }))
    .shieldsTaken(1)
    .standing('gor')
    .goesOn();
  game.says(/The Gor enters the caves from \d+ and takes a shield\. Shields free: 2/);
  const last = sleep(set(two, { creatures: gor, shields: { taken: 3 }, ...people(425) })).over('lost', 'shields');
  last.says('no shield is free');
  sleep(set(two, { creatures: gor }))
    .standing('gor', 425)
    .shieldsTaken(0);
});

it('[FOLK-2] on the open way there are no shields: the legend is lost', () => {
  const two = [hero('avida', 421), hero('grent', 451)];
  const gor: SceneWords['creatures'] = [{ kind: 'gor', space: 412 }];
  sleep(set(two, { creatures: gor, ...people(421) })).over('lost', 'people');
  sleep(set(two, { creatures: gor, ...people(422) }))
    .goesOn()
    .standing('gor', 421);
});

it('[FOLK-2] at the end of the Path there are shields beside them, as many as in the caves', () => {
  const two = [hero('avida', 558), hero('grent', 501)];
  const river = (taken: number): SceneWords => ({
    board: 'river',
    turn: 'avida',
    heroes: two,
    creatures: [{ kind: 'gor', space: 553 }],
    events: ['dry-wind'],
    shields: { taken },
    'steppe-people': 552,
  });
  sleep(scene(river(0)))
    .shieldsTaken(1)
    .goesOn()
    .says('The Gor moves from 553 to 552', 'The Gor reaches the steppe people and takes a shield.');
  sleep(scene(river(2)))
    .shieldsTaken(3)
    .goesOn();
  sleep(scene(river(3))).over('lost', 'shields');
});

it('[FOLK-2] the Mother Spore reaching them loses the legend, and no shield takes her', () => {
  const river = (mother: number): SceneWords => ({
    board: 'river',
    turn: 'avida',
    heroes: [hero('avida', 513), hero('grent', 501)],
    events: ['warm-rain'],
    mother,
    'steppe-people': 552,
  });
  sleep(scene(river(554)))
    .over('lost', 'mother')
    .shieldsTaken(0);
  sleep(scene(river(523))).goesOn();
});

it('[DEC-29] one hero at a time leads them; a second one takes over', () => {
  const game = set([hero('avida', 427), hero('grent', 427)], people(427))
    .offers('lead', 'grent: lead')
    .play('lead');
  game.offers('unlead', 'grent: lead').offersNot('lead').refused('lead', 'FOLK-1').play('grent: lead');
  expect(at(game)).toMatchObject({ space: 427, leader: 'grent' });
  game
    .offers('grent: unlead', 'lead')
    .offersNot('unlead')
    .refused('unlead', 'DEC-29', /Avida does not lead/);
  game.play('walk 428', 'stop');
  expect(at(game)).toMatchObject({ space: 427, leader: 'grent' });
});

it('[DEC-29] they are taken up and set down between steps for nothing', () => {
  const walk = set([hero('avida', 426), hero('grent', 451)], people(427)).play(
    'walk 427',
    'lead',
    'walk 428',
    'unlead',
  );
  walk.says('lets the steppe people rest at 428').play('walk 420', 'stop').hero('avida', { hours: 3, space: 420 });
  expect(at(walk)).toMatchObject({ space: 428, leader: null });
});

it('[DEC-29] also with a wineskin', () => {
  const heroes = [hero('avida', 427, { items: ['wineskin'] }), hero('grent', 451)];
  const walk = set(heroes, people(427, 'avida')).play('use wineskin', 'walk 428').hero('avida', { hours: 0 });
  expect(at(walk)?.space).toBe(428);
});

it('[DEC-29] not over 547 or the lake', () => {
  const shore = hero('avida', 428, { wp: 12, hours: 4 }); // no time is left for the way around
  const lake = set([shore, hero('grent', 451)], people(428, 'avida')).offersNot('walk 429');
  lake
    .refused('walk 429', 'DEC-29', /do not come over rocks or lake to 429/)
    .play('unlead')
    .offers('walk 429');
  lake.play('walk 429');
  expect(at(lake)?.space).toBe(428);
  const rocks = set([hero('avida', 513, { wp: 12 }), hero('grent', 501)], { board: 'river', ...people(513, 'avida') });
  rocks.offersNot('walk 547').refused('walk 547', 'DEC-29').play('unlead').offers('walk 547');
  const rider = hero('raash', 428, { wp: 12, hours: 4 });
  const ride = set([rider, hero('avida', 428)], people(428, 'avida')).offers('walk 429');
  ride.play('carry avida').offersNot('walk 429').refused('walk 429', 'DEC-29');
});

it("[DEC-29] being led onto a creature's space does nothing", () => {
  const gor: SceneWords['creatures'] = [{ kind: 'gor', space: 428 }];
  const game = set([hero('avida', 427), hero('grent', 451)], { creatures: gor, ...people(427, 'avida') });
  game.play('walk 428', 'stop').goesOn().standing('gor', 428);
  expect(at(game)?.space).toBe(428);
  sleep(game).standing('gor', 420).goesOn();
});

it('[DEC-29] they meet a creature only when it ends its own move on their space', () => {
  const row: SceneWords['creatures'] = [
    { kind: 'gor', space: 412 },
    { kind: 'troll', space: 421 },
  ];
  sleep(set([hero('avida', 422), hero('grent', 451)], { creatures: row, ...people(421) })).over('lost', 'people');
  trial({ cards: [card('B', { place: 'gor', at: [421] })] });
  const placed = set([hero('avida', 422), hero('grent', 451)], { legend: 'trial', ...people(421) });
  sleep(placed).goesOn().standing('gor', 421);
});

it('[CRE-11] figures that are no creatures neither block nor push one', () => {
  const game = set([hero('avida', 421), hero('grent', 421), hero('raash', 421), hero('tenaya', 421)], {
    creatures: [{ kind: 'gor', space: 412 }],
    tokens: [{ kind: 'spore', space: 421, holds: 'gold' }],
    knights: [421],
    ghosts: [421],
    flaps: 421,
    mother: 421,
    merchant: 421,
  });
  sleep(game).standing('gor', 421).says('The Gor moves from 412 to 421');
  expect(game.events('moved')).toMatchObject([{ to: 421, over: [] }]);
});

/** A legend whose steppe people go three spaces a day. */
const slow = (leader: 'raash' | 'grent', gone = 0): Scene => {
  trial({ pace: 3, goals: [{ id: 'far', when: { peopleAt: 402 } }] });
  const folk = { space: 427, leader, gone };
  return set([hero(leader, 427), hero('avida', 451)], { legend: 'trial', goal: 'far', 'steppe-people': folk });
};

it('[FOLK-3] when they have gone as far as they go in a day they rest, and the walk ends there', () => {
  const game = slow('grent').play('walk 428', 'walk 420').says('The steppe people come along');
  game.saysNot('They rest').play('walk 421');
  game.says('The steppe people have gone 3 spaces since sunrise. They rest at 421').offersNot('stop', 'walk 422');
  expect(at(game)).toEqual({ space: 421, leader: null, gone: 3 });
  game.turnOf('avida').hero('grent', { hours: 3, space: 421 });
});

it('[FOLK-3] nobody leads them on before the next sunrise', () => {
  const game = slow('grent', 2).play('walk 428').turnOf('avida').play('pass').turnOf('grent');
  game.offersNot('lead').refused('lead', 'FOLK-3', /have gone 3 spaces since sunrise. They rest until the next one/);
  sleep(game).day(2).turnOf('grent').offers('lead').play('lead', 'walk 427');
  expect(at(game)).toEqual({ space: 427, leader: 'grent', gone: 1 });
});

it('[FOLK-3] a ride of the Steppe Rider ends with them, whoever of those on the horse leads', () => {
  trial({ pace: 3 });
  const folk = { space: 427, leader: 'avida' as const, gone: 2 };
  const game = set([hero('raash', 427), hero('avida', 427)], { legend: 'trial', 'steppe-people': folk });
  game.play('carry avida', 'walk 428').says('They rest at 428').turnOf('avida').hero('avida', { space: 428 });
});

it('[FOLK-3] a leader is offered no walk in one go that they would not go along with', () => {
  const game = slow('grent', 1);
  game.refused('walk 421', 'FOLK-3', /The way to 421, North Landing, has 3 spaces. The steppe people go 2 more/);
  game.play('walk 420').says('They rest at 420').saysNot('Left out').hero('grent', { hours: 2 });
});

it('[FOLK-3] where the legend names no such number they go as many spaces as they are led', () => {
  const game = set([hero('grent', 427), hero('avida', 451)], people(427, 'grent'));
  game.play('walk 428', 'walk 420', 'walk 421', 'walk 422').saysNot('They rest').offers('walk 423');
  expect(at(game)).toMatchObject({ space: 422, leader: 'grent' });
});
