import type { Legend } from '../../../legend.ts';

/**
 * Legend 1: the steppe people are led from 427 to the caves, then the Skral that has their fire bowl is beaten before N.
 * It teaches a rule a card: some cards have no letter and are read when a hero first meets what they speak of.
 */
export const SMOKE: Legend = {
  id: '1',
  board: 'lake',
  start: [425],
  people: 427,
  trade: false,
  goals: [
    { id: 'home', when: { peopleAt: 425 } },
    { id: 'bowl', when: { slain: ['skral'] }, atOnce: true },
  ],
  cards: [
    {
      id: 'A1',
      letter: 'A',
      lines: [
        { place: 'gor', at: [413, 434, 412, 440], many: [2, 3, 4] },
        { place: 'gor', at: [420], if: { level: 'veteran' } },
        { goal: 'home' },
        { read: 'A2' },
      ],
    },
    { id: 'A2', lines: [] },
    { id: 'fight', lines: [] },
    { id: 'fog', lines: [] },
    { id: 'well', lines: [] },
    { id: 'trader', lines: [] },
    { id: 'B1', letter: 'B', lines: [{ place: 'gor', at: [420], many: [1, 1, 0] }] },
    {
      id: 'D1',
      letter: 'D',
      lines: [
        { place: 'gor', at: [412, 439, 440], many: [1, 2, 2] },
        {
          ask: 'herder',
          options: {
            torches: [{ fact: 'help' }, { hours: 2, whom: 'chosen' }],
            eat: [{ wp: 4, whom: 'least-wp' }],
          },
        },
      ],
    },
    { id: 'F1', letter: 'F', lines: [{ place: 'gorlot', at: [413] }] },
    { id: 'H1', letter: 'H', lines: [{ place: 'gor', at: [421, 434, 414], many: [1, 1, 2] }] },
    {
      id: 'J1',
      letter: 'J',
      lines: [
        { lose: 'late', if: { goal: 'home' } },
        { place: 'gor', at: [422], many: [1, 1, 0] },
      ],
    },
    {
      id: 'L1',
      letter: 'L',
      lines: [
        { wp: 2, whom: 'all' },
        { place: 'gor', at: [423, 430], many: [0, 1, 1] },
      ],
    },
    {
      id: 'bowl',
      lines: [
        {
          roll: 'red',
          on: {
            '1-3': [
              { tell: 'north' },
              { place: 'skral', at: [403], tag: 'skral', strength: [15, 22, 28], less: 'help' },
            ],
            '4-6': [
              { tell: 'south' },
              { place: 'skral', at: [456], tag: 'skral', strength: [14, 20, 27], less: 'help' },
              { place: 'gor', at: [448] },
            ],
          },
        },
        { shift: 'skral', by: 1, if: { level: 'veteran', not: { heroes: 3 } } },
        { shift: 'skral', by: -1, if: { level: 'novice' } },
        { goal: 'bowl' },
      ],
    },
    { id: 'N', letter: 'N', lines: [] },
  ],
  deeds: [
    {
      id: 'net',
      at: [428],
      hours: 1,
      when: { letter: 'B', not: { any: [{ fact: 'net' }, { goal: 'bowl' }] } },
      do: [{ fact: 'net' }, { fact: 'help' }],
    },
  ],
  watches: [
    { id: 'fight', when: { meets: 'creature' }, do: [{ read: 'fight' }] },
    { id: 'fog', when: { meets: 'fog' }, do: [{ read: 'fog' }] },
    { id: 'well', when: { meets: 'well' }, do: [{ read: 'well' }] },
    { id: 'trader', when: { meets: 'merchant' }, do: [{ read: 'trader' }] },
    { id: 'home', when: { goal: 'home', peopleAt: 425 }, do: [{ read: 'bowl' }] },
    {
      id: 'escaped',
      when: { goal: 'bowl', not: { any: [{ stands: 'skral' }, { slain: ['skral'] }] } },
      do: [{ lose: 'escaped' }],
    },
  ],
};
