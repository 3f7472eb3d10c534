import { expect, it } from 'vitest';
import { promptText } from '../../src/plain/text.ts';
import { scene } from '../scene.ts';

it('with verbose 2 the surroundings are told anew only when they changed, or when they are asked for again', () => {
  const { session } = scene({
    turn: 'raash',
    heroes: [
      { hero: 'raash', space: 412, herbs: 1, wp: 7 },
      { hero: 'avida', space: 451 },
    ],
  });
  const prompted = (line: string) => promptText(session, 2, null, session.submit(line));
  const NEAR = 'Raash stands on 412';
  expect(promptText(session, 2, null)).toContain(NEAR);
  expect(prompted('eat herb')).toContain('Raash, 7 hours left');
  expect(promptText(session, 2, null)).toContain(NEAR);
  expect(prompted('undo')).toContain(NEAR);
  expect(prompted('eat herb')).not.toContain(NEAR);
  expect(prompted('walk 413')).toContain('Raash stands on 413');
});
