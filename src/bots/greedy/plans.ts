import type { Deed } from '../../games/far-land/legend.ts';
import type { Game, Hero, HeroId, Space } from '../../games/far-land/types.ts';
import { errandPlans } from './errands.ts';
import { fightPlans } from './fights.ts';
import type { Outlook } from './outlook.ts';
import { peoplePlans } from './people.ts';

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

/** Points an hour. A little is added to the hours, so that what lies next door is not all that counts. */
const scoreOf = (plan: Plan): number => plan.gain / (plan.hours + 1);

const keyOf = ({ task }: Plan): string => (task.aim === 'reach' ? task.key : task.aim === 'lead' ? 'lead' : '');

/** What each hero had best do now: the plans in the order of their points an hour, each hero in one of them. */
export function assign(g: Game, outlook: Outlook): Map<HeroId, Plan> {
  const heroes = g.heroes.filter((hero: Hero) => hero.down === null);
  const plans = [
    ...fightPlans(g, outlook, heroes),
    ...errandPlans(g, outlook, heroes),
    ...peoplePlans(g, outlook, heroes),
  ]
    .filter((plan) => plan.gain > 0)
    .sort((a, b) => scoreOf(b) - scoreOf(a));
  const out = new Map<HeroId, Plan>();
  const taken = new Set<string>();
  for (const plan of plans) {
    const key = keyOf(plan);
    if (taken.has(key) || plan.who.some((id) => out.has(id))) continue;
    if (key !== '') taken.add(key);
    for (const id of plan.who) out.set(id, plan);
    if (out.size === heroes.length) break;
  }
  return out;
}
