import type { CardLine, LineName, LineOf } from '../../legend.ts';
import type { FrameOf, Game, Hero } from '../../types.ts';
import type { Shape } from './shapes.ts';

export type Reading = FrameOf<'card'>;

type Fields<N extends LineName> = Required<Omit<LineOf<N>, 'if'>>;

/** What a line of a card does. */
export interface Effect<N extends LineName> {
  /** One line for those who write legends. */
  about: string;
  /** What may stand under each key of the line; a forgotten key does not compile. */
  fields: { [K in keyof Fields<N>]: Shape };
  /** `at` is the line's place in its list. A line that asks (`ask`) is carried out by the card's own steps. */
  carryOut(g: Game, f: Reading, line: LineOf<N>, at: number): void;
  /** Whether the line does anything for this hero: others are not offered where the players choose one. */
  fits?(g: Game, hero: Hero, line: LineOf<N>): boolean;
}

export type Effects<N extends LineName> = { [K in N]: Effect<K> };

/** Goes into a list of lines within this line: the way there is kept, not the lines. */
export function enter(f: Reading, at: number, ...way: string[]): Reading {
  return { kind: 'card', step: 'read', card: f.card, at: [...f.at, at, ...way], next: 0, who: f.who };
}

/** Any effect, where its name is not known to the compiler. */
export interface AnyEffect {
  about: string;
  fields: { [key: string]: Shape };
  carryOut(g: Game, f: Reading, line: CardLine, at: number): void;
  fits?(g: Game, hero: Hero, line: CardLine): boolean;
}
