import { type Rng, rngOf, word } from '../../../engine/rng.ts';
import { SPELL_CUT } from '../rules/fire.ts';
import { type Stand, spread } from './decide.ts';
import { foeRoll } from './foes.ts';
import { standAt } from './outcomes.ts';
import { hurt, type Packed, paid, shares, wpOf } from './packed.ts';
import { crownAt, fewerDice, leadOf, type Moment, type Plan, spellsAt, startOf } from './plan.ts';
import { castsAt, restAt, roundAt } from './rounds.ts';
import { emptyTable } from './table.ts';
import type { Hand } from './worth.ts';

/** What becomes of a fighter's roll when it is decided as planned: each result, how likely it is, whether the crown is spent. */
interface Draw {
  chance: readonly number[];
  result: readonly number[];
  turned: readonly boolean[];
  values: readonly number[];
  spares: readonly number[];
}

/** How all fighters fare with their rolls at the same WP; by fighter, crown spent and crown still to use. */
interface Kit {
  heals: boolean;
  draws: readonly (readonly [Draw, Draw | null] | null)[];
}

/** Fights played out by a plan that looks at values only, whose decisions therefore hang on WP alone. */
interface Sample {
  plan: Plan;
  rng: Rng;
  wholes: Map<number, Kit>;
  rests: Map<number, Kit>;
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
    const draw = kit.draws[i]?.[crown];
    if (!draw) continue;
    const roll = drawn(sample.rng, draw);
    const { values, spares } = draw;
    if (roll.turned) crown = 0;
    value += values[roll.result];
    if (i !== plan.healer || !kit.heals) continue;
    wp = shares(wp, plan.sides.length, spares[roll.result], false)[0];
    kit = kitOf(sample, wp, true);
  }
  return [value, wp];
}

function drawn(rng: Rng, { chance, result, turned }: Draw): { result: number; turned: boolean } {
  let at = 0;
  for (let left = word(rng) / WORDS - chance[0]; left >= 0 && at + 1 < chance.length; left -= chance[at]) at += 1;
  return { result: result[at], turned: turned[at] };
}

function drawOf(stand: Stand): Draw {
  const { values, spares } = stand.hand.cast;
  const found = new Map<number, number>();
  spread(stand, 1, (result, turned, p) => {
    const key = result * 2 + (turned ? 1 : 0);
    found.set(key, (found.get(key) ?? 0) + p);
  });
  const keys = [...found.keys()].sort((a, b) => (found.get(b) as number) - (found.get(a) as number) || a - b);
  return {
    chance: keys.map((key) => found.get(key) as number),
    result: keys.map((key) => key >> 1),
    turned: keys.map((key) => key % 2 === 1),
    values,
    spares,
  };
}

/** What the rolls hang on: the dice of each fighter, and as long as a gift may be given the WP themselves. */
function keyOf({ plan }: Sample, wp: Packed, rest: boolean): number {
  if (!rest && plan.healer >= 0) return wp;
  return plan.sides.reduce((key, { hands }, i) => key * DICE + (wpOf(wp, i) === 0 ? 0 : diceIn(hands[wpOf(wp, i)])), 0);
}

/** More dice, and rolls of them, than a fighter has. */
const DICE = 40;
const diceIn = ({ cast, spins }: Hand): number => cast.dice * 8 + spins;

function kitOf(sample: Sample, wp: Packed, rest: boolean): Kit {
  const kits = rest ? sample.rests : sample.wholes;
  const key = keyOf(sample, wp, rest);
  let kit = kits.get(key);
  if (kit === undefined) {
    kit = makeKit(sample.plan, wp, rest);
    kits.set(key, kit);
  }
  return kit;
}

function makeKit(plan: Plan, wp: Packed, rest: boolean): Kit {
  const moment: Moment = { round: 0, foe: 0, spells: 0, wp };
  const table = emptyTable(plan);
  const round = rest ? restAt(plan, moment, wp, table) : roundAt(plan, moment, table);
  const last = round.heals ? plan.healer : plan.sides.length - 1;
  const draw = (i: number, crown: number): Draw => drawOf(standAt(plan, round, i, crown, 0));
  const draws = plan.sides.map((_, i) => {
    if (i < round.from || i > last || wpOf(wp, i) === 0) return null;
    return [draw(i, 0), plan.crown < 0 ? null : draw(i, 1)] as const;
  });
  return { heals: round.heals, draws };
}
