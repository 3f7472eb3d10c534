import type { Hope, Thing } from '../games/far-land/types.ts';

/** What an item does for whoever has it; nothing is said of what only fills a place. */
export const SERVES: { readonly [thing in Thing]?: string } = {
  wineskin: 'Each side of a wineskin saves an hour of walking.',
  'half-wineskin': 'A half full wineskin saves one more hour of walking.',
  telescope: 'A telescope shows the fog next door before anybody steps into it.',
  falcon: 'The falcon carries small things between two heroes once a day.',
  knife: 'In every round the throwing knife rolls one die of its owner again.',
  bow: 'With the bow its owner attacks from next door.',
  blade: 'In one fight the shadow blade adds the dice of its owner together.',
  crown: 'In every round the griffin crown turns one die over.',
  'hope-stone': 'A hope stone works once, whenever it is needed.',
};

/** What a hope stone does now. */
export const HELPS: { readonly [hope in Hope]?: string } = {
  strength: 'Strength counts in every round of every fight.',
  marker: 'The enemy is weaker for the whole fight.',
  willpower: 'More willpower means more dice, and no fall.',
  ward: 'The card would cost more than the stone is worth.',
};
