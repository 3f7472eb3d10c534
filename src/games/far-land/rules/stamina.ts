import { ITEMS } from '../content/items.ts';
import { awake } from '../state.ts';
import type { Game, Hero, Thing } from '../types.ts';
import { whyNoHour } from './hours.ts';
import { wellAt } from './shop.ts';
import { lying, whyNoRoom } from './things.ts';

/** Things that give willpower, or may: which hope stone lies on a space nobody knows. */
const MAY_CHEER: readonly Thing[] = ['herb', 'mushroom', 'hope-stone'];

/**
 * Whether a fighter can pay for another round, or might after a free action that is open between rounds (DEC-2): a fight
 * is not over for want of willpower while some is at hand.
 */
export function mayGoOn(g: Game, hero: Hero): boolean {
  const no = whyNoHour(hero);
  return no === undefined || (no.rule === 'DAY-3' && cheerAtHand(g, hero));
}

function cheerAtHand(g: Game, hero: Hero): boolean {
  if (wellAt(g, hero.space)?.full) return true;
  if (lying(g, hero.space).some(({ what, n }) => MAY_CHEER.includes(what) && !whyNoRoom(hero, what, n))) return true;
  return g.heroes.some((one) => awake(one) && cheers(one) && (one.space === hero.space || flies(one) || flies(hero)));
}

const cheers = (hero: Hero): boolean =>
  hero.herbs > 0 || hero.mushrooms.length > 0 || hero.items.some((item) => item.holds === 'willpower');

const flies = (hero: Hero): boolean => hero.items.some((item) => ITEMS[item.id].wakes && !item.turned);
