import { boardOf, distance } from '../../games/far-land/map.ts';
import { awake } from '../../games/far-land/state.ts';
import type { Game, Hero, HeroId } from '../../games/far-land/types.ts';
import { DAY_HOURS } from '../../games/far-land/verbs.ts';
import { errandPlans } from './errands.ts';
import { fightPlans } from './fights.ts';
import type { Outlook } from './outlook.ts';
import { peoplePlans } from './people.ts';
import type { Plan, Task } from './plan.ts';
import { plainHours } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Points an hour. A little is added to the hours, so that what lies next door is not all that counts. */
const scoreOf = (plan: Plan): number => plan.gain / (plan.hours + WEIGHTS.start);

const keyOf = ({ task }: Plan): string => (task.aim === 'reach' ? task.key : task.aim === 'lead' ? 'lead' : '');

/** Whether the hero, after this errand, still comes to the fight of another day in time. */
function inTime(g: Game, hero: Hero, errand: Plan, fight: Task & { aim: 'fight' }): boolean {
  if (errand.task.aim !== 'reach') return false;
  const far = distance(boardOf(g.board), errand.task.space, fight.space);
  return errand.hours + far <= plainHours(hero) + WEIGHTS.morning + DAY_HOURS * (fight.nights - 1);
}

/** Of several plans the one with most points an hour, of equal ones the first. */
function bestOf(plans: readonly Plan[], fits: (plan: Plan) => boolean): Plan | undefined {
  let best: Plan | undefined;
  let most = 0;
  for (const plan of plans) {
    const score = scoreOf(plan);
    if (score <= most || !fits(plan)) continue;
    best = plan;
    most = score;
  }
  return best;
}

/** What heroes who wait for another day's fight do with the hours of this one. */
function sideTrips(g: Game, errands: readonly Plan[], out: Map<HeroId, Plan>, taken: Set<string>): void {
  for (const hero of g.heroes) {
    const task = out.get(hero.id)?.task;
    if (task?.aim !== 'fight' || task.nights === 0 || !awake(hero)) continue;
    const trip = bestOf(
      errands,
      (one) =>
        one.who[0] === hero.id && !taken.has(keyOf(one)) && one.gain > WEIGHTS.trip && inTime(g, hero, one, task),
    );
    if (trip === undefined) continue;
    taken.add(keyOf(trip));
    out.set(hero.id, trip);
  }
}

const byScore = (plans: readonly Plan[]): Plan[] =>
  plans.filter((plan) => plan.gain > 0).sort((a, b) => scoreOf(b) - scoreOf(a));

/** Everything that this hero could set out to do, alone or with others, the best first. */
export function plansFor(g: Game, outlook: Outlook, id: HeroId): Plan[] {
  const heroes = g.heroes.filter((hero: Hero) => hero.down === null);
  const all = [
    ...fightPlans(g, outlook, heroes),
    ...errandPlans(g, outlook, heroes),
    ...peoplePlans(g, outlook, heroes),
  ];
  return byScore(all.filter((plan) => plan.who.includes(id)));
}

/** What each hero had best do now: the plans in the order of their points an hour, each hero in one of them. */
export function assign(g: Game, outlook: Outlook): Map<HeroId, Plan> {
  const heroes = g.heroes.filter((hero: Hero) => hero.down === null);
  const errands = errandPlans(g, outlook, heroes);
  const plans = [...fightPlans(g, outlook, heroes), ...errands, ...peoplePlans(g, outlook, heroes)];
  const out = new Map<HeroId, Plan>();
  const taken = new Set<string>();
  const open = (plan: Plan): boolean => !taken.has(keyOf(plan)) && !plan.who.some((id) => out.has(id));
  for (let plan = bestOf(plans, open); plan !== undefined; plan = bestOf(plans, open)) {
    const key = keyOf(plan);
    if (key !== '') taken.add(key);
    for (const id of plan.who) out.set(id, plan);
    if (out.size === heroes.length) break;
  }
  sideTrips(g, errands, out, taken);
  return out;
}
