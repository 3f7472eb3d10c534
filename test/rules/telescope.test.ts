import { expect, it } from 'vitest';
import { type SceneHero, type SceneWords, scene } from '../scene.ts';

const fog = (space: number, holds = 'sp', open = false) => ({ kind: 'fog', holds, space, open });
const two = (raash: Partial<SceneHero>, tokens: object[], rest: Partial<SceneWords> = {}) =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412, items: ['telescope'], ...raash },
      { hero: 'avida', space: 451 },
    ],
    tokens,
    ...rest,
  });

it('[TELE-1] the owner reveals a token next door, which is not carried out, and keeps the telescope', () => {
  const game = two({}, [fog(413), fog(421, 'event')]).offers('use telescope 413', 'use telescope 421');
  game.play('use telescope 413').says('Raash sees a point of strength on 413').turnOf('raash');
  game.hero('raash', { sp: 1, hours: 0, items: [{ id: 'telescope', turned: false }] });
  expect(game.state.tokens).toMatchObject([
    { kind: 'fog', space: 413, open: true },
    { kind: 'fog', space: 421, open: false },
  ]);
  game.offersNot('use telescope 413').play('use telescope 421').says('Raash sees an event on 421');
  expect(game.events('event-card')).toEqual([]);
});

it('[TELE-1] two spaces away is too far', () => {
  const game = two({}, [fog(414)]).offersNot('use telescope 414');
  game.refused('use telescope 414', 'TELE-1', /414, Lonely Pine, is not next door to Raash/);
});

it('[TELE-1] also out of turn', () => {
  const heroes = [
    { hero: 'raash', space: 412, items: ['telescope'] },
    { hero: 'avida', space: 451 },
  ];
  const game = scene({ turn: 'avida', heroes, tokens: [fog(413)] }).offers('raash: use telescope 413');
  game.play('raash: use telescope 413').says('Raash sees').turnOf('avida').hero('raash', { hours: 0 });
});

it('[TELE-1, FREE-3] it needs the owner to stand on a space, not to pass by', () => {
  const game = two({ space: 411 }, [fog(413), fog(402)])
    .play('walk 412')
    .offersNot('use telescope 413');
  game
    .refused('use telescope 413', 'FREE-3', /passing 412/)
    .play('stop')
    .offers('raash: use telescope 413');
  const heroes = [
    { hero: 'raash', space: 412, items: ['telescope'] },
    { hero: 'avida', space: 451 },
  ];
  const other = scene({ turn: 'avida', heroes, tokens: [fog(413)] }).play('walk 443');
  other.offers('raash: use telescope 413');
});

it('[TELE-1] not for one who sleeps', () => {
  const heroes = [
    { hero: 'raash', space: 412, items: ['telescope'], asleep: true },
    { hero: 'avida', space: 451 },
  ];
  const game = scene({ turn: 'avida', heroes, tokens: [fog(413)] }).offersNot('raash: use telescope 413');
  game.refused('raash: use telescope 413', 'FREE-2');
});

it('[TELE-2] spores, mushrooms, rocks and Azturia are not shown', () => {
  const tokens = [
    { kind: 'spore', space: 413, holds: 'gold' },
    { kind: 'mushroom', space: 413, holds: 2 },
    { kind: 'rock', space: 413, open: false },
    { kind: 'azturia', space: 413, open: false },
  ];
  const game = two({}, tokens).offersNot('use telescope 413');
  game.refused('use telescope 413', 'TELE-2', /no spores, mushrooms, rocks or Azturia/);
});

it('[TELE-2] tower cards and hope stones that lie face down are', () => {
  const tokens = [
    { kind: 'tower-card', space: 413, open: false, tag: 'one' },
    { kind: 'hope-stone', space: 421, holds: 'ward' },
  ];
  const game = two({}, tokens).play('use telescope 421').says('sees a hope stone against an event card');
  game.offersNot('use telescope 421').play('use telescope 413').says('sees a tower card');
  game.offersNot('use telescope 413').hero('raash', { items: [{ id: 'telescope', turned: false }] });
});

it('[TELE-2] what lies open is not shown once more', () => {
  two({}, [fog(413, 'wp', true), { kind: 'gold', amount: 2, space: 421 }])
    .offersNot('use telescope 413', 'use telescope 421')
    .refused('use telescope 413', 'TELE-2')
    .refused('use telescope 421', 'TELE-2');
});

it('[TELE-3] of several tokens on a space the owner reveals some and leaves others', () => {
  const game = two({}, [fog(413, 'wp'), fog(413, 'gold')]);
  game.offers('use telescope 413 1', 'use telescope 413 2').play('use telescope 413 2').says('sees gold 1');
  expect(game.state.tokens).toMatchObject([
    { holds: 'wp', open: false },
    { holds: 'gold', open: true },
  ]);
  game.offers('use telescope 413');
});

it('[TELE-3] revealed fog stays face up until a hero ends a move there', () => {
  const game = two({}, [fog(413, 'wp')])
    .play('use telescope 413', 'walk 413', 'walk 414', 'stop', 'end', 'end')
    .day(2);
  game.hero('raash', { wp: 7 });
  expect(game.state.tokens).toMatchObject([{ kind: 'fog', space: 413, open: true }]);
});

it('[TELE-4] what lies on the own space the telescope does not show', () => {
  const game = two({}, [fog(412)]).offersNot('use telescope 412');
  game.refused('use telescope 412', 'TELE-4', /not 412, Old Hearth, where Raash stands/);
});

it('[TELE-4] two telescopes show each token once, and spaces that are none are refused', () => {
  const game = two({ items: ['telescope', 'telescope'] }, [fog(413)]);
  expect(game.commands.filter((command) => command.startsWith('use telescope'))).toEqual(['use telescope 413']);
  game.refused('use telescope 499', null).refused('use telescope up', null);
});
