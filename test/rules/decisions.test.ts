import { beforeEach, expect, it, vi } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const set = (heroes: SceneHero[], rest: Partial<SceneWords> = {}): Scene =>
  scene({ turn: heroes[0].hero as 'raash', heroes, ...rest });
const on412 = (kind: 'gor' | 'gorlot' | 'troll', dice: number[] = []): Partial<SceneWords> => ({
  creatures: [{ kind, space: 412 }],
  dice,
});

it('[DEC-1] a sleeper neither acts, trades nor fights, from ending the day until the sunrise is over', () => {
  const game = set([at('avida', 423, { gold: 2 }), at('grent', 423, { gold: 2 })], {
    creatures: [{ kind: 'gor', space: 423 }],
  });
  game
    .offers('give', 'grent: give')
    .play('end')
    .turnOf('grent')
    .offersNot('give', 'avida: give', 'avida: buy strength');
  game.refused('avida: pass', 'FREE-2').play('fight gor').offersNot('with avida').refused('with avida', 'JOINT-1');
  game.play('roll');
});

it('[DEC-1] in the morning, the first included, a hero is awake', () => {
  const game = set([at('avida', 423, { gold: 2 }), at('grent', 423, { gold: 2 })]);
  game.offers('grent: buy strength', 'grent: give').play('end', 'end').day(2).turnOf('avida');
  game.offers('give', 'grent: give', 'grent: buy strength');
});

it('[DEC-1] during the sunrise nobody acts', () => {
  trial({ cards: [card('B', { ask: 'which', options: { left: [], right: [] } })] });
  const game = set([at('avida', 432, { gold: 2 }), at('grent', 432, { gold: 2 })], { legend: 'trial' });
  game.offers('drink').play('end', 'end').day(1).offersOnly('answer left', 'answer right').refused('drink', 'FREE-2');
  game.play('answer left').day(2).offers('drink');
});

it('[DEC-2] free actions are open between two steps of a walk, before a fight and between its rounds', () => {
  const walk = set([at('avida', 412, { gold: 2 }), at('grent', 413, { gold: 2 })]).play('walk 413');
  walk.offers('give', 'grent: give').play('give grent gold 1').hero('grent', { gold: 3 }).offers('walk 414', 'stop');
  const heroes = [at('grent', 412, { gold: 2, sp: 9 }), at('avida', 412, { wp: 4, sp: 9 })];
  const fight = set(heroes, on412('troll', [1, 1, 1, 2, 3]))
    .play('fight troll')
    .offers('give')
    .play('with avida');
  fight.offers('give').play('roll').offersNot('give', 'avida: give').refused('give avida gold 1', 'DEC-2');
  fight.play('roll').offers('give').play('give avida gold 2').hero('avida', { gold: 2 }).offers('avida: give', 'roll');
});

it('[DEC-2] at a merchant or a well only before the first step and after the last', () => {
  const game = set([at('avida', 432, { gold: 2 }), at('grent', 451)])
    .offers('drink')
    .play('walk 433');
  game.offersNot('drink').play('walk 432').offersNot('drink').refused('drink', 'FREE-3').play('stop');
  game.offers('avida: drink');
});

it('[DEC-2] while a hero chooses what to give, or a reward is shared, nothing else is open', () => {
  const game = set([at('avida', 432, { gold: 2 }), at('grent', 432)]).play('give');
  game.offersOnly('give grent gold 2', 'give grent gold 1', 'back').refused('drink', 'DEC-2');
  const won = set([at('avida', 432, { gold: 2, sp: 14, wp: 4 }), at('grent', 432)], {
    creatures: [{ kind: 'gor', space: 432 }],
    dice: [6, 1, 2],
  });
  won.play('fight gor', 'alone', 'roll').offersNot('drink', 'give').refused('drink', 'DEC-2');
});

it('[DEC-3] all pay their hour, each rolls in turn, Avida gives, the enemy rolls, then the values are compared', () => {
  const heroes = [at('avida', 412, { sp: 9, wp: 9 }), at('grent', 412, { sp: 9 })];
  const fight = set(heroes, on412('troll', [5, 3, 4, 1, 2, 3])).play(
    'fight troll',
    'with grent',
    'roll',
    'gift grent 3',
    'roll',
  );
  const order = fight.order('hour', 'round', 'rolled', 'counts', 'wp', 'foe-rolled', 'compared');
  const avida = ['rolled', 'rolled', 'counts', 'wp'];
  expect(order).toEqual(['hour', 'hour', 'round', ...avida, 'rolled', 'counts', 'foe-rolled', 'compared']);
});

it('[DEC-3] knives come before the crown: after it no die is rolled again', () => {
  const heroes = [at('avida', 412, { sp: 9, wp: 9, items: ['knife'] }), at('grent', 412, { sp: 9, items: ['crown'] })];
  const fight = set(heroes, on412('troll', [5, 3, 4])).play('fight troll', 'with grent', 'roll');
  fight.offers('use knife 5', 'use knife 3', 'grent: use crown avida 3').play('use knife 3').says('dice show 5 and 4');
  const turned = set(heroes, on412('troll', [5, 1])).play('fight troll', 'with grent', 'roll');
  turned.play('grent: use crown avida 1').offersNot('use knife 5', 'use knife 6').hero('avida', { wp: 9 });
});

it('[DEC-4] overtime is paid before dice are counted: from willpower 6 to 4 leaves the Healer 1 die', () => {
  const tired = set([at('avida', 412, { hours: 7, wp: 6 }), at('grent', 451)], on412('gor', [3, 1, 2]));
  expect(tired.play('fight gor', 'roll').events('rolled')).toHaveLength(1);
  const fresh = set([at('avida', 412, { hours: 7, wp: 7 }), at('grent', 451)], on412('gor', [3, 1, 1, 2]));
  expect(fresh.play('fight gor', 'roll').events('rolled')).toHaveLength(2);
});

it('[DEC-4] overtime is paid before the willpower 12 of the steep rocks is looked at', () => {
  const rocks = (hours: number, wp: number) =>
    scene({ board: 'river', turn: 'avida', heroes: [at('avida', 513, { hours, wp }), at('grent', 501)] });
  rocks(6, 12).offers('walk 547');
  rocks(7, 13)
    .offersNot('walk 547')
    .refused('walk 547', 'ROCK-1', /willpower 12, Avida has 11/);
  rocks(7, 14).offers('walk 547').play('walk 547').hero('avida', { wp: 12, space: 547 });
});

it('[DEC-4] a fighter who cannot pay drops out before the round', () => {
  const heroes = [at('grent', 412, { hours: 6, wp: 2, sp: 9 }), at('avida', 412, { wp: 4, sp: 9 })];
  const fight = set(heroes, on412('troll', [1, 1, 1, 2, 3, 1, 1, 2])).play('fight troll', 'with avida', 'roll', 'roll');
  fight.hero('grent', { wp: 2, hours: 7 }).play('roll').says('Grent has no hour left', 'Round 2: Avida fights');
  fight.hero('grent', { wp: 2, hours: 7 }).hero('avida', { hours: 2 });
});

it('[DEC-5] willpower stops at 20, and a well that would give nothing is refused', () => {
  set([at('avida', 432, { wp: 18 }), at('grent', 451)])
    .play('drink')
    .hero('avida', { wp: 20 });
  const full = set([at('avida', 432, { wp: 20 }), at('grent', 451)]).offersNot('drink');
  full.refused('drink', 'DEC-5', /20/);
  set([at('avida', 432, { wp: 19 }), at('grent', 451)]).offers('drink');
});

it('[DEC-5] strength stops at 14, and a merchant sells no more', () => {
  set([at('avida', 423, { sp: 13, gold: 4 }), at('grent', 451)])
    .offers('buy strength')
    .play('buy strength')
    .hero('avida', {
      sp: 14,
      gold: 2,
    });
  const strong = set([at('avida', 423, { sp: 14, gold: 4 }), at('grent', 451)]).offersNot('buy strength');
  strong.refused('buy strength', 'DEC-5', /14/);
});

it('[DEC-5] a reward that willpower cannot hold may be taken as gold', () => {
  const won = set([at('grent', 412, { sp: 14, wp: 19 }), at('avida', 451)], on412('gorlot', [6, 1, 2]));
  won.play('fight gorlot', 'roll').offersOnly('reward grent gold 3', 'reward grent gold 1', 'reward grent wp 1');
  won.play('reward grent wp 1').offersOnly('reward grent gold 2', 'reward grent gold 1').hero('grent', { wp: 20 });
});

it('[DEC-5] while gold is left: with none, and nobody who can hold willpower, the rest is lost', () => {
  const heroes = (wp: number) => [at('grent', 412, { sp: 14, wp }), at('avida', 451, { gold: 29 })];
  const won = set(heroes(19), on412('gorlot', [6, 1, 2])).play('fight gorlot', 'roll');
  won.offersOnly('reward grent gold 1', 'reward grent wp 1').play('reward grent gold 1', 'reward grent wp 1');
  won.offersOnly('enough').play('enough').says('Nobody can hold the rest').turnOf('avida').narrator('B');
});

it('[DEC-5] a gift of willpower goes to those who can hold it', () => {
  const heroes = [
    at('avida', 412, { sp: 9, wp: 9 }),
    at('grent', 412, { sp: 9, wp: 19 }),
    at('raash', 412, { wp: 20 }),
  ];
  const fight = set(heroes, on412('troll', [5, 3])).play('fight troll', 'with grent', 'with raash', 'roll');
  fight.offersOnly('gift avida 3', 'gift avida 1', 'gift grent 1').play('gift grent 1');
  fight.hero('grent', { wp: 20 }).hero('avida', { wp: 11 }).asks('grent');
});

it('[DEC-6] willpower lost outside a fight stops at 0, then strength 1 goes and willpower 3 come', () => {
  trial({ cards: [card('D', { wp: -4, whom: 'all' })] });
  const heroes = [
    at('grent', 412, { sp: 14, wp: 9 }),
    at('avida', 451, { sp: 3, wp: 3 }),
    at('raash', 451, { sp: 1, wp: 4 }),
    at('tenaya', 451, { sp: 3, wp: 5 }),
  ];
  const game = set(heroes, { legend: 'trial', narrator: 'C', ...on412('gorlot', [6, 1, 2]) });
  game.play('fight gorlot', 'roll', 'reward grent gold 3').hero('grent', { wp: 5, sp: 14 }).turnOf('avida');
  game.hero('avida', { sp: 2, wp: 3 }).hero('raash', { sp: 1, wp: 3 }).hero('tenaya', { sp: 3, wp: 1 });
});

it('[DEC-6] a card that gives willpower stops at 20', () => {
  trial({ cards: [card('B', { wp: 4, whom: 'all' })] });
  const game = set([at('avida', 412, { wp: 18 }), at('grent', 412, { wp: 3 })], { legend: 'trial' }).play('end', 'end');
  game.hero('avida', { wp: 20 }).hero('grent', { wp: 7 });
});

it('[DEC-9] heroes are invited before the first round only, and join nowhere later', () => {
  const heroes = [at('grent', 412, { sp: 3 }), at('avida', 412)];
  const fight = set(heroes, on412('troll', [4, 1, 1, 2]))
    .play('fight troll')
    .offers('with avida')
    .play('alone');
  fight
    .offersNot('with avida')
    .refused('with avida', 'DEC-9', /Nobody joins once/)
    .play('roll')
    .hero('avida', { hours: 0 });
  set(heroes, on412('troll', [1, 1, 1, 2])).play('fight troll', 'alone', 'roll');
});

it('[DEC-9] an invited hero may decline, and is not asked again in this fight', () => {
  const heroes = [at('grent', 412, { sp: 3 }), at('avida', 412), at('raash', 412)];
  const fight = set(heroes, on412('troll')).play('fight troll').offers('avida: decline', 'raash: decline');
  fight.play('avida: decline').says('Avida stays out').offersNot('with avida', 'avida: decline').offers('with raash');
  fight.refused('with avida', 'DEC-9', /Avida is out of this fight/);
  fight.play('with raash').refused('with raash', 'DEC-9', /Raash is in this fight already/);
});

it('[DEC-9] who arrived on the space in this same turn can neither attack nor join', () => {
  const heroes = [at('grent', 412), at('avida', 412, { arrived: true })];
  const fight = set(heroes, on412('gor')).play('fight gor').offersNot('with avida');
  fight.refused('with avida', 'DEC-9', /Avida came here on this very turn/).offersOnly('roll');
  set([at('avida', 412, { arrived: true }), at('grent', 412)], on412('gor')).offersNot('fight gor');
  set([at('grent', 412), at('avida', 412)], on412('gor'))
    .play('fight gor')
    .offers('with avida');
});

it('[DEC-9] nor can a hero whom a beacon brought there', () => {
  const heroes = [at('tenaya', 412), at('avida', 413)];
  const beacon = set(heroes, on412('gor')).play('beacon avida').hero('avida', { space: 412 });
  beacon.play('fight gor').offersNot('with avida').refused('with avida', 'DEC-9').play('roll');
});

it('[DEC-9] who arrived on an earlier turn may join', () => {
  const game = set([at('avida', 413), at('grent', 412)], on412('gor'))
    .play('walk 412', 'stop')
    .turnOf('grent');
  game.play('fight gor').offers('with avida');
});

it('[DEC-14] the highest die fights for Avida too, and she heals with the others', () => {
  const fight = set([at('avida', 412, { sp: 5, wp: 9 }), at('grent', 451)], on412('troll', [2, 6, 5, 4, 3]));
  fight
    .play('fight troll', 'roll')
    .says('Avida: the 6 counts', 'Avida: willpower 11, 2 more', 'Heroes 11, the Troll 19');
});

it('[DEC-14] her points come before the enemy rolls, even if the round is then lost', () => {
  const fight = set([at('avida', 412, { sp: 5, wp: 7 }), at('grent', 451)], on412('troll', [6, 3, 1, 4, 5]));
  fight.play('fight troll', 'roll').hero('avida', { wp: 2 });
  expect(fight.events('wp').map((e) => e.now)).toEqual([10, 2]);
});

it('[DEC-14] she may keep any part and give any part', () => {
  const heroes = [at('avida', 412, { sp: 9, wp: 9 }), at('grent', 412, { sp: 9 })];
  const start = () => set(heroes, on412('troll', [5, 3, 4])).play('fight troll', 'with grent', 'roll');
  start().play('gift avida 3').hero('avida', { wp: 12 }).hero('grent', { wp: 7 }).asks('grent');
  start().play('gift grent 3').hero('avida', { wp: 9 }).hero('grent', { wp: 10 }).asks('grent');
  start().play('gift grent 1', 'gift avida 2').hero('avida', { wp: 11 }).hero('grent', { wp: 8 }).asks('grent');
});

it('[DEC-30] a kill counts toward the goal before the narrator moves to N', () => {
  const goals = [{ id: 'thief', when: { slain: ['thief'] } }];
  trial({ goals, cards: [card('L', { goal: 'thief' }, { place: 'gor', at: [412], tag: 'thief' })] });
  const heroes = [at('avida', 412, { sp: 14, wp: 4 }), at('grent', 451)];
  const game = set(heroes, { legend: 'trial', narrator: 'K', dice: [6, 1, 2] })
    .play('end', 'end')
    .narrator('L');
  game.play('pass', 'end', 'end').narrator('M').standing('gor', 421).goesOn();
  game.play('end', 'walk 421', 'stop', 'fight gor', 'roll', 'reward avida gold 2').narrator('N').over('won', 'thief');
});

it('[DEC-30] a creature without a shield at sunrise loses before N is reached', () => {
  trial({ goals: [{ id: 'hill', when: { heroAt: 412 } }], cards: [card('A', { goal: 'hill' })] });
  const heroes = [at('avida', 412), at('grent', 412)];
  const words: Partial<SceneWords> = { legend: 'trial', narrator: 'M', shields: { taken: 3 } };
  set(heroes, { ...words, creatures: [{ kind: 'gor', space: 425 }] })
    .play('end', 'end')
    .over('lost', 'shields')
    .narrator('M');
  set(heroes, { ...words, creatures: [{ kind: 'gor', space: 424 }] })
    .play('end', 'end')
    .over('won', 'hill')
    .narrator('N');
});

it('[DEC-30] at N its card is carried out, then the goal is judged', () => {
  const goals = [{ id: 'word', when: { fact: 'word' } }];
  trial({ goals, cards: [card('A', { goal: 'word' }), card('N', { fact: 'word' })] });
  const game = set([at('avida', 412), at('grent', 412)], { legend: 'trial', narrator: 'M' }).play('end', 'end');
  game.over('won', 'word').says('Card N1');
  expect(game.order('narrator', 'card', 'over')).toEqual(['narrator', 'card', 'over']);
});

it('[DEC-30] a deed that fulfils the goal at once wins, whatever the sunrise would have brought', () => {
  const goals = [{ id: 'fire', when: { fact: 'fire' }, atOnce: true as const }];
  const deeds = [{ id: 'light', at: [412], hours: 1, do: [{ fact: 'fire' }] }];
  trial({ goals, deeds, cards: [card('A', { goal: 'fire' })] });
  set([at('avida', 412), at('grent', 412)], { legend: 'trial', narrator: 'M' })
    .play('do light')
    .over('won', 'fire');
});
