import { rulesOf } from './types.ts';

export const track = rulesOf('track', [
  {
    id: 'TRK-1',
    text: 'Card A1 opens a legend. Only in legends 3 to 6 does something come before it: the checklist.',
  },
  {
    id: 'TRK-2',
    text: 'The narrator moves 1 letter at a sunrise and 1 for a beaten creature. A spore does not move him, nor does a win with the shadow blade.',
  },
  {
    id: 'TRK-3',
    text: 'When the narrator comes to a starred letter, its card is read and obeyed at once. A letter with no card means nothing.',
  },
  {
    id: 'TRK-4',
    text: 'N is the end. The legend is won if its goal is reached by then and lost if not; a card may end it before.',
    house: true,
  },
  {
    id: 'TRK-5',
    text: 'Some things lose a legend on the spot: a creature in the caves with no free shield, the Mother Spore among the steppe people, or what the cards name.',
    house: true,
  },
  {
    id: 'TRK-6',
    text: 'Legends 3 to 6 begin with the checklist, which sets up dice, cards, tokens and narrator. After it card A1 is read.',
  },
  {
    id: 'TRK-7',
    text: 'A star on the track says: a card waits at this letter.',
  },
]);
