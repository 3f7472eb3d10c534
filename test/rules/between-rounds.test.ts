import { expect, it } from 'vitest';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';

/** Overtime has brought Grent to willpower 2: no hour is left to him as he is. */
const spent = (space: number, rest: Partial<SceneWords> = {}, grent: Partial<SceneHero> = {}, avida: object = {}) => {
  const heroes = [
    { hero: 'grent', space, sp: 13, wp: 4, hours: 7, ...grent },
    { hero: 'avida', space: 451, ...avida },
  ];
  const words = { heroes, creatures: [{ kind: 'troll' as const, space }], dice: [6, 1, 2, 4, 6, 1, 2, 4], ...rest };
  return scene({ turn: 'grent', ...words }).play(
    'fight troll',
    ...(heroes[1].space === space ? ['alone'] : []),
    'roll',
  );
};
const over = (game: Scene): Scene => game.says('Grent has no hour left', 'The Troll recovers').turnOf('avida');

it('[FIGHT-8] with no hour left, and no willpower at hand, the fight stops by itself', () => {
  over(spent(412)).hero('grent', { wp: 2, hours: 8 });
  over(spent(432, { wells: { 432: 'empty' } }));
  over(spent(432, {}, { hours: 9, wp: 20 })).hero('grent', { hours: 10, wp: 18 });
});

it('[FIGHT-8, DEC-2] a full well on the space may be emptied between the rounds, and pays for one more', () => {
  const game = spent(432)
    .asks('grent')
    .offersOnly('leave', 'drink')
    .refused('roll', 'DAY-3', /Grent has 2/);
  game.play('drink').hero('grent', { wp: 5 }).offers('roll', 'leave').play('roll').hero('grent', { wp: 3, hours: 9 });
  spent(432).play('leave').turnOf('avida').hero('grent', { wp: 2 });
});

it.each([{ kind: 'herb' }, { kind: 'mushroom', holds: 4 }, { kind: 'hope-stone', holds: 'willpower' }])(
  '[FIGHT-8, DEC-2] so may a $kind that lies there',
  ({ kind, ...holds }) => {
    const game = spent(412, { tokens: [{ kind, space: 412, ...holds }] }).offers('leave', `take ${kind}`);
    game.offersNot('roll').play(`take ${kind}`).asks('grent');
    const use = { herb: 'eat herb', mushroom: 'reveal mushroom', 'hope-stone': 'use hope-stone willpower' }[kind];
    game.play(use as string).offers('roll');
  },
);

it('[FIGHT-8, DEC-2] so may what a fellow on the space holds, or sends by falcon', () => {
  const here = spent(412, {}, {}, { space: 412, herbs: 1 }).asks('grent').offers('avida: give').offersNot('roll');
  here.play('avida: give', 'give grent herb', 'eat herb').hero('grent', { wp: 3 }).offers('roll');
  const stone = { item: 'hope-stone', holds: 'willpower' };
  spent(412, {}, {}, { space: 412, items: [stone] })
    .play('avida: use hope-stone willpower')
    .offers('roll');
  over(spent(412, {}, {}, { herbs: 1 }));
  const sent = spent(412, {}, {}, { herbs: 1, items: ['falcon'] })
    .asks('grent')
    .play('avida: use falcon grent');
  sent.play('give grent herb', 'enough', 'eat herb').offers('roll');
  spent(412, {}, { items: ['falcon'] }, { herbs: 1 })
    .asks('grent')
    .offers('use falcon avida');
  over(spent(412, {}, { items: [{ item: 'falcon', turned: true }] }, { herbs: 1 }));
});

it('[FIGHT-8] a sleeper gives nothing', () => {
  const game = spent(412, {}, {}, { herbs: 1, asleep: true, space: 413 });
  expect(game.state.day).toBe(1);
  game.says('The Troll recovers').turnOf('grent');
});

it('[SPORE-4, DEC-2] the next spore may be fought at once by one who drinks first', () => {
  const heroes = [
    { hero: 'grent', space: 530, sp: 5, wp: 4, hours: 7 },
    { hero: 'avida', space: 501 },
  ];
  const tokens = [1, 2].map(() => ({ kind: 'spore', space: 530, holds: 'nothing' }));
  const game = scene({ board: 'river', turn: 'grent', heroes, tokens, dice: [6, 1, 6, 1] });
  game.play('fight spore', 'roll').says('Spores left').offersOnly('leave', 'drink').play('drink', 'roll');
  game.hero('grent', { wp: 3, hours: 9 }).turnOf('avida');
  expect(game.state.tokens).toEqual([]);
});
