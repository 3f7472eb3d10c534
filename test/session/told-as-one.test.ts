import { expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { sentencesOf } from '../../src/session/sentences.ts';
import { type Scene, scene } from '../scene.ts';

const two = (more: object = {}): Scene =>
  scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412, sp: 14, gold: 5, herbs: 2 },
      { hero: 'avida', space: 412, sp: 14, wp: 12 },
    ],
    ...more,
  });

/** What a line says, and the small commands it was. */
function told(s: Scene, line: string): { says: string[]; commands: number } {
  const answer = s.session.submit(line);
  if (answer.kind !== 'done') throw new Error(`${line}: ${answer.kind}`);
  return { says: sentencesOf(answer).map(textOf), commands: answer.commands.length };
}

it('[JOINT-4] a share of several points is told once, with their sum', () => {
  const s = two({ creatures: [{ kind: 'gorlot', space: 412 }], dice: [6, 1, 1] });
  s.play('fight gorlot', 'alone', 'roll', 'enough');
  expect(told(s, 'reward raash gold 2')).toEqual({ says: ['Raash: gold 7, 2 more as reward.'], commands: 2 });
});

it('[JOINT-4] gold and willpower stay two sentences', () => {
  const s = two({ creatures: [{ kind: 'gorlot', space: 412 }], dice: [6, 1, 1] });
  s.play('fight gorlot', 'alone', 'roll', 'enough');
  expect(told(s, 'reward raash gold 1 wp 2').says.slice(0, 2)).toEqual([
    'Raash: gold 6, 1 more as reward.',
    'Raash: willpower 9, 2 more as reward.',
  ]);
});

it('[FREE-1] so is gold that is given, laid down or picked up', () => {
  const s = two();
  expect(told(s, 'give avida gold 3').says).toEqual(['Raash gives Avida gold 3.']);
  expect(told(s, 'drop gold 2').says).toEqual(['Raash lays gold 2 down on 412, Old Hearth.']);
  expect(told(s, 'take gold 2').says).toEqual(['Raash picks up gold 2.']);
});

it('[AVIDA-1] so is willpower from dice that did not fight', () => {
  const s = two({ turn: 'avida', creatures: [{ kind: 'gorlot', space: 412 }], dice: [6, 4, 6, 5] });
  s.play('fight gorlot with raash', 'roll');
  expect(told(s, 'gift avida 3').says[0]).toBe('Avida: willpower 15, 3 more from the dice that did not fight.');
});
