import { push } from '../../../engine/machine.ts';
import { die } from '../../../engine/rng.ts';
import { FACES } from '../content/creatures.ts';
import type { CardLine } from '../legend.ts';
import type { FrameOf, Game } from '../types.ts';
import { gainGold, heal, hurtOutside } from '../verbs.ts';
import { holds } from './conditions.ts';
import { lose, placeCreature } from './creatures.ts';

type Reading = FrameOf<'card'>;
/** The name of a line is its first key: `{ place: 'gor', at: [412] }` is a `place`. */
type LineName = CardLine extends infer L
  ? L extends CardLine
    ? Exclude<keyof L, 'if' | 'at' | 'tag' | 'add' | 'set' | 'do' | 'else' | 'on' | 'options' | 'whom'>
    : never
  : never;
type LineOf<N extends string> = Extract<CardLine, { [K in N]: unknown }>;

/** Goes into a list of lines within this line: the way there is kept, not the lines. */
function enter(g: Game, f: Reading, at: number, ...way: string[]): void {
  push(g, { kind: 'card', step: 'read', card: f.card, at: [...f.at, at, ...way], next: 0, who: f.who });
}

/** Which key of a roll's branches holds this face: "1-2", "3", "4,6". */
export function branchOf(on: { [faces: string]: unknown }, face: number): string | undefined {
  return Object.keys(on).find((key) =>
    key.split(',').some((part) => {
      const [low, high = low] = part.split('-').map(Number);
      return face >= low && face <= high;
    }),
  );
}

const EFFECTS: { [N in LineName]: (g: Game, f: Reading, line: LineOf<N>, at: number) => void } = {
  place(g, _f, line) {
    for (const space of line.at) if (g.over === null) placeCreature(g, line.place, space, line.tag);
  },
  goal(g, _f, line) {
    g.goal = line.goal;
    g.tell?.({ type: 'goal', goal: line.goal });
  },
  fact(g, _f, line) {
    g.facts[line.fact] = line.set ?? (g.facts[line.fact] ?? 0) + (line.add ?? 1);
  },
  read(g, _f, line) {
    push(g, { kind: 'card', step: 'read', card: line.read, at: [], next: 0, who: null });
  },
  when(g, f, line, at) {
    if (holds(g, line.when)) enter(g, f, at, 'do');
    else if (line.else) enter(g, f, at, 'else');
  },
  roll(g, f, line, at) {
    const face = die(g.rng, FACES[line.roll]);
    g.tell?.({ type: 'card-rolled', die: line.roll, face });
    const branch = branchOf(line.on, face);
    if (branch !== undefined) enter(g, f, at, 'on', branch);
  },
  ask() {}, // asked by the card's own step
  people(g, _f, line) {
    g.people = { space: line.people, leader: null };
  },
  wp(g, _f, line) {
    for (const hero of g.heroes) {
      if (line.wp >= 0) heal(g, hero, line.wp, 'card');
      else hurtOutside(g, hero, -line.wp, 'card');
    }
  },
  gold(g, _f, line) {
    gainGold(g, g.heroes[0], line.gold, 'card');
  },
  lose(g, _f, line) {
    lose(g, line.lose);
  },
};

export const EFFECT_NAMES = Object.keys(EFFECTS) as LineName[];

export function carryOut(g: Game, f: Reading, line: CardLine, at: number): void {
  const name = EFFECT_NAMES.find((one) => one in line) as LineName;
  (EFFECTS[name] as (g: Game, f: Reading, line: CardLine, at: number) => void)(g, f, line, at);
}
