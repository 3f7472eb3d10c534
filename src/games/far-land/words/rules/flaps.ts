import { rulesOf } from './types.ts';

export const flaps = rulesOf('flaps', [
  {
    id: 'FLAP-1',
    text: 'In legends with Flaps you may move the flying fox on your turn, and do nothing else. It flies to any space you like for 1 hour.',
  },
  {
    id: 'FLAP-2',
    text: 'Flaps can reveal the token where it sits, but does not carry it out. Spores, rocks and Azturia stay hidden. A mushroom of minus 3 that it reveals is out of the game.',
  },
  {
    id: 'FLAP-3',
    text: 'When Flaps and a hero are with an enemy, it steals a die in the first round. The enemy always keeps one.',
  },
  {
    id: 'FLAP-4',
    text: 'What else Flaps reveals stays open where it lies. An open mushroom can be picked up, and helps the bearer who uses it.',
    house: true,
  },
]);
