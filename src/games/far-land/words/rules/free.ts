import { rulesOf } from './types.ts';

export const free = rulesOf('free', [
  {
    id: 'FREE-1',
    text: 'Some deeds take no time and are open even when others are on turn. You may pick up, put down, give or swap with a hero on your space, use an item, or buy from a merchant.',
  },
  {
    id: 'FREE-2',
    text: 'While you sleep you do nothing of this kind. Sleep lasts from the end of your day to the start of the next.',
  },
  {
    id: 'FREE-3',
    text: 'For telescope, merchant and well you must stand on the space. To walk across it is not enough.',
    house: true,
  },
  {
    id: 'FREE-4',
    text: 'A merchant on your space, the travelling one too, sells strength 1 for gold 2. From legend 2 on he also sells any item from the equipment board, for gold 2.',
  },
  {
    id: 'FREE-5',
    text: 'On a space with a full well you may drink it empty for willpower 3. The token is then turned over.',
    house: true,
  },
]);
