import { rulesOf } from './types.ts';

export const knights = rulesOf('knights', [
  {
    id: 'KNIGHT-1',
    text: 'When the narrator wears the marker ring, a Black Knight follows every move of his. It goes up to 3 spaces toward the hero it seeks.',
  },
  {
    id: 'KNIGHT-2',
    text: 'The back of the top event card says whom it seeks: the topmost colour. If no hero has that colour, look at the one below.',
  },
  {
    id: 'KNIGHT-3',
    text: 'The knight takes the shortest way, at each fork the higher number. It cares for no other hero, no swamp and no portal on 599. Steep rocks are fine if they save steps.',
  },
  {
    id: 'KNIGHT-4',
    text: "If the narrator's move brings the knight to the sought hero, or it is there already, that hero loses strength 1. It happens each time. A hero who walks in or through is safe.",
  },
  {
    id: 'KNIGHT-5',
    text: 'With strength 1 the hero loses none but is laid down. The time marker goes to the letter 2 ahead of the narrator, and until he comes there the hero does nothing. Then the hero rises, and the marker lies on the rooster.',
  },
  {
    id: 'KNIGHT-6',
    text: "When a knight's blow makes logs too heavy, those logs drop where the hero stands.",
  },
  {
    id: 'KNIGHT-7',
    text: 'At sunrise the Black Knight does not go with the creatures. Only the narrator stirs it.',
  },
]);
