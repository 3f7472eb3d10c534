import type { Legend } from '../../../legend.ts';

/** Legend 1 in outline: two fire thieves to beat, then the signal fire on a far space before N. */
export const SMOKE: Legend = {
  id: '1',
  board: 'lake',
  start: [427],
  trade: false,
  goals: [
    { id: 'thieves', when: { slain: ['ashmane', 'sootjaw'] } },
    { id: 'signal', when: { fact: 'signal' }, atOnce: true },
  ],
  cards: [
    {
      id: 'A1',
      letter: 'A',
      lines: [
        { place: 'gorlot', at: [411], tag: 'ashmane' },
        { place: 'gorlot', at: [438], tag: 'sootjaw' },
        { place: 'gor', at: [412] },
        { place: 'gor', at: [432] },
        { place: 'gor', at: [443], if: { heroes: 3 } },
        { place: 'gor', at: [404], if: { heroes: 4 } },
        { place: 'gor', at: [416], if: { level: 'veteran' } },
        { goal: 'thieves' },
      ],
    },
    {
      id: 'E1',
      letter: 'E',
      lines: [{ goal: 'signal' }, { place: 'gor', at: [422] }, { place: 'gor', at: [430], if: { heroes: 3 } }],
    },
    { id: 'N', letter: 'N', lines: [] },
  ],
  deeds: [
    {
      id: 'signal',
      at: [447],
      hours: 1,
      when: { all: [{ fact: 'signal', least: 0 }, { letter: 'E' }, { slain: ['ashmane', 'sootjaw'] }] },
      do: [{ fact: 'signal', set: 1 }],
    },
  ],
  watches: [],
};
