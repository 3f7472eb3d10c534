import type { Game } from '../games/far-land/types.ts';
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
  return {
    ...pilot,
    steers: (rules, g) =>
      (g as Game).heroes?.every(({ id }) => heroes.includes(id)) ? undefined : pilot.steers(rules, g),
  };
};
