import { foeCounts } from '../content/creatures.ts';
import { ITEMS } from '../content/items.ts';
import { countingDie, countOf } from '../rules/dice.ts';
import { SPELL_CUT } from '../rules/fire.ts';
import { heroesValue } from '../rules/round.ts';
import { heroOf } from '../state.ts';
import type { Action, ActionOf, FrameOf, Game, HeroId, Roll, Verb } from '../types.ts';
import { type Stand, standOf } from './decide.ts';
import { standAt } from './outcomes.ts';
import { lowest, type Packed, pack, shares, wpOf } from './packed.ts';
import { crownAt, type Moment, type Plan } from './plan.ts';
import { castsAt, chance, restAt, roundAt, worthOfDifference, worthOfShare } from './rounds.ts';
import { emptyTable, type Round, worthAt } from './table.ts';
import { ALIKE, againOf, meanOf } from './worth.ts';

type Fighting = FrameOf<'fight'>;

/** What a choice is worth to the plan: the chance to win, or the expected value of the round. */
export interface Worth {
  action: Action;
  worth: number;
}

/** A decision in a fight, as its plan sees it. */
interface Ask {
  plan: Plan;
  g: Game;
  f: Fighting;
  moment: Moment;
}

const placeOf = (plan: Plan, id: HeroId): number => plan.battle.fighters.findIndex((fighter) => fighter.hero === id);

function askOf(plan: Plan, g: Game, f: Fighting): Ask {
  const first = heroOf(g, f.fighters[0]);
  const paid = f.step === 'gather' || f.step === 'round' ? 0 : 1;
  const wp = pack(plan.battle.fighters.map(({ hero }) => (f.fighters.includes(hero) ? heroOf(g, hero).wp : 0)));
  const caster = plan.caster < 0 ? undefined : plan.battle.fighters[plan.caster].hero;
  const spells = caster === undefined || !f.fighters.includes(caster) ? 0 : heroOf(g, caster).spells;
  return {
    plan,
    g,
    f,
    moment: { round: first.hours - paid - plan.hours[placeOf(plan, first.id)], foe: f.wp, spells, wp },
  };
}

/**
 * What each of these choices of a fight is worth; free actions are left out. The plan is that of the fight
 * (`battleOf`), made at its beginning or now; strength and items must still be those of the plan.
 */
export function worthsOf(plan: Plan, g: Game, f: Fighting, choices: readonly Action[]): Worth[] {
  const ask = askOf(plan, g, f);
  const worth = WORTHS[f.step]?.(ask);
  if (worth === undefined) return [];
  return choices.flatMap((action) => {
    const found = (worth[action.verb] as ((a: Action) => number | undefined) | undefined)?.(action);
    return found === undefined ? [] : [{ action, worth: found }];
  });
}

type Judge = { [V in Verb]?: (action: ActionOf<V>) => number | undefined };

const WORTHS: { [step in Fighting['step']]?: (ask: Ask) => Judge } = {
  gather: betweenRounds,
  round: betweenRounds,
  roll: (ask) => ({ roll: () => worthAt(ask.plan, roundNow(ask), rollerOf(ask), crownNow(ask), valueBefore(ask)) }),
  more: rollingOn,
  choose: changing,
  giving: (ask) => ({ gift: (a) => worthOfGift(ask, a) }),
  'foe-rolled': (ask) => ({
    enough: () => worthOfDifference(ask.plan, ask.moment, differenceOf(ask), ask.moment.spells),
    spell: () => worthOfDifference(ask.plan, ask.moment, differenceOf(ask) + SPELL_CUT, ask.moment.spells - 1),
  }),
};

function betweenRounds({ plan, f, moment }: Ask): Judge {
  const { round, foe, spells, wp } = moment;
  const on = (): number => chance(plan, round, foe, spells, wp);
  const without = (id: HeroId): Packed => {
    const place = placeOf(plan, id);
    return wp - pack(plan.battle.fighters.map((_, i) => (i === place ? wpOf(wp, i) : 0)));
  };
  return { roll: on, alone: on, leave: (a) => chance(plan, round, foe, spells, without(a.by ?? f.fighters[0])) };
}

const rollerOf = ({ plan, f }: Ask): number => placeOf(plan, f.fighters[f.next]);

/** What the dice of those who have rolled count, the present fighter's left out. */
const valueBefore = ({ f }: Ask): number =>
  f.rolls.slice(0, f.next).reduce((sum, roll) => sum + countOf(roll).value, 0);

function crownNow({ plan, f, moment }: Ask): number {
  return f.used.includes('crown') ? 0 : crownAt(plan, moment.wp);
}

/** The round from the present fighter on; once the healer has rolled, her gift is given. */
function roundNow(ask: Ask): Round {
  const { plan, moment } = ask;
  const table = emptyTable(plan);
  const given = plan.healer >= 0 && rollerOf(ask) > plan.healer;
  return given ? restAt(plan, moment, moment.wp, table) : roundAt(plan, moment, table);
}

interface Lying {
  stand: Stand;
  roll: Roll;
  way: number;
  /** Knives not yet thrown. */
  knives: number;
}

/** What the present fighter looks at, with so many new rolls left. */
function standNow(ask: Ask, spins: number): Stand {
  const { plan, moment } = ask;
  const [i, crown, value] = [rollerOf(ask), crownNow(ask), valueBefore(ask)];
  const key = [moment.round, moment.foe, moment.spells, moment.wp, i, crown, value, spins].join();
  const known = plan.stands.get(key);
  if (known !== undefined) return known;
  const { hand, kept, crowned } = standAt(plan, roundNow(ask), i, crown, value);
  const stand = standOf({ ...hand, spins }, kept, crowned);
  plan.stands.set(key, stand);
  return stand;
}

/** How the dice lie; undefined when the WP have changed in the middle of the roll, which no plan looks at. */
function lyingOf(ask: Ask): Lying | undefined {
  const { g, f } = ask;
  const roll = f.rolls[f.next];
  const used = f.used.filter((one) => one === `knife:${roll.who}`).length;
  const knives = heroOf(g, roll.who).items.filter((item) => ITEMS[item.id].rerolls).length - used;
  const stand = standNow(ask, knives + (roll.rule === 'last' ? roll.left : 0));
  const { cast } = stand.hand;
  const faces = cast.dice === 1 ? [roll.dice[countingDie(roll)]] : roll.dice;
  if (faces.length !== cast.dice) return undefined;
  const way = cast.byRoll[faces.reduce((sum, face) => sum * 6 + face - 1, 0)];
  return { stand, roll, way, knives };
}

function rollingOn(ask: Ask): Judge {
  const lying = lyingOf(ask);
  if (lying === undefined) return {};
  const { levels } = lying.stand;
  return {
    enough: () => levels[lying.knives][lying.way],
    roll: () => meanOf(levels[lying.stand.hand.spins - 1], ALL_WAYS),
  };
}

const ALL_WAYS = Int32Array.from([0, 1, 2, 3, 4, 5]);

function changing(ask: Ask): Judge {
  const lying = lyingOf(ask);
  if (lying === undefined) return {};
  const { stand, way, knives } = lying;
  const { cast, again } = stand.hand;
  const changeOf = (face: number) =>
    cast.dice === 1 ? cast.changes[way][0] : cast.changes[way].find((c) => c.face === face);
  return {
    choose: () => stand.kept[cast.result[way]],
    again: () => againOf(stand.levels[knives], again).worth,
    use: ({ item, die = 0 }) => {
      const change = changeOf(die);
      if (change === undefined) return undefined;
      if (ITEMS[item].turnsDice) return stand.crowned?.[cast.result[change.turned]];
      return ITEMS[item].rerolls ? meanOf(stand.levels[knives - 1], change.rolled) : undefined;
    },
  };
}

function worthOfGift(ask: Ask, { to, n }: ActionOf<'gift'>): number {
  const { plan, f, moment } = ask;
  const place = placeOf(plan, to);
  const given = moment.wp + pack(plan.battle.fighters.map((_, i) => (i === place ? n : 0)));
  const value = valueBefore(ask) + countOf(f.rolls[f.next]).value;
  const rests = shares(given, plan.sides.length, f.gift - n, plan.best);
  return Math.max(...rests.map((wp) => worthOfShare(plan, moment, wp, crownNow(ask), value)));
}

const differenceOf = ({ g, f }: Ask): number => heroesValue(g, f) - (foeCounts(f.foeDice) + f.sp - f.cut);

/** Of choices that are worth the same, the one of the earlier verb. */
const ORDER: readonly Verb[] = ['enough', 'choose', 'use', 'again', 'roll', 'alone', 'gift', 'spell', 'leave'];

/** The choice that carries the plan out; undefined where the plan has none, as in an invitation. */
export function choiceOf(plan: Plan, g: Game, f: Fighting, choices: readonly Action[]): Action | undefined {
  const house = plan.best ? undefined : byPolicy(askOf(plan, g, f), choices);
  if (house !== undefined) return house;
  const going = choices.find(({ verb }) => verb === 'roll' || verb === 'alone');
  if (f.step === 'gather' || f.step === 'round' || f.step === 'roll') return going; // all stay
  const worths = worthsOf(plan, g, f, choices);
  worths.sort((a, b) => ORDER.indexOf(a.action.verb) - ORDER.indexOf(b.action.verb));
  let best = worths[0];
  for (const one of worths) if (one.worth > best.worth + ALIKE) best = one;
  return best?.action;
}

/** Gifts and spells as three and four use them: see `Odds`. */
function byPolicy(ask: Ask, choices: readonly Action[]): Action | undefined {
  const { plan, f, moment } = ask;
  if (f.step === 'giving') {
    const to = plan.battle.fighters[lowest(moment.wp, plan.sides.length)].hero;
    return choices.find((a) => a.verb === 'gift' && a.to === to);
  }
  if (f.step !== 'foe-rolled') return undefined;
  const verb = f.cut === 0 && castsAt(plan, moment, differenceOf(ask)) ? 'spell' : 'enough';
  return choices.find((a) => a.verb === verb);
}
