import { rulesOf } from './types.ts';

export const pieces = rulesOf('pieces', [
  {
    id: 'TOWER-1',
    text: 'The tower card of legends 3 to 6 is carried out when a movement of a hero ends at the Silent Tower, 532. That hero is "you" on it; if Raash brings others there, it is read first, and they agree who. Afterwards it leaves the game.',
    house: true,
  },
  {
    id: 'TOWER-2',
    text: 'One tower card gives you a bow. One turns all fog face up. One gives you strength 1, then strength 1 to the hero with the least. One takes willpower 3 from you and gives gold 4.',
    house: true,
  },
  {
    id: 'TOWER-3',
    text: 'Telescope and Flaps can turn the tower card over. Everybody may read it then, and it waits for a hero all the same.',
    house: true,
  },
  {
    id: 'THROW-1',
    text: 'When a card lets the dice name a space, a red die gives the tens and a hero die the units. Add 400 on the lake side, 500 on the river side. The lake side ends before 461: a red 6 is rolled again there.',
    example: 'On the lake side a red 6 and a 2 are thrown. The red die is rolled again and shows 4: space 442.',
    house: true,
  },
]);
