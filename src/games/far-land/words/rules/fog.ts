import { rulesOf } from './types.ts';

export const fog = rulesOf('fog', [
  {
    id: 'FOG-1',
    text: 'Most fog hides strength 1, willpower 2, gold 1, a wineskin, a throwing knife, or a face that carries out the top event card. How many there are of each is our own count; all fog together is 16.',
    house: true,
  },
  {
    id: 'FOG-2',
    text: 'A few fog tokens are rarer: herbs, spores and the ruin spirit.',
  },
  {
    id: 'FOG-3',
    text: 'Fog with spores puts one from the supply on your space, and you cannot walk before you beat it. If no spore is left, the Mother Spore comes in its place. If she is already here, nothing happens.',
  },
  {
    id: 'FOG-4',
    text: 'Fog that has been carried out does not come back.',
  },
  {
    id: 'FOG-5',
    text: 'No item from fog is lost without a word. If the supply has none or you have no room, you are told. You may swap for it or leave it lying.',
    house: true,
  },
  {
    id: 'FOG-6',
    text: 'Fog that Flaps or a telescope has revealed waits for a hero whose movement ends there. It works once.',
  },
]);
