import { FOES } from '../../src/games/far-land/content/creatures.ts';
import { HEROES } from '../../src/games/far-land/content/heroes.ts';
import type { Battle, Fighter } from '../../src/games/far-land/odds/index.ts';
import type { FoeKind, HeroId } from '../../src/games/far-land/types.ts';

/** A hero as at the beginning of a legend, but for what is said. */
export const hero = (id: HeroId, more: Partial<Fighter> = {}): Fighter => ({
  hero: id,
  sp: 1,
  wp: 7,
  spells: HEROES[id].spells ?? 0,
  ...more,
});

export const against = (kind: FoeKind, fighters: readonly Fighter[], more: Partial<Battle> = {}): Battle => ({
  fighters,
  foe: { kind, sp: FOES[kind].sp, wp: FOES[kind].wp },
  ...more,
});

/** A spore that is as strong as the heroes together: a round is won when their dice lie above its grey die. */
export function evenSpore(fighters: readonly Fighter[], rounds = 1): Battle {
  const sp = fighters.reduce((sum, fighter) => sum + fighter.sp, 0);
  return { fighters, foe: { kind: 'spore', sp, wp: 1 }, rounds };
}
