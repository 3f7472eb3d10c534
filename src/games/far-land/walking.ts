import { type Expansion, isRefusal, type Refusal } from '../../engine/ruleset.ts';
import { type Journey, journeys, overtimeWords, walkerOf } from './journeys.ts';
import { boardOf, jumps, neighbours, spaceOf, WAYS, ways } from './map.ts';
import { haltOf, paceWith, whyNotJump, whyNotWalk } from './rules/walk.ts';
import { wholeNumber } from './spellings.ts';
import type { Game, Hero, Space } from './types.ts';
import { DAY_HOURS } from './verbs.ts';
import { askedHero, slip } from './why/asked.ts';
import { refusalOf } from './words/refusals.ts';

type Found = Expansion | Refusal | undefined;

/** `walk 412 413`, `walk e e se`, `walk 415`, `walk 415 overtime`. */
export function walk(g: Game, args: readonly string[], hero: Hero): Found {
  const top = g.stack[g.stack.length - 1];
  if (hero !== askedHero(g) || (top.kind !== 'turn' && top.kind !== 'walk')) return undefined;
  const overtime = args.at(-1) === 'overtime';
  const names = overtime ? args.slice(0, -1) : args;
  const spaces = spacesOf(g, hero, names);
  if (isRefusal(spaces) || spaces.length === 0) return isRefusal(spaces) ? spaces : undefined;
  const next = spaces.length > 1 || isWay(names[0]) || neighbours(boardOf(g.board), hero.space).includes(spaces[0]);
  if (next) return { run: spaces.map((space) => `walk ${space}`), within: 'walk' };
  return shortest(g, hero, spaces[0], overtime);
}

const isWay = (word: string): boolean => (WAYS as readonly string[]).includes(word);

/** The spaces named, compass words followed from where the hero stands. */
function spacesOf(g: Game, hero: Hero, names: readonly string[]): Space[] | Refusal {
  const board = boardOf(g.board);
  const out: Space[] = [];
  let at = hero.space;
  for (const name of names) {
    const open = ways(board, at);
    const to = isWay(name) ? open[name as keyof typeof open] : wholeNumber(name);
    const instead = `Ways from ${at}: ${Object.keys(open).join(', ')}.`;
    if (to === undefined && isWay(name)) return slip(`There is no way ${name} from ${at}.`, instead);
    if (to === undefined) return slip(`"${name}" is neither a space nor a way.`, instead);
    if (spaceOf(board, to) === undefined) return slip(`There is no space ${name} on this board.`);
    out.push(to);
    at = to;
  }
  return out;
}

/** The shortest way; of equal ones the fewest creatures, then the smaller next number (interface.md). */
function shortest(g: Game, hero: Hero, to: Space, overtime: boolean): Found {
  if (to === hero.space) return slip(`${hero.name} stands on ${to} already.`);
  const no = whyNotWalk(g, hero, walkerOf(g, hero).free);
  if (no) return refusalOf(g, no);
  const way = journeys(g, hero).get(to);
  if (way === undefined || (way.overtime > 0 && !overtime)) return whyNoJump(g, hero, to) ?? tooFar(g, hero, to, way);
  const ends = haltOf(g, to) !== undefined || way.spaces.length >= paceOfWalk(g, hero);
  const stop = ends ? [] : ['stop'];
  return {
    run: [...way.spaces.map((space) => `walk ${space}`), ...stop],
    within: 'walk',
    note: `The way: ${way.spaces.join(', ')}. Hours ${way.hours}${overtimeWords(way)}.`,
  };
}

const paceOfWalk = (g: Game, hero: Hero): number => paceWith(g, hero, walkerOf(g, hero).company);

/** What stands against a jump from here to there; told where no way of today leads around. */
function whyNoJump(g: Game, hero: Hero, to: Space): Refusal | undefined {
  const { free, company } = walkerOf(g, hero);
  if (!jumps(boardOf(g.board), hero.space).includes(to)) return undefined;
  const no = whyNotJump(g, hero, to, free, company);
  return no && refusalOf(g, no);
}

/** Why today's walk does not get there: too many hours, something on the way that ends a walk, or no way at all. */
function tooFar(g: Game, hero: Hero, to: Space, withOvertime: Journey | undefined): Refusal {
  const way = withOvertime ?? journeys(g, hero, true).get(to);
  if (way === undefined) return refusalOf(g, { rule: 'WALK-2', who: hero.id, space: to });
  const pace = paceOfWalk(g, hero);
  if (withOvertime === undefined && way.spaces.length > pace)
    return {
      ...refusalOf(g, { rule: 'FOLK-3', who: hero.id, space: to, need: way.spaces.length, has: pace }),
      instead: 'Choose a nearer space to rest on, or let them stay behind first.',
    };
  const has = Math.max(0, DAY_HOURS - hero.hours);
  const need = Math.max(0, way.spaces.length - walkerOf(g, hero).free);
  const stop = way.spaces.slice(0, -1).find((space) => haltOf(g, space) !== undefined);
  if (stop !== undefined && need <= has) {
    return slip(`The way to ${to} leads over ${stop}, where a walk ends.`, `walk ${stop} goes there.`);
  }
  const refusal = refusalOf(g, { rule: 'WALK-1', who: hero.id, space: to, need, has });
  return withOvertime ? { ...refusal, instead: `Say "walk ${to} overtime" to go all the way.` } : refusal;
}
