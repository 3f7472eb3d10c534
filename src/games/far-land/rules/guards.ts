import { die } from '../../../engine/rng.ts';
import { FACES, FOES } from '../content/creatures.ts';
import { boardOf, spaceOf, stepToward } from '../map.ts';
import type { Creature, Game, Hero } from '../types.ts';

/** GUARD-1: a hero whose move ends in the cave rolls the grey die, while guard trolls are about. */
export function listen(g: Game, hero: Hero): void {
  const numbers = spaceOf(boardOf(g.board), hero.space)?.dieNumbers;
  const guards = g.creatures.filter((c) => FOES[c.kind].listens);
  if (numbers === undefined || guards.length === 0) return;
  const face = die(g.rng, FACES.grey);
  const woken = numbers.includes(face);
  g.tell?.({ type: 'noise', who: hero.id, face, woken });
  if (woken) for (const guard of guards.sort((a, b) => a.space - b.space || a.id - b.id)) toward(g, guard, hero);
}

/** GUARD-2, GUARD-3: one space toward the hero; one that stands with a hero stays. */
function toward(g: Game, guard: Creature, hero: Hero): void {
  if (g.heroes.some((one) => one.space === guard.space)) return;
  const from = guard.space;
  const to = stepToward(boardOf(g.board), from, hero.space);
  if (to === undefined) return;
  guard.space = to;
  g.tell?.({ type: 'guard-moves', from, to, toward: hero.id });
}
