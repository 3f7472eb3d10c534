import type { FogKind, ItemId, Mark, SporeBack } from '../types.ts';

/** What lies on the equipment board at the start (SET-8). */
export const EQUIPMENT: { readonly [item in ItemId]?: number } = {
  blade: 1,
  bow: 2,
  falcon: 1,
  wineskin: 5,
  telescope: 2,
  knife: 2,
};

/** How many of each item the box holds (SET-8, SET-13). */
export const ITEMS_ALL: Readonly<Record<ItemId, number>> = {
  wineskin: 5,
  telescope: 2,
  falcon: 1,
  knife: 2,
  bow: 2,
  blade: 1,
  crown: 1,
  'hope-stone': 4,
  artefact: 3,
  drawing: 1,
  'ruin-spirit': 2,
};

/** Storage spaces of a hero board (house), and the items that need a large one. */
export const STORAGE = { large: 1, small: 3 } as const;
export const LARGE: readonly ItemId[] = ['blade', 'bow'];

/** The 16 fog tokens (house); the lake side lays gold for the spores. */
export const FOG_ALL: Readonly<Record<FogKind, number>> = {
  event: 5,
  gold: 3,
  herb: 2,
  sp: 1,
  wp: 1,
  wineskin: 1,
  knife: 1,
  'ruin-spirit': 1,
  spore: 1,
};

/** Backs of the 9 spores (house). */
export const SPORES_ALL: Readonly<Record<SporeBack, number>> = { gold: 3, wp2: 3, nothing: 2, sp: 1 };

/** Figures and tokens that cards set on the board (SET-13, SET-17, SET-18; that there is one captive is house). */
export const FIGURES_ALL: Readonly<Record<'knight' | 'ghost' | Mark, number>> = {
  knight: 3,
  ghost: 3,
  rock: 3,
  azturia: 4,
  'red-x': 5,
  quake: 1,
  'tower-card': 4,
  'takota-card': 4,
  orweyn: 1,
  catapult: 1,
  star: 11,
  captive: 1,
};

/** Herbs in the box, and the values of its logs (SET-13; the values are house). */
export const HERBS_ALL = 2;
export const LOGS_ALL: readonly number[] = [1, 1, 2, 2, 3];
