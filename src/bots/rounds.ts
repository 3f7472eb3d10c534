import { FOES } from '../games/far-land/content/creatures.ts';
import { type FoeKind, HERO_IDS } from '../games/far-land/types.ts';
import { type Chances, certain, differenceOf, foeChances, type Hand, handChances, sumOf } from './chances.ts';

/** The ways in which dice are read. */
export const RULES = ['highest', 'last', 'sum'] as const;

function handCode(hand: Hand): number {
  const { id, dice, rule, knives, crown, plain } = hand;
  const who = HERO_IDS.indexOf(id) * 5 + dice;
  return (((who * 3 + RULES.indexOf(rule)) * 3 + Math.min(knives, 2)) * 2 + (crown ? 1 : 0)) * 2 + (plain ? 1 : 0) + 1;
}

const CODES = 721;
/** Every enemy; its place in this list stands for it in numbers. */
export const FOE_KINDS = Object.keys(FOES) as FoeKind[];

/** Chances of dice, each worked out once: a hand, an enemy's dice, and a round of both are told apart by a number. */
const hands = new Map<number, Chances>();
const foes = new Map<number, Chances>();
const rounds = new Map<number, Chances>();

function remembered(memory: Map<number, Chances>, code: number, make: () => Chances): Chances {
  const known = memory.get(code);
  if (known) return known;
  const made = make();
  memory.set(code, made);
  return made;
}

const foeCode = (kind: FoeKind, dice: number): number => FOE_KINDS.indexOf(kind) * 4 + dice;
export const foeNow = (kind: FoeKind, dice: number): Chances =>
  remembered(foes, foeCode(kind, dice), () => foeChances(kind, dice));
export const handNow = (hand: Hand): Chances => remembered(hands, handCode(hand), () => handChances(hand));

/** All dice of the heroes less all dice of the enemy, in one round. */
export function roundChances(standing: readonly Hand[], kind: FoeKind, dice: number): Chances {
  let code = foeCode(kind, dice);
  for (const hand of standing) code = code * CODES + handCode(hand);
  return remembered(rounds, code, () => {
    const all = standing.reduce((sum, hand) => sumOf(sum, handNow(hand)), certain(0));
    return differenceOf(all, foeNow(kind, dice));
  });
}
