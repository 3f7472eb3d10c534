import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const BLADE = ['blade'];
const USED = [{ item: 'blade', turned: true }];
const hero = (id: string, values: Partial<SceneHero> = {}): SceneHero => ({ hero: id, space: 412, ...values });
const FAR = hero('grent', { space: 451 });
const set = (heroes: SceneHero[], dice: number[] = [], rest: Partial<SceneWords> = {}) =>
  scene({ turn: heroes[0].hero as 'tenaya', heroes, creatures: [{ kind: 'troll', space: 412 }], dice, ...rest });
const tenaya = (values: Partial<SceneHero> = {}) =>
  hero('tenaya', { sp: 3, wp: 11, spells: 0, items: BLADE, ...values });

it('[SHAD-1] for strength 1 before a fight the dice of the owner are added together', () => {
  const fight = set([tenaya(), FAR], [3, 4, 5, 1, 2, 3]).play('fight troll').offers('use blade').play('use blade');
  fight.hero('tenaya', { sp: 2, items: [{ id: 'blade', turned: true }] }).says('the dice are added');
  fight.play('roll').says('Tenaya: the 12 counts', 'Heroes 14, the Troll 17');
});

it('[SHAD-1] without the blade the highest counts', () => {
  const fight = set([tenaya(), FAR], [3, 4, 5, 1, 2, 3]).play('fight troll', 'roll').says('Heroes 8, the Troll 17');
  fight.hero('tenaya', { sp: 3, items: [{ id: 'blade', turned: false }] });
});

it('[SHAD-1, DEC-15] the first use needs strength 2', () => {
  const weak = set([tenaya({ sp: 1 }), FAR])
    .play('fight troll')
    .offersNot('use blade');
  weak.refused('use blade', 'SHAD-1', /strength 2 the first time, Tenaya has 1/);
  set([tenaya({ sp: 2 }), FAR])
    .play('fight troll', 'use blade')
    .hero('tenaya', { sp: 1 });
});

it('[SHAD-2] if that fight is won the narrator does not move and there is no reward', () => {
  const fight = set([tenaya({ sp: 14 }), FAR], [6, 6, 6, 1, 2, 3]).play('fight troll', 'use blade', 'roll');
  fight.says('Tenaya has beaten the Troll').turnOf('grent').narrator('A').standing('troll');
  fight.hero('tenaya', { gold: 0, wp: 11, items: [{ id: 'blade', turned: true }] });
  expect(fight.events('beaten')).toMatchObject([{ foe: 'troll' }]);
});

it('[SHAD-2] without the blade such a win moves the narrator and is rewarded', () => {
  const gor: Partial<SceneWords> = { creatures: [{ kind: 'gor', space: 412 }] };
  const plain = set([tenaya({ sp: 14 }), FAR], [6, 6, 6, 1, 2], gor).play('fight gor', 'roll', 'reward tenaya gold 2');
  plain.narrator('B').hero('tenaya', { gold: 2 });
  const drawn = set([tenaya({ sp: 14 }), FAR], [6, 6, 6, 1, 2], gor).play('fight gor', 'use blade', 'roll');
  drawn.turnOf('grent').narrator('A').hero('tenaya', { gold: 0 });
});

it('[SHAD-2] if it is lost the use is wasted, and the second is still open', () => {
  const fight = set([tenaya({ wp: 4 }), FAR], [1, 6, 5, 4]).play('fight troll', 'use blade', 'roll');
  fight.turnOf('grent').hero('tenaya', { items: [{ id: 'blade', turned: true }], wp: 3, sp: 1 });
  const again = set([tenaya({ items: USED }), FAR])
    .play('fight troll')
    .offers('use blade');
  again.hero('tenaya', { items: [{ id: 'blade', turned: true }] });
});

it('[SHAD-2] a spore beaten with the blade gives nothing either', () => {
  const words: Partial<SceneWords> = { creatures: [], tokens: [{ kind: 'spore', space: 412, holds: 'gold' }] };
  const plain = set([tenaya({ sp: 3 }), FAR], [6, 5, 4, 3], words).play('fight spore', 'roll');
  plain.hero('tenaya', { gold: 1 });
  const fight = set([tenaya({ sp: 3 }), FAR], [6, 5, 4, 3], words).play('fight spore', 'use blade', 'roll');
  fight.hero('tenaya', { gold: 0, wp: 11, sp: 2 }).turnOf('grent').narrator('A');
  expect(fight.state.tokens).toEqual([]);
});

it('[SHAD-2, SPORE-4] the fight it was drawn for ends with the spore it beat; the next spore is another fight', () => {
  const tokens = [1, 2].map(() => ({ kind: 'spore', space: 412, holds: 'gold' }));
  const fight = set([tenaya({ sp: 3 }), FAR], [6, 5, 4, 3], { creatures: [], tokens });
  fight.play('fight spore', 'use blade', 'roll').turnOf('grent').says('Spores left at 412').hero('tenaya', { gold: 0 });
  expect(fight.state.tokens).toHaveLength(1);
});

it('[SHAD-3] a second use costs willpower 7 before the fight, and afterwards the blade leaves the game', () => {
  const fight = set([tenaya({ items: USED, sp: 9 }), FAR], [3, 1, 2, 3]).play('fight troll', 'use blade');
  fight.hero('tenaya', { wp: 4, sp: 9, items: [{ id: 'blade', turned: true }] }).says('for the last time');
  fight.play('roll').says('the shadow blade of Tenaya is used up'.replace('the', 'The')).turnOf('grent');
  fight.hero('tenaya', { items: [] });
  expect(fight.state.equipment.blade).toBe(0);
});

it('[SHAD-3] the first use does not take it out of the game', () => {
  const fight = set([tenaya({ sp: 14 }), FAR], [6, 6, 6, 1, 2, 3]).play('fight troll', 'use blade', 'roll');
  fight.saysNot('used up').hero('tenaya', { items: [{ id: 'blade', turned: true }] });
});

it('[SHAD-3, DEC-15] the second use needs willpower 8', () => {
  const weak = set([tenaya({ items: USED, wp: 7 }), FAR])
    .play('fight troll')
    .offersNot('use blade');
  weak.refused('use blade', 'SHAD-3', /willpower 8 the second time, Tenaya has 7/);
  set([tenaya({ items: USED, wp: 8 }), FAR])
    .play('fight troll', 'use blade')
    .hero('tenaya', { wp: 1 });
});

it('[SHAD-3] it leaves the game from a fellow and from the board too', () => {
  const fellow = () => set([tenaya({ items: USED, wp: 20, sp: 9 }), hero('grent', { sp: 9 })], [1, 1, 1, 1, 1, 2, 3]);
  const start = ['fight troll', 'use blade', 'with grent', 'roll', 'roll'];
  const given = fellow().play(...start, 'give grent blade', 'leave', 'leave');
  given.hero('grent', { items: [] });
  const laid = fellow()
    .play(...start, 'drop blade', 'leave', 'leave')
    .turnOf('grent');
  expect(laid.state.tokens).toEqual([]);
});

it('[DEC-15] it is declared before the first round, also after "alone", and lasts the whole fight', () => {
  const alone = set([tenaya({ sp: 9 }), hero('grent')], [3, 4, 5, 1, 2, 3, 2, 3, 4, 6, 5, 4]).play(
    'fight troll',
    'alone',
  );
  alone.offers('use blade').play('use blade', 'roll').says('the 12 counts').offersNot('use blade');
  alone
    .refused('use blade', 'DEC-15', /before the first round/)
    .play('roll')
    .says('the 9 counts');
  const late = set([tenaya({ sp: 9 }), FAR], [6, 6, 6, 1, 2, 3])
    .play('fight troll', 'roll')
    .offersNot('use blade');
  late.refused('use blade', 'DEC-15');
  set([tenaya(), FAR]).offersNot('use blade').refused('use blade', 'DEC-15');
});

it('[DEC-15] by a fighter only, who joined before', () => {
  const fight = set([hero('grent', { sp: 9 }), tenaya()])
    .play('fight troll')
    .offersNot('tenaya: use blade');
  fight.refused('tenaya: use blade', 'DEC-15').play('with tenaya').offers('tenaya: use blade');
  fight.play('tenaya: use blade').hero('tenaya', { sp: 2 }).offersNot('tenaya: use blade');
});

it('[DEC-15] the dice are all rolled and added, for Raash and with the bow too', () => {
  const raash = hero('raash', { sp: 3, wp: 11, items: BLADE, space: 413 });
  const fight = set([raash, FAR], [3, 4, 5, 1, 2, 3]).play('fight troll 412', 'use blade', 'roll');
  fight.says('Raash: the 12 counts', 'Heroes 14').hero('raash', { wp: 8 });
});

it('[DEC-15] Avida heals nothing with it', () => {
  const fight = set([hero('avida', { sp: 3, wp: 9, items: BLADE }), FAR], [5, 3, 1, 2, 3]);
  fight.play('fight troll', 'use blade', 'roll').says('Avida: the 8 counts', 'Heroes 10').hero('avida', { wp: 2 });
});

it('[DEC-15] with one die it adds nothing, and the game says so', () => {
  const one = set([tenaya({ wp: 4 }), FAR])
    .play('fight troll', 'use blade')
    .says('with one die it adds nothing');
  one.hero('tenaya', { sp: 2 });
  const paid = set([tenaya({ wp: 11, items: USED }), FAR]).play('fight troll', 'use blade');
  paid.says('with one die it adds nothing').hero('tenaya', { wp: 4 });
  set([tenaya({ wp: 12, items: USED }), FAR])
    .play('fight troll', 'use blade')
    .says('the dice are added');
});

it("[DEC-16] in a joint fight only the bearer's own dice are added, and nobody gets a reward", () => {
  const heroes = [tenaya({ wp: 9, sp: 9 }), hero('avida', { wp: 9, sp: 9 })];
  const fight = set(heroes, [6, 5, 5, 3, 1, 2, 1]).play('fight troll', 'with avida', 'use blade', 'roll', 'roll');
  expect(fight.events('counts')).toMatchObject([
    { who: 'tenaya', value: 11 },
    { who: 'avida', value: 5 },
  ]);
  fight.play('gift avida 3');
  expect(fight.events('compared')).toMatchObject([{ heroes: 33, foe: 16, winner: 'heroes', foeWp: 0 }]);
  fight.turnOf('avida').narrator('A').hero('tenaya', { gold: 0, wp: 9 }).hero('avida', { gold: 0, wp: 12 });
});

it('[DEC-16] nor if the bearer has left or dropped out by then', () => {
  const heroes = [tenaya({ wp: 9, sp: 9 }), hero('avida', { wp: 4, sp: 14 })];
  const left = set(heroes, [1, 1, 3, 1, 2, 3, 6, 1, 2]).play('fight troll', 'with avida', 'use blade', 'roll', 'roll');
  left.play('leave', 'roll').says('Avida has beaten the Troll').turnOf('avida').narrator('A');
  left.hero('avida', { gold: 0, wp: 4 }).standing('troll');
  const weak = [tenaya({ wp: 1, sp: 2 }), hero('avida', { wp: 4, sp: 11 })];
  const gorlot: Partial<SceneWords> = { creatures: [{ kind: 'gorlot', space: 412 }] };
  const fallen = set(weak, [1, 1, 6, 6, 6, 1, 2], gorlot).play(
    'fight gorlot',
    'with avida',
    'use blade',
    'roll',
    'roll',
  );
  fallen.says('Tenaya was down to willpower 0').play('roll').says('Avida has beaten the Gorlot').turnOf('avida');
  fallen.narrator('A').hero('avida', { gold: 0, wp: 2 });
});

it('[DEC-16] a fight broken off counts as lost', () => {
  const fight = set([tenaya({ sp: 9 }), FAR], [3, 4, 5, 1, 2, 3]).play('fight troll', 'use blade', 'roll', 'leave');
  fight.turnOf('grent').hero('tenaya', { sp: 8, items: [{ id: 'blade', turned: true }] });
});
