import { type Line, line } from '../../../engine/line.ts';
import { legendOf } from '../content/legends/index.ts';
import type { Condition } from '../legend.ts';
import { forHeroes } from '../rules/effects/whom.ts';
import type { Space, State, Thing } from '../types.ts';
import { number, placeNumber } from './names.ts';

/** What the goal that holds now asks for; nothing without one. */
export function goalNow(g: State): Condition {
  if (g.legend === null || g.goal === null) return {};
  return legendOf(g.legend).goals.find((goal) => goal.id === g.goal)?.when ?? {};
}

/** The space on which the goal wants these things laid down, and how many or how much. */
export function gatherAt(g: State, what: Thing): { space: Space; sum: number } | undefined {
  const { logsAt, herbsAt } = goalNow(g);
  const asked = what === 'log' ? logsAt : what === 'herb' ? herbsAt : undefined;
  if (asked === undefined) return undefined;
  return { space: asked.space, sum: typeof asked.sum === 'number' ? asked.sum : forHeroes(g, asked.sum) };
}

/** "Logs on 523 so far: worth 3 of 7." Nothing where the goal asks for no such thing. */
export function gatheredWords(g: State, what: Thing): Line[] {
  const asked = gatherAt(g, what);
  if (asked === undefined) return [];
  let sum = 0;
  for (const t of g.tokens) if (t.space === asked.space && t.kind === what) sum += t.kind === 'log' ? t.value : 1;
  const name = what === 'log' ? 'Logs' : 'Herbs';
  const much =
    sum > asked.sum
      ? line`${number(sum)}, more than the ${number(asked.sum)} asked for`
      : line`${number(sum)} of ${number(asked.sum)}`;
  return [line`${name} on ${placeNumber(asked.space)} so far: ${what === 'log' ? 'worth ' : ''}${much}.`];
}
