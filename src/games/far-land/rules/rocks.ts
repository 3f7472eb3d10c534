import { boardOf, type Route, spacesWith } from '../map.ts';
import type { State } from '../types.ts';

/** The ways of Black Knights and the Mother Spore: over the steep rocks (KNIGHT-3, MOTHER-5), never over the lake. */
export const overRocks = (g: State): Route => ({ jumps: spacesWith(boardOf(g.board), 'rocks').length > 0 });
