import type { ItemId } from '../../types.ts';
import { blade } from './blade.ts';
import { crown } from './crown.ts';
import { falcon } from './falcon.ts';
import { hopeStone } from './hope.ts';
import type { ItemRule } from './item.ts';
import { knife } from './knife.ts';
import { telescope } from './telescope.ts';
import { wineskin } from './wineskin.ts';

/** What each item does. The bow is looked at by the fight itself (BOW-1, BOW-2); the others are only carried. */
export const ITEM_RULES: Record<ItemId, ItemRule> = {
  wineskin,
  telescope,
  falcon,
  knife,
  bow: {},
  blade,
  crown,
  'hope-stone': hopeStone,
  artefact: {},
  drawing: {},
  'ruin-spirit': {},
};
