import { shuffle } from '../../../../engine/rng.ts';
import { SP_MOST, WP_MOST } from '../../content/heroes.ts';
import { ITEMS } from '../../content/items.ts';
import { EQUIPMENT, ITEMS_ALL } from '../../content/supply.ts';
import { awake } from '../../state.ts';
import type { Game, Hero, Item, ItemId, State, Which } from '../../types.ts';
import { DAY_HOURS, gainGold, heal, hurtOutside, payGold, strengthen, weaken } from '../../verbs.ts';
import { tellStone } from '../hands.ts';
import { hasRoom, holdings, layOn, takeOff } from '../things.ts';
import { maybe, oneOf, type Shape, space, whole } from './shapes.ts';
import type { Effects } from './table.ts';
import { whomOf } from './whom.ts';
import { item, whom } from './words.ts';

/** All of an item that a hero holds or that lie on a space. */
const itemsOut = (g: State, id: ItemId): Item[] =>
  [
    ...g.heroes.flatMap((hero) => hero.items),
    ...g.tokens.flatMap((token) => (token.kind === 'item' ? [token.item] : [])),
  ].filter((item) => item.id === id);

/** How many of an item no one has and no space holds (SET-8, SET-13). */
export function itemsLeft(g: State, id: ItemId): number {
  if (EQUIPMENT[id] !== undefined) return g.equipment[id] ?? 0;
  const { supplied } = ITEMS[id];
  return supplied ? g.supply[supplied] : ITEMS_ALL[id] - itemsOut(g, id).length;
}

/** Kinds of an item that are in the box still: neither out nor used up (HOPE-1). One nameless kind where all are alike. */
function kindsLeft(g: State, id: ItemId): (Which | undefined)[] {
  const { kinds } = ITEMS[id];
  if (kinds === undefined) return [undefined];
  const all: readonly Which[] = typeof kinds === 'number' ? Array.from({ length: kinds }, (_, i) => i + 1) : kinds;
  const gone: unknown[] = [...itemsOut(g, id).map((item) => item.holds), ...(g.gone ?? []).filter(isHope)];
  return all.filter((kind) => !gone.includes(kind));
}

const isHope = (which: Which): boolean => typeof which === 'string';

/** An item from the supply; with no free storage space it is laid down beside the hero (FOG-5). */
function gainItem(g: Game, hero: Hero, id: ItemId, wanted: Which | undefined): void {
  const kinds = kindsLeft(g, id).filter((kind) => wanted === undefined || kind === wanted);
  if (itemsLeft(g, id) <= 0 || kinds.length === 0) {
    g.tell?.({ type: 'no-item', what: id });
    return;
  }
  if (EQUIPMENT[id] !== undefined) g.equipment[id] = (g.equipment[id] ?? 0) - 1;
  const { supplied } = ITEMS[id];
  if (supplied) g.supply[supplied] -= 1;
  const holds = ITEMS[id].hidden && kinds.length > 1 ? shuffle(g.rng, kinds)[0] : kinds[0];
  const got = holds === undefined ? { id, turned: false } : { id, turned: false, holds };
  if (hasRoom(hero, ITEMS[id].size)) {
    hero.items.push(got);
    g.tell?.({ type: 'got', who: hero.id, what: id, why: 'card' });
    if (ITEMS[id].hidden) tellStone(g, hero, got); // HOPE-5
    return;
  }
  layOn(g, hero.space, { what: id, n: 1, item: got });
  g.tell?.({ type: 'fog-left', who: hero.id, what: id, space: hero.space });
}

/** The first small or large item that can be laid down; a ruin spirit cannot (RUIN-1). */
const layable = (hero: Hero) => holdings(hero).find((one) => !['gold', 'herb', 'mushroom', 'log'].includes(one.what));

/** Hours already gone of the day from which a card takes some: of sleepers it is the coming day. */
const hoursGone = (g: State, hero: Hero): number => (awake(hero) ? hero.hours : (g.late[hero.id] ?? 0));

/** Hours that a card takes: never overtime. */
function loseHours(g: Game, hero: Hero, hours: number): void {
  const spent = hoursGone(g, hero);
  const by = Math.min(hours, DAY_HOURS - spent);
  if (by <= 0) return;
  if (awake(hero)) hero.hours += by;
  else g.late[hero.id] = spent + by;
  g.tell?.({ type: 'lost-hours', who: hero.id, hours: by, morning: !awake(hero) });
}

function loseHerbs(g: Game, hero: Hero, n: number): void {
  const by = Math.min(n, hero.herbs);
  if (by <= 0) return;
  hero.herbs -= by;
  g.supply.herb += by;
  g.tell?.({ type: 'herbs', who: hero.id, by: -by, now: hero.herbs, why: 'card' });
}

function gainHerbs(g: Game, hero: Hero, n: number): void {
  const by = Math.min(n, g.supply.herb);
  if (by <= 0) return;
  hero.herbs += by;
  g.supply.herb -= by;
  g.tell?.({ type: 'herbs', who: hero.id, by, now: hero.herbs, why: 'card' });
}

const signed: Shape = whole(-20, 20);

/** Effects on heroes. A negative number takes; nobody falls below what the rules allow. */
export const POINTS: Effects<'wp' | 'sp' | 'gold' | 'herb' | 'item' | 'lay' | 'hours' | 'put' | 'rooster'> = {
  wp: {
    about: 'Gives or takes willpower; at 0 the hero loses 1 strength and gets willpower 3.',
    fields: { wp: signed, whom },
    fits: (_g, hero, line) => line.wp < 0 || hero.wp < WP_MOST,
    carryOut(g, f, line) {
      for (const hero of whomOf(g, f, line.whom)) {
        if (line.wp >= 0) heal(g, hero, line.wp, 'card');
        else hurtOutside(g, hero, -line.wp, 'card'); // DEC-6
      }
    },
  },
  sp: {
    about: 'Gives or takes strength, never the last point.',
    fields: { sp: signed, whom },
    fits: (_g, hero, line) => (line.sp < 0 ? hero.sp > 1 : hero.sp < SP_MOST),
    carryOut(g, f, line) {
      for (const hero of whomOf(g, f, line.whom)) {
        if (line.sp >= 0) strengthen(g, hero, line.sp, 'card');
        else weaken(g, hero, -line.sp, 'card');
      }
    },
  },
  gold: {
    about: 'Gives or takes gold, as far as there is any.',
    fields: { gold: signed, whom },
    fits: (g, hero, line) => (line.gold < 0 ? hero.gold > 0 : g.supply.gold > 0),
    carryOut(g, f, line) {
      for (const hero of whomOf(g, f, line.whom)) {
        if (line.gold >= 0) gainGold(g, hero, line.gold, 'card');
        else if (hero.gold > 0) payGold(g, hero, Math.min(hero.gold, -line.gold), 'card');
      }
    },
  },
  herb: {
    about: 'Gives or takes herbs, as far as there are any.',
    fields: { herb: whole(-2, 2), whom },
    fits: (g, hero, line) => (line.herb < 0 ? hero.herbs > 0 : g.supply.herb > 0),
    carryOut(g, f, line) {
      for (const hero of whomOf(g, f, line.whom)) {
        if (line.herb >= 0) gainHerbs(g, hero, line.herb);
        else loseHerbs(g, hero, -line.herb);
      }
    },
  },
  item: {
    about: 'Gives an item, if one is left; without a free storage space it lies beside the hero.',
    fields: {
      item,
      whom,
      holds: maybe(oneOf('strength', 'marker', 'willpower', 'ward', 1, 2, 3)),
    },
    fits: (_g, hero, line) => hasRoom(hero, ITEMS[line.item].size),
    carryOut(g, f, line) {
      for (const hero of whomOf(g, f, line.whom)) gainItem(g, hero, line.item, line.holds);
    },
  },
  lay: {
    about: 'The hero lays the first item down on the own space.',
    fields: { lay: oneOf('item'), whom },
    fits: (_g, hero) => layable(hero) !== undefined,
    carryOut(g, f, line) {
      for (const hero of whomOf(g, f, line.whom)) {
        const thing = layable(hero);
        if (thing === undefined) continue;
        layOn(g, hero.space, takeOff(hero, thing));
        g.tell?.({ type: 'dropped', who: hero.id, what: thing.what, n: 1, space: hero.space });
      }
    },
  },
  hours: {
    about: 'Takes hours of the day, never overtime; from those who sleep it takes hours of the coming day.',
    fields: { hours: whole(1, 7), whom },
    fits: (g, hero) => hoursGone(g, hero) < DAY_HOURS,
    carryOut(g, f, line) {
      for (const hero of whomOf(g, f, line.whom)) loseHours(g, hero, line.hours);
    },
  },
  put: {
    about: 'Sets heroes on a space, without hours; fog there is not carried out. Not heroes who are laid down.',
    fields: { put: space, whom },
    fits: (_g, hero, line) => hero.down === null && hero.space !== line.put,
    carryOut(g, f, line) {
      for (const hero of whomOf(g, f, line.whom)) {
        if (hero.down !== null || hero.space === line.put) continue; // DEC-26
        if (g.people?.leader === hero.id) g.people.leader = null;
        hero.space = line.put;
        hero.arrived = true;
        g.tell?.({ type: 'put', who: hero.id, to: line.put });
      }
    },
  },
  rooster: {
    about: 'This hero begins the next day.',
    fields: { rooster: whom },
    carryOut(g, f, line) {
      const [hero] = whomOf(g, f, line.rooster);
      if (!hero || hero.down !== null) return;
      g.rooster = hero.id;
      g.tell?.({ type: 'rooster', who: hero.id });
    },
  },
};
