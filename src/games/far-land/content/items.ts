import type { ItemId } from '../types.ts';

export interface ItemData {
  id: ItemId;
  /** A large item fills the large storage space, a small one one of the three small ones (SET-14, house). */
  size: 'large' | 'small';
  /** Never passed on, sent or laid down (RUIN-1). */
  stays?: true;
  /** Lies face down on the board until it is taken (HOPE-5). */
  hidden?: true;
  /** Its bearer may attack enemies next door (BOW-1). */
  far?: true;
  /** What it does, in one sentence. */
  about: string;
}

export const ITEMS: Record<ItemId, ItemData> = {
  wineskin: { id: 'wineskin', size: 'small', about: 'Each of its two sides moves you 1 space without an hour.' },
  telescope: { id: 'telescope', size: 'small', about: 'Reveals tokens on spaces next door while you stand.' },
  falcon: { id: 'falcon', size: 'small', about: 'Once a day two heroes exchange small things, wherever they are.' },
  knife: { id: 'knife', size: 'small', about: 'Once a round you roll one of your dice again.' },
  bow: { id: 'bow', size: 'large', far: true, about: 'Attacks next door, one die at a time; the last counts.' },
  blade: { id: 'blade', size: 'large', about: 'For one fight your dice are added. No reward. It works twice.' },
  crown: { id: 'crown', size: 'small', about: "Once a round you turn a fighter's die to its opposite face." },
  'hope-stone': {
    id: 'hope-stone',
    size: 'small',
    hidden: true,
    about: 'Works once; each of the four does something else.',
  },
  artefact: { id: 'artefact', size: 'small', about: 'A part of something old.' },
  drawing: { id: 'drawing', size: 'small', about: 'Shows a place.' },
  'ruin-spirit': {
    id: 'ruin-spirit',
    size: 'small',
    stays: true,
    about: 'Fills a small space until the legend ends.',
  },
};
