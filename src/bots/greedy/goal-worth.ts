import { DAY_HOURS } from '../../games/far-land/verbs.ts';
import type { Outlook } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Whether one thing more wins the legend at once: nothing else counts then. */
export const isLast = ({ goal }: Outlook): boolean => goal.atOnce && goal.wants.length === 1;

/** Worth of what the goal asks for, when it takes so many hours: the later, the more. */
export function goalWorth(outlook: Outlook, hours: number): number {
  const { goal, letters } = outlook;
  const spare = letters * (goal.atOnce ? 1 : WEIGHTS.stage) - goal.wants.length - Math.ceil(hours / DAY_HOURS);
  if (isLast(outlook)) return WEIGHTS.goalLast;
  return WEIGHTS.goal + WEIGHTS.goalUrgent / (1 + Math.max(0, spare));
}
