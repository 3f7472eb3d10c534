import type { EventCard } from '../../legend.ts';
import type { EventId } from '../../types.ts';

/**
 * The 24 event cards of the house. Backs: kinds that move at a sunrise of the river side, and the hero colours that
 * Black Knights seek. Half of the fronts are good or mixed.
 */
export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  'warm-rain': {
    kinds: ['gor'],
    colours: ['raash', 'avida', 'grent', 'tenaya'],
    bad: false,
    lines: [{ well: 'full', at: 'all' }],
  },
  'lost-purse': {
    kinds: ['gor', 'gorlot'],
    colours: ['avida', 'raash', 'tenaya', 'grent'],
    bad: false,
    lines: [{ gold: 2, whom: 'you' }],
  },
  'shared-bread': {
    kinds: ['gorlot', 'skral'],
    colours: ['grent', 'tenaya', 'raash', 'avida'],
    bad: false,
    lines: [{ wp: 2, whom: 'all' }],
  },
  'hill-smoke': {
    kinds: ['gor', 'skral'],
    colours: ['tenaya', 'grent', 'avida', 'raash'],
    bad: false,
    lines: [{ fog: 'reveal', at: 'near-you' }],
  },
  'wandering-trader': {
    kinds: ['gor', 'chalk-skral'],
    colours: ['raash', 'grent', 'tenaya', 'avida'],
    bad: false,
    lines: [{ merchant: 'you' }],
  },
  'late-fire': {
    kinds: ['gor', 'troll'],
    colours: ['avida', 'tenaya', 'grent', 'raash'],
    bad: false,
    lines: [{ wp: 4, whom: 'least-wp' }],
  },
  'herb-woman': {
    kinds: ['chalk-skral', 'gor'],
    colours: ['grent', 'raash', 'avida', 'tenaya'],
    bad: false,
    lines: [
      {
        ask: 'herb-woman',
        options: { herb: [{ herb: 1, whom: 'chosen' }], rest: [{ wp: 3, whom: 'chosen' }] },
      },
    ],
  },
  'found-skin': {
    kinds: ['skral', 'gor'],
    colours: ['tenaya', 'avida', 'raash', 'grent'],
    bad: false,
    lines: [{ item: 'wineskin', whom: 'chosen' }],
  },
  'gor-hunter': {
    kinds: ['gor', 'gorlot', 'skral'],
    colours: ['raash', 'tenaya', 'avida', 'grent'],
    bad: false,
    lines: [
      {
        ask: 'gor-hunter',
        options: {
          hire: { cost: { gold: 3, from: 'chosen' }, do: [{ remove: 'gor', which: 'nearest' }] },
          refuse: [],
        },
      },
    ],
  },
  'strong-drink': {
    kinds: ['troll'],
    colours: ['avida', 'grent', 'tenaya', 'raash'],
    bad: false,
    lines: [
      {
        ask: 'strong-drink',
        options: {
          drink: [
            {
              for: 'chosen',
              do: [
                { sp: 1, whom: 'you' },
                { wp: -4, whom: 'you' },
              ],
            },
          ],
          refuse: [],
        },
      },
    ],
  },
  'sword-buyer': {
    kinds: ['gor', 'gor'],
    colours: ['grent', 'avida', 'raash', 'tenaya'],
    bad: false,
    lines: [
      {
        ask: 'sword-buyer',
        options: {
          sell: {
            cost: { sp: 1, from: 'chosen' },
            do: [{ gold: 4, whom: 'you' }],
          },
          refuse: [],
        },
      },
    ],
  },
  'night-watch': {
    kinds: ['gorlot', 'gor'],
    colours: ['tenaya', 'raash', 'grent', 'avida'],
    bad: false,
    lines: [
      {
        ask: 'night-watch',
        options: { watch: { cost: { wp: 2, from: 'all' }, do: [{ shields: 1 }] }, sleep: [] },
      },
    ],
  },
  'early-rider': {
    kinds: ['chalk-skral', 'troll'],
    colours: ['raash', 'avida', 'tenaya', 'grent'],
    bad: false,
    lines: [{ rooster: 'chosen' }, { wp: 1, whom: 'least-wp' }],
  },
  'dry-wind': {
    kinds: ['gor', 'skral'],
    colours: ['avida', 'raash', 'grent', 'tenaya'],
    bad: true,
    lines: [
      { well: 'empty', at: 'all' },
      { wp: -1, whom: 'all' },
    ],
  },
  'night-march': {
    kinds: ['gorlot'],
    colours: ['grent', 'tenaya', 'avida', 'raash'],
    bad: true,
    lines: [{ march: ['gor'] }],
  },
  'deep-drums': {
    kinds: ['gor', 'chalk-skral', 'troll'],
    colours: ['tenaya', 'grent', 'raash', 'avida'],
    bad: true,
    lines: [{ march: ['gorlot', 'skral', 'chalk-skral', 'troll'] }],
  },
  'spore-wind': {
    kinds: ['gor', 'gorlot'],
    colours: ['raash', 'grent', 'avida', 'tenaya'],
    bad: true,
    lines: [{ spore: ['dice'] }],
    lake: [{ wp: -2, whom: { near: 'you' } }],
  },
  'grey-sleeve': {
    kinds: ['skral', 'troll'],
    colours: ['avida', 'tenaya', 'raash', 'grent'],
    bad: true,
    lines: [{ spore: ['you'] }],
    lake: [{ wp: -3, whom: 'you' }],
  },
  fever: {
    kinds: ['gor', 'gorlot', 'gor'],
    colours: ['grent', 'raash', 'tenaya', 'avida'],
    bad: true,
    lines: [{ wp: -4, whom: 'most-wp' }],
  },
  landslide: {
    kinds: ['gor', 'skral', 'chalk-skral'],
    colours: ['tenaya', 'avida', 'grent', 'raash'],
    bad: true,
    lines: [
      {
        ask: 'landslide',
        options: { pay: { cost: { gold: 2, from: 'chosen' }, do: [] }, dig: [{ hours: 1, whom: 'all' }] },
      },
    ],
  },
  'toll-riders': {
    kinds: ['chalk-skral', 'gorlot'],
    colours: ['raash', 'tenaya', 'grent', 'avida'],
    bad: true,
    lines: [
      {
        for: 'all',
        do: [
          { ask: 'toll-riders', options: { pay: { cost: { gold: 1 }, do: [] }, refuse: [{ wp: -2, whom: 'you' }] } },
        ],
      },
    ],
  },
  ambush: {
    kinds: ['skral', 'gorlot'],
    colours: ['avida', 'grent', 'raash', 'tenaya'],
    bad: true,
    lines: [{ place: 'gor', at: ['dice'] }],
  },
  'red-star': {
    kinds: ['troll', 'gor'],
    colours: ['grent', 'avida', 'tenaya', 'raash'],
    bad: true,
    lines: [
      {
        ask: 'red-star',
        options: {
          wait: [{ narrator: 1 }],
          'march-on': [
            { wp: -2, whom: 'others' },
            { wp: -3, whom: 'you' },
          ],
        },
      },
    ],
  },
  quarrel: {
    kinds: ['gor', 'chalk-skral'],
    colours: ['tenaya', 'raash', 'avida', 'grent'],
    bad: true,
    lines: [
      {
        roll: 'hero',
        on: { '1-3': [{ gold: -2, whom: 'most-gold' }], '4-6': [{ sp: -1, whom: 'most-sp' }] },
      },
    ],
  },
};
