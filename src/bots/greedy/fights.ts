import { FOES, freshFoe } from '../../games/far-land/content/creatures.ts';
import { HEROES } from '../../games/far-land/content/heroes.ts';
import { ITEMS } from '../../games/far-land/content/items.ts';
import { boardOf, distance } from '../../games/far-land/map.ts';
import { blocked } from '../../games/far-land/rules/ghosts.ts';
import { awake } from '../../games/far-land/state.ts';
import type { Creature, Game, Hero, Space } from '../../games/far-land/types.ts';
import { DAY_HOURS } from '../../games/far-land/verbs.ts';
import { type Bout, type Fighter, type Foe, forecast, meanOfFighter, meanOfFoe, tooFarBehind } from '../bout.ts';
import { goalWorth, isLast } from './goal-worth.ts';
import type { Outlook } from './outlook.ts';
import type { Plan } from './plan.ts';
import { wantsSlain } from './wants.ts';
import { carriesBow, overtime, plainHours, stepsToAttack } from './ways.ts';
import { WEIGHTS } from './weights.ts';

/** Rounds that are looked at. */
const ROUNDS_MOST = 4;

/** The hero as a fighter against an enemy on that space, standing so many spaces from it in the end. */
export function fighterOf(g: Game, hero: Hero, away: number): Fighter {
  const { singly, spells } = HEROES[hero.id];
  const plain = blocked(g, hero);
  return {
    id: hero.id,
    sp: hero.sp,
    wp: hero.wp,
    rule: singly || away > 0 ? 'last' : 'highest',
    knives: hero.items.filter((item) => ITEMS[item.id].rerolls).length,
    crown: hero.items.some((item) => ITEMS[item.id].turnsDice),
    plain,
    spells: spells === undefined || plain ? 0 : hero.spells,
  };
}

/** What a win over this creature is worth, the reward included. */
export function winWorth(outlook: Outlook, creature: Creature): number {
  const wanted = wantsSlain(outlook.goal.wants, creature);
  if (wanted && isLast(outlook)) return WEIGHTS.goalLast;
  const saved = (outlook.danger.get(creature.id) ?? 0) + (wanted ? goalWorth(outlook, DAY_HOURS) : 0);
  return FOES[creature.kind].reward * WEIGHTS.gold + saved - outlook.letter;
}

export const boutWorth = (bout: Bout, win: number): number =>
  bout.win * win - Math.max(0, bout.lost) * WEIGHTS.lost - bout.weaker * WEIGHTS.fall;

/** One hero's part in a fight: hours on foot, and hours left when all is ready. */
interface Part {
  hero: Hero;
  steps: number;
  /** Plain hours for rounds; below 0 when the way alone is too long. */
  left: number;
  over: number;
  fighter: Fighter;
  /** Fight value of the hero on average. */
  mean: number;
}

/** The hero's part in a fight on that space after so many nights. */
function partOf(g: Game, hero: Hero, space: Space, nights: number): Part {
  const steps = stepsToAttack(g, hero, space);
  const fighter = fighterOf(g, hero, awayFrom(g, hero, space));
  const mean = meanOfFighter(fighter);
  if (nights === 0) {
    const left = Math.min(DAY_HOURS - hero.hours - steps, plainHours(hero));
    return { hero, steps, left, over: overtime(hero, hero.hours + steps), fighter, mean };
  }
  const before = (awake(hero) ? plainHours(hero) : 0) + DAY_HOURS * (nights - 1);
  const rest = Math.max(0, steps - before);
  return { hero, steps, left: DAY_HOURS - rest, over: overtime(hero, rest), fighter, mean };
}

/** Sets of up to four, as bits, small ones first. */
const SETS: readonly number[] = Array.from({ length: 15 }, (_, i) => i + 1).sort(
  (a, b) => sizeOf(a) - sizeOf(b) || a - b,
);

function sizeOf(set: number): number {
  let n = 0;
  for (let rest = set; rest > 0; rest >>= 1) n += rest & 1;
  return n;
}

function boutFor(company: readonly Part[], foe: Foe, wait: number): Bout {
  let plain = ROUNDS_MOST;
  let over = ROUNDS_MOST;
  let ahead = -meanOfFoe(foe);
  for (const part of company) {
    plain = Math.min(plain, Math.max(0, part.left - (part.steps === 0 ? wait : 0)));
    over = Math.min(over, part.over);
    ahead += part.mean;
  }
  if (tooFarBehind(ahead)) return LOST;
  const fighters = company.map((part) => part.fighter);
  const usual = forecast(fighters, foe, plain, plain);
  if (usual.win > 0.85 || over <= 0) return usual;
  const most = Math.min(ROUNDS_MOST, plain + over);
  return most > plain ? forecast(fighters, foe, most, plain) : usual;
}

const LOST: Bout = { win: 0, rounds: 1, lost: 0, weaker: 0 };

/** Where an attacker will stand: the Steppe Rider next door, a bow's owner who is there already, too. */
const awayFrom = (g: Game, hero: Hero, space: Space): number =>
  HEROES[hero.id].far || (carriesBow(hero) && distance(boardOf(g.board), hero.space, space) === 1) ? 1 : 0;

/** Chance of winning with which heroes set out: a good one for the goal while there is time, at last any. */
function hopeFor({ goal, letters, danger, entering }: Outlook, creature: Creature): number {
  if (!wantsSlain(goal.wants, creature))
    return (danger.get(creature.id) ?? 0) >= WEIGHTS.tonight ? WEIGHTS.hopeLast : WEIGHTS.hope;
  const nights = Math.min(entering.get(creature.id) ?? letters, Math.floor((letters - 1) / 2));
  return Math.max(WEIGHTS.hopeLast, WEIGHTS.hopeGoal - (WEIGHTS.hopeGoal * Math.max(0, 3 - nights)) / 3);
}

function plansAgainst(
  g: Game,
  outlook: Outlook,
  heroes: readonly Hero[],
  creature: Creature,
  space: Space,
  nights: number,
): Plan[] {
  const worth = winWorth(outlook, creature);
  if (worth <= 0) return [];
  const out: Plan[] = [];
  const parts = heroes
    .map((hero) => partOf(g, hero, space, nights))
    .filter((part) => part.left >= 0 && part.left + part.over > 0);
  const hope = hopeFor(outlook, creature);
  const foe = freshFoe(creature.kind, creature.spShift);
  const sure: number[] = [];
  for (const set of SETS) {
    if (set >> parts.length || sure.some((few) => (few & set) === few)) continue;
    const company = parts.filter((_, i) => (set >> i) & 1);
    const wait = nights === 0 && company.some((part) => part.steps > 0) ? 1 : 0;
    const bout = boutFor(company, foe, wait);
    if (bout.win >= WEIGHTS.sure) sure.push(set);
    if (bout.win < hope) continue;
    out.push({
      who: company.map((part) => part.hero.id),
      task: { aim: 'fight', foe: creature.id, space, nights },
      gain: boutWorth(bout, worth) * WEIGHTS.night ** nights,
      hours: company.reduce((sum, part) => sum + part.steps + (part.steps === 0 ? wait : 0) + bout.rounds, 0),
      urgent: nights === 0,
    });
  }
  return out;
}

/** A spore underfoot holds a hero until it is beaten (SPORE-2). */
const FREED_WORTH = 8;
/** Worth of a heap that grows every night, at most: when the Mother Spore comes the next morning (SPORE-6). */
const HEAP_WORTH = 24;

/** What it is worth to beat the spores on a space: whom they hold, what the goal wants, and how soon the supply runs out. */
function sporeWorth(g: Game, outlook: Outlook, space: Space, heaps: number): number {
  const held = g.heroes.filter((hero) => hero.space === space && hero.down === null).length;
  const wanted = outlook.goal.wants.some((want) => want.kind === 'spores') ? goalWorth(outlook, DAY_HOURS) : 0;
  const nights = g.supply.spore / heaps;
  return held * FREED_WORTH + wanted + (g.board === 'river' ? HEAP_WORTH / (1 + nights) : 0);
}

/** Fights against spores where they lie, alone or together. */
function sporePlans(g: Game, outlook: Outlook, heroes: readonly Hero[]): Plan[] {
  if (g.mother !== null) return [];
  const spaces = [...new Set(g.tokens.filter((t) => t.kind === 'spore').map((t) => t.space))];
  const foe = freshFoe('spore');
  return spaces.flatMap((space) => {
    const parts = heroes.map((hero) => partOf(g, hero, space, 0)).filter((part) => part.left > 0);
    const worth = sporeWorth(g, outlook, space, spaces.length);
    return companiesOf(parts).map((company): Plan => {
      const wait = company.some((part) => part.steps > 0) ? 1 : 0;
      const bout = boutFor(company, foe, wait);
      const walked = company.reduce((sum, part) => sum + part.steps + (part.steps === 0 ? wait : 0), 0);
      return {
        who: company.map((part) => part.hero.id),
        task: { aim: 'fight', foe: 0, space, nights: 0 },
        gain: bout.win * worth,
        hours: walked + bout.rounds * company.length,
        urgent: false,
      };
    });
  });
}

const companiesOf = (parts: readonly Part[]): Part[][] =>
  SETS.filter((set) => set >> parts.length === 0).map((set) => parts.filter((_, i) => (set >> i) & 1));

/** Fights against every creature where it stands, and where it will stand after the next sunrises. */
export function fightPlans(g: Game, outlook: Outlook, heroes: readonly Hero[]): Plan[] {
  const up = heroes.filter(awake);
  const out = sporePlans(g, outlook, up);
  for (const creature of g.creatures) {
    out.push(...plansAgainst(g, outlook, up, creature, creature.space, 0));
    outlook.dawns.forEach((dawn, i) => {
      const space = dawn.get(creature.id);
      if (space !== undefined) out.push(...plansAgainst(g, outlook, heroes, creature, space, i + 1));
    });
  }
  return out;
}
