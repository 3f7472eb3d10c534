import { creatures } from './creatures.ts';
import { day } from './day.ts';
import { decisions } from './decisions.ts';
import { fight } from './fight.ts';
import { flaps } from './flaps.ts';
import { fog } from './fog.ts';
import { folk } from './folk.ts';
import { free } from './free.ts';
import { ghosts } from './ghosts.ts';
import { guards } from './guards.ts';
import { heroes } from './heroes.ts';
import { items } from './items.ts';
import { joint } from './joint.ts';
import { knights } from './knights.ts';
import { NOT_YET } from './not-yet.ts';
import { pieces } from './pieces.ts';
import { rocks } from './rocks.ts';
import { setup } from './setup.ts';
import { spores } from './spores.ts';
import { sunrise } from './sunrise.ts';
import { track } from './track.ts';
import type { ChapterId, Rule } from './types.ts';
import { walk } from './walk.ts';

export { CHAPTERS } from './chapters.ts';
export { NOT_YET } from './not-yet.ts';
export type { Chapter, ChapterId, Rule } from './types.ts';

const BY_CHAPTER: Readonly<Record<ChapterId, readonly Rule[]>> = {
  setup,
  day,
  walk,
  rocks,
  fight,
  joint,
  free,
  creatures,
  sunrise,
  track,
  items,
  fog,
  flaps,
  spores,
  ghosts,
  knights,
  guards,
  heroes,
  folk,
  pieces,
  decisions,
};

/** Every rule that the program carries out, in reading order. */
export const RULES: readonly Rule[] = Object.values(BY_CHAPTER)
  .flat()
  .filter((rule) => !NOT_YET.has(rule.id));

const BY_ID: ReadonlyMap<string, Rule> = new Map(RULES.map((rule) => [rule.id, rule]));

/** The rule of an id as it is written, `SPORE-2`; undefined if there is none. */
export function ruleById(id: string): Rule | undefined {
  return BY_ID.get(id);
}
