import { type Expansion, isRefusal, type Refusal } from '../../engine/ruleset.ts';
import { boardOf, spaceOf } from './map.ts';
import { meant } from './meant.ts';
import { amount } from './notation.ts';
import { holdings, type Kind, lying } from './rules/things.ts';
import { heroNamed, readSaidThing, type SaidThing, wholeNumber } from './spellings.ts';
import type { Game, Hero, Thing } from './types.ts';
import { walk } from './walking.ts';
import { drop as whyNotDropped, give as whyNotSaid, take as whyNotTaken } from './why/things.ts';
import { askedHero, asWritten, isOpen, readCommand, slip } from './why.ts';
import { refusalOf } from './words/refusals.ts';

type Expand = (g: Game, args: string[], hero: Hero) => Expansion | Refusal | undefined;

/** More than anybody has of anything. */
const MANY = 30;

/** `reward raash gold 2 wp 1`: a run of shares. */
const reward: Expand = (g, args) => {
  const hero = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  if (!hero || args.length < 3 || args.length % 2 === 0) return undefined;
  const run: string[] = [];
  for (let i = 1; i < args.length; i += 2) {
    const n = wholeNumber(args[i + 1]) ?? 0;
    if (!['gold', 'wp'].includes(args[i]) || n < 1 || n > MANY)
      return slip(`"${args[i]} ${args[i + 1]}" is no share: say gold or wp and a number.`);
    for (let k = 0; k < n; k++) run.push(`reward ${hero.id} ${args[i]} 1`);
  }
  return { run, within: 'reward' };
};

/** `gift raash 3`: point by point. */
const gift: Expand = (g, args) => {
  const hero = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  const n = wholeNumber(args[1] ?? '1') ?? 0;
  if (!hero || n < 1 || n > MANY) return undefined;
  const top = g.stack[g.stack.length - 1];
  if (top.kind === 'fight' && top.step === 'giving' && n > top.gift)
    return slip(`The dice that did not fight give willpower ${top.gift}, not ${n}.`);
  return { run: Array.from({ length: n }, () => `gift ${hero.id} 1`), within: 'fight' };
};

const counted = (what: Thing): boolean => what === 'gold' || what === 'herb';

/** `log` without its value, where only one is there; else undefined. */
function onlyLog(list: readonly Kind[]): string | undefined {
  const logs = list.filter((one) => one.what === 'log');
  return logs.length === 1 ? `log ${logs[0].n}` : undefined;
}

/** One thing of those that are held, as the record spells it. */
function oneOf(list: readonly Kind[], what: Thing, { n, which }: SaidThing): string {
  if (what === 'gold') return 'gold 1';
  if (what === 'log') return n === undefined ? (onlyLog(list) ?? what) : `log ${n}`;
  const held = list.find((one) => one.what === what && (which === undefined || one.which === which));
  return held === undefined ? what : amount({ ...held, n: 1 });
}

/** `give tenaya gold 2`, `give tenaya bow` straight from the turn: opens the gift and hands it over. */
const give: Expand = (g, args, hero) => {
  const top = g.stack[g.stack.length - 1];
  const to = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  if (!to) return undefined;
  const no = whyNotSaid({ g, top, hero, args });
  if (no !== undefined) return 'text' in no ? no : refusalOf(g, no);
  if (args.length < 2) return slip(`Give ${to.name} what?`, `For instance: give ${to.id} gold 1.`);
  const said = readSaidThing(args.slice(1));
  const { what, n } = said;
  if (what === undefined) return slip(`"${args.slice(1).join(' ')}" is nothing that can be given.`);
  if (n !== undefined && (n < 1 || n > MANY)) return slip(`${n} is no number of things to give.`);
  const one = oneOf(holdings(hero), what, said);
  const times = counted(what) ? (n ?? 1) : 1;
  const first = top.kind === 'give' || top.kind === 'trade' ? [] : ['give'];
  const run = Array.from({ length: times }, (_, i) => [
    ...(i > 0 && top.kind !== 'trade' ? ['give'] : first),
    `give ${to.id} ${one}`,
  ]).flat();
  return { run };
};

/** `take gold 2`, `drop herb 2`, `take log`: one by one where the list offers one and all. */
const handle =
  (verb: 'take' | 'drop'): Expand =>
  (g, args, hero) => {
    const { what, n } = readSaidThing(args);
    if (what === undefined) return undefined;
    const there = verb === 'take' ? lying(g, hero.space) : holdings(hero);
    const log = what === 'log' && n === undefined ? onlyLog(there) : undefined;
    if (log !== undefined) return { run: [`${verb} ${log}`] };
    if (!counted(what)) return undefined;
    const no = (verb === 'take' ? whyNotTaken : whyNotDropped)({ g, top: g.stack[g.stack.length - 1], hero, args });
    if (no !== undefined) return 'text' in no ? no : refusalOf(g, no);
    if (n === 0) return slip('0 is no number of things.');
    return { run: Array.from({ length: n ?? 1 }, () => (what === 'gold' ? `${verb} gold 1` : `${verb} ${what}`)) };
  };

/** `fight gor with raash and avida`: the attack, then each invitation. */
const fight: Expand = (g, args) => {
  const at = args.indexOf('with');
  if (at < 1) return undefined;
  const names = args.slice(at + 1).filter((word) => word !== 'and');
  const heroes = names.map((name) => heroNamed(g, name));
  const strange = names.find((_, i) => heroes[i] === undefined);
  if (strange !== undefined) return slip(`No hero called "${strange}" plays.`);
  const words = ['fight', ...args.slice(0, at)].join(' ');
  const attack = asWritten(g, isOpen(g, words) ? words : meant(g, words));
  return { run: [attack, ...heroes.flatMap((hero) => (hero ? [`with ${hero.id}`] : []))] };
};

/** `flaps 533` straight from the turn. */
const flaps: Expand = (g, args) => {
  const to = wholeNumber(args[0]) ?? 0;
  if (args.length !== 1 || g.stack[g.stack.length - 1].kind !== 'turn') return undefined;
  if (spaceOf(boardOf(g.board), to) === undefined) return slip(`There is no space ${args[0]} on this board.`);
  return { run: ['flaps', `flaps ${to}`] };
};

const EXPAND: { [verb: string]: Expand } = {
  walk,
  fight,
  reward,
  gift,
  give,
  take: handle('take'),
  drop: handle('drop'),
  flaps,
};

/** A long form as a run of small commands; undefined when the words are none. */
export function expand(g: Game, command: string): Expansion | Refusal | undefined {
  if (g.over !== null) return undefined;
  const { verb, args, named, hero } = readCommand(g, command);
  const found = Object.hasOwn(EXPAND, verb) ? EXPAND[verb](g, args, hero ?? askedHero(g)) : undefined;
  if (!found || isRefusal(found) || named === undefined || hero === undefined) return found;
  if (hero === askedHero(g)) return found;
  const each = verb === 'take' || verb === 'drop';
  return { ...found, run: found.run.map((one, i) => (each || i === 0 || one === 'give' ? `${hero.id}: ${one}` : one)) };
}
