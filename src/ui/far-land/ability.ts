import { HEROES } from '../../games/far-land/content/heroes.ts';
import { whyNotCarry } from '../../games/far-land/rules/walk.ts';
import { awake } from '../../games/far-land/state.ts';
import type { Game, Hero, HeroId } from '../../games/far-land/types.ts';

/** Whether Raash may ride now, and why not. */
function ride(g: Game, hero: Hero): string {
  const fellow = g.heroes.some((other) => other !== hero && other.space === hero.space && other.down === null);
  if (!fellow) return 'no fellow is here';
  return whyNotCarry(g, hero) === undefined ? 'can take a fellow' : 'not now';
}

type Now = (g: Game, hero: Hero) => string;

const NOW: { readonly [id in HeroId]: Now } = {
  raash: (g, hero) => {
    if (!awake(hero)) return 'Asleep: no ride and no shot today.';
    return `Attacks next door.\nRide: ${ride(g, hero)}.`;
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

/** In a word or two what can change and is not seen among the goods. */
const WORD: { readonly [id in HeroId]?: Now } = {
  raash: (g, hero) => {
    if (!awake(hero)) return '';
    return ride(g, hero) === 'can take a fellow' ? 'can ride' : 'no ride';
  },
  tenaya: (_g, hero) => (hero.spells === 0 ? 'no spell' : ''),
};

/** The same in a word or two; nothing where nothing has changed. */
export const abilityWord = (g: Game, hero: Hero): string => WORD[hero.id]?.(g, hero) ?? '';
