import { rulesOf } from './types.ts';

export const ghosts = rulesOf('ghosts', [
  {
    id: 'GHOST-1',
    text: "Beside a ghost or right on its space, a hero's special ability fails.",
  },
  {
    id: 'GHOST-2',
    text: 'From the Steppe Rider a ghost takes only the lift for others. Dice rolled singly, as with a bow, still work.',
  },
]);
