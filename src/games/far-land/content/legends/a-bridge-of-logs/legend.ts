import type { Legend } from '../../../legend.ts';

/**
 * Legend 3: logs are laid down at the rotten bridge before K, then the steppe people are led over it to 533 before N,
 * six spaces a day.
 * It teaches the river side, logs and Black Knights; cards without a letter are read when a hero first meets a thing.
 */
export const BRIDGE: Legend = {
  id: '3',
  board: 'river',
  start: [552],
  people: 552,
  pace: 6,
  trade: true,
  checklist: true,
  goals: [
    { id: 'logs', when: { logsAt: { space: 523, sum: 7 } } },
    { id: 'over', when: { peopleAt: 533 }, atOnce: true },
  ],
  cards: [
    {
      id: 'A1',
      letter: 'A',
      lines: [
        { lead: false },
        { gold: 2, whom: 'all' },
        { log: 1, at: [519, 565] },
        { log: 2, at: [566] },
        { log: 3, at: [528] },
        { place: 'gor', at: [562, 543, 545, 537], many: [2, 3, 4] },
        { place: 'gor', at: [565], if: { level: 'veteran' } },
        { gold: 1, whom: 'all', if: { level: 'novice' } },
        { goal: 'logs' },
        { read: 'A2' },
      ],
    },
    { id: 'A2', lines: [] },
    { id: 'log', lines: [] },
    { id: 'find', lines: [] },
    { id: 'spore', lines: [] },
    { id: 'B1', letter: 'B', lines: [{ place: 'gorlot', at: [522] }] },
    {
      id: 'C1',
      letter: 'C',
      lines: [{ merchant: 546 }, { place: 'gor', at: [565] }],
    },
    {
      id: 'E1',
      letter: 'E',
      lines: [{ knight: [509] }, { knight: [519], if: { heroes: 4 } }, { ring: true }, { place: 'gor', at: [543] }],
    },
    {
      id: 'G1',
      letter: 'G',
      lines: [
        { place: 'gorlot', at: [562] },
        { place: 'gor', at: [545, 557], many: [2, 2, 1] },
        {
          ask: 'ring',
          options: {
            soap: [{ hours: 2, whom: 'chosen' }, { ring: false }],
            peace: [{ gold: 2, whom: 'chosen' }],
          },
        },
      ],
    },
    {
      id: 'K1',
      letter: 'K',
      lines: [
        { lose: 'flood', if: { goal: 'logs' } },
        { place: 'gor', at: [558] },
      ],
    },
    {
      id: 'L1',
      letter: 'L',
      lines: [
        { wp: 2, whom: 'all' },
        { place: 'gor', at: [554, 557], many: [0, 1, 2] },
      ],
    },
    {
      id: 'bridge',
      lines: [
        { clear: 'log', at: [523] },
        {
          roll: 'red',
          on: {
            '1-3': [
              { tell: 'pack' },
              { place: 'gor', at: [521] },
              { place: 'gor', at: [525], if: { not: { level: 'novice' } } },
            ],
            '4-6': [
              { tell: 'troll' },
              { place: 'troll', at: [534] },
              { place: 'gor', at: [516], if: { not: { level: 'novice' } } },
            ],
          },
        },
        { place: 'gor', at: [517], many: [0, 1, 1] },
        { place: 'gor', at: [517], if: { level: 'veteran' } },
        { remove: 'gor', which: 'nearest', if: { level: 'novice' } },
        { lead: true },
        { goal: 'over' },
      ],
    },
    { id: 'N', letter: 'N', lines: [] },
  ],
  deeds: [
    {
      id: 'ferry',
      at: [541],
      hours: 3,
      when: { letter: 'B', goal: 'logs', not: { fact: 'ferry' } },
      do: [{ fact: 'ferry' }, { log: 2, at: ['you'] }],
    },
  ],
  watches: [
    { id: 'log', when: { meets: 'log' }, do: [{ read: 'log' }] },
    { id: 'find', when: { any: [{ meets: 'mushroom' }, { meets: 'hope-stone' }] }, do: [{ read: 'find' }] },
    { id: 'spore', when: { meets: 'spore' }, do: [{ read: 'spore' }] },
    { id: 'bridge', when: { goal: 'logs', logsAt: { space: 523, sum: 7 } }, do: [{ read: 'bridge' }] },
  ],
};
