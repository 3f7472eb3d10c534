import { expect, it } from 'vitest';
import { type SceneHero, scene } from '../scene.ts';

const AT = { well: 432, merchant: 423, plain: 412 };
const two = (raash: Partial<SceneHero>, avida: Partial<SceneHero>, rest: object = {}) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: AT.plain, ...raash },
      { hero: 'avida', space: AT.plain, ...avida },
    ],
    ...rest,
  });

it('[FREE-1] gold passes between heroes on the same space, costs no hour, and the turn goes on', () => {
  const game = two({ gold: 3 }, {})
    .offers('give')
    .play('give')
    .offers('give avida gold 1', 'give avida gold 3', 'back');
  game.play('give avida gold 1').hero('raash', { gold: 2, hours: 0 }).hero('avida', { gold: 1 }).turnOf('raash');
  game.play('give avida gold 2').hero('raash', { gold: 0 }).hero('avida', { gold: 3 }).turnOf('raash');
  game.offersNot('give').refused('give avida gold 1', 'FREE-1');
});

it('[FREE-1] also out of turn', () => {
  const game = two({}, { gold: 2 }).offers('avida: give').offersNot('give').play('avida: give', 'give raash gold 2');
  game.hero('raash', { gold: 2 }).hero('avida', { gold: 0, hours: 0 }).turnOf('raash');
});

it('[FREE-1] not with a hero on another space', () => {
  const game = two({ gold: 3 }, { space: 413, gold: 3 }).offersNot('give', 'avida: give');
  game.refused('give avida gold 1', 'FREE-1').refused('avida: give raash gold 1', 'FREE-1');
});

it('[FREE-1] whoever opens a gift may think better of it', () => {
  two({ gold: 3 }, {}).play('give', 'back').hero('raash', { gold: 3 }).turnOf('raash').offers('give');
});

it('[FREE-2] from ending the day until the new day begins a hero does nothing free', () => {
  const game = two({ space: AT.well, gold: 2, asleep: true }, { space: AT.well, gold: 2 }, { turn: 'avida' });
  game.offersNot('raash: drink', 'raash: give', 'give').offers('drink').refused('raash: drink', 'FREE-2');
  game.refused('give raash gold 1', 'FREE-1').play('end').day(2).offers('drink', 'avida: drink');
  const shop = two({ space: AT.merchant, gold: 2, asleep: true }, { space: AT.merchant, gold: 2 }, { turn: 'avida' });
  shop
    .offersNot('raash: buy strength')
    .offers('buy strength')
    .play('end')
    .offers('avida: buy strength', 'buy strength');
});

it('[FREE-3] a merchant and a well need the hero to stand there, not to pass by', () => {
  const well = two({ space: 426 }, {})
    .play('walk 432')
    .offersNot('drink')
    .refused('drink', 'FREE-3', /passing 432/);
  well.play('stop').turnOf('avida').offers('raash: drink');
  const shop = two({ space: 422, gold: 2 }, {}).play('walk 423').offersNot('buy strength');
  shop
    .refused('buy strength', 'FREE-3', /passing 423/)
    .play('stop')
    .offers('raash: buy strength');
});

it('[FREE-3] who stands there while another walks may drink and buy', () => {
  const walk = two({ space: 426 }, { space: AT.well }).play('walk 431').offers('avida: drink').play('avida: drink');
  walk.hero('avida', { wp: 10 }).asks('raash').offers('walk 432', 'stop');
  two({ space: 426 }, { space: AT.merchant, gold: 2 }).play('walk 431').offers('avida: buy strength');
});

it('[FREE-4] a merchant on the own space sells strength 1 for gold 2', () => {
  const game = two({ space: AT.merchant, gold: 5 }, {}).offers('buy strength').play('buy strength', 'buy strength');
  game.hero('raash', { gold: 1, sp: 3, hours: 0 }).turnOf('raash').offersNot('buy strength');
  game.refused('buy strength', 'FREE-4', /costs gold 2, and Raash has 1/);
  expect(game.state.supply.gold).toBe(29);
});

it('[FREE-4] so does the Travelling Merchant, and nobody on other spaces', () => {
  two({ gold: 2 }, {})
    .offersNot('buy strength')
    .refused('buy strength', 'FREE-4', /on 412/);
  two({ gold: 2 }, {}, { merchant: AT.plain }).offers('buy strength').play('buy strength').hero('raash', { sp: 2 });
  two({ gold: 2 }, {}, { merchant: 413 }).offersNot('buy strength');
});

it('[FREE-5] a hero on a well space with a full well empties it for willpower 3', () => {
  const game = two({ space: AT.well }, { space: AT.well }).offers('drink', 'avida: drink').play('drink');
  game
    .hero('raash', { wp: 10, hours: 0 })
    .hero('avida', { wp: 7 })
    .says('Raash empties the well at 432')
    .turnOf('raash');
  game.offersNot('drink', 'avida: drink').refused('drink', 'FREE-5', /empty until a sunrise/);
  expect(game.state.wells.filter((well) => !well.full)).toEqual([{ space: AT.well, full: false }]);
});

it('[FREE-5] another well is not emptied, and an empty one or none gives nothing', () => {
  two({}, {})
    .offersNot('drink')
    .refused('drink', 'FREE-5', /no well on 412/);
  two({ space: AT.well }, {}, { wells: { 432: 'empty' } })
    .offersNot('drink')
    .refused('drink', 'FREE-5');
  two({ space: AT.well }, {}, { wells: { 407: 'empty' } }).offers('drink');
});
