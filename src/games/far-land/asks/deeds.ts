import { type Line, line, words } from '../../../engine/line.ts';
import { legendOf, proseOf } from '../content/legends/index.ts';
import type { Deed } from '../legend.ts';
import { deedOpen } from '../rules/deeds.ts';
import type { Game, Space } from '../types.ts';
import { placeName } from '../words/names.ts';

/** What the legend lets a hero do somewhere now, wherever the heroes are (DAY-4). */
export const deedsOpen = (g: Game): Deed[] =>
  g.legend === null || g.over !== null ? [] : legendOf(g.legend).deeds.filter((deed) => deedOpen(g, deed));

const label = (g: Game, deed: Deed): string => proseOf(g.legend as string).deeds[deed.id].label;

/** "To do here. Break the dam (2 hours): all wells fill." */
export const deedsHere = (g: Game, space: Space): Line[] =>
  deedsOpen(g)
    .filter(({ at }) => at.includes(space))
    .map((deed) => words(`To do here. ${label(g, deed)}.`));

/** "To do on 416, Ember Ridge. Break the dam (2 hours): all wells fill." */
export const deedsToDo = (g: Game, except?: Space): Line[] =>
  deedsOpen(g).flatMap((deed) =>
    deed.at
      .filter((space) => space !== except)
      .map((space) => line`To do on ${placeName(g, space)}. ${label(g, deed)}.`),
  );
