import { HEROES, SP_MOST, WP_MOST } from '../content/heroes.ts';
import { ITEMS } from '../content/items.ts';
import { LARGE, STORAGE } from '../content/supply.ts';
import { boardOf } from '../map.ts';
import { freshHero, GOLD_ALL } from '../rules/setup.ts';
import { readHero, readItem } from '../spellings.ts';
import type { Game, Hero, Item, Mushroom } from '../types.ts';
import { ALL_HOURS } from '../verbs.ts';
import { fieldsOf, flaw, given, letterOf, listOf, shown, spaceAt, textOf, wholeOf, yesOf } from './fields.ts';

const KEYS = [
  'hero',
  'space',
  'sp',
  'wp',
  'hours',
  'gold',
  'items',
  'herbs',
  'mushrooms',
  'logs',
  'spells',
  'asleep',
  'arrived',
  'down',
];

/** The most heroes of a game (SET-1). */
const HEROES_MOST = 4;

/** Puts the heroes on the board, clockwise as they stand in the file. */
export function setHeroes(g: Game, value: unknown): void {
  const list = listOf(value, 'heroes');
  if (list.length < 1 || list.length > HEROES_MOST)
    flaw('heroes', `1 to ${HEROES_MOST} heroes play, not ${list.length}.`);
  list.forEach((one, i) => {
    const hero = heroFrom(g, one, `heroes[${i}]`);
    if (g.heroes.some((other) => other.id === hero.id))
      flaw(`heroes[${i}].hero`, `${HEROES[hero.id].names.join(' and ')} share one board: it stands there twice.`);
    g.heroes.push(hero);
  });
}

function heroFrom(g: Game, value: unknown, where: string): Hero {
  const f = fieldsOf(value, where, KEYS);
  const board = typeof f.hero === 'string' ? readHero(f.hero) : undefined;
  if (board === undefined) return flaw(`${where}.hero`, `there is no hero ${shown(f.hero)}.`);
  const space = spaceAt(boardOf(g.board), f.space, `${where}.space`);
  const hero = freshHero(board.id, board.name, space, g.level);
  const whole = (key: string, otherwise: number, least: number, most: number): number =>
    given(f[key], otherwise, (n) => wholeOf(n, `${where}.${key}`, least, most));
  const yes = (key: string): boolean => given(f[key], false, (is) => yesOf(is, `${where}.${key}`));
  hero.sp = whole('sp', hero.sp, 1, SP_MOST);
  hero.wp = whole('wp', hero.wp, 1, WP_MOST);
  hero.hours = whole('hours', 0, 0, ALL_HOURS);
  hero.gold = whole('gold', 0, 0, GOLD_ALL);
  hero.herbs = whole('herbs', 0, 0, Number.MAX_SAFE_INTEGER);
  hero.spells = whole('spells', hero.spells, 0, hero.spells);
  hero.asleep = yes('asleep');
  hero.arrived = yes('arrived');
  hero.down = f.down === undefined || f.down === null ? null : letterOf(f.down, `${where}.down`);
  hero.items = given(f.items, [], (list) => itemsFrom(list, `${where}.items`));
  hero.mushrooms = given(f.mushrooms, [], (list) => mushroomsFrom(list, `${where}.mushrooms`));
  hero.logs = given(f.logs, [], (list) => logsFrom(list, `${where}.logs`, hero));
  return hero;
}

function itemsFrom(value: unknown, where: string): Item[] {
  const items = listOf(value, where).map((one, i) => itemFrom(one, `${where}[${i}]`));
  const large = items.filter((item) => LARGE.includes(item.id)).length;
  if (large > STORAGE.large) flaw(where, `a hero board has ${STORAGE.large} large space, not ${large}.`);
  if (items.length - large > STORAGE.small)
    flaw(where, `a hero board has ${STORAGE.small} small spaces, not ${items.length - large}.`);
  return items;
}

/** `"bow"`, `"half-wineskin"`, or `{ "item": "wineskin", "turned": true, "holds": … }`. */
export function itemFrom(value: unknown, where: string): Item {
  if (value === 'half-wineskin') return { id: 'wineskin', turned: true };
  if (typeof value === 'string') return named({ id: idOf(value, where), turned: false }, where);
  const f = fieldsOf(value, where, ['item', 'turned', 'holds']);
  const item: Item = {
    id: idOf(textOf(f.item, `${where}.item`), `${where}.item`),
    turned: given(f.turned, false, (is) => yesOf(is, `${where}.turned`)),
  };
  if (f.holds !== undefined) item.holds = holdsOf(item, f.holds, `${where}.holds`);
  return named(item, where);
}

/** A stone that is none of the four kinds would do nothing. */
function named(item: Item, where: string): Item {
  const { kinds } = ITEMS[item.id];
  if (typeof kinds === 'object' && item.holds === undefined)
    flaw(where, `a ${item.id} needs "holds": ${kinds.join(', ')}.`);
  return item;
}

function idOf(word: string, where: string): Item['id'] {
  return readItem(word) ?? flaw(where, `there is no item "${word}".`);
}

function holdsOf(item: Item, value: unknown, where: string): Item['holds'] {
  const { kinds } = ITEMS[item.id];
  if (typeof kinds === 'number') return wholeOf(value, where, 1, kinds);
  const hope = kinds?.find((one) => one === value);
  if (hope !== undefined) return hope;
  return flaw(where, `${shown(value)} is no kind of ${item.id}.`);
}

const WORTHS: readonly Mushroom['holds'][] = [2, 4, -3];

export function worthOf(value: unknown, where: string): Mushroom['holds'] {
  return WORTHS.find((one) => one === value) ?? flaw(where, `a mushroom is worth 2, 4 or -3, not ${shown(value)}.`);
}

/** `-3`, or `{ "holds": -3, "open": true }`. */
function mushroomsFrom(value: unknown, where: string): Mushroom[] {
  return listOf(value, where).map((one, i) => {
    const at = `${where}[${i}]`;
    if (typeof one === 'number') return { holds: worthOf(one, at), open: false };
    const f = fieldsOf(one, at, ['holds', 'open']);
    return { holds: worthOf(f.holds, `${at}.holds`), open: given(f.open, false, (is) => yesOf(is, `${at}.open`)) };
  });
}

/** LOG-1: logs of value n need n + 1 SP, together. */
function logsFrom(value: unknown, where: string, hero: Hero): number[] {
  const logs = listOf(value, where).map((one, i) => wholeOf(one, `${where}[${i}]`, 1, 3));
  const sum = logs.reduce((total, log) => total + log, 0);
  if (sum > 0 && hero.sp < sum + 1) flaw(where, `logs of ${sum} need sp ${sum + 1}, ${hero.name} has ${hero.sp}.`);
  return logs;
}
