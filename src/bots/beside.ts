import type { Core } from '../engine/machine.ts';
import type { Game, HeroId } from '../games/far-land/types.ts';
import type { Pilot, PilotMaker } from '../session/fellows.ts';
import { pilotOf } from './pilot.ts';
import { readHeroIds } from './sets.ts';

/**
 * A pilot for heroes that a setting names, whatever game comes: where nobody would be left to people, it steers none.
 */
export const pilotBeside: PilotMaker = (names) => {
  const heroes = readHeroIds(names.join(','));
  if (heroes === undefined) return undefined;
  const pilot: Pilot = pilotOf(heroes);
  const setOut = (g: Core): readonly HeroId[] => (g as Game).heroes?.map(({ id }) => id) ?? [];
  const nobodyLeft = (g: Core): boolean => setOut(g).every((id) => heroes.includes(id));
  return {
    ...pilot,
    heroes: (g) => (nobodyLeft(g) ? [] : heroes.filter((id) => setOut(g).includes(id))),
    steers: (rules, g) => (nobodyLeft(g) ? undefined : pilot.steers(rules, g)),
  };
};
