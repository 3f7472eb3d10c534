import { applyInPlace, choices } from '../src/engine/machine.ts';
import { below, copyRng, type Rng } from '../src/engine/rng.ts';
import { FAR_LAND } from '../src/games/far-land/index.ts';
import { boardOf, distance, spacesWith } from '../src/games/far-land/map.ts';
import { shieldsFree } from '../src/games/far-land/rules/creatures.ts';
import { heroOf } from '../src/games/far-land/state.ts';
import type { Action, ActionOf, Event, Game, HeroId, Space } from '../src/games/far-land/types.ts';

/** A game on the way, and how it came there. */
export interface Way {
  g: Game;
  commands: readonly string[];
}

/** Ways kept from each day to the next, and days tried from each of them. */
const KEPT = 12;
const TRIED = 30;

/** How good a position looks to somebody who wants to win: points without a unit. */
function worth(g: Game): number {
  if (g.over !== null) return g.over.result === 'won' ? 1e6 : -1e6;
  const board = boardOf(g.board);
  let sum = 10 * shieldsFree(g) + 15 * g.slain.length - 2 * g.narrator;
  for (const hero of g.heroes) sum += 8 * hero.sp + hero.wp / 2 + 3 * hero.gold + 2 * hero.items.length;
  for (const { space } of g.creatures) sum -= Math.max(0, 6 - distance(board, space, board.goal));
  if (g.people) sum -= 5 * distance(board, g.people.space, board.goal);
  return sum;
}

/** Where a hero heads today: any of the places that may be worth it. */
function aim(g: Game, who: HeroId, random: Rng): Space {
  const board = boardOf(g.board);
  const here = heroOf(g, who).space;
  const near = (spaces: readonly Space[]) =>
    spaces.slice().sort((a, b) => distance(board, here, a) - distance(board, here, b) || a - b)[0];
  const people = g.people === null || g.people.leader === who ? board.goal : g.people.space;
  const places = [
    people,
    near(g.creatures.map(({ space }) => space)),
    near(g.creatures.filter(({ tag }) => tag !== undefined).map(({ space }) => space)),
    near(spacesWith(board, 'merchant')),
    near(g.wells.filter(({ full }) => full).map(({ space }) => space)),
    near(g.tokens.filter(({ kind }) => kind === 'fog').map(({ space }) => space)),
    ...g.heroes.map((hero) => hero.space),
  ].filter((space) => space !== undefined);
  return places[below(random, places.length)];
}

const BOLD: readonly string[] = ['lead', 'do', 'with', 'drink', 'buy', 'fight', 'reward', 'gift', 'take'];

/** A choice on the way to the aim; free gains and fights are taken more often than not. */
function choose(g: Game, offered: Action[], aims: Map<HeroId, Space>, random: Rng): Action {
  const bold = offered.filter(({ verb }) => BOLD.includes(verb));
  if (bold.length > 0 && below(random, 5) > 0) return bold[below(random, bold.length)];
  const top = g.stack[g.stack.length - 1];
  if (top.kind !== 'turn' && top.kind !== 'walk') return offered[below(random, offered.length)];
  const to = aims.get(top.who) ?? aim(g, top.who, random);
  aims.set(top.who, to);
  const hero = heroOf(g, top.who);
  const steps = offered.filter((a): a is ActionOf<'walk'> => a.verb === 'walk');
  const far = (a: ActionOf<'walk'>) => distance(boardOf(g.board), a.to, to);
  if (steps.length > 0 && hero.space !== to && hero.hours < 7)
    return steps.reduce((best, step) => (far(step) < far(best) ? step : best));
  aims.delete(top.who);
  const rest = offered.filter(({ verb }) => verb === 'stop' || verb === 'end' || (verb === 'pass' && hero.hours < 7));
  return rest[below(random, rest.length)] ?? offered[below(random, offered.length)];
}

/** Plays until the next morning, or the end. */
function oneDay(from: Way, random: Rng): Way {
  const g = FAR_LAND.copy(from.g);
  const commands = from.commands.slice();
  const aims = new Map<HeroId, Space>();
  for (let i = 0; i < 400 && g.over === null && g.day === from.g.day; i++) {
    const action = choose(g, choices(FAR_LAND, g) as Action[], aims, random);
    commands.push(FAR_LAND.write(g, action));
    applyInPlace<Game, Action, Event>(FAR_LAND, g, action);
  }
  return { g, commands };
}

/** Looks for a way to win, keeping the best positions of each day; undefined if every one of them is lost. */
export function findWin(g: Game, random: Rng): Way | undefined {
  let ways: Way[] = [{ g, commands: [] }];
  while (ways.length > 0) {
    const tried = ways.flatMap((way) => Array.from({ length: TRIED }, () => oneDay(way, random)));
    const won = tried.find((way) => way.g.over?.result === 'won');
    if (won) return won;
    const going = tried.filter((way) => way.g.over === null && way.g.day > ways[0].g.day);
    ways = going.sort((a, b) => worth(b.g) - worth(a.g)).slice(0, KEPT);
  }
  return undefined;
}

/** Plays without any care to the end. */
export function drift(from: Game, random: Rng): Way {
  const g = FAR_LAND.copy(from);
  const commands: string[] = [];
  const dice = copyRng(random);
  while (g.over === null && commands.length < 1000) {
    const offered = choices(FAR_LAND, g) as Action[];
    const rest = offered.filter(({ verb }) => verb === 'stop' || verb === 'end');
    const from = rest.length > 0 && below(dice, 3) > 0 ? rest : offered;
    const action = from[below(dice, from.length)];
    commands.push(FAR_LAND.write(g, action));
    applyInPlace<Game, Action, Event>(FAR_LAND, g, action);
  }
  return { g, commands };
}
