import { FACES, FOES, foeCounts, foeDice } from '../content/creatures.ts';
import type { FoeKind } from '../types.ts';

/** What an enemy's dice may count, ascending, and how likely each is. */
export interface FoeRoll {
  values: readonly number[];
  chance: readonly number[];
}

/** By die, then by how many of them. */
const made: { readonly [die: string]: FoeRoll[] } = { red: [], black: [], grey: [] };

/** The dice of the enemy's present row (FIGHT-5, FIGHT-6, FIGHT-13), `fewer` of them, but never none (FLAP-3). */
export function foeRoll(kind: FoeKind, wp: number, fewer: number): FoeRoll {
  const dice = Math.max(1, foeDice(kind, wp) - fewer);
  const { die } = FOES[kind];
  made[die][dice] ??= makeRoll(FACES[die], dice);
  return made[die][dice];
}

function makeRoll(faces: readonly number[], dice: number): FoeRoll {
  const rolls = faces.length ** dice;
  const found = new Map<number, number>();
  for (let n = 0; n < rolls; n++) {
    const lying: number[] = [];
    for (let i = 0, rest = n; i < dice; i++, rest = Math.floor(rest / faces.length))
      lying.push(faces[rest % faces.length]);
    const value = foeCounts(lying);
    found.set(value, (found.get(value) ?? 0) + 1);
  }
  const values = [...found.keys()].sort((a, b) => a - b);
  return { values, chance: values.map((value) => (found.get(value) as number) / rolls) };
}
