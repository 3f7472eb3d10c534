import { rulesOf } from './types.ts';

export const rocks = rulesOf('rocks', [
  {
    id: 'ROCK-1',
    text: 'The steep rocks, 547, lead over the river from 513 to 555. To jump onto them you need willpower 12, counted after any overtime for that hour is paid.',
    house: true,
  },
  {
    id: 'ROCK-2',
    text: 'Off the rocks, 547, you can always jump, to 513 or to 555. It works below willpower 12 too, whatever cost you the willpower and however you came to be there.',
    house: true,
  },
  {
    id: 'ROCK-3',
    text: 'When Raash carries others over the rocks, 547, or over the lake, the willpower is asked of Raash alone.',
  },
  {
    id: 'ROCK-4',
    text: 'A jump is a step like any other and costs 1 hour. It does not make the spaces neighbours for bow, telescope or ghost.',
    house: true,
  },
]);
