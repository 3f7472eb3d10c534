import type { CardLine, Legend } from '../../../legend.ts';

/** Something done against the chief: he comes weaker by 1, or grows weaker if he is there already. */
const SOFTER: CardLine[] = [
  { fact: 'help', if: { not: { goal: 'chief' } } },
  { shift: 'chief', by: -1, if: { goal: 'chief' } },
];

/**
 * Legend 2: two herbs are brought to the sick at the caves before J, then the chief of the Chalk Skrals is beaten before N.
 * It teaches items: a card without a letter is read when a hero first holds what it speaks of.
 */
export const WELL: Legend = {
  id: '2',
  board: 'lake',
  start: [425],
  trade: true,
  goals: [
    { id: 'herbs', when: { herbsAt: { space: 425, sum: 2 } } },
    { id: 'chief', when: { slain: ['chief'] }, atOnce: true },
  ],
  cards: [
    {
      id: 'A1',
      letter: 'A',
      lines: [
        { place: 'gor', at: [413, 434, 412, 440], many: [2, 3, 4] },
        { place: 'gor', at: [421], if: { level: 'veteran' } },
        { grow: [457] },
        { goal: 'herbs' },
        { read: 'A2' },
      ],
    },
    { id: 'A2', lines: [{ gold: 2, whom: 'all' }] },
    { id: 'herb', lines: [] },
    { id: 'falcon', lines: [] },
    { id: 'arms', lines: [] },
    { id: 'B1', letter: 'B', lines: [{ place: 'gor', at: [420], many: [1, 1, 0] }] },
    {
      id: 'D1',
      letter: 'D',
      lines: [
        { grow: [438], if: { goal: 'herbs' } },
        { place: 'gorlot', at: [420] },
      ],
    },
    {
      id: 'F1',
      letter: 'F',
      lines: [
        { place: 'chalk-skral', at: [421], tag: 'drummer' },
        { place: 'gor', at: [434], many: [0, 1, 1] },
      ],
    },
    {
      id: 'G1',
      letter: 'G',
      lines: [
        {
          ask: 'pedlar',
          options: {
            jar: { cost: { gold: 2, from: 'chosen' }, do: SOFTER },
            axle: [
              {
                for: 'chosen',
                do: [
                  { hours: 3, whom: 'you' },
                  { item: 'knife', whom: 'you' },
                ],
              },
            ],
          },
        },
      ],
    },
    {
      id: 'J1',
      letter: 'J',
      lines: [
        { lose: 'fever', if: { goal: 'herbs' } },
        { place: 'gor', at: [422] },
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
      id: 'chief',
      lines: [
        { clear: 'herb', at: [425] },
        {
          roll: 'red',
          on: {
            '1-2': [
              { tell: 'north' },
              { well: 'empty', at: 'all' },
              { place: 'chalk-skral', at: [403], tag: 'chief', strength: [18, 26, 34], less: 'help' },
            ],
            '3-4': [
              { tell: 'south' },
              { place: 'chalk-skral', at: [456], tag: 'chief', strength: [18, 26, 34], less: 'help' },
              { place: 'gor', at: [448] },
            ],
            '5-6': [
              { tell: 'west' },
              { place: 'chalk-skral', at: [433], tag: 'chief', strength: [18, 26, 34], less: 'help' },
              { place: 'gorlot', at: [428] },
            ],
          },
        },
        { shift: 'chief', by: 1, if: { level: 'veteran', not: { heroes: 3 } } },
        { shift: 'chief', by: -1, if: { level: 'novice' } },
        { goal: 'chief' },
      ],
    },
    { id: 'N', letter: 'N', lines: [] },
  ],
  deeds: [
    {
      id: 'dam',
      at: [416],
      hours: 2,
      when: { letter: 'B', not: { fact: 'dam' } },
      do: [{ fact: 'dam' }, ...SOFTER, { well: 'full', at: 'all' }],
    },
  ],
  watches: [
    { id: 'herb', when: { any: [{ herbs: 1 }, { meets: 'herb' }] }, do: [{ read: 'herb' }] },
    { id: 'falcon', when: { has: 'falcon' }, do: [{ read: 'falcon' }] },
    { id: 'arms', when: { any: [{ has: 'bow' }, { has: 'blade' }] }, do: [{ read: 'arms' }] },
    { id: 'drum', when: { slain: ['drummer'] }, do: [{ tell: 'drum' }, ...SOFTER] },
    { id: 'healed', when: { goal: 'herbs', herbsAt: { space: 425, sum: 2 } }, do: [{ read: 'chief' }] },
    {
      id: 'inside',
      when: { goal: 'chief', not: { any: [{ stands: 'chief' }, { slain: ['chief'] }] } },
      do: [{ lose: 'inside' }],
    },
  ],
};
