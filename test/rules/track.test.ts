import { beforeEach, expect, it, vi } from 'vitest';
import { starsOf } from '../../src/games/far-land/rules/track.ts';
import { begin, type Scene, scene } from '../scene.ts';
import { card, legendOf, trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({}));

const days = (game: Scene, n: number): Scene => game.play(...Array(2 * n).fill('end'));
const started = () => begin('legend trial heroes raash,avida seed 1');
/** The Healer and a Gor that falls at the first blow, in the middle of the trial legend. */
const slaying = (narrator: string) =>
  scene({
    legend: 'trial',
    narrator,
    turn: 'avida',
    heroes: [
      { hero: 'avida', space: 412, sp: 14, wp: 4 },
      { hero: 'raash', space: 451 },
    ],
    creatures: [{ kind: 'gor', space: 412 }],
    dice: [6, 1, 2],
  });

it('[TRK-1] a legend begins with the reading of card A1', () => {
  trial({ cards: [card('A', { fact: 'read' })] });
  const game = started().says('Card A1', 'The text of A1.').turnOf('raash');
  expect(game.order('began', 'card', 'turn')).toEqual(['began', 'card', 'turn']);
  expect(game.state.facts).toEqual({ read: 1 });
});

it('[TRK-2] the narrator moves 1 letter at each sunrise', () => {
  days(started().narrator('A'), 1).narrator('B').goesOn();
  days(started(), 3).narrator('D');
});

it('[TRK-2] and 1 for each defeated creature', () => {
  slaying('C').play('fight gor', 'roll').narrator('C').play('reward avida gold 2').narrator('D');
});

it('[TRK-2] but not for a fight that was lost or broken off, nor for a creature in the caves', () => {
  const heroes = [
    { hero: 'avida', space: 412, wp: 4 },
    { hero: 'raash', space: 451 },
  ];
  const creatures = [{ kind: 'gor' as const, space: 412 }];
  const off = scene({ narrator: 'C', turn: 'avida', heroes, creatures, dice: [1, 1, 2] });
  off.play('fight gor', 'roll', 'leave').narrator('C');
  const lost = scene({ narrator: 'C', turn: 'avida', heroes, creatures, dice: [1, 5, 5] });
  lost.play('fight gor', 'roll').narrator('C').turnOf('raash');
  days(scene({ narrator: 'C', heroes, creatures: [{ kind: 'gor', space: 425 }] }), 1)
    .shieldsTaken(1)
    .narrator('D');
});

it('[TRK-3] a letter with a star reads and carries out its card at once', () => {
  trial({ cards: [card('B', { place: 'gor', at: [401] }), card('D', { fact: 'd' })] });
  const game = days(started(), 1).narrator('B').says('Card B1').standing('gor', 401);
  expect(game.order('narrator', 'card', 'placed', 'day')).toEqual(['narrator', 'card', 'placed', 'day']);
  expect(days(game, 1).narrator('C').events('card')).toEqual([]);
  expect(days(game, 1).narrator('D').state.read).toEqual(['B1', 'D1']);
});

it('[TRK-3] also in the middle of a day, after a creature has fallen', () => {
  trial({ cards: [card('D', { place: 'gorlot', at: [401] })] });
  const game = slaying('C').play('fight gor', 'roll', 'reward avida gold 2').standing('gorlot', 401).turnOf('raash');
  expect(game.order('narrator', 'card', 'placed', 'turn')).toEqual(['narrator', 'card', 'placed', 'turn']);
});

it('[TRK-4] on N the legend ends: won if its goal is met, else lost', () => {
  const goals = [{ id: 'hill', when: { heroAt: 447 } }];
  trial({ goals, cards: [card('A', { goal: 'hill' })] });
  const game = days(started(), 12).narrator('M').goesOn();
  days(game, 1).narrator('N').over('lost', 'narrator').says('The legend is lost').offersOnly();
  trial({ goals: [{ id: 'hill', when: { heroAt: 427 } }], cards: [card('A', { goal: 'hill' })] });
  days(started(), 12).goesOn().play('end', 'end').over('won', 'hill').says('The legend is won');
});

it('[TRK-4] a legend may be won before N when its goal says so, or lost by a card', () => {
  trial({ goals: [{ id: 'c', when: { letter: 'C' }, atOnce: true }], cards: [card('A', { goal: 'c' })] });
  days(days(started(), 1).goesOn(), 1).narrator('C').over('won', 'c');
  trial({ cards: [card('C', { lose: 'storm' })] });
  days(days(started(), 1).goesOn(), 1).over('lost', 'storm');
});

it('[TRK-4] the narrator stops on N, where nothing else is met by a scenario', () => {
  const heroes = ['raash', 'avida'].map((hero) => ({ hero, space: 412 }));
  days(scene({ narrator: 'M', heroes }), 1)
    .narrator('N')
    .over('lost', 'narrator');
});

it('[TRK-5] a legend lost early ends at once', () => {
  const heroes = ['raash', 'avida'].map((hero) => ({ hero, space: 412 }));
  const creatures = [
    { kind: 'gor' as const, space: 425 },
    { kind: 'gorlot' as const, space: 401 },
  ];
  const game = days(scene({ narrator: 'C', heroes, creatures, shields: { taken: 3 } }), 1);
  game.over('lost', 'shields').narrator('C').day(1).offersOnly().standing('gorlot', 401);
  expect(game.order('no-shield', 'over', 'narrator', 'day')).toEqual(['no-shield', 'over']);
});

it('[TRK-7] stars mark the letters that have a card, A and N bear none', () => {
  trial({ cards: [card('A'), card('C'), card('K'), { id: 'X', lines: [] }, card('N')] });
  expect(starsOf(legendOf('trial')).map((letter) => 'ABCDEFGHIJKLMN'[letter])).toEqual(['C', 'K']);
});

it('[DEC-24] the narrator never goes past N, not even when the card of N would move it on', () => {
  trial({ cards: [card('M', { narrator: 3 }), card('N', { narrator: 2 }, { fact: 'end' })] });
  const heroes = ['raash', 'avida'].map((hero) => ({ hero, space: 412 }));
  const game = days(scene({ legend: 'trial', narrator: 'L', heroes }), 1)
    .narrator('N')
    .over('lost', 'narrator');
  expect(game.events('narrator').map((e) => e.letter)).toEqual([12, 13]);
  expect(game.state.facts).toEqual({ end: 1 });
});
