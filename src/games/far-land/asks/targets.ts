import { type Line, line } from '../../../engine/line.ts';
import { freshFoe } from '../content/creatures.ts';
import { isNamed, type NamedEnemy } from '../enemy-named.ts';
import { boardOf, distance } from '../map.ts';
import { battleAgainst } from '../odds/battle.ts';
import type { Battle, Foe } from '../odds/fighters.ts';
import { foesOn, reachOf } from '../rules/enemies.ts';
import { whyNotJoin } from '../rules/joint.ts';
import { awake, creatureOf } from '../state.ts';
import type { FoeKind, Game, Hero, Space } from '../types.ts';
import { foeName, placeNumber, someFoe } from '../words/names.ts';

/** Beaten, and only still there while the reward is shared. */
const isBeaten = (g: Game, kind: FoeKind, id: number): boolean =>
  g.stack.some((frame) => frame.kind === 'fight' && frame.wp === 0 && frame.foe.kind === kind && frame.foe.id === id);

/** An enemy that could be fought, and who could fight it. */
export interface Target {
  foe: Foe;
  name: Line;
  space: Space;
  base: readonly Hero[];
  fellows: readonly Hero[];
  battle: (heroes: readonly Hero[]) => Battle;
}

/** Every enemy in the hero's reach, or those of them that were named. */
export function targetsOf(g: Game, hero: Hero, wanted: NamedEnemy | undefined): Target[] {
  return reachOf(g, hero).flatMap((space) =>
    foesOn(g, space)
      .filter((one) => !isBeaten(g, one.kind, one.id) && (wanted === undefined || isNamed(one, wanted)))
      .map(({ kind, id }): Target => {
        const creature = kind === 'spore' ? undefined : creatureOf(g, id);
        const foe = freshFoe(kind, creature?.spShift);
        return {
          foe,
          name: line`Against ${foeName(g, kind, creature?.tag)} on ${placeNumber(space)}`,
          space,
          base: [hero],
          fellows: g.heroes.filter((other) => other !== hero && !whyNotJoin(g, other, space)),
          battle: (heroes) => battleAgainst(g, heroes, foe, space),
        };
      }),
  );
}

/** An enemy that is not in reach, as if all who are awake stood with it: the nearest of its kind, if there is one. */
export function supposed(g: Game, hero: Hero, wanted: NamedEnemy): Target {
  const kind: FoeKind = wanted.kind;
  const far = (space: Space): number => distance(boardOf(g.board), hero.space, space);
  const [creature] = g.creatures.filter((one) => isNamed(one, wanted)).sort((a, b) => far(a.space) - far(b.space));
  const foe = freshFoe(kind, creature?.spShift);
  const there = (heroes: readonly Hero[]): Hero[] => heroes.map((one) => ({ ...one, space: hero.space }));
  return {
    foe,
    name: line`If they stood with ${creature ? foeName(g, kind, creature.tag) : someFoe(g, kind)}`,
    space: hero.space,
    base: [hero],
    fellows: g.heroes.filter((other) => other !== hero && awake(other)),
    battle: (heroes) => ({ ...battleAgainst(g, there(heroes), foe, hero.space), flaps: false }),
  };
}
