import type { Deed } from '../../games/far-land/legend.ts';
import type { HeroId, Space } from '../../games/far-land/types.ts';

/** Where a hero is going, and what for. */
export type Task =
  | { aim: 'fight'; foe: number; space: Space; nights: number }
  | { aim: 'reach'; space: Space; key: string; deed?: Deed; wait?: true }
  | { aim: 'lead'; to: Space };

/** One thing that some heroes could do together, with what it promises. */
export interface Plan {
  who: readonly HeroId[];
  task: Task;
  /** Points by worth.ts. */
  gain: number;
  /** Hours of all of them together. */
  hours: number;
  /** Worth hours of overtime. */
  urgent: boolean;
}
