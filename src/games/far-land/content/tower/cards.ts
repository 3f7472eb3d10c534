import type { CardLine } from '../../legend.ts';
import { RIVER } from '../boards/river.ts';

const FOGGY = RIVER.spaces.filter((space) => space.features.includes('fog')).map((space) => space.id);

/** The four tower cards of the house, by number. "You" is the hero whose movement ended at the tower. */
export const TOWER: Readonly<Record<string, readonly CardLine[]>> = {
  '1': [{ item: 'bow', whom: 'you' }],
  '2': [{ fog: 'reveal', at: FOGGY }],
  '3': [
    { sp: 1, whom: 'you' },
    { sp: 1, whom: 'least-sp' },
  ],
  '4': [
    { wp: -3, whom: 'you' },
    { gold: 4, whom: 'you' },
  ],
};
