import { foeDice } from '../games/far-land/content/creatures.ts';
import { HEROES } from '../games/far-land/content/heroes.ts';
import { SPELL_CUT } from '../games/far-land/rules/fire.ts';
import { type FoeKind, HERO_IDS } from '../games/far-land/types.ts';
import { ALL_HOURS, OVERTIME_WP } from '../games/far-land/verbs.ts';
import { type Chances, diceAt, type Hand, meanOf } from './chances.ts';
import { memoryOf, recalled, remembered, slotOf } from './memory.ts';
import { FOE_KINDS, foeNow, handNow, RULES, roundChances } from './rounds.ts';

/** A hero as a forecast of a fight sees one. */
export interface Fighter extends Omit<Hand, 'dice'> {
  sp: number;
  wp: number;
  /** Fire spells that may still be used. */
  spells: number;
}

export interface Foe {
  kind: FoeKind;
  sp: number;
  wp: number;
}

/** What a fight promises if everyone stays to the end. */
export interface Bout {
  /** Chance that the enemy falls within the rounds. */
  win: number;
  /** Rounds, on average. */
  rounds: number;
  /** Willpower that the fighters lose together, on average; what a fallen hero gets back is counted. */
  lost: number;
  /** Strength lost by falling, on average. */
  weaker: number;
}

/** WP that a healer's spare die gives in a round: to herself alone, or spread over two or more. */
const HEALED = [0, 2, 1, 1, 0];
/** Standings less likely than this are not followed. */
const NEGLIGIBLE = 1e-3;

/** A fallen hero has this many WP again (FIGHT-10). */
const RISEN = 3;
/** Healing may bring the common loss below nothing, down to this. */
const SPARE = 8;

const handOf = (fighter: Fighter, wp: number): Hand => ({
  id: fighter.id,
  dice: diceAt(fighter.id, wp),
  rule: fighter.rule,
  knives: fighter.knives,
  crown: fighter.crown,
  plain: fighter.plain,
});

/**
 * Exact chances of a whole fight, with three things made simpler: all fighters lose the same WP, so a healer's gift is
 * spread evenly; spells are used in the first rounds; hours beyond the `plain` ones cost all of them WP.
 */
export function forecast(fighters: readonly Fighter[], foe: Foe, most: number, plain = most): Bout {
  KEY[0] = (foeCode(foe) * HOURS + most) * HOURS + plain;
  for (let i = 0; i < HERO_IDS.length; i++) KEY[i + 1] = i < fighters.length ? fighterCode(fighters[i]) : 0;
  const slot = slotOf(bouts, KEY);
  return recalled(bouts, slot, KEY) ?? remembered(bouts, slot, KEY, playForecast(fighters, foe, most, plain));
}

/** Forecasts that were made: bots ask for the same ones again and again. */
const bouts = memoryOf<Bout>(15, 1 + HERO_IDS.length);
const KEY = new Int32Array(1 + HERO_IDS.length);

/** More than any of the numbers that tell a fighter or an enemy from another can be. */
const HOURS = ALL_HOURS + 1;
const POINTS = 32;
const STRENGTH = 256;
const FEW = 8;

const foeCode = ({ kind, sp, wp }: Foe): number => (FOE_KINDS.indexOf(kind) * STRENGTH + sp) * POINTS + wp;

function fighterCode({ id, sp, wp, rule, knives, crown, plain, spells }: Fighter): number {
  const points = (HERO_IDS.indexOf(id) * POINTS + sp) * POINTS + wp;
  const dice = (points * RULES.length + RULES.indexOf(rule)) * FEW + knives;
  return ((dice * 2 + (crown ? 1 : 0)) * 2 + (plain ? 1 : 0)) * FEW + spells + 1;
}

/** A side that is so far behind on average that no luck will do. */
const TOO_FAR = 3;

/** Fight value on average, spells included. */
export const meanOfFighter = (one: Fighter): number =>
  one.sp + meanOf(handNow(handOf(one, one.wp))) + (one.spells > 0 ? SPELL_CUT : 0);

export const meanOfFoe = ({ kind, sp, wp }: Foe): number => sp + meanOf(foeNow(kind, foeDice(kind, wp)));

/** Whether fighters who are so far ahead on average, each as strong as at first, stand no chance worth a look. */
export const tooFarBehind = (ahead: number): boolean => ahead < -TOO_FAR;

/** The chances of each standing: the enemy's WP by what each fighter has lost so far. */
interface Standing {
  p: Float64Array;
  /** Chance of the standings that were not followed. */
  dropped: number;
  /** Losses that are told apart; one loss more fells everyone. */
  width: number;
}

function playForecast(fighters: readonly Fighter[], foe: Foe, most: number, plain: number): Bout {
  const width = Math.max(...fighters.map((one) => one.wp)) + SPARE + 1;
  let followed = 1;
  let now: Standing = { p: new Float64Array((foe.wp + 1) * width), dropped: 0, width };
  now.p[foe.wp * width + SPARE] = 1;
  const spells = fighters.reduce((sum, one) => sum + one.spells, 0);
  const bout: Bout = { win: 0, rounds: 0, lost: 0, weaker: 0 };
  for (let round = 0; round < most; round++) {
    const next: Standing = { p: new Float64Array(now.p.length), dropped: 0, width };
    const cut = round < spells ? SPELL_CUT : 0;
    const tired = round < plain ? 0 : OVERTIME_WP;
    const open = playRound(fighters, foe, cut, tired, now, next, bout);
    followed -= now.dropped;
    if (!open) break;
    now = next;
  }
  for (let w = 1; w <= foe.wp; w++)
    for (let at = 0; at < width; at++) ended(fighters, at - SPARE, now.p[w * width + at], bout);
  return shared(bout, followed);
}

/** The standings that were not followed end like the others. */
const shared = ({ win, rounds, lost, weaker }: Bout, followed: number): Bout => ({
  win: win / followed,
  rounds: rounds / followed,
  lost: lost / followed,
  weaker: weaker / followed,
});

/** Books what the fighters have lost when the fight ends with this common loss. */
function ended(fighters: readonly Fighter[], loss: number, chance: number, bout: Bout): void {
  if (chance === 0) return;
  for (const { wp, sp } of fighters) {
    const fallen = loss >= wp;
    bout.lost += chance * (fallen ? wp - RISEN : loss);
    if (fallen && sp > 1) bout.weaker += chance;
  }
}

/** The fighters with so much less willpower than at first, before a round. */
interface Side {
  hands: Hand[];
  /** What they will have lost after it, whatever the dice show. */
  loss: number;
  /** Their strength less the enemy's. */
  ahead: number;
}

function sideAt(fighters: readonly Fighter[], foe: Foe, before: number, cut: number): Side {
  const up = fighters.filter((one) => one.wp > before);
  const hands = up.map((one) => handOf(one, one.wp - before));
  const loss = Math.max(-SPARE, before - healed(up, hands));
  return { hands, loss, ahead: up.reduce((sum, one) => sum + one.sp, 0) - foe.sp + cut };
}

/** One round from every standing; false when no fight is left to go on. */
function playRound(
  fighters: readonly Fighter[],
  foe: Foe,
  cut: number,
  tired: number,
  now: Standing,
  next: Standing,
  bout: Bout,
): boolean {
  const { width } = now;
  let open = false;
  for (let at = 0; at < width - 1 - tired; at++) {
    let side: Side | undefined;
    for (let w = 1; w <= foe.wp; w++) {
      const chance = now.p[w * width + at];
      if (chance === 0) continue;
      now.p[w * width + at] = 0;
      if (chance < NEGLIGIBLE) {
        now.dropped += chance;
        continue;
      }
      bout.rounds += chance;
      open = true;
      side ??= sideAt(fighters, foe, at - SPARE + tired, cut);
      const p = roundChances(side.hands, foe.kind, foeDice(foe.kind, w));
      spread(fighters, foe, p, side, chance, w, next, bout);
    }
  }
  for (let i = width; i < now.p.length; i++) next.p[i] += now.p[i]; // fallen, or unable to go on
  return open;
}

/** What becomes of one standing, the enemy at `w` WP, by all that the dice may show. */
function spread(
  fighters: readonly Fighter[],
  foe: Foe,
  { low, p }: Chances,
  { ahead, loss }: Side,
  chance: number,
  w: number,
  next: Standing,
  bout: Bout,
): void {
  const spore = foe.kind === 'spore'; // one higher value beats it, and it harms nobody
  const { width } = next;
  for (let i = 0; i < p.length; i++) {
    const by = low + i + ahead;
    const here = chance * p[i];
    if (by >= w || (by > 0 && spore)) {
      bout.win += here;
      ended(fighters, loss, here, bout);
    } else if (by >= 0) next.p[(w - by) * width + loss + SPARE] += here;
    else next.p[w * width + Math.min(width - 1, (spore ? loss : loss - by) + SPARE)] += here;
  }
}

function healed(up: readonly Fighter[], hands: readonly Hand[]): number {
  const healer = hands.some((hand) => HEROES[hand.id].heals && hand.dice > 1 && hand.rule === 'highest' && !hand.plain);
  return healer ? HEALED[up.length] : 0;
}
