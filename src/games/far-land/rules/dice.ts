import { die } from '../../../engine/rng.ts';
import { FACES, FOES } from '../content/creatures.ts';
import { diceOf, faceCounts, HEROES } from '../content/heroes.ts';
import type { FoeKind, FrameOf, Game, Hero, Roll } from '../types.ts';
import { blocked } from './ghosts.ts';

/** A fighter's roll: all dice at once, or the first of them where they are rolled singly (FIGHT-3, RAASH-1, BOW-2). */
export function startRoll(g: Game, f: FrameOf<'fight'>, hero: Hero): void {
  const rule = ruleOf(f, hero);
  const left = diceOf(hero.id, hero.wp);
  const roll: Roll = { who: hero.id, dice: [], left, rule, knife: -1, turned: -1, plain: blocked(g, hero) };
  f.rolls.push(roll);
  do rollOne(g, roll);
  while (rule !== 'last' && roll.left > 0);
}

/** Which of the dice will count (FIGHT-16, RAASH-1, DEC-10, DEC-15). */
export function ruleOf(f: FrameOf<'fight'>, hero: Hero): Roll['rule'] {
  if (f.blade?.who === hero.id) return 'sum';
  return HEROES[hero.id].singly || hero.space !== f.foe.space ? 'last' : 'highest';
}

/** The next of the dice that are left. */
export function rollOne(g: Game, roll: Roll): void {
  roll.left -= 1;
  roll.dice.push(die(g.rng, FACES.hero));
  g.tell?.({ type: 'rolled', who: roll.who, die: roll.dice[roll.dice.length - 1], dice: roll.dice.slice() });
}

/** Rolls the die at this index anew. */
export function rollAgain(g: Game, roll: Roll, at: number): void {
  roll.dice[at] = die(g.rng, FACES.hero);
  g.tell?.({ type: 'rolled', who: roll.who, die: roll.dice[at], dice: roll.dice.slice() });
}

/** What a face of this roll counts (GRENT-1); near a ghost as rolled (DEC-21). */
export const counts = (roll: Roll, face: number): number => (roll.plain ? face : faceCounts(roll.who, face));

/** Index of the one die that counts; with 'sum' it is the best of them (FIGHT-4, KNIFE-1, BOW-2). */
export function countingDie(roll: Roll): number {
  if (roll.rule === 'last') return roll.knife >= 0 ? roll.knife : roll.dice.length - 1;
  let best = 0;
  roll.dice.forEach((face, i) => {
    if (counts(roll, face) > counts(roll, roll.dice[best])) best = i;
  });
  return best;
}

/** The face that counts, and what it counts for its owner. With 'sum' (DEC-15) both are the sum. */
export function countOf(roll: Roll): { face: number; value: number } {
  if (roll.rule === 'sum') {
    const value = roll.dice.reduce((sum, face) => sum + counts(roll, face), 0);
    return { face: value, value };
  }
  const face = roll.dice[countingDie(roll)];
  return { face, value: counts(roll, face) };
}

/** The enemy's dice, in its own colour (FIGHT-5, FIGHT-12). */
export function rollFoe(g: Game, kind: FoeKind, n: number): number[] {
  const out: number[] = [];
  for (let i = 0; i < n; i++) out.push(die(g.rng, FACES[FOES[kind].die]));
  return out;
}
