import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/engine/line.ts';
import { promptText } from '../../src/plain/text.ts';
import { fellowTold } from '../../src/session/fellows.ts';
import { commandAsSaid } from '../../src/session/words.ts';
import { begin, scene } from '../scene.ts';

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

describe('what quotes commands names heroes as choices do', () => {
  const apart = () =>
    scene({
      turn: 'raash',
      heroes: [
        { hero: 'raash', space: 412 },
        { hero: 'grea', space: 423, gold: 2 },
      ],
    }).session;
  const said = (session: ReturnType<typeof apart>, line: string) => JSON.stringify(session.submit(line));

  it('a refusal', () => {
    expect(said(apart(), 'buy strength')).toContain('A fellow can: say \\"grea: buy strength\\".');
    expect(said(apart(), 'take grent')).toContain('\\"carry grea\\" takes a fellow along');
  });

  it('what is taken back and done again', () => {
    const session = apart();
    session.submit('grea: buy strength');
    expect(session.submit('undo')).toMatchObject({
      note: 'Taken back: grea: buy strength.',
      commands: ['grent: buy strength'],
    });
    expect(session.submit('redo')).toMatchObject({ note: 'Done again: grea: buy strength.' });
  });

  it('what a fellow does: the event keeps the canonical command', () => {
    const told = fellowTold({ who: 'tenaya', name: 'Teyan' }, 'carry grent', 'carry grea');
    expect(told.lines.map(textOf)).toEqual(['Teyan (bot): carry grea']);
    expect(told.event).toMatchObject({ command: 'carry grent' });
  });
});
