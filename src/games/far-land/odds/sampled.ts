import { below, type Rng, rngOf, word } from '../../../engine/rng.ts';
import { SPELL_CUT } from '../rules/fire.ts';
import { decide, type Stand } from './decide.ts';
import { foeRoll } from './foes.ts';
import { standAt } from './outcomes.ts';
import { hurt, type Packed, paid, shares, wpOf } from './packed.ts';
import { crownAt, fewerDice, leadOf, type Moment, type Plan, spellsAt, startOf } from './plan.ts';
import { castsAt, emptyTable, type Round, restAt, roundAt } from './rounds.ts';

/** How all fighters decide about their rolls at the same WP; by fighter, crown spent and crown still to use. */
interface Kit {
  round: Round;
  stands: readonly (readonly [Stand, Stand | null] | null)[];
}

/** Fights played out by a plan that looks at values only, whose decisions therefore hang on WP alone. */
interface Sample {
  plan: Plan;
  rng: Rng;
  wholes: Map<Packed, Kit>;
  rests: Map<Packed, Kit>;
}

const SEED = 20;
const WORDS = 0x100000000;

/** How many of so many fights are won; the same number each time. */
export function sampledWins(plan: Plan, fights: number): number {
  const sample: Sample = { plan, rng: rngOf(SEED), wholes: new Map(), rests: new Map() };
  let won = 0;
  for (let n = 0; n < fights; n++) if (fightOnce(sample)) won += 1;
  return won;
}

function fightOnce(sample: Sample): boolean {
  const { plan } = sample;
  let { foe, spells, wp } = startOf(plan);
  for (let round = 0; round < plan.rounds; round++) {
    wp = paid(wp, plan.hours, round);
    if (wp === 0) return false;
    const [value, after] = rollAll(sample, wp);
    const moment: Moment = { round, foe, spells: spellsAt(plan, round, after, spells), wp: after };
    const by = differenceOf(sample, moment, leadOf(plan, after) + value);
    if (by.fire) spells -= 1;
    if (by.by >= foe) return true;
    if (by.by > 0) foe -= by.by;
    wp = by.by < 0 && !plan.harmless ? hurt(after, plan.sides.length, -by.by) : after;
  }
  return false;
}

function differenceOf({ plan, rng }: Sample, moment: Moment, value: number): { by: number; fire: boolean } {
  const foe = foeRoll(plan.battle.foe.kind, moment.foe, fewerDice(plan, moment));
  let at = 0;
  for (let left = word(rng) / WORDS - foe.chance[0]; left >= 0 && at + 1 < foe.values.length; left -= foe.chance[at])
    at += 1;
  const by = value - foe.values[at];
  const fire = castsAt(plan, moment, by);
  return { by: fire ? by + SPELL_CUT : by, fire };
}

/** The value of all dice, and WP after the gift. */
function rollAll(sample: Sample, before: Packed): [number, Packed] {
  const { plan } = sample;
  let kit = kitOf(sample, before, false);
  let wp = before;
  let crown = crownAt(plan, wp);
  let value = 0;
  for (let i = 0; i < plan.sides.length; i++) {
    const stand = kit.stands[i]?.[crown];
    if (!stand) continue;
    const roll = rollOnce(sample.rng, stand);
    const { values, spares } = stand.hand.cast;
    if (roll.turned) crown = 0;
    value += values[roll.result];
    if (i !== plan.healer || !kit.round.heals) continue;
    wp = shares(wp, plan.sides.length, spares[roll.result], false)[0];
    kit = kitOf(sample, wp, true);
  }
  return [value, wp];
}

function rollOnce(rng: Rng, stand: Stand): { result: number; turned: boolean } {
  const { cast, spins } = stand.hand;
  let way = cast.byRoll[below(rng, cast.byRoll.length)];
  for (let left = spins; ; ) {
    const decision = decide(stand, way, left);
    if (decision.do === 'keep') return { result: cast.result[way], turned: false };
    if (decision.do === 'turn') return { result: cast.result[decision.change.turned], turned: true };
    if (decision.do === 'again') way = below(rng, cast.ways.length);
    else {
      way = decision.change.rolled[below(rng, decision.change.rolled.length)];
      left -= 1;
    }
  }
}

function kitOf(sample: Sample, wp: Packed, rest: boolean): Kit {
  const known = (rest ? sample.rests : sample.wholes).get(wp);
  if (known !== undefined) return known;
  const { plan } = sample;
  const moment: Moment = { round: 0, foe: 0, spells: 0, wp };
  const table = emptyTable(plan);
  const round = rest ? restAt(plan, moment, wp, table) : roundAt(plan, moment, table);
  const last = round.heals ? plan.healer : plan.sides.length - 1;
  const stands = plan.sides.map((_, i) => {
    if (i < round.from || i > last || wpOf(wp, i) === 0) return null;
    return [standAt(plan, round, i, 0, 0), plan.crown < 0 ? null : standAt(plan, round, i, 1, 0)] as const;
  });
  const kit = { round, stands };
  (rest ? sample.rests : sample.wholes).set(wp, kit);
  return kit;
}
