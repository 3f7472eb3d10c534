import { ITEMS } from '../content/items.ts';
import { STORAGE } from '../content/supply.ts';
import type { Game, Hero, Item, ItemId, Mushroom, Space, Thing, Token, Which } from '../types.ts';
import { faceDown } from './facedown.ts';
import type { No } from './refusal.ts';

/** Something on its way from one place to another. For gold and herbs `n` is how many, for a log its value. */
export interface Parcel {
  what: Thing;
  n: number;
  item?: Item;
  mushroom?: Mushroom;
}

export const thingOf = (item: Item): Thing => (item.turned && ITEMS[item.id].half) || item.id;

/** Storage spaces of a size that are taken. */
export function filled(hero: Hero, size: 'large' | 'small'): number {
  let n = 0;
  for (const item of hero.items) if (ITEMS[item.id].size === size) n += 1;
  return n;
}

export const hasRoom = (hero: Hero, size: 'large' | 'small'): boolean => filled(hero, size) < STORAGE[size];

/** The storage space that a thing needs; undefined for what lies in an area of its own (SET-14). */
export function sizeOf(what: Thing): 'large' | 'small' | undefined {
  if (what === 'gold' || what === 'herb' || what === 'mushroom' || what === 'log') return undefined;
  return (HALVES.get(what) ?? ITEMS[what as ItemId]).size;
}

/** Items that are half used, by what they are then called. */
const HALVES: ReadonlyMap<Thing, (typeof ITEMS)[ItemId]> = new Map(
  Object.values(ITEMS).flatMap((item) => (item.half === undefined ? [] : [[item.half, item] as const])),
);

/** Strength that the logs on a board need: each log of n takes n spaces left of the cube (LOG-1). */
export const logsFit = (logs: readonly number[], sp: number): boolean =>
  logs.length === 0 || logs.reduce((sum, n) => sum + n, 0) + 1 <= sp;

/** Why this hero cannot hold one more such thing: no free storage space, or too little strength for the log. */
export function whyNoRoom(hero: Hero, what: Thing, n: number): No | undefined {
  if (what === 'log')
    return logsFit([...hero.logs, n], hero.sp)
      ? undefined
      : { rule: 'LOG-1', who: hero.id, need: hero.logs.reduce((sum, v) => sum + v, n) + 1, has: hero.sp };
  const size = sizeOf(what);
  if (size === undefined || hasRoom(hero, size)) return undefined;
  return { rule: 'SET-14', who: hero.id, has: STORAGE[size], what };
}

/** What a hero could lay down or hand over, each kind once, gold and herbs with their number. A ruin spirit never (RUIN-1). */
export function holdings(hero: Hero): Kind[] {
  const out: Kind[] = [];
  if (hero.gold > 0) out.push({ what: 'gold', n: hero.gold, which: undefined });
  if (hero.herbs > 0) out.push({ what: 'herb', n: hero.herbs, which: undefined });
  for (const one of hero.mushrooms) addKind(out, 'mushroom', 1, whichMushroom(one));
  for (const value of hero.logs) addKind(out, 'log', value);
  for (const item of hero.items) if (!ITEMS[item.id].stays) addKind(out, thingOf(item), 1, item.holds);
  return out;
}

/** Things of one kind; a log of another value is another kind, and so is a stone that does something else. */
export interface Kind {
  what: Thing;
  n: number;
  which: Which | undefined;
}

/** What an action says of which it is: nothing where no more is known. */
export const named = (which: Which | undefined): { which?: Which } => (which === undefined ? {} : { which });

/** A kind as an action names it. */
export type Meant = Omit<Kind, 'which'> & { which?: Which };

/** Apart and without a function in a loop: choices are listed several times for every action. */
function addKind(out: Kind[], what: Thing, n: number, which?: Which): void {
  for (const one of out) if (one.what === what && one.which === which && (what !== 'log' || one.n === n)) return;
  out.push({ what, n, which });
}

/** What its bearer knows of a mushroom: nothing while it is face down. */
export const whichMushroom = (one: Mushroom): Which | undefined => (one.open ? one.holds : undefined);

/** The mushroom that is meant on a board that holds some. */
export function mushroomAt(hero: Hero, which: Which | undefined): number {
  return Math.max(
    0,
    hero.mushrooms.findIndex((one) => whichMushroom(one) === which),
  );
}

/** Takes a thing off a hero board. */
export function takeOff(hero: Hero, { what, n, which }: Meant): Parcel {
  if (what === 'gold') hero.gold -= n;
  else if (what === 'herb') hero.herbs -= n;
  else if (what === 'mushroom') return { what, n: 1, mushroom: hero.mushrooms.splice(mushroomAt(hero, which), 1)[0] };
  else if (what === 'log') hero.logs.splice(hero.logs.indexOf(n), 1);
  else {
    const at = hero.items.findIndex((item) => thingOf(item) === what && item.holds === which);
    return { what, n: 1, item: hero.items.splice(at, 1)[0] };
  }
  return { what, n };
}

/** Puts a thing onto a hero board; the caller has looked for room. */
export function putOn(hero: Hero, parcel: Parcel): void {
  if (parcel.what === 'gold') hero.gold += parcel.n;
  else if (parcel.what === 'herb') hero.herbs += parcel.n;
  else if (parcel.what === 'log') hero.logs.push(parcel.n);
  else if (parcel.mushroom) hero.mushrooms.push(parcel.mushroom);
  else if (parcel.item) hero.items.push(parcel.item);
}

/** Lays a thing down on a space. */
export function layOn(g: Game, space: Space, parcel: Parcel): void {
  const { what, n, item, mushroom } = parcel;
  if (what === 'gold') {
    const there = g.tokens.find((t) => t.kind === 'gold' && t.space === space);
    if (there?.kind === 'gold') there.amount += n;
    else g.tokens.push({ kind: 'gold', space, amount: n });
  } else if (what === 'herb') for (let i = 0; i < n; i++) g.tokens.push({ kind: 'herb', space });
  else if (what === 'log') g.tokens.push({ kind: 'log', space, value: n });
  else if (mushroom) g.tokens.push({ kind: 'mushroom', space, ...mushroom });
  else if (item) g.tokens.push({ kind: 'item', space, item, ...(ITEMS[item.id].hidden ? { open: true } : {}) });
}

/** What this token is when a hero picks it up; undefined for tokens that cannot be. */
export function thingOnSpace(token: Token): Kind | undefined {
  if (token.kind === 'item') {
    const { item } = token;
    return { what: thingOf(item), n: 1, which: faceDown(token) ? undefined : item.holds };
  }
  if (token.kind === 'gold') return { what: 'gold', n: token.amount, which: undefined };
  if (token.kind === 'mushroom') return { what: 'mushroom', n: 1, which: whichMushroom(token) };
  if (token.kind === 'herb') return { what: 'herb', n: 1, which: undefined };
  return token.kind === 'log' ? { what: 'log', n: token.value, which: undefined } : undefined;
}

/** What lies on a space to be picked up, each kind once. */
export function lying(g: Game, space: Space): Kind[] {
  const out: Kind[] = [];
  for (const token of g.tokens) {
    const thing = token.space === space ? thingOnSpace(token) : undefined;
    if (thing) addKind(out, thing.what, thing.n, thing.which);
  }
  return out;
}

/** Takes a thing off a space; of gold a part may stay. */
export function liftOff(g: Game, space: Space, { what, n, which }: Meant): Parcel {
  const at = g.tokens.findIndex((t) => {
    const thing = t.space === space ? thingOnSpace(t) : undefined;
    return thing?.what === what && thing.which === which && (what !== 'log' || thing.n === n);
  });
  const token = g.tokens[at];
  if (token.kind === 'gold' && token.amount > n) {
    token.amount -= n;
    return { what, n };
  }
  g.tokens.splice(at, 1);
  if (token.kind === 'item' && faceDown(token)) g.seen += 1;
  if (token.kind === 'item') return { what, n: 1, item: token.item };
  if (token.kind === 'mushroom') return { what, n: 1, mushroom: { holds: token.holds, open: token.open } };
  return { what, n };
}
