import { rulesOf } from './types.ts';

export const sunrise = rulesOf('sunrise', [
  {
    id: 'SUN-1',
    text: "Lake sunrise: the creatures move, the wells fill, Tenaya's fire spells turn back, the narrator moves 1 letter. No event card is read at the lake.",
  },
  {
    id: 'SUN-2',
    text: "River sunrise, step by step: creatures move as the card's back shows, its front is carried out, spores grow. Then wells fill, fire spells turn back, and the narrator moves 1 letter.",
  },
  {
    id: 'SUN-3',
    text: 'At sunrise the wells are full again. One with a hero on its space stays as it is.',
  },
  {
    id: 'SUN-4',
    text: 'At sunrise the falcon is turned face up and can fly again.',
  },
]);
