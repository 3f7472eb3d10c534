import { expect, it } from 'vitest';
import { promptText } from '../../src/plain/text.ts';
import { commandAsSaid } from '../../src/session/words.ts';
import { begin } from '../scene.ts';

it('commands are shown with the names that the heroes bear in this game, and each of them is taken', () => {
  const game = begin('legend 3 heroes raash,grea,avid seed 11');
  const shown = promptText(game.session, 1, null);
  expect(shown).toContain('Take Grea along (carry grea)');
  expect(shown).toContain('Take Avid along (carry avid)');
  expect(shown).not.toMatch(/grent|avida/);
  const count = game.session.actions().length;
  const places = Array.from({ length: count }, (_, i) => game.session.place(game.session.spokenAt(i)));
  expect(places).toEqual(places.map((_, i) => i));
});

it('names take the place of ids, in hints as in choices', () => {
  expect(commandAsSaid([{ id: 'tenaya', name: 'Teyan' }], 'tenaya: beacon avida')).toBe('teyan: beacon avida');
});
