import { SPELL_CUT } from '../rules/fire.ts';
import { type Stand, spread, standOf } from './decide.ts';
import { foeRoll } from './foes.ts';
import { type Packed, shares, wpOf } from './packed.ts';
import { crownAt, fewerDice, leadOf, type Moment, type Plan, workAt } from './plan.ts';
import { bestShare, castsAt, restAt, roundAt, worthOfResults } from './rounds.ts';
import { emptyTable, type Round } from './table.ts';

/** One way in which a round may end. */
export interface Outcome {
  chance: number;
  /** How far the fighters' value lies above the enemy's, a fire spell counted. */
  by: number;
  /** After gifts, before the difference is taken. */
  wp: Packed;
  /** Fire spells left. */
  spells: number;
}

/** Chances of the values so far, crown spent and crown still to use. */
type Mass = [Float64Array, Float64Array];

/** The round as it stands after some rolls: one for each share of the healer's gift. */
interface Branch {
  round: Round;
  mass: Mass;
}

/** What a fighter looks at before deciding about a roll; `value` is that of the dice before it. */
export function standAt(plan: Plan, round: Round, i: number, crown: number, value: number): Stand {
  const hand = plan.sides[i].hands[wpOf(round.wp, i)];
  const work = workAt(plan, round.round);
  const kept = new Float64Array(hand.cast.values.length);
  worthOfResults(plan, round, i, crown, value, work, kept);
  if (crown === 0) return standOf(hand, kept, null);
  const crowned = kept.slice();
  worthOfResults(plan, round, i, 0, value, work, crowned);
  return standOf(hand, kept, crowned);
}

/** Every way in which a round may end when all decide as the plan says. */
export function outcomesOf(plan: Plan, moment: Moment): Outcome[] {
  const first = { round: roundAt(plan, moment, emptyTable(plan)), mass: noMass(plan) };
  first.mass[crownAt(plan, moment.wp)][0] = 1;
  let branches: Branch[] = [first];
  for (let i = 0; i < plan.sides.length; i++) branches = branches.flatMap((branch) => rolled(plan, branch, i));
  return branches.flatMap((branch) => ends(plan, branch));
}

function noMass(plan: Plan): Mass {
  const size = plan.sides.reduce((sum, side) => sum + side.most, 1);
  return [new Float64Array(size), new Float64Array(size)];
}

/** After the roll of fighter `i`. */
function rolled(plan: Plan, { round, mass }: Branch, i: number): Branch[] {
  const points = wpOf(round.wp, i);
  if (points === 0) return [{ round, mass }];
  const { values, spares } = plan.sides[i].hands[points].cast;
  const gift = round.heals && i === plan.healer;
  const given = gift ? giftsOf(plan, round) : [];
  const out = new Map<Packed, Mass>();
  const pass = (crown: number, value: number, p: number): void =>
    spread(standAt(plan, round, i, crown, value), p, (result, turned, q) => {
      const sum = value + values[result];
      const left = turned ? 0 : crown;
      const wp = gift ? given[bestShare(plan, spares[result], left, sum, workAt(plan, round.round))] : round.wp;
      const to = out.get(wp) ?? noMass(plan);
      out.set(wp, to);
      to[left][sum] += q;
    });
  mass.forEach((masses, crown) => {
    for (let value = 0; value < masses.length; value++) if (masses[value] > 0) pass(crown, value, masses[value]);
  });
  return [...out].map(([wp, to]) => ({ round: gift ? restAt(plan, round, wp, emptyTable(plan)) : round, mass: to }));
}

/** WP after each share of each size of the gift, in the order in which `bestShare` numbers them. */
function giftsOf(plan: Plan, round: Round): Packed[] {
  const { mostSpare } = plan.sides[plan.healer].hands[wpOf(round.wp, plan.healer)].cast;
  return Array.from({ length: mostSpare + 1 }, (_, size) =>
    shares(round.wp, plan.sides.length, size, plan.best),
  ).flat();
}

/** The enemy rolls, and a fire spell may be used. */
function ends(plan: Plan, { round, mass }: Branch): Outcome[] {
  const lead = leadOf(plan, round.wp);
  const foe = foeRoll(plan.battle.foe.kind, round.foe, fewerDice(plan, round));
  const out: Outcome[] = [];
  for (let value = 0; value < mass[0].length; value++) {
    const p = mass[0][value] + mass[1][value];
    if (p === 0) continue;
    foe.values.forEach((rolledByFoe, k) => {
      const by = lead + value - rolledByFoe;
      const fire = castsAt(plan, round, by) ? 1 : 0;
      out.push({ chance: p * foe.chance[k], by: by + fire * SPELL_CUT, wp: round.wp, spells: round.spells - fire });
    });
  }
  return out;
}
