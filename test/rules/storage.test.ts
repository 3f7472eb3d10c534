import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const two = (raash: Partial<SceneHero>, avida: Partial<SceneHero> = {}, rest: Partial<SceneWords> = {}) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412, ...raash },
      { hero: 'avida', space: 412, ...avida },
    ],
    ...rest,
  });
const lying = (...items: string[]): Partial<SceneWords> => ({ tokens: items.map((kind) => ({ kind, space: 412 })) });
const SMALL = ['telescope', 'wineskin', 'crown'];

it('[SET-14] a storage space holds one token: one large item, and no second', () => {
  const game = two({ items: ['bow'] }, {}, lying('blade', 'bow')).offersNot('take blade', 'take bow');
  game.refused('take blade', 'SET-14', /no free storage space for the shadow blade: 1 of that size/);
  game.play('drop bow').offers('take blade', 'take bow').play('take blade').offersNot('take bow');
});

it('[SET-14] three small items, and no fourth', () => {
  const full = two({ items: SMALL }, {}, lying('knife', 'blade')).offersNot('take knife').offers('take blade');
  full.refused('take knife', 'SET-14', /Raash has no free storage space for the throwing knife: 3 of that size/);
  const free = two({ items: SMALL.slice(1) }, {}, lying('knife'))
    .offers('take knife')
    .play('take knife');
  expect(free.heroOf('raash').items.map((item) => item.id)).toEqual(['wineskin', 'crown', 'knife']);
});

it('[SET-14] so nothing can be handed to a full board, nor bought for it', () => {
  const game = two({ items: ['knife', 'bow'] }, { items: SMALL })
    .play('give')
    .offers('give avida bow');
  game.offersNot('give avida knife').refused('give avida knife', 'SET-14', /^.*Avida has no free storage space/);
  const shop = two({ space: 423, items: SMALL, gold: 4 }).offersNot('buy knife').offers('buy bow');
  shop.refused('buy knife', 'SET-14').play('drop crown').offers('buy knife');
});

it('[SET-14] mushrooms, herbs and gold share their own area without limit', () => {
  const tokens = [
    { kind: 'gold', amount: 12, space: 412 },
    { kind: 'herb', space: 412 },
    { kind: 'herb', space: 412 },
    { kind: 'mushroom', holds: 2, space: 412 },
    { kind: 'mushroom', holds: 4, space: 412 },
    { kind: 'mushroom', holds: -3, space: 412 },
  ];
  const game = two({ items: ['bow', ...SMALL], gold: 9 }, {}, { tokens });
  game.play('take gold 12', 'take herb', 'take herb', 'take mushroom', 'take mushroom', 'take mushroom');
  game.hero('raash', { gold: 21, herbs: 2 });
  expect(game.heroOf('raash').mushrooms).toHaveLength(3);
  expect(game.state.tokens).toEqual([]);
});

it('[FREE-1] items are picked up and put down, pass between heroes on the same space, and cost no hour', () => {
  const game = two({ items: ['bow', 'knife'] })
    .offers('drop bow', 'drop knife', 'give')
    .play('drop bow');
  game.says('Raash lays a bow down on 412').offers('take bow', 'avida: take bow').play('avida: take bow');
  game.says('Avida picks up a bow').play('give', 'give avida knife').turnOf('raash');
  game.hero('raash', { items: [], hours: 0 }).hero('avida', { hours: 0 });
  expect(game.heroOf('avida').items.map((item) => item.id)).toEqual(['bow', 'knife']);
  game.refused('drop bow', 'SET-14', /Raash holds no bow/).refused('take bow', 'FREE-1', /No bow lies on 412/);
});

it('[FREE-1] of gold and herbs as many as wished', () => {
  const game = two({ gold: 3, herbs: 2 }).play('drop gold 1', 'drop herb').hero('raash', { gold: 2, herbs: 1 });
  game
    .offers('take gold 1', 'avida: take gold 1', 'take herb')
    .play('drop gold 2')
    .offers('take gold 3', 'take gold 1');
  game
    .refused('take gold 4', 'FREE-1', /gold 3 to be had, not 4/)
    .refused('drop gold 2', 'FREE-1', /^Raash has no gold\.$/);
  game.play('avida: take gold 3').hero('avida', { gold: 3 });
});

it('[FREE-1] not with one who sleeps, and nothing on other spaces', () => {
  const game = two({ items: ['bow'] }, { asleep: true })
    .offersNot('give')
    .refused('give avida bow', 'FREE-1', /Avida/);
  game.refused('avida: take bow', 'FREE-2').play('drop bow').offersNot('avida: take bow');
  const away = two({}, {}, { tokens: [{ kind: 'bow', space: 413 }] }).offersNot('take bow');
  away.refused('take bow', 'FREE-1').play('walk 413').offers('take bow');
});

it('[FREE-1] of several fellows only those who are awake are given anything', () => {
  const heroes = [
    { hero: 'raash', space: 412, gold: 1 },
    { hero: 'avida', space: 412, asleep: true },
    { hero: 'grent', space: 412, down: 'E' },
    { hero: 'tenaya', space: 412 },
  ];
  scene({ turn: 'raash', heroes }).play('give').offersOnly('give tenaya gold 1', 'back');
});

it('[RUIN-1] a ruin spirit fills one small storage space', () => {
  const game = two({ items: ['ruin-spirit', 'crown', 'knife'] }, {}, lying('telescope')).offersNot('take telescope');
  game.refused('take telescope', 'SET-14');
  two({ items: ['crown', 'knife'] }, {}, lying('telescope')).offers('take telescope');
});

it('[RUIN-1] it is never passed on, sent or put down', () => {
  const game = two({ items: ['ruin-spirit', 'falcon'], gold: 1 }).offersNot('drop ruin-spirit');
  game.refused('drop ruin-spirit', 'RUIN-1', /stays with Raash/).refused('give avida ruin-spirit', 'RUIN-1');
  game.play('give').offersNot('give avida ruin-spirit').offers('give avida falcon').play('back');
  game.play('use falcon avida').offersNot('give avida ruin-spirit').offers('give avida falcon');
  game.refused('give avida ruin-spirit', 'RUIN-1');
});

it('[RUIN-1] if no small space is free the hero lays one item down for it, and cannot leave it', () => {
  const tokens = [{ kind: 'fog', holds: 'ruin-spirit', space: 413 }];
  const game = two({ items: ['bow', ...SMALL] }, {}, { tokens })
    .play('walk 413', 'stop')
    .asks('raash');
  game.offersOnly('drop telescope', 'drop wineskin', 'drop crown').play('drop crown').turnOf('avida');
  expect(game.heroOf('raash').items.map((item) => item.id)).toEqual(['bow', 'telescope', 'wineskin', 'ruin-spirit']);
  expect(game.state.tokens).toMatchObject([{ kind: 'item', space: 413, item: { id: 'crown' } }]);
});

it('[RUIN-1] it stays until the legend ends', () => {
  const game = two({ items: ['ruin-spirit'] })
    .play('end', 'end')
    .day(2);
  game.hero('raash', { items: [{ id: 'ruin-spirit', turned: false }] });
});
