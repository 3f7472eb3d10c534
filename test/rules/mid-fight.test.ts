import { beforeEach, expect, it, vi } from 'vitest';
import type { CardLine } from '../../src/games/far-land/legend.ts';
import { type Scene, type SceneHero, type SceneWords, scene } from '../scene.ts';
import { trial } from '../trial-legend.ts';

vi.mock('../../src/games/far-land/content/legends/index.ts', () => import('../trial-legend.ts'));
beforeEach(() => trial({ board: 'river' }));

const at = (hero: string, space: number, values: Partial<SceneHero> = {}): SceneHero => ({ hero, space, ...values });
const gor = [{ kind: 'gor' as const, space: 523 }];

/** Lines that come about as soon as a log lies where a hero stands: Avida lays one down in the middle of the fight. */
const whenLogLies = (...lines: CardLine[]): void =>
  trial({ board: 'river', watches: [{ id: 'log', when: { meets: 'log' }, do: lines }] });
const fight = (rest: Partial<SceneWords>, grent: Partial<SceneHero> = {}): Scene =>
  scene({
    board: 'river',
    legend: 'trial',
    turn: 'grent',
    heroes: [at('grent', 523, grent), at('avida', 523, { sp: 4, wp: 4, logs: [2] })],
    events: ['shared-bread'],
    ...rest,
  });

it('[FIGHT-11] a fight is over when a card takes the enemy away, before the first round or between two', () => {
  whenLogLies({ remove: 'gor', which: 'nearest' });
  const early = fight({ creatures: gor }).play('fight gor', 'with avida', 'avida: drop log 2').turnOf('avida');
  early.standing('gor').narrator('A').saysNot('recovers', 'beaten').hero('grent', { hours: 0, gold: 0 });
  const later = fight({ creatures: gor, dice: [1, 1, 1, 6] }).play('fight gor', 'with avida', 'roll', 'roll');
  later.offers('roll', 'leave').play('avida: drop log 2').turnOf('avida').narrator('A').hero('grent', { hours: 1 });
});

it('[FIGHT-11] and when a card moves it away', () => {
  whenLogLies({ march: ['gor'] });
  const game = fight({ creatures: gor }).play('fight gor', 'alone', 'avida: drop log 2').turnOf('avida');
  game.standing('gor', 545).narrator('A');
});

it('[FIGHT-11] and when a card burns the last spore of the space', () => {
  whenLogLies({ burn: 'you' });
  const spores = (n: number) => Array.from({ length: n }, () => ({ kind: 'spore', space: 523, holds: 'gold' }));
  const last = fight({ tokens: spores(1) })
    .play('fight spore', 'alone', 'avida: drop log 2')
    .turnOf('avida');
  expect(last.state.tokens).toMatchObject([{ kind: 'log' }]);
  const one = fight({ tokens: spores(2) })
    .play('fight spore', 'alone', 'avida: drop log 2')
    .asks('grent')
    .offers('roll');
  expect(one.state.tokens).toMatchObject([{ kind: 'spore' }, { kind: 'log' }]);
});

it('[FIGHT-11] another enemy that goes does not end it', () => {
  whenLogLies({ remove: 'skral', which: 'nearest' });
  const creatures = [...gor, { kind: 'skral' as const, space: 530 }];
  fight({ creatures }).play('fight gor', 'alone', 'avida: drop log 2').asks('grent').offers('roll').standing('skral');
});

it('[FIGHT-9] what a card does to the enemy once it is beaten changes nothing', () => {
  const watches = [{ id: 'chief', when: { slain: ['chief'] }, do: [{ dismiss: 'chief' }] }];
  trial({ board: 'river', watches });
  const creatures = [{ kind: 'gor' as const, space: 523, tag: 'chief' }];
  const game = fight({ creatures, dice: [6, 1, 2] }, { sp: 9 }).play('fight gor', 'alone', 'roll');
  game.play('reward grent gold 2').narrator('B').hero('grent', { gold: 2 }).turnOf('avida');
});

it('[DEC-26, JOINT-6] a fighter whom a knight lays down in the middle of a fight drops out, and the others go on', () => {
  whenLogLies({ narrator: 1 });
  const rest = { creatures: gor, ring: true, knights: [523], dice: [6, 1, 2] };
  const game = fight(rest).play('fight gor', 'with avida', 'avida: drop log 2').hero('grent', { down: 3, hours: 0 });
  game.asks('avida').offersNot('with grent').play('roll').says('Round 1: Avida fights').hero('avida', { hours: 1 });
  game.play('reward avida gold 2').hero('grent', { gold: 0, wp: 7 }).turnOf('avida');
});

it('[DEC-26, JOINT-11] if no other fights, the fight is over', () => {
  whenLogLies({ narrator: 1 });
  const rest = { creatures: gor, ring: true, knights: [523] };
  const game = fight(rest).play('fight gor', 'alone', 'avida: drop log 2').hero('grent', { down: 3 }).turnOf('avida');
  game.says('The Gor recovers').standing('gor', 523);
});
