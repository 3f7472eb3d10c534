import { beforeEach, expect, it, vi } from 'vitest';
import { begin, notBegun } from '../scene.ts';
import { card, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

it('[SET-1] two, three or four heroes set out, each from a board of its own', () => {
  expect(notBegun('legend trial heroes raash')).toBe('SET-1');
  expect(begin('legend trial heroes raash,avida').state.heroes).toHaveLength(2);
  expect(begin('legend trial heroes raash,grent,tenaya').state.heroes).toHaveLength(3);
  expect(begin('legend trial heroes raash,grent,tenaya,avida').state.heroes).toHaveLength(4);
  expect(notBegun('legend trial heroes raash,raash')).toBeNull();
  expect(notBegun('legend trial heroes raash,raashana')).toBeNull();
  expect(notBegun('legend trial heroes raash,gandalf')).toBeNull();
});

it('[SET-1] a board shows a woman and a man, and the chosen name is spoken', () => {
  const game = begin('legend trial heroes raashana,avid seed 1');
  game.hero('raash', { name: 'Raashana' }).hero('avida', { name: 'Avid' }).play('end').says('Raashana ends the day');
});

it('[SET-1] clockwise is the order in which the heroes were named', () => {
  const game = begin('legend trial heroes grent,raash,avida').turnOf('raash');
  game.play('pass').turnOf('avida').play('pass').turnOf('grent').play('pass').turnOf('raash');
});

it('[SET-2] every hero starts with strength 1 and willpower 7', () => {
  const game = begin('legend trial heroes raash,grent,tenaya,avida');
  for (const id of ['raash', 'grent', 'tenaya', 'avida'] as const) game.hero(id, { sp: 1, wp: 7, gold: 0, items: [] });
});

it('[SET-3] every marker starts on the sunrise space, and the hero of the highest rank begins', () => {
  const game = begin('legend trial heroes avida,raash').turnOf('raash');
  game.hero('raash', { hours: 0, asleep: false }).hero('avida', { hours: 0, asleep: false });
  begin('legend trial heroes raash,avida').turnOf('raash');
  begin('legend trial heroes grent,avida').turnOf('grent');
  begin('legend trial heroes raash,grent,tenaya').turnOf('tenaya');
});

it('[SET-7] four wells lie with their coloured side up', () => {
  const { wells } = begin('legend trial heroes raash,avida').state;
  expect(wells).toEqual([407, 432, 440, 454].map((space) => ({ space, full: true })));
});

it('[SET-9] the narrator starts on A, and A1 is the card on top', () => {
  trial({ cards: [card('N'), card('C'), card('A')] });
  const game = begin('legend trial heroes raash,avida').narrator('A');
  expect(game.state.read).toEqual(['A1']);
});

it('[SET-9] a card without a letter lies beside the board until it is called for', () => {
  trial({ cards: [card('A', { when: { heroes: 3 }, do: [{ read: 'X' }] }), { id: 'X', lines: [] }] });
  expect(begin('legend trial heroes raash,avida').state.read).toEqual(['A1']);
  expect(begin('legend trial heroes raash,grent,avida').state.read).toEqual(['A1', 'X']);
});

it('[SET-19] no creature stands on the board until a card places one', () => {
  trial({ cards: [card('A'), card('B', { place: 'gor', at: [412] })] });
  const game = begin('legend trial heroes raash,avida');
  expect(game.state.creatures).toEqual([]);
  expect(game.state.supply.gold).toBe(30);
  game.play('end', 'end').narrator('B').standing('gor', 412);
});
