import { type Expansion, isRefusal, type Refusal } from '../../engine/ruleset.ts';
import { boardOf, distance, neighbours, spaceOf, WAYS, ways } from './map.ts';
import { whyNotJump, whyNotWalk } from './rules/walk.ts';
import { heroNamed, readThing } from './spellings.ts';
import { creatureAt } from './state.ts';
import type { Game, Hero, HeroId, Space } from './types.ts';
import { DAY_HOURS } from './verbs.ts';
import { give as whyNotSaid } from './why/things.ts';
import { askedHero, readCommand, slip } from './why.ts';
import { refusalOf } from './words/refusals.ts';

type Expand = (g: Game, args: string[], hero: Hero) => Expansion | Refusal | undefined;

/** `walk 412 413`, `walk e e se`, `walk 415`, `walk 415 overtime`. */
const walk: Expand = (g, args, hero) => {
  if (hero !== askedHero(g)) return undefined;
  const overtime = args.at(-1) === 'overtime';
  const names = overtime ? args.slice(0, -1) : args;
  const spaces = spacesOf(g, hero, names);
  if (isRefusal(spaces) || spaces.length === 0) return isRefusal(spaces) ? spaces : undefined;
  const away = spaces.length > 1 || isWay(names[0]) || neighbours(boardOf(g.board), hero.space).includes(spaces[0]);
  if (away) return { run: spaces.map((space) => `walk ${space}`), within: 'walk' };
  return shortest(g, hero, spaces[0], overtime);
};

const isWay = (word: string): boolean => (WAYS as readonly string[]).includes(word);

/** The spaces named, compass words followed from where the hero stands. */
function spacesOf(g: Game, hero: Hero, names: string[]): Space[] | Refusal {
  const board = boardOf(g.board);
  const out: Space[] = [];
  let at = hero.space;
  for (const name of names) {
    const to = isWay(name) ? ways(board, at)[name as keyof ReturnType<typeof ways>] : Number(name);
    if (to === undefined)
      return slip(
        `There is no way ${name} from ${at}.`,
        `Ways from ${at}: ${Object.keys(ways(board, at)).join(', ')}.`,
      );
    if (spaceOf(board, to) === undefined) return slip(`There is no space ${name} on this board.`);
    out.push(to);
    at = to;
  }
  return out;
}

/** Free steps and company of the walk that is going on. */
function walkOf(g: Game): { free: number; company: readonly HeroId[] } {
  const top = g.stack[g.stack.length - 1];
  return top.kind === 'walk' ? { free: top.free, company: top.with } : { free: 0, company: [] };
}

/** The shortest way; of equal ones the fewest creatures, then the smaller next number (interface.md). */
function shortest(g: Game, hero: Hero, to: Space, overtime: boolean): Expansion | Refusal | undefined {
  const board = boardOf(g.board);
  if (to === hero.space) return slip(`${hero.name} stands on ${to} already.`);
  const { free, company } = walkOf(g);
  const no = whyNotWalk(g, hero, free);
  if (no) return refusalOf(g, no);
  if (board.data.jumps.some((pair) => pair.includes(hero.space) && pair.includes(to))) {
    const jump = whyNotJump(g, hero, to, free, company);
    return jump ? refusalOf(g, jump) : undefined;
  }
  const hours = overtime ? 99 : Math.max(0, DAY_HOURS - hero.hours);
  const need = distance(board, hero.space, to);
  if (need > hours)
    return {
      ...refusalOf(g, { rule: 'WALK-1', who: hero.id, space: to, need, has: hours }),
      instead: `walk ${to} overtime goes beyond hour 7.`,
    };
  const way = wayTo(g, hero.space, to);
  return {
    run: [...way.map((space) => `walk ${space}`), 'stop'],
    within: 'walk',
    note: `The way: ${way.join(', ')}. Hours ${way.length}.`,
  };
}

/** One shortest way, the start left out. */
export function wayTo(g: Game, from: Space, to: Space): Space[] {
  const board = boardOf(g.board);
  const best = new Map<Space, { creatures: number; way: Space[] }>();
  const search = (at: Space): { creatures: number; way: Space[] } => {
    if (at === to) return { creatures: 0, way: [] };
    const known = best.get(at);
    if (known) return known;
    let found: { creatures: number; way: Space[] } | undefined;
    for (const next of neighbours(board, at)) {
      if (distance(board, next, to) >= distance(board, at, to)) continue;
      const rest = search(next);
      const creatures = rest.creatures + (creatureAt(g, next) ? 1 : 0);
      if (!found || creatures < found.creatures) found = { creatures, way: [next, ...rest.way] };
    }
    const sure = found as { creatures: number; way: Space[] };
    best.set(at, sure);
    return sure;
  };
  return search(from).way;
}

/** `reward raash gold 2 wp 1`: a run of shares. */
const reward: Expand = (g, args) => {
  const hero = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  if (!hero || args.length < 3 || args.length % 2 === 0) return undefined;
  const run: string[] = [];
  for (let i = 1; i < args.length; i += 2) {
    const n = Number(args[i + 1]);
    if (!['gold', 'wp'].includes(args[i]) || !Number.isInteger(n) || n < 1 || n > 30)
      return slip(`"${args[i]} ${args[i + 1]}" is no share: say gold or wp and a number.`);
    for (let k = 0; k < n; k++) run.push(`reward ${hero.id} ${args[i]} 1`);
  }
  return { run, within: 'reward' };
};

/** `gift raash 3`: point by point. */
const gift: Expand = (g, args) => {
  const hero = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  const n = Number(args[1] ?? '1');
  if (!hero || !Number.isInteger(n) || n < 1 || n > 20) return undefined;
  return { run: Array.from({ length: n }, () => `gift ${hero.id} 1`), within: 'fight' };
};

/** `give tenaya gold 2`, `give tenaya bow` straight from the turn: opens the gift and hands it over. */
const give: Expand = (g, args, hero) => {
  const top = g.stack[g.stack.length - 1];
  const to = args[0] === undefined ? undefined : heroNamed(g, args[0]);
  if (!to || args.length < 2) return undefined;
  const no = whyNotSaid({ g, top, hero, args });
  if (no !== undefined) return 'text' in no ? no : refusalOf(g, no);
  const n = Number(args.at(-1));
  const counted = Number.isInteger(n);
  const what = readThing(counted ? args.slice(1, -1) : args.slice(1));
  if (what === undefined) return slip(`"${args.slice(1).join(' ')}" is nothing that can be given.`);
  if (counted && (n < 1 || n > 30)) return slip(`"${args.at(-1)}" is no number of things to give.`);
  const one = what === 'gold' ? 'gold 1' : what === 'log' ? `log ${n}` : what;
  const times = what === 'gold' || what === 'herb' ? (counted ? n : 1) : 1;
  const first = top.kind === 'give' || top.kind === 'trade' ? [] : ['give'];
  const run = Array.from({ length: times }, (_, i) => [
    ...(i > 0 && top.kind !== 'trade' ? ['give'] : first),
    `give ${to.id} ${one}`,
  ]).flat();
  return { run };
};

/** `flaps 533` straight from the turn. */
const flaps: Expand = (g, args) => {
  const to = Number(args[0]);
  if (args.length !== 1 || g.stack[g.stack.length - 1].kind !== 'turn') return undefined;
  if (spaceOf(boardOf(g.board), to) === undefined) return slip(`There is no space ${args[0]} on this board.`);
  return { run: ['flaps', `flaps ${to}`] };
};

const EXPAND: { [verb: string]: Expand } = { walk, reward, gift, give, flaps };

/** A long form as a run of small commands; undefined when the words are none. */
export function expand(g: Game, command: string): Expansion | Refusal | undefined {
  if (g.over !== null) return undefined;
  const { verb, args, named, hero } = readCommand(g, command);
  const found = EXPAND[verb]?.(g, args, hero ?? askedHero(g));
  if (!found || isRefusal(found) || named === undefined || hero === undefined) return found;
  return { ...found, run: found.run.map((one, i) => (i === 0 || one === 'give' ? `${hero.id}: ${one}` : one)) };
}
