import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });

/** Avida beats a Gor on 501, which moves the narrator 1; the top card seeks Raash, then Avida, Grent, Tenaya. */
const seeking = (sought: SceneHero, knights: number[], rest: Partial<SceneWords> = {}): Scene =>
  scene({
    board: 'river',
    turn: 'avida',
    heroes: [at('avida', 501, { sp: 14, wp: 4 }), sought],
    creatures: [{ kind: 'gor', space: 501 }],
    knights,
    events: ['warm-rain', 'lost-purse'],
    dice: [6, 1, 2],
    ...rest,
  });
const kill = (game: Scene): Scene => game.play('fight gor', 'roll', 'reward avida gold 2');
const knights = (game: Scene): number[] => game.state.knights.map((knight) => knight.space);
const sunrise = (game: Scene): Scene =>
  game.play(...game.state.heroes.filter((hero) => !hero.asleep && hero.down === null).map(() => 'end'));

it('[KNIGHT-1] with the ring on the narrator a Black Knight moves up to 3 spaces each time the narrator moves', () => {
  const game = kill(seeking(at('raash', 552), [531])).narrator('B');
  expect(knights(game)).toEqual([545]);
  game.says('A Black Knight rides from 531 to 545, East Ramp, after Raash');
  sunrise(game.play('end')).narrator('C');
  expect(game.events('knight-moves')).toHaveLength(1);
});

it('[KNIGHT-1] without the ring it stands still', () => {
  const game = kill(seeking(at('raash', 552), [531], { ring: false })).narrator('B');
  expect(knights(game)).toEqual([531]);
});

it('[KNIGHT-1] it stops where the sought hero is', () => {
  const game = kill(seeking(at('raash', 541, { sp: 3 }), [531]));
  expect(knights(game)).toEqual([541]);
});

it('[KNIGHT-2] it seeks the colour furthest up on the back of the top event card', () => {
  const game = kill(seeking(at('raash', 552), [531], { events: ['lost-purse'] }));
  expect(game.events('knight-moves')).toMatchObject([{ sought: 'avida', to: 520 }]);
});

it('[KNIGHT-2] a colour that is not in play passes to the next below', () => {
  const game = kill(seeking(at('tenaya', 552), [531], { events: ['warm-rain'] }));
  expect(game.events('knight-moves')).toMatchObject([{ sought: 'avida' }]);
  const purse = kill(seeking(at('grent', 552), [531], { events: ['shared-bread'] }));
  expect(purse.events('knight-moves')).toMatchObject([{ sought: 'grent' }]);
});

it('[KNIGHT-3] other heroes are ignored', () => {
  const heroes = [at('avida', 501, { sp: 14, wp: 4 }), at('raash', 552), at('grent', 541, { sp: 3 })];
  const game = kill(seeking(heroes[1], [531], { heroes })).hero('grent', { sp: 3, down: null });
  expect(knights(game)).toEqual([545]);
});

it('[KNIGHT-3] the shortest way, of equal ways at each step the higher space number', () => {
  expect(knights(kill(seeking(at('raash', 531), [546])))).toEqual([541]);
  expect(knights(kill(seeking(at('raash', 533), [523])))).toEqual([534]);
});

it('[KNIGHT-3] over the steep rocks if that is shorter', () => {
  expect(knights(kill(seeking(at('raash', 552), [513])))).toEqual([554]);
  expect(knights(kill(seeking(at('raash', 545), [513])))).toEqual([545]);
});

it('[KNIGHT-3] no stop in the swamp, and the portal does nothing', () => {
  expect(knights(kill(seeking(at('raash', 551), [546])))).toEqual([551]);
  expect(knights(kill(seeking(at('raash', 556), [566])))).toEqual([556]);
  expect(knights(kill(seeking(at('raash', 559), [566])))).toEqual([559]);
});

it('[KNIGHT-3] on the lake side it does not swim', () => {
  const heroes = [at('avida', 401, { sp: 14, wp: 4 }), at('raash', 446)];
  const rest = { board: 'lake' as const, heroes, creatures: [{ kind: 'gor' as const, space: 401 }] };
  const game = kill(seeking(heroes[1], [421], rest)).hero('raash', { down: null });
  expect(game.events('knight-moves')[0].to).not.toBe(446);
});

it('[KNIGHT-4] the sought hero on whose space it now stands loses 1 strength, each time anew', () => {
  const game = kill(seeking(at('raash', 531, { sp: 4 }), [527])).says('The Black Knight strikes Raash at 531');
  game.hero('raash', { sp: 3, space: 531 }).says('strength 3, 1 less to the Black Knight');
  sunrise(game.play('end')).hero('raash', { sp: 3 });
  const stays = kill(seeking(at('raash', 531, { sp: 4 }), [531])).hero('raash', { sp: 3 });
  expect([knights(stays), stays.events('knight-moves')]).toEqual([[531], []]);
});

it('[KNIGHT-4] not one who is out of its reach', () => {
  kill(seeking(at('raash', 552, { sp: 4 }), [531]))
    .hero('raash', { sp: 4 })
    .saysNot('strikes');
});

it('[KNIGHT-4] to walk into it or past it is safe', () => {
  const heroes = [at('raash', 531, { sp: 3 }), at('avida', 501)];
  const game = seeking(heroes[0], [526], { heroes, turn: 'raash', creatures: [] });
  game.play('walk 526', 'walk 525', 'walk 526', 'stop').hero('raash', { sp: 3, space: 526, down: null });
});

it('[KNIGHT-5] a hero with strength 1 loses none and is laid down, the marker 2 letters ahead of the narrator', () => {
  const game = kill(seeking(at('raash', 541), [531]))
    .narrator('B')
    .hero('raash', { sp: 1, wp: 7, down: 3 });
  game.says('Raash is laid down until the narrator reaches D');
  const strong = kill(seeking(at('raash', 541, { sp: 2 }), [531])).hero('raash', { sp: 1, down: null });
  strong.turnOf('raash');
});

it('[KNIGHT-5] until the narrator reaches it the hero does nothing', () => {
  const game = kill(seeking(at('raash', 541, { gold: 2, herbs: 1, wp: 6 }), [531])).turnOf('avida');
  game.offersNot('raash: eat herb 1', 'raash: drop gold 2').refused('raash: eat herb', 'KNIGHT-5', /reaches D/);
  game.refused('raash: walk 542', 'KNIGHT-5').play('end').day(2).narrator('C').turnOf('avida');
  game.hero('raash', { down: 3 }).refused('raash: end', 'KNIGHT-5');
});

it('[KNIGHT-5] then the hero stands up with the marker on the rooster', () => {
  const game = kill(seeking(at('raash', 541), [531]))
    .play('end', 'end')
    .narrator('D')
    .day(3);
  game.says('Raash stands up again and takes the rooster', 'Day 3 begins. Raash is first').turnOf('raash');
  game.hero('raash', { down: null, asleep: false, hours: 0, space: 541 });
});

it('[KNIGHT-5] risen by day, the hero sleeps until the new one', () => {
  const heroes = [at('avida', 501, { sp: 14, wp: 4 }), at('raash', 552, { down: 'B', hours: 4 })];
  const game = kill(seeking(heroes[1], [], { heroes }))
    .narrator('B')
    .hero('raash', { down: null, asleep: true });
  game.turnOf('avida').refused('raash: walk 553', 'FREE-2').play('end').turnOf('raash').hero('raash', { hours: 0 });
});

it('[KNIGHT-6] logs that the loss makes too heavy are laid down on the space', () => {
  const game = kill(seeking(at('raash', 531, { sp: 3, logs: [2] }), [531]));
  game.hero('raash', { sp: 2, logs: [] }).says('Raash lays the log of 2 down at 531');
  expect(game.state.tokens).toEqual([{ kind: 'log', space: 531, value: 2 }]);
  kill(seeking(at('raash', 531, { sp: 4, logs: [2] }), [531])).hero('raash', { sp: 3, logs: [2] });
});

it('[KNIGHT-6] of several the hero chooses which, as few as will do', () => {
  const game = kill(seeking(at('raash', 531, { sp: 6, logs: [1, 1, 3] }), [531]));
  game
    .asks('raash')
    .offersOnly('drop log 1', 'drop log 3')
    .play('drop log 3')
    .hero('raash', { sp: 5, logs: [1, 1] });
  game.turnOf('raash');
});

it('[KNIGHT-6] after two blows at once what is too heavy then', () => {
  const game = kill(seeking(at('raash', 531, { sp: 6, logs: [1, 1, 3] }), [531, 527]));
  game.hero('raash', { sp: 4, logs: [1, 1] }).turnOf('raash');
  const choice = kill(seeking(at('raash', 531, { sp: 4, logs: [2, 1] }), [531, 527]));
  choice.hero('raash', { sp: 2, logs: [1] }).turnOf('raash');
});

it('[KNIGHT-7] a Black Knight does not move at sunrise with the creatures, only with the narrator', () => {
  const creatures = [{ kind: 'gor' as const, space: 511 }];
  const game = sunrise(seeking(at('raash', 552), [531], { creatures }));
  expect(game.order('moved', 'event-card', 'narrator', 'knight-moves')).toEqual([
    'moved',
    'event-card',
    'narrator',
    'knight-moves',
  ]);
  expect(game.events('knight-moves')).toMatchObject([{ from: 531, to: 520, sought: 'avida' }]);
});

const strong = (hero: string, space: number) => at(hero, space, { sp: 14, wp: 4 });

it('[DEC-23] a Black Knight is fought like a creature: 500, narrator 1, no reward', () => {
  const heroes = [strong('avida', 501), strong('grent', 501), at('raash', 552)];
  const rest = { heroes, creatures: [], dice: [6, 6, 6] };
  const game = seeking(heroes[2], [501, 541], rest)
    .offers('fight black-knight')
    .play('fight black-knight', 'with grent');
  game
    .says('strength 12, willpower 10, 1 black die')
    .play('roll', 'roll')
    .says('beaten the Black Knight')
    .narrator('B');
  game.hero('avida', { gold: 0, wp: 4 }).hero('grent', { gold: 0, wp: 4 }).turnOf('grent');
  expect(knights(game)).toEqual([555]);
});

it('[DEC-23] one that was not beaten recovers, and stays', () => {
  const game = seeking(at('raash', 552), [501], { creatures: [], dice: [6, 6] });
  game.play('fight black-knight', 'roll', 'leave').says('The Black Knight recovers').narrator('A');
  expect(knights(game)).toEqual([501]);
});

it('[DEC-23] with several in play all move, lowest space first', () => {
  const game = kill(seeking(at('raash', 552), [557, 513, 541]));
  expect(game.events('knight-moves').map((e) => [e.from, e.to])).toEqual([
    [513, 554],
    [541, 555],
    [557, 552],
  ]);
});

it('[DEC-24] first the knights, then those rise whose marker is reached, then the card is read', () => {
  trial({ board: 'river', cards: [card('B', { wp: 1, whom: 'all' })] });
  const heroes = [
    at('avida', 501, { sp: 14, wp: 4 }),
    at('raash', 552, { down: 'B', sp: 3 }),
    at('grent', 513, { sp: 3 }),
  ];
  const rest = { heroes, legend: 'trial', events: ['warm-rain'] };
  const game = seeking(heroes[1], [552], rest).play('fight gor', 'roll', 'reward avida gold 2');
  expect(game.order('narrator', 'knight-moves', 'knight-strikes', 'rises', 'card', 'turn')).toEqual([
    'narrator',
    'knight-moves',
    'rises',
    'card',
    'turn',
  ]);
  game.hero('raash', { sp: 3, down: null });
});

it('[DEC-24] none is struck in rising, only when the narrator moves again', () => {
  const heroes = [at('avida', 501, { sp: 14, wp: 4 }), at('raash', 552, { down: 'B', sp: 3 })];
  const game = kill(seeking(heroes[1], [552], { heroes, events: ['warm-rain', 'early-rider'] }));
  game.hero('raash', { sp: 3, down: null, asleep: true }).saysNot('strikes').play('end').narrator('C');
  game.says('strikes Raash').hero('raash', { sp: 2 });
});

it('[DEC-24] on N the legend ends, after its card, and the narrator never goes past N', () => {
  trial({ board: 'river', cards: [card('M', { narrator: 3 }), card('N', { sp: 2, whom: 'raash' })] });
  const game = kill(seeking(at('raash', 552), [531], { legend: 'trial', narrator: 'L' })).narrator('N');
  game.over('lost', 'narrator').hero('raash', { sp: 3 });
  expect(game.events('narrator').map((e) => e.letter)).toEqual([12, 13]);
  expect(game.events('knight-moves')).toHaveLength(2);
});

it('[DEC-24, DEC-30] a kill that brings the narrator to N counts toward the goal first', () => {
  trial({ board: 'river', goals: [{ id: 'gor', when: { slain: ['chief'] } }], cards: [card('A', { goal: 'gor' })] });
  const creatures = [{ kind: 'gor' as const, space: 501, tag: 'chief' }];
  const rest = { creatures, legend: 'trial', narrator: 'M' };
  kill(seeking(at('raash', 552), [], rest))
    .narrator('N')
    .over('won', 'gor');
  kill(seeking(at('raash', 552), [], { ...rest, creatures: [{ kind: 'gor', space: 501 }] })).over('lost', 'narrator');
});

it('[DEC-25] the reward is shared before the narrator moves; who is laid down then keeps the share', () => {
  const heroes = [strong('avida', 501), at('raash', 501, { wp: 4 }), at('grent', 552)];
  const rest = { heroes, creatures: [{ kind: 'gor' as const, space: 501 }], dice: [6, 1, 1, 1] };
  const game = seeking(heroes[1], [502], rest).play('fight gor', 'with raash', 'roll', 'roll');
  game.narrator('A').play('reward raash gold 1', 'reward raash wp 1').narrator('B');
  game.hero('raash', { gold: 1, wp: 5, down: 3 }).turnOf('grent');
});

it('[DEC-25] the turn goes to the next hero left of the inviter who can act', () => {
  const heroes = [strong('raash', 501), at('avida', 501, { sp: 3 }), at('grent', 552)];
  const rest = { heroes, turn: 'raash' as const, creatures: [{ kind: 'gor' as const, space: 501 }], dice: [6, 1, 2] };
  const game = seeking(heroes[1], [502], {
    ...rest,
    heroes: [at('raash', 501, { sp: 13, wp: 4 }), ...heroes.slice(1)],
  });
  game.play('fight gor', 'alone', 'roll', 'reward raash gold 2').hero('raash', { sp: 12 }).turnOf('avida');
  const inviter = [at('avida', 501, { wp: 11 }), at('raash', 552, { asleep: true }), at('grent', 501, { sp: 14 })];
  const fallen = { heroes: inviter, events: ['lost-purse'], dice: [6, 6, 6, 1, 1], creatures: rest.creatures };
  const next = seeking(inviter[1], [502], fallen).play('fight gor', 'with grent', 'roll', 'gift avida 6', 'roll');
  next.play('reward avida gold 2').hero('avida', { down: 3, gold: 2 }).turnOf('grent');
});

it('[DEC-25] a lone winner whom that move lays down keeps the reward, and the fight is over', () => {
  const heroes = [at('avida', 501, { wp: 4 }), at('raash', 552)];
  const dice = [6, 1, 2, 6, 1, 2];
  const game = seeking(heroes[1], [502], { heroes, events: ['lost-purse'], dice }).play('fight gor', 'roll', 'roll');
  game.play('reward avida gold 2').hero('avida', { gold: 2, down: 3, hours: 2 }).narrator('B').turnOf('raash');
  expect(game.events('beaten')).toEqual([]);
  expect(game.state.stack.map((frame) => frame.kind)).toEqual(['day', 'turn']);
});

const down = (hero: string, space: number, letter: string, values: Partial<SceneHero> = {}) =>
  at(hero, space, { ...values, down: letter });

it('[DEC-26] a hero laid down counts as having ended the day', () => {
  const heroes = [at('avida', 501), down('raash', 552, 'D'), at('grent', 501)];
  const game = seeking(heroes[1], [], { heroes }).play('pass').turnOf('grent').play('end').turnOf('avida').play('end');
  game.day(2).turnOf('grent');
});

it('[DEC-26] is not sought: the next colour is, and if there is none, knights stand still', () => {
  const fallen = kill(seeking(down('raash', 552, 'E'), [531]));
  expect(fallen.events('knight-moves')).toMatchObject([{ sought: 'avida' }]);
  const heroes = [down('avida', 501, 'E'), down('raash', 552, 'E')];
  const all = scene({ board: 'river', heroes, knights: [501, 531], events: ['warm-rain', 'lost-purse'] });
  expect(all.state.knights.map((knight) => knight.space)).toEqual([501, 531]);
});

it('[DEC-26] is not struck again', () => {
  const game = kill(seeking(down('raash', 531, 'E', { sp: 3 }), [531, 527]));
  game.hero('raash', { sp: 3, down: 4 }).saysNot('strikes');
  const both = kill(seeking(at('raash', 531), [531, 527])).hero('raash', { sp: 1, down: 3 });
  expect(both.events('knight-strikes')).toHaveLength(1);
});

it('[DEC-26] is not moved by beacon, card or Raash', () => {
  const heroes = [at('tenaya', 501), down('grent', 502, 'E'), at('avida', 503)];
  scene({ board: 'river', turn: 'tenaya', heroes })
    .offers('beacon avida')
    .offersNot('beacon grent')
    .refused('beacon grent', 'DEC-18', /for a fellow who is awake/);
  const rider = [at('raash', 501), down('grent', 501, 'E'), at('avida', 501)];
  const ride = scene({ board: 'river', turn: 'raash', heroes: rider });
  ride
    .offers('carry avida')
    .offersNot('carry grent')
    .refused('carry grent', 'DEC-26', /Grent is laid down/);
  trial({ board: 'river', cards: [card('B', { put: 530, whom: 'all' })] });
  const game = kill(seeking(down('raash', 552, 'E'), [], { legend: 'trial' }));
  game.hero('raash', { space: 552 }).hero('avida', { space: 530 });
});

it('[DEC-26] nor is anything of the place for who is laid down on the way with Raash', () => {
  const tokens = [{ kind: 'fog', holds: 'event', space: 530 }];
  const heroes = [at('raash', 526), at('avida', 526, { asleep: true }), at('grent', 501)];
  const rest = { heroes, tokens, turn: 'raash' as const, creatures: [], events: ['red-star', 'lost-purse'], dice: [] };
  const ride = ['carry avida', 'walk 530', 'stop', 'who raash', 'answer wait'];
  const game = seeking(heroes[1], [530], rest)
    .play(...ride)
    .hero('avida', { down: 3, wp: 7 })
    .turnOf('grent');
  game.says('Avida is laid down');
  seeking(heroes[1], [566], rest)
    .play(...ride)
    .offers('avida: drink', 'enough');
});

it('[DEC-26] nor do the steppe people follow who is laid down', () => {
  const people = (leader: 'raash' | 'avida') => ({
    'steppe-people': { space: leader === 'raash' ? 541 : 501, leader },
  });
  const laid = kill(seeking(at('raash', 541), [531], people('raash'))).hero('raash', { down: 3 });
  expect(laid.state.people).toMatchObject({ space: 541, leader: null });
  const other = kill(seeking(at('raash', 541), [531], people('avida'))).hero('raash', { down: 3 });
  expect(other.state.people).toMatchObject({ space: 501, leader: 'avida' });
});

it('[DEC-26] is neither invited nor traded with', () => {
  const heroes = [
    at('avida', 501, { gold: 2, items: ['falcon'] }),
    down('raash', 501, 'E', { gold: 2 }),
    at('grent', 552),
  ];
  const game = seeking(heroes[1], [], { heroes }).offersNot('give', 'use falcon raash').offers('use falcon grent');
  game.refused('give raash gold 1', 'FREE-1').play('fight gor').offersNot('with raash');
  game.refused('with raash', 'DEC-26', /Raash is laid down/).offers('roll');
});

it('[DEC-26] past N the hero stays down', () => {
  const heroes = [at('avida', 501, { sp: 14, wp: 4 }), at('raash', 541)];
  const game = kill(seeking(heroes[1], [531], { heroes, narrator: 'K' }))
    .narrator('L')
    .hero('raash', { down: 13 });
  game.says('until the narrator reaches N');
  const past = kill(seeking(heroes[1], [531], { heroes, narrator: 'L' })).hero('raash', { down: 14 });
  past.says('until the narrator reaches 1 past N').play('end').over('lost', 'narrator').hero('raash', { down: 14 });
});

it('[DEC-26] rising, the hero takes the rooster over from whoever holds it', () => {
  const heroes = [at('avida', 501), down('raash', 552, 'B'), at('grent', 501)];
  const game = seeking(heroes[1], [], { heroes }).play('end').says('Avida ends the day and takes the rooster');
  game.play('end').day(2).turnOf('raash').saysNot('Avida is first');
});

it('[DEC-26] of two who rise together the one of higher rank takes it', () => {
  const heroes = [at('avida', 501), down('raash', 552, 'B'), down('tenaya', 552, 'B'), down('grent', 552, 'C')];
  const game = seeking(heroes[1], [], { heroes }).play('end').day(2).turnOf('tenaya');
  game.hero('raash', { asleep: false, down: null }).hero('grent', { down: 2 });
});

it("[DEC-26] if the rooster's hero is laid down, the next to the left who can act begins", () => {
  const heroes = [at('raash', 552, { asleep: true }), down('grent', 501, 'H'), at('avida', 501), at('tenaya', 501)];
  const rest = { heroes, rooster: 'raash' as const, events: ['lost-purse', 'warm-rain'] };
  const game = seeking(heroes[0], [552], rest).play('end', 'end').hero('raash', { down: 3 }).day(2);
  game.turnOf('avida').says('Avida is first');
});

it('[DEC-26] if all lie down, sunrise follows sunrise until one rises', () => {
  const heroes = [down('avida', 501, 'C'), down('raash', 552, 'D')];
  const events = ['lost-purse', 'found-skin', 'early-rider'];
  const game = scene({ board: 'river', heroes, events }).says('Day 2 begins. All heroes lie on the ground');
  game.narrator('C').day(3).turnOf('avida').hero('avida', { down: null, asleep: false }).hero('raash', { down: 3 });
});

it('[DEC-26] or until the legend ends', () => {
  const heroes = [at('avida', 501, { down: 'N' }), at('raash', 552, { down: 'N' })];
  const game = scene({ board: 'river', heroes, narrator: 'L', events: ['warm-rain', 'lost-purse'] });
  game.narrator('N').over('lost', 'narrator');
});
