import { HEROES } from '../../games/far-land/content/heroes.ts';
import { whyNotCarry } from '../../games/far-land/rules/walk.ts';
import { awake } from '../../games/far-land/state.ts';
import type { Game, Hero, HeroId } from '../../games/far-land/types.ts';

type Now = (g: Game, hero: Hero) => string;

const NOW: { readonly [id in HeroId]: Now } = {
  raash: (g, hero) => {
    if (!awake(hero)) return 'Asleep: no ride and no shot today.';
    const fellow = g.heroes.some((other) => other !== hero && other.space === hero.space && other.down === null);
    if (!fellow) return 'Attacks next door. Nobody is here to take along.';
    return whyNotCarry(g, hero) === undefined
      ? 'Attacks next door. Can take a fellow along now.'
      : 'Attacks next door. Cannot take a fellow along now.';
  },
  grent: () => '1, 2 and 3 count double. A 2 may be rolled again.',
  tenaya: (_g, hero) =>
    hero.spells > 0 ? `Fire spells ready: ${hero.spells}.` : 'No fire spell left until the sun rises.',
  avida: () => 'The die that does not fight heals.',
};

/** What is special about a hero, and whether it can be used now. */
export function abilityNow(g: Game, hero: Hero): string {
  return NOW[hero.id]?.(g, hero) ?? HEROES[hero.id].ability;
}
