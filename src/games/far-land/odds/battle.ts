import { ITEMS } from '../content/items.ts';
import { flapsHelps } from '../rules/flaps.ts';
import { blocked } from '../rules/ghosts.ts';
import { heroOf } from '../state.ts';
import type { FrameOf, Game, Hero, HeroId, Space } from '../types.ts';
import type { Battle, Fighter, Foe } from './fighters.ts';

/** Steps of a fight at which no round is going on. */
const between = (f: FrameOf<'fight'>): boolean => f.step === 'gather' || f.step === 'round';

/** A hero as a fighter against an enemy on this space, with what is carried now; `spent`: hours of the day. */
export function fighterOf(g: Game, hero: Hero, space: Space, blade: HeroId | null = null, spent = hero.hours): Fighter {
  return {
    hero: hero.id,
    sp: hero.sp,
    wp: hero.wp,
    hours: spent,
    knives: hero.items.filter((item) => ITEMS[item.id].rerolls).length,
    crown: hero.items.some((item) => ITEMS[item.id].turnsDice),
    away: hero.space !== space,
    blade: blade === hero.id,
    spells: hero.spells,
    blocked: blocked(g, hero),
  };
}

/** The fight that goes on, from its present round or, between two rounds, from the next one. */
export function battleOf(g: Game, f: FrameOf<'fight'>): Battle {
  const hour = between(f) ? 0 : 1;
  const fighters = f.fighters.map((id) => {
    const hero = heroOf(g, id);
    return fighterOf(g, hero, f.foe.space, f.blade?.who ?? null, hero.hours - hour);
  });
  const first = { ...f, round: f.round + 1 - hour };
  return { fighters, foe: { kind: f.foe.kind, sp: f.sp, wp: f.wp }, flaps: flapsHelps(g, first) };
}

/** A fight that is not yet going on, between these heroes, in the order in which they roll, and an enemy there. */
export function battleAgainst(g: Game, heroes: readonly Hero[], foe: Foe, space: Space): Battle {
  const fighters = heroes.map((hero) => fighterOf(g, hero, space));
  return { fighters, foe, flaps: g.flaps === space };
}
