import type { Refusal } from '../../../engine/ruleset.ts';
import { ITEMS } from '../content/items.ts';
import { boardOf, spaceOf } from '../map.ts';
import { whyNotGive, whyNotHand } from '../rules/hands.ts';
import { whyNotEat } from '../rules/herbs.ts';
import { whyNotBlade } from '../rules/items/blade.ts';
import { whyNotFly } from '../rules/items/falcon.ts';
import { whyNotHope } from '../rules/items/hope.ts';
import { heldItem } from '../rules/items/item.ts';
import { whyNotLook } from '../rules/items/telescope.ts';
import { whyNotWineskin } from '../rules/items/wineskin.ts';
import type { No } from '../rules/refusal.ts';
import { whyNotBuy } from '../rules/shop.ts';
import { holdings, type Kind, lying, whyNoRoom } from '../rules/things.ts';
import { type Window, whyNotFree } from '../rules/window.ts';
import { heroNamed, readItem, readSaidThing, type SaidThing, wholeNumber } from '../spellings.ts';
import { awake } from '../state.ts';
import { type Game, type Hero, HOPES, type Hope, type Item, type ItemId, type Thing } from '../types.ts';
import { type Ask, free, slip, type Why, windowNow } from './asked.ts';

type Said = SaidThing & { what: Thing };

/** `gold 2`, `bow`, `log 3`; undefined for what is no thing. */
function readSaid(args: readonly string[]): Said | undefined {
  const { what, ...rest } = readSaidThing(args);
  return what === undefined ? undefined : { what, ...rest };
}

const unknown = (args: readonly string[]): Refusal => slip(`There is nothing called "${args.join(' ')}".`);

/** A fellow is taken along, not picked up. */
function noThing(g: Game, args: readonly string[]): Refusal {
  const fellow = heroNamed(g, args[0]);
  if (fellow === undefined) return unknown(args);
  return slip(`${fellow.name} is nothing to pick up.`, `"carry ${fellow.id}" takes a fellow along on a ride.`);
}

/** The thing of a list that was meant: a log by its value, a stone by its kind if one was said, the others by what they are. */
const meant = (list: readonly Kind[], said: Said) =>
  list.find(
    (one) =>
      one.what === said.what &&
      (said.which === undefined || one.which === said.which) &&
      (said.what !== 'log' || said.n === undefined || one.n === said.n),
  );

const counted = (what: Thing): boolean => what === 'gold' || what === 'herb';

/** Why a hero cannot let go of a thing: it stays (RUIN-1), or there is none or too few. */
function whyNotHeld(hero: Hero, said: Said): No | undefined {
  if (hero.items.some((item) => item.id === said.what && ITEMS[item.id].stays)) return { rule: 'RUIN-1', who: hero.id };
  const held = meant(holdings(hero), said)?.n ?? 0;
  const many = counted(said.what) ? (said.n ?? 1) : 1;
  if (counted(said.what) && held < many)
    return { rule: 'FREE-1', who: hero.id, what: said.what, need: many, has: held };
  return held === 0 ? { rule: 'SET-14', who: hero.id, has: 0, what: said.what } : undefined;
}

export const take: Why = free((g, _w, hero, args) => {
  const there = lying(g, hero.space);
  const said = args.length === 0 ? undefined : readSaid(args);
  if (args.length > 0 && said === undefined) return noThing(g, args);
  const one = said === undefined ? there[0] : meant(there, said);
  if (one === undefined) return { rule: 'FREE-1', who: hero.id, space: hero.space, what: said?.what };
  const many = counted(one.what) ? (said?.n ?? 1) : 1;
  if (counted(one.what) && one.n < many)
    return { rule: 'FREE-1', space: hero.space, what: one.what, need: many, has: one.n };
  return whyNoRoom(hero, one.what, one.n);
});

export const drop: Why = free((_g, _w, hero, args) => {
  if (args.length === 0) return undefined;
  const said = readSaid(args);
  return said === undefined ? unknown(args) : whyNotHeld(hero, said);
});

/** `give`, `give tenaya bow`, and the same while a gift or the falcon's exchange is open. */
export const give: Why = (ask) => {
  const { g, top, hero, args } = ask;
  const open = top.kind === 'give' || top.kind === 'trade';
  const no = whyNotFree(hero);
  if (no) return no;
  if (!open && windowNow(g) === undefined) return { rule: 'DEC-2', who: hero.id };
  if (args.length === 0) return open ? { rule: 'DEC-2', who: hero.id } : whyNotGive(g, hero);
  return whyNotGift(ask, top.kind === 'trade' ? 'air' : 'hand');
};

function whyNotGift({ g, hero, args }: Ask, way: 'hand' | 'air'): No | Refusal | undefined {
  const to = heroNamed(g, args[0]);
  if (to === undefined) return slip(`No hero called "${args[0]}" plays.`);
  if (to === hero) return slip(`${hero.name} gives to others only.`);
  if (way === 'hand' && (!awake(to) || to.space !== hero.space))
    return { rule: 'FREE-1', who: hero.id, other: to.id, space: to.space };
  if (args.length === 1) return undefined;
  const said = readSaid(args.slice(1));
  if (said === undefined) return unknown(args.slice(1));
  const held = meant(holdings(hero), said);
  return whyNotHeld(hero, said) ?? whyNotHand(to, said.what, held?.n ?? 1, way);
}

/** `buy strength`, `buy bow`: with no word, strength is meant. */
export const buy: Why = (ask) => {
  const what = ask.args[0] === undefined || ask.args[0] === 'strength' ? 'strength' : readItem(ask.args.join(' '));
  if (what === undefined) return slip(`No merchant sells "${ask.args.join(' ')}".`, 'shop tells what can be bought.');
  return free((g, w, hero) => whyNotBuy(g, w, hero, what))(ask);
};

export const eat: Why = ({ hero, args }) => whyNotEat(hero, args.at(-1) === '2' ? 2 : 1);

export const reveal: Why = ({ hero }) =>
  hero.mushrooms.length === 0 ? { rule: 'MUSH-1', who: hero.id } : whyNotFree(hero);

type WhyUse = (ask: Ask, item: Item, w: Window | undefined) => No | Refusal | undefined;

/** Outside a window the item's own rule has no say (DEC-2). */
const inWindow =
  (whyNot: (g: Game, w: Window, hero: Hero, item: Item, args: string[]) => No | Refusal | undefined): WhyUse =>
  ({ g, hero, args }, item, w) =>
    w === undefined ? { rule: 'DEC-2', who: hero.id } : whyNot(g, w, hero, item, args);

const USE: { [item in ItemId]?: WhyUse } = {
  bow: () => slip('The bow needs no word of its own.', 'Fight an enemy next door, as in "fight 413".'),
  wineskin: inWindow((g, w, hero) => whyNotWineskin(g, w, hero)),
  telescope: inWindow((g, w, hero, _item, args) => {
    const at = args[1] === undefined ? hero.space : wholeNumber(args[1]);
    if (at === undefined || spaceOf(boardOf(g.board), at) === undefined)
      return slip(`There is no space ${args[1]} on this board.`);
    return whyNotLook(g, w, hero, at);
  }),
  falcon: ({ g, hero, args }, item, w) => {
    if (w === undefined) return { rule: 'FALC-3', who: hero.id };
    const other = args[1] === undefined ? undefined : heroNamed(g, args[1]);
    if (args[1] !== undefined && (other === undefined || other === hero)) return slip(`The falcon needs a fellow.`);
    return other === undefined ? undefined : whyNotFly(hero, item, other);
  },
  knife: ({ hero }) => ({ rule: 'KNIFE-1', who: hero.id }),
  crown: ({ hero }) => ({ rule: 'CROWN-1', who: hero.id }),
  blade: ({ g, hero }, item) => whyNotBlade(g, hero, item),
  'hope-stone': ({ g, hero, args }, item) => whyNotHope(g, hero, stoneMeant(hero, args[1]) ?? (item.holds as Hope)),
};

/** `use hope-stone ward`: which of several stones is meant. */
const stoneMeant = (hero: Hero, word: string | undefined): Hope | undefined =>
  HOPES.find((hope) => hope === word && hero.items.some((item) => item.holds === hope));

/** Why an item is not of use now: not held, or its own rule. */
export const use: Why = (ask) => {
  const { g, hero, args } = ask;
  const id = args[0] === undefined ? undefined : readItem(args[0]);
  if (id === undefined) return slip(args[0] === undefined ? 'Use what?' : `There is no item called "${args[0]}".`);
  const item = heldItem(hero, id);
  if (!item) return { rule: 'SET-14', who: hero.id, has: 0, what: id };
  return whyNotFree(hero) ?? USE[id]?.(ask, item, windowNow(g));
};
