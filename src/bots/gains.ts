import { type Line, line, words } from '../engine/line.ts';
import { number } from '../games/far-land/words/names.ts';
import type { Figures } from './figures.ts';
import type { Tried } from './search.ts';

/** How more of a figure is told, and less of it: as something gained, avoided or paid. */
interface Telling {
  name: string;
  more: 'gains' | 'avoids' | 'costs';
  less: 'gains' | 'avoids' | 'costs';
  /** The name when there is less of it. */
  lost?: string;
}

const TOLD: { readonly [F in Exclude<keyof Figures, 'won' | 'lost'>]: Telling } = {
  goals: { name: 'goals reached', more: 'gains', less: 'costs' },
  way: { name: 'steps of the steppe people', more: 'costs', less: 'gains' },
  strength: { name: 'strength', more: 'gains', less: 'costs' },
  willpower: { name: 'willpower', more: 'gains', less: 'costs' },
  gold: { name: 'gold', more: 'gains', less: 'costs' },
  herbs: { name: 'herbs', more: 'gains', less: 'costs' },
  items: { name: 'items', more: 'gains', less: 'costs' },
  shields: { name: 'shields taken', more: 'avoids', less: 'costs', lost: 'shields' },
  creatures: { name: 'creatures left on the board', more: 'costs', less: 'avoids' },
  letters: { name: 'letters passed', more: 'avoids', less: 'costs', lost: 'letters' },
};

/** Differences smaller than this are not told. */
const LEAST = 0.15;

/** Pairs of games with the same dice to come: how the one differs from the other in a figure, and its error. */
function apart(one: Tried, other: Tried, of: keyof Figures): { mean: number; error: number } {
  const n = Math.min(one.games.length, other.games.length);
  const by = Array.from({ length: n }, (_, i) => one.games[i][of] - other.games[i][of]);
  const mean = by.reduce((sum, x) => sum + x, 0) / n;
  const spread = by.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, n - 1);
  return { mean, error: Math.sqrt(spread / n) };
}

const listOf = (parts: readonly Line[]): Line =>
  parts.flatMap((part, i) => (i === 0 ? part : [...words(', '), ...part]));

/** How often games ended in this way, where the two differ. */
function endings(one: Tried, other: Tried, end: 'won' | 'lost'): Line[] {
  const [a, b] = [one, other].map(({ games }) => games.filter((game) => game[end] > 0).length / games.length);
  const of100 = Math.round(Math.abs(a - b) * 100);
  return of100 < 3 ? [] : [line`games ${end} ${number(of100)} of 100`];
}

/**
 * What the one choice gains, avoids and costs against the other, on average over the games that were played on with
 * both; what luck alone may explain is left out.
 */
export function gainsOf(one: Tried, other: Tried): Line[] {
  const told: Record<'gains' | 'avoids' | 'costs', Line[]> = { gains: [], avoids: [], costs: [] };
  const won = apart(one, other, 'won').mean;
  told[won > 0 ? 'gains' : 'costs'].push(...endings(one, other, 'won'));
  const lost = apart(one, other, 'lost').mean;
  told[lost > 0 ? 'costs' : 'avoids'].push(...endings(one, other, 'lost'));
  for (const [figure, { name, more, less, lost: fewer }] of Object.entries(TOLD)) {
    const { mean, error } = apart(one, other, figure as keyof Figures);
    if (Math.abs(mean) < Math.max(LEAST, 2 * error)) continue;
    const amount = { text: Math.abs(mean).toFixed(1), as: 'number' } as const;
    told[mean > 0 ? more : less].push(line`${mean < 0 && fewer !== undefined ? fewer : name} ${amount}`);
  }
  return (['gains', 'avoids', 'costs'] as const).flatMap((kind) =>
    told[kind].length === 0 ? [] : [line`The first ${kind}, on average: ${listOf(told[kind])}.`],
  );
}
