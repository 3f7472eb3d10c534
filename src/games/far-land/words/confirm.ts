import { type Line, line } from '../../../engine/line.ts';
import { onTurn } from '../state.ts';
import type { Action, State } from '../types.ts';
import { DAY_HOURS } from '../verbs.ts';
import { count } from './names.ts';

/** Ending the day with hours left is asked once. */
export function confirm(g: State, action: Action): Line | undefined {
  const left = DAY_HOURS - onTurn(g).hours;
  if (action.verb !== 'end' || left <= 0) return undefined;
  return line`${onTurn(g).name} has ${count(left, 'hour')} left. End the day?`;
}
