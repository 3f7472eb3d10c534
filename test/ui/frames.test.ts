import { describe, expect, it } from 'vitest';
import { sheetFrame } from '../../src/ui/sheets.ts';
import { topOf } from '../../src/ui/state.ts';
import { widthOfText } from '../../src/ui/terminal/cells.ts';
import { QUIET, sceneLine, sit, takeSeat } from './seat.ts';

const SIZES = [
  [1, 1],
  [20, 5],
  [40, 12],
  [60, 20],
  [79, 23],
  [80, 24],
  [100, 30],
  [120, 40],
  [220, 70],
] as const;

const LEGEND = 'new legend 1 heroes raash,avida,grent,tenaya seed 7';
const FIGHT = {
  ...QUIET,
  heroes: [
    { hero: 'raash', space: 412, sp: 3, wp: 11, items: ['bow', 'wineskin'], gold: 12, herbs: 2 },
    { hero: 'avida', space: 412, sp: 2, wp: 9 },
    { hero: 'grent', space: 412, sp: 2, wp: 9 },
    { hero: 'tenaya', space: 412, sp: 2, wp: 20 },
  ],
  dice: [2, 5, 4, 3, 1],
};

/** Every screen, with the keys that lead there. */
const SCREENS: { [name: string]: { line?: string; keys: string } } = {
  title: { keys: '' },
  'what to play': { keys: '1' },
  'how hard': { keys: '11' },
  heroes: { keys: '111' },
  'settings, at the title': { keys: '/settings<enter>1' },
  card: { line: LEGEND, keys: '' },
  map: { line: sceneLine(FIGHT), keys: '' },
  'map, panned and with everything shown': { line: sceneLine(FIGHT), keys: 'adhLLJJ' },
  'map from afar': { line: sceneLine(FIGHT), keys: 'z' },
  walk: { line: sceneLine(QUIET), keys: '1' },
  fight: { line: sceneLine(FIGHT), keys: '/fight<enter>1/invite<enter>1' },
  'fight, rolling': { line: sceneLine(FIGHT), keys: '/fight<enter>1/invite<enter>1/roll<enter>1' },
  'free actions of fellows': { line: sceneLine({ ...FIGHT, turn: 'avida' }), keys: '/fellows<enter>1' },
  confirmation: { line: sceneLine(QUIET), keys: '/end the<enter>1' },
  log: { line: sceneLine(FIGHT), keys: 'l' },
  help: { line: sceneLine(FIGHT), keys: '?' },
  rules: { line: sceneLine(FIGHT), keys: 'r' },
  cards: { line: sceneLine(FIGHT), keys: 'c' },
  boards: { line: sceneLine(FIGHT), keys: 'i' },
  'the table': { line: sceneLine(FIGHT), keys: 'm' },
  leaving: { line: sceneLine(FIGHT), keys: 'q' },
  'typing a command': { line: sceneLine(FIGHT), keys: ':look 412' },
  'an answer': { line: sceneLine(FIGHT), keys: ':near<enter>' },
  'a refusal': { line: sceneLine(FIGHT), keys: ':walk 459<enter>' },
  'a filter without result': { line: sceneLine(FIGHT), keys: '/xyzzy' },
};

const BELOW_128 = /^[\n -~]*$/;

describe('every screen at every size', () => {
  for (const [name, { line, keys }] of Object.entries(SCREENS)) {
    it(`${name}: fits, leaves the last row free, and the cursor lies within`, async () => {
      for (const ascii of [false, true]) {
        const seat = await sit({ line, ascii });
        await seat.press(keys);
        for (const [columns, rows] of SIZES) {
          await seat.resize(columns, rows);
          const shown = seat.rows();
          const where = `${name} at ${columns}x${rows}:\n${shown.join('\n')}`;
          expect(shown.length, where).toBeLessThanOrEqual(Math.max(1, rows - 1));
          for (const row of shown) expect(widthOfText(row), where).toBeLessThanOrEqual(columns);
          expect(seat.cursor().x, where).toBeLessThan(columns);
          expect(seat.cursor().y, where).toBeLessThan(Math.max(1, rows - 1));
          if (ascii) expect(shown.join('\n'), where).toMatch(BELOW_128);
        }
      }
    });
  }
});

describe('the first frame', () => {
  it('is the same before Ink is loaded and with it', async () => {
    for (const keys of ['', '1', '111', '/settings<enter>1', '<down>']) {
      for (const [columns, rows] of SIZES.slice(3)) {
        const seat = await takeSeat({ columns, rows, depth: 2 });
        await seat.press(keys);
        const ui = seat.loop.ui();
        const top = topOf(ui);
        if (top.kind !== 'menu') throw new Error('no menu');
        const plainly = sheetFrame(ui, top, 2).split('\n').map(bare);
        expect(seat.rows()).toEqual(plainly);
        seat.leave();
      }
    }
  });
});

const bare = (row: string): string => row.replace(/\u001b\[[0-9;]*m/g, '').trimEnd();

describe('the cursor', () => {
  it('rests on the chosen line', async () => {
    const seat = await sit({ line: sceneLine(QUIET) });
    for (let i = 0; i < 12; i++) {
      expect(seat.rows()[seat.cursor().y]).toMatch(/^▶/);
      await seat.press('<down>');
    }
  });

  it('stands behind what is typed', async () => {
    const seat = await sit({ line: sceneLine(QUIET) });
    await seat.press(':look 412');
    const { x, y } = seat.cursor();
    expect(seat.rows()[y].slice(0, x)).toBe('Command: look 412');
  });
});
