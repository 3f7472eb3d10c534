import type { Legend, Prose } from '../legend.ts';
import { isObject, shown } from '../rules/effects/shapes.ts';
import { type Found, lookFor, newFound } from './look.ts';
import { numbersOf } from './numbers.ts';
import type { Problem } from './problem.ts';
import { proseProblems } from './prose.ts';
import { LEGEND, PROSE } from './shape.ts';

/** A legend with its words, as a file holds it. */
export interface LegendFile {
  legend: Legend;
  prose: { en: Prose };
}

/** Names that are used and never given. Those of the prose are looked at with the prose. */
function strangers(found: Found): Problem[] {
  return found.used
    .filter(
      ({ kind, name }) => ['card', 'goal', 'fact', 'creature'].includes(kind) && !found.given.get(kind)?.has(name),
    )
    .map(({ kind, name, path }) => ({ path, why: `There is no ${kind} "${name}" in this legend.` }));
}

/** Everything wrong with a legend and its words; an empty list for a sound one. What has the wrong shape is told first, alone. */
export function problemsOf(file: unknown): Problem[] {
  if (!isObject(file) || !isObject(file.legend) || !isObject(file.prose) || !isObject(file.prose.en))
    return [
      { path: [], why: `${shown(file)} is no legend: a file holds "legend" and "prose", and "en" within the prose.` },
    ];
  const found = newFound();
  const l = lookFor(file.legend.board === 'river' ? 'river' : 'lake', found);
  for (const key of Object.keys(file))
    if (key !== 'legend' && key !== 'prose') l.wrong([key], `A legend file knows no "${key}".`);
  if (file.legend.checklist && file.legend.board !== 'river')
    l.wrong(['legend', 'checklist'], 'The checklist is for the river side.');
  LEGEND.look(file.legend, ['legend'], l);
  PROSE.look(file.prose.en, ['prose', 'en'], l);
  if (found.problems.length > 0) return found.problems;
  const { legend, prose } = file as unknown as LegendFile;
  return [...strangers(found), ...numbersOf(legend), ...proseProblems(legend, prose.en, found)];
}
