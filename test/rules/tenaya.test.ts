import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const hero = (id: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({
  hero: id,
  space,
  ...values,
});
const tenaya = (values: Partial<SceneHero> = {}) => hero('tenaya', 412, { wp: 4, sp: 14, ...values });
const set = (heroes: SceneHero[], rest: Partial<SceneWords> = {}) =>
  scene({ turn: heroes[0].hero as 'tenaya', heroes, ...rest });
const troll = (dice: number[]): Partial<SceneWords> => ({ creatures: [{ kind: 'troll', space: 412 }], dice });
const FAR = hero('grent', 451);

it("[TENAYA-1] a fire spell takes 2 from the enemy's fight value, after both rolls", () => {
  const fight = set([tenaya(), FAR], troll([3, 2, 4, 5]))
    .play('fight troll', 'roll')
    .asks('tenaya');
  fight.says('The Troll rolls 2, 4 and 5').offersOnly('enough', 'spell').play('spell');
  fight.says("2 off the enemy's value. Spells left: 2", 'Heroes 17, the Troll 17: a tie');
  fight.hero('tenaya', { spells: 2, wp: 4 });
});

it('[TENAYA-1] without one the value stays', () => {
  const fight = set([tenaya(), FAR], troll([3, 2, 4, 5])).play('fight troll', 'roll', 'enough');
  fight.says('Heroes 17, the Troll 19').hero('tenaya', { spells: 3, wp: 2 });
});

it('[TENAYA-1] she has three, each turned over when used', () => {
  const dice = [3, 2, 4, 5];
  const fight = set([tenaya(), FAR], troll([...dice, ...dice, ...dice, ...dice]));
  fight.play('fight troll', 'roll', 'spell', 'roll', 'spell', 'roll', 'spell').hero('tenaya', { spells: 0, wp: 4 });
  fight.play('roll').hero('tenaya', { wp: 2 }).refused('spell', 'DEC-17');
  const none = set([tenaya({ spells: 0 }), FAR], troll([6, 2, 4, 5]))
    .play('fight troll', 'roll')
    .offersNot('spell');
  none.says('Heroes 20, the Troll 19').offers('roll');
});

it('[TENAYA-1] with all spells spent neither spell nor beacon is left', () => {
  const game = set([tenaya({ spells: 0 }), hero('grent', 413)]).offersNot('beacon grent');
  game.refused('beacon grent', 'TENAYA-1', /spent until sunrise/);
});

it('[SUN-1, TENAYA-1] at sunrise her spent spells come back, after the wells and before the narrator moves', () => {
  const game = set([tenaya({ spells: 1 }), FAR], { wells: { 407: 'empty' } }).play('end', 'end');
  game.hero('tenaya', { spells: 3 }).says('The fire spells of Tenaya are ready again').day(2);
  expect(game.order('well-full', 'spells-back', 'narrator')).toEqual(['well-full', 'spells-back', 'narrator']);
  const full = set([tenaya({ spells: 3 }), FAR])
    .play('end', 'end')
    .hero('tenaya', { spells: 3 });
  full.hero('grent', { spells: 0 }).saysNot('fire spells');
});

it('[DEC-17] spells work in rounds in which she fights herself, one a round', () => {
  const fight = set([tenaya(), FAR], troll([3, 6, 4, 5]))
    .play('fight troll')
    .offersNot('spell');
  fight.refused('spell', 'DEC-17', /right after the enemy's roll, once a round/).play('roll', 'spell');
  fight.says('Heroes 17, the Troll 18').hero('tenaya', { spells: 2, wp: 3 }).refused('spell', 'DEC-17');
  const alone = set([hero('grent', 412, { sp: 14 }), tenaya()], troll([3, 2, 4, 5])).play(
    'fight troll',
    'alone',
    'roll',
  );
  alone.offers('roll', 'leave').hero('tenaya', { spells: 3 }).refused('tenaya: spell', 'DEC-17');
});

it('[DEC-17] as a fellow fighter too, and no longer when she has left', () => {
  const heroes = [hero('grent', 412, { sp: 9, wp: 20 }), tenaya({ sp: 3 })];
  const fight = set(heroes, troll([1, 1, 2, 4, 5, 1, 2, 4, 5])).play('fight troll', 'with tenaya', 'roll', 'roll');
  fight.asks('grent').offersOnly('enough', 'tenaya: spell').refused('spell', 'TENAYA-1').play('tenaya: spell');
  fight.says('Heroes 15, the Troll 17').play('tenaya: leave', 'roll').offers('roll');
});

it('[TENAYA-2] on her turn a spent spell brings another hero to her space, from up to 4 spaces away', () => {
  const game = set([tenaya(), hero('grent', 416), hero('avida', 425)])
    .offers('beacon grent')
    .offersNot('beacon avida');
  game.refused('beacon avida', 'TENAYA-2', /1 to 4 spaces away who stand on no spore; Avida is 5 away/);
  game.play('beacon grent').says('A beacon fire brings Grent to 412, Old Hearth. Spells left: 2').turnOf('tenaya');
  game.hero('grent', { space: 412, hours: 0 }).hero('tenaya', { spells: 2, hours: 0 }).offersNot('beacon grent');
  game.refused('beacon grent', 'TENAYA-2', /Grent is 0 away/);
});

it('[TENAYA-2, ROCK-4] over a jump no beacon reaches', () => {
  const game = set([hero('tenaya', 547), hero('grent', 513), hero('avida', 555)], { board: 'river' });
  game.offersNot('beacon grent', 'beacon avida');
  game.refused('beacon grent', 'TENAYA-2', /stand on no spore; only a jump joins Tenaya and Grent/);
});

it('[TENAYA-2] only the Fire Wielder has beacons', () => {
  const game = set([hero('raash', 412), hero('tenaya', 413)]).offersNot('beacon tenaya', 'beacon raash');
  game.refused('beacon tenaya', 'TENAYA-2', /Raash is none/);
});

it('[TENAYA-2] a hero so moved cannot take the steppe people along', () => {
  const people = { 'steppe-people': { space: 414, leader: 'grent' as const } };
  const game = set([tenaya(), hero('grent', 414)], people)
    .play('beacon grent')
    .hero('grent', { space: 412 });
  expect(game.state.people).toMatchObject({ space: 414, leader: null });
  const other = set([tenaya(), hero('grent', 414), hero('avida', 414)], people).play('beacon avida');
  expect(other.state.people).toMatchObject({ space: 414, leader: 'grent' });
});

it('[TENAYA-2] a hero on a spore space cannot be moved', () => {
  const tokens = [{ kind: 'spore', space: 414, holds: 'gold' }];
  const game = set([tenaya(), hero('grent', 414), hero('avida', 413)], { tokens }).offersNot('beacon grent');
  game.offers('beacon avida').refused('beacon grent', 'TENAYA-2', /who stand on no spore/);
});

it('[DEC-18] on her turn only, and never in a fight', () => {
  const turn = set([hero('grent', 414), tenaya()]).offersNot('tenaya: beacon grent');
  turn.refused('tenaya: beacon grent', 'DEC-18', /on the turn of Tenaya/);
  const fight = set([tenaya(), hero('grent', 414)], troll([6, 6, 1, 2]))
    .offers('beacon grent')
    .play('fight troll');
  fight.offersNot('beacon grent').refused('beacon grent', 'DEC-18').play('roll').refused('beacon grent', 'DEC-18');
  fight.play('enough').offers('roll').offersNot('beacon grent');
});

it('[DEC-18] before or between her own steps', () => {
  const game = set([tenaya({ space: 411 }), hero('grent', 416)])
    .offersNot('beacon grent')
    .play('walk 412');
  game.offers('beacon grent').play('beacon grent').hero('grent', { space: 412 }).offers('walk 413', 'stop');
  game.play('walk 413', 'stop').turnOf('grent').hero('grent', { space: 412, hours: 0 });
  const ride = set([hero('raash', 411), tenaya({ space: 411 }), hero('grent', 414)]).play('carry tenaya', 'walk 412');
  ride.offersNot('tenaya: beacon grent').refused('tenaya: beacon grent', 'DEC-18');
});

it('[DEC-18] not for heroes asleep or laid down', () => {
  const heroes = [
    tenaya(),
    hero('grent', 413, { asleep: true }),
    hero('avida', 413, { down: 'C' }),
    hero('raash', 413),
  ];
  const game = set(heroes).offersNot('beacon grent', 'beacon avida').offers('beacon raash');
  game.refused('beacon grent', 'DEC-18', /a fellow who is awake/).refused('beacon avida', 'DEC-18');
});

it('[DEC-18] out of a swamp it works; it is no walk and costs the moved hero no hour', () => {
  const heroes = [hero('tenaya', 550), hero('grent', 548, { hours: 10 })];
  const game = set(heroes, { board: 'river' }).offers('beacon grent').play('beacon grent');
  game.hero('grent', { space: 550, hours: 10, wp: 7 });
});

it('[DEC-20] fog where the beacon calls to is not carried out', () => {
  const tokens = [{ kind: 'fog', holds: 'gold', space: 412 }];
  const game = set([tenaya(), hero('grent', 413)], { tokens })
    .play('beacon grent')
    .hero('grent', { gold: 0 });
  expect(game.state.tokens).toMatchObject([{ kind: 'fog', open: false }]);
});

it('[DEC-9] who came by beacon neither joins nor attacks on the same turn', () => {
  const game = set([tenaya(), hero('grent', 413), hero('avida', 412)], troll([])).play('beacon grent', 'fight troll');
  game.offers('with avida').offersNot('with grent').refused('with grent', 'DEC-9');
});
