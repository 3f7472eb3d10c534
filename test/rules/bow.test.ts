import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const BOW = ['bow'];
const hero = (id: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({
  hero: id,
  space,
  ...values,
});
const set = (heroes: SceneHero[], rest: Partial<SceneWords> = {}) =>
  scene({ turn: heroes[0].hero as 'grent', heroes, ...rest });
const troll = (dice: number[] = []): Partial<SceneWords> => ({ creatures: [{ kind: 'troll', space: 412 }], dice });
const FAR = hero('grent', 451);

it('[BOW-1] the owner may attack a creature on an adjacent space', () => {
  set([hero('avida', 413, { items: BOW, wp: 4 }), FAR], troll([3, 1, 2, 3]))
    .offers('fight troll 412')
    .play('fight troll 412')
    .says('Avida attacks the Troll on 412')
    .play('roll')
    .hero('avida', { space: 413, hours: 1 });
  set([hero('avida', 412, { items: BOW }), FAR], troll()).offers('fight troll');
});

it('[BOW-1] not two spaces away, and not without a bow', () => {
  const far = set([hero('avida', 414, { items: BOW }), FAR], troll()).offersNot('fight troll 412');
  far.refused('fight troll', 'FIGHT-1');
  const bare = set([hero('avida', 413), FAR], troll()).offersNot('fight troll 412');
  bare.refused('fight troll 412', 'FIGHT-1', /within reach of Avida/);
});

it('[BOW-1] a Black Knight and a spore too', () => {
  const game = set([hero('avida', 413, { items: BOW, sp: 9, wp: 4 }), FAR], {
    knights: [412],
    tokens: [{ kind: 'spore', space: 422, holds: 'gold' }],
    dice: [5, 3],
  });
  game.offers('fight black-knight 412', 'fight spore 422').offersNot('fight spore', 'fight black-knight');
  game.play('fight spore 422', 'roll').hero('avida', { gold: 1, space: 413 });
});

it('[BOW-1] whoever has a bow may join from an adjacent space', () => {
  const archers = [
    hero('grent', 412, { sp: 9 }),
    hero('avida', 413, { items: BOW, wp: 4, sp: 9 }),
    hero('tenaya', 421),
  ];
  const fight = set(archers, troll([4, 5, 1, 2, 3]))
    .play('fight troll')
    .offers('with avida')
    .offersNot('with tenaya');
  fight.refused('with tenaya', 'JOINT-1', /Tenaya stands on 421/);
  fight.play('with avida', 'roll', 'roll').says('Heroes 27, the Troll 17').hero('avida', { hours: 1, space: 413 });
});

it('[BOW-1] who gives the bow away, or lays it down, is out of the next round', () => {
  const archers = [
    hero('grent', 412, { sp: 9 }),
    hero('avida', 413, { items: BOW, wp: 4, sp: 9 }),
    hero('tenaya', 413, { wp: 4 }),
  ];
  const dice = [1, 1, 1, 2, 3, 1, 1, 2, 3];
  const fight = set(archers, troll(dice)).play('fight troll', 'with avida', 'roll', 'roll').asks('grent');
  fight
    .play('avida: give', 'give tenaya bow', 'roll')
    .says('Avida no longer reaches the enemy', 'Round 2: Grent fights');
  fight.hero('avida', { hours: 1 }).hero('tenaya', { hours: 0 });
  const alone = set([hero('avida', 413, { items: BOW, wp: 4, sp: 14 }), FAR], troll([1, 1, 2, 3]));
  alone.play('fight troll 412', 'roll', 'drop bow', 'roll').turnOf('grent').says('The Troll recovers');
});

it('[BOW-1, RAASH-1] the Steppe Rider attacks adjacent spaces without a bow', () => {
  const game = set([hero('raash', 413, { wp: 4 }), FAR], troll([3, 1, 2, 3])).offers('fight troll 412');
  game.play('fight troll 412', 'roll').hero('raash', { space: 413, hours: 1 });
  set([hero('raash', 414), FAR], troll()).offersNot('fight troll 412');
});

it('[BOW-2] with the bow the dice are rolled one at a time, and only the last rolled counts', () => {
  const fight = set([hero('tenaya', 413, { items: BOW, wp: 11, spells: 0 }), FAR], troll([6, 2, 4, 1, 2, 3]));
  fight.play('fight troll 412', 'roll').says('Tenaya rolls 6').offersOnly('roll', 'enough');
  fight.play('roll').says('Tenaya rolls 2').offersOnly('roll', 'enough').play('roll').says('Tenaya: the 4 counts');
  expect(fight.events('counts')).toMatchObject([{ dice: [6, 2, 4], value: 4 }]);
});

it('[BOW-2] the hero stops when satisfied', () => {
  const fight = set([hero('tenaya', 413, { items: BOW, wp: 11, spells: 0 }), FAR], troll([6, 1, 2, 3]));
  fight.play('fight troll 412', 'roll', 'enough').says('Tenaya: the 6 counts', 'The Troll rolls 1, 2 and 3');
});

it("[DEC-10] on the enemy's own space the owner of a bow rolls as usual, and Avida heals", () => {
  const fight = set([hero('avida', 412, { items: BOW, wp: 9, sp: 9 }), FAR], troll([3, 5, 1, 2, 3]));
  fight.play('fight troll', 'roll').says('Avida: the 5 counts', 'Avida: willpower 12, 3 more');
});

it('[DEC-10] in a joint fight from an adjacent space the bow rules hold for that fighter alone', () => {
  const heroes = [hero('tenaya', 412, { wp: 9, sp: 9, spells: 0 }), hero('avida', 413, { items: BOW, wp: 9, sp: 9 })];
  const fight = set(heroes, troll([5, 3, 6, 2, 1, 2, 3])).play('fight troll', 'with avida', 'roll');
  fight.says('Tenaya: the 5 counts').asks('avida').play('roll').offersOnly('roll', 'enough').play('roll');
  fight.says('Avida: the 2 counts').hero('avida', { wp: 9 });
});

it('[DEC-10] Raash always rolls one at a time, with a bow or without, near and far', () => {
  for (const space of [412, 413])
    for (const items of [[], BOW]) {
      const fight = set([hero('raash', space, { items, wp: 9 }), FAR], troll([6, 2, 1, 2, 3]));
      fight.play('fight troll 412', 'roll').offersOnly('roll', 'enough').play('roll').says('Raash: the 2 counts');
    }
});

it('[AVIDA-3] nobody is healed when Avida fights with a bow', () => {
  const fight = set([hero('avida', 413, { items: BOW, wp: 9, sp: 9 }), FAR], troll([6, 2, 1, 2, 3]));
  fight.play('fight troll 412', 'roll', 'roll');
  expect(fight.events('wp').map((e) => e.why)).toEqual(['fight']);
  const near = set([hero('avida', 412, { wp: 9, sp: 9 }), FAR], troll([6, 2, 1, 2, 3])).play('fight troll', 'roll');
  expect(near.events('wp').map((e) => e.why)).toEqual(['heal', 'fight']);
});
