import type { Legend } from '../src/games/far-land/legend.ts';

/** A small legend of the river side with the checklist of Legends 3 to 6, for tests; `trial(RIVER_LEGEND)` puts it in place. */
export const RIVER_LEGEND: Partial<Legend> = {
  board: 'river',
  start: [543],
  people: 552,
  trade: true,
  checklist: true,
  goals: [{ id: 'tower', when: { heroAt: 532 } }],
  cards: [
    {
      id: 'A1',
      letter: 'A',
      lines: [
        { goal: 'tower' },
        { place: 'gor', at: [514, 520] },
        { spore: [525] },
        { log: 2, at: [540] },
        { flaps: 543 },
      ],
    },
    { id: 'C1', letter: 'C', lines: [{ knight: [508] }, { ring: true }, { ghost: [532] }] },
    { id: 'N1', letter: 'N', lines: [{ wp: 1, whom: 'all' }] },
  ],
};
