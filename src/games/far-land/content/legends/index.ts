import type { Legend, Prose } from '../../legend.ts';
import type { LegendId } from '../../types.ts';
import { BRIDGE } from './a-bridge-of-logs/legend.ts';
import { BRIDGE_EN } from './a-bridge-of-logs/prose.en.ts';
import { SMOKE } from './smoke-over-the-lake/legend.ts';
import { SMOKE_EN } from './smoke-over-the-lake/prose.en.ts';
import { WELL } from './the-dry-well/legend.ts';
import { WELL_EN } from './the-dry-well/prose.en.ts';

export interface LegendWithWords {
  legend: Legend;
  prose: { en: Prose };
}

/** Legends that can be played, in the order of their numbers. */
const LEGENDS: LegendWithWords[] = [
  { legend: SMOKE, prose: { en: SMOKE_EN } },
  { legend: WELL, prose: { en: WELL_EN } },
  { legend: BRIDGE, prose: { en: BRIDGE_EN } },
];

export const LEGEND_IDS: readonly LegendId[] = LEGENDS.map((one) => one.legend.id);

/** Legends from players' own files, by their id. */
const OWN = new Map<LegendId, LegendWithWords>();

/** Makes a legend from a file known, so that it can be played; one with the same id is replaced. */
export function addLegend(own: LegendWithWords): void {
  OWN.set(own.legend.id, own);
}

const find = (id: LegendId): LegendWithWords | undefined => LEGENDS.find((one) => one.legend.id === id) ?? OWN.get(id);

export const findLegend = (id: LegendId): Legend | undefined => find(id)?.legend;

export function legendOf(id: LegendId): Legend {
  const legend = findLegend(id);
  if (legend === undefined) throw new Error(`there is no legend ${id}`);
  return legend;
}

export function proseOf(id: LegendId): Prose {
  const found = find(id);
  if (found === undefined) throw new Error(`there is no legend ${id}`);
  return found.prose.en;
}
