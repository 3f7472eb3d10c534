import { FACES, FOES, foeCounts } from '../games/far-land/content/creatures.ts';
import { diceOf, HEROES } from '../games/far-land/content/heroes.ts';
import type { FoeKind, HeroId } from '../games/far-land/types.ts';

/** How likely each whole number is: `p[i]` is the chance of `low + i`. */
export interface Chances {
  low: number;
  p: number[];
  /** The average, once it was asked for. */
  mean?: number;
}

export const certain = (n: number): Chances => ({ low: n, p: [1] });

export function meanOf(chances: Chances): number {
  chances.mean ??= chances.p.reduce((sum, chance, i) => sum + chance * (chances.low + i), 0);
  return chances.mean;
}

/** The sum of two independent numbers. */
export function sumOf(a: Chances, b: Chances): Chances {
  const p = new Array<number>(a.p.length + b.p.length - 1).fill(0);
  a.p.forEach((one, i) => {
    b.p.forEach((other, j) => {
      p[i + j] += one * other;
    });
  });
  return { low: a.low + b.low, p };
}

const negated = ({ low, p }: Chances): Chances => ({ low: -(low + p.length - 1), p: p.slice().reverse() });

export const differenceOf = (a: Chances, b: Chances): Chances => sumOf(a, negated(b));

/** Chances from numbers, each as likely as its weight. */
function weighed(found: readonly (readonly [value: number, weight: number])[]): Chances {
  const low = Math.min(...found.map(([value]) => value));
  const high = Math.max(...found.map(([value]) => value));
  const p = new Array<number>(high - low + 1).fill(0);
  const all = found.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of found) p[value - low] += weight / all;
  return { low, p };
}

/** How a fighter's dice are read, and what may be changed about them in a round. */
export interface Hand {
  id: HeroId;
  /** Dice that are rolled. */
  dice: number;
  rule: 'highest' | 'last' | 'sum';
  /** Throwing knives: new rolls of one die. */
  knives: number;
  /** The griffin crown turns one die over. */
  crown: boolean;
  /** Near a ghost: faces count as rolled. */
  plain: boolean;
}

export const diceAt = (id: HeroId, wp: number): number => (wp <= 0 ? 0 : diceOf(id, wp));

/** One die of this hero: what it counts, a face that can be rolled again left out (GRENT-2), the crown used where it helps. */
function oneDie({ id, crown, plain }: Hand, free: boolean): Chances {
  const { counts, again } = HEROES[id];
  const count = (face: number): number => (plain ? face : (counts?.[face] ?? face));
  const faces = FACES.hero.filter((face) => plain || !again?.includes(face));
  return weighed(
    faces.map((face) => [crown && free ? Math.max(count(face), count(7 - face)) : count(face), 1] as const),
  );
}

/** The best of `n` throws. */
function bestOf(die: Chances, n: number): Chances {
  let below = 0;
  let before = 0;
  return {
    low: die.low,
    p: die.p.map((chance) => {
      below += chance;
      const now = below ** n;
      const here = now - before;
      before = now;
      return here;
    }),
  };
}

/** Of up to `n` throws the last counts: thrown again while a new throw promises more (BOW-2). */
function lastOf(die: Chances, n: number): Chances {
  let rest = die;
  for (let i = 1; i < n; i++) {
    const hope = meanOf(rest);
    const kept = die.p.map((chance, at) => (die.low + at >= hope ? chance : 0));
    const again = 1 - kept.reduce((sum, chance) => sum + chance, 0);
    const p = kept.map((chance, at) => chance + again * rest.p[at]);
    rest = { low: die.low, p };
  }
  return rest;
}

/** What this hand counts in a round, its dice used as well as can be; a knife is taken for one throw more. */
export function handChances(hand: Hand): Chances {
  if (hand.dice === 0) return certain(0);
  const throws = hand.dice + hand.knives;
  const die = oneDie(hand, hand.rule === 'last' || hand.dice === 1);
  if (hand.rule === 'last') return lastOf(die, throws);
  if (hand.rule === 'highest') return bestOf(die, throws);
  let sum = die;
  for (let i = 1; i < hand.dice; i++) sum = sumOf(sum, die);
  return sum;
}

/** What the dice of an enemy count (FIGHT-6, FIGHT-13), its strength left out. */
export function foeChances(kind: FoeKind, dice: number): Chances {
  let rolls: number[][] = [[]];
  for (let i = 0; i < dice; i++) rolls = rolls.flatMap((roll) => FACES[FOES[kind].die].map((face) => [...roll, face]));
  return weighed(rolls.map((roll) => [foeCounts(roll), 1] as const));
}
