import { applyInPlace, choices, type Flow } from '../../src/engine/machine.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import type { Action, CreatureKind, Event, Game, HeroId, Verb } from '../../src/games/far-land/types.ts';

/** The rules alone, without words. */
export const FLOW = FAR_LAND as Flow<Game, Action>;

/** Carries an action out in the game itself. */
export const carryOut = (g: Game, action: Action, tell?: (e: Event) => void): void =>
  applyInPlace<Game, Action, Event>(FLOW, g, action, tell);

/** The fighters of a fight on space 412, the inviter first; those on other spaces fight from next door. */
export type Fought = readonly {
  hero: HeroId;
  sp: number;
  wp: number;
  hours?: number;
  space?: number;
  spells?: number;
  items?: readonly string[];
}[];

/** The game as it stands when all have joined and nobody has rolled; a shadow blade is in use. */
export function begunFight(fight: Fought, kind: CreatureKind): Game {
  const scene = {
    board: 'lake',
    turn: fight[0].hero,
    heroes: fight.map((one) => ({ space: 412, ...one })),
    creatures: [{ kind, space: 412 }],
  };
  const setup = FAR_LAND.readNew(['scenario', 'fight'], 1, () => JSON.stringify(scene));
  if ('rule' in setup) throw new Error(setup.text);
  const g = FAR_LAND.begin(setup);
  take(g, 'fight');
  for (const { hero } of fight.slice(1)) take(g, 'with', (a) => 'hero' in a && a.hero === hero);
  if (fight.some(({ items }) => items?.includes('blade'))) take(g, 'use', (a) => 'item' in a && a.item === 'blade');
  return g;
}

function take(g: Game, verb: Verb, meant: (a: Action) => boolean = () => true): void {
  const action = choices(FLOW, g).find((a) => a.verb === verb && meant(a));
  if (!action) throw new Error(`"${verb}" is not offered`);
  carryOut(g, action);
}
