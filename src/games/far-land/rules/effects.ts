import type { CardLine, LineName } from '../legend.ts';
import type { Game, Hero } from '../types.ts';
import { BOARD } from './effects/board.ts';
import { CREATURES } from './effects/creatures.ts';
import { POINTS } from './effects/points.ts';
import { RIVER_EFFECTS } from './effects/river.ts';
import { STORY } from './effects/story.ts';
import type { AnyEffect, Effects, Reading } from './effects/table.ts';

/** All that a line of a card can do, by the line's first key. */
export const EFFECTS: Effects<LineName> = { ...STORY, ...CREATURES, ...POINTS, ...BOARD, ...RIVER_EFFECTS };

export const EFFECT_NAMES = Object.keys(EFFECTS) as LineName[];

/** The effect of a line: its first key that is one. */
export function effectOf(line: CardLine): AnyEffect {
  for (const key in line) if (Object.hasOwn(EFFECTS, key)) return EFFECTS[key as LineName] as unknown as AnyEffect;
  throw new Error(`no effect in ${JSON.stringify(line)}`);
}

export function carryOut(g: Game, f: Reading, line: CardLine, at: number): void {
  effectOf(line).carryOut(g, f, line, at);
}

/** Whether the line does anything for this hero. */
export const fits = (g: Game, hero: Hero, line: CardLine): boolean => effectOf(line).fits?.(g, hero, line) ?? true;
