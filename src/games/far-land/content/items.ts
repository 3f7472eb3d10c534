import { HOPES, type Hope, type ItemId, type Thing } from '../types.ts';

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
  /** Turned back at sunrise (SUN-4). */
  wakes?: true;
  /** What it is once it lies on its back and is of use still (WINE-2). */
  half?: Thing;
  /** Rolls a die anew (KNIFE-1), turns one over (CROWN-1). */
  rerolls?: true;
  turnsDice?: true;
  /** Adds the dice of its bearer together for a fight (SHAD-1). */
  adds?: true;
  /** Kinds of it that a token may be, by name or by number. */
  kinds?: readonly Hope[] | number;
  /** Counted in the supply, not on the equipment board. */
  supplied?: 'ruin-spirit';
  /** What it does, in one sentence. */
  about: string;
}

export const ITEMS: Record<ItemId, ItemData> = {
  wineskin: {
    id: 'wineskin',
    size: 'small',
    half: 'half-wineskin',
    about: 'It holds two sips, and each moves you 1 space without an hour.',
  },
  telescope: { id: 'telescope', size: 'small', about: 'Where you stop, it shows what lies face down next door.' },
  falcon: {
    id: 'falcon',
    size: 'small',
    wakes: true,
    about: 'Once a day two heroes exchange gold, herbs and small things, wherever they are.',
  },
  knife: { id: 'knife', size: 'small', rerolls: true, about: 'Once a round you roll one of your dice again.' },
  bow: {
    id: 'bow',
    size: 'large',
    far: true,
    about: 'You attack next door too, one die at a time, and the last one counts.',
  },
  blade: {
    id: 'blade',
    size: 'large',
    adds: true,
    about: 'For a whole fight your dice are added, without a reward: once for strength 1, once for willpower 7.',
  },
  crown: {
    id: 'crown',
    size: 'small',
    turnsDice: true,
    about: "Once a round you turn a fighter's die to its opposite face.",
  },
  'hope-stone': {
    id: 'hope-stone',
    size: 'small',
    hidden: true,
    kinds: HOPES,
    about: 'Works once; each of the four does something else.',
  },
  artefact: { id: 'artefact', size: 'small', kinds: 3, about: 'A part of something old.' },
  drawing: { id: 'drawing', size: 'small', about: 'Shows a place.' },
  'ruin-spirit': {
    id: 'ruin-spirit',
    size: 'small',
    stays: true,
    supplied: 'ruin-spirit',
    about: 'It fills a small storage space until the legend ends.',
  },
};
