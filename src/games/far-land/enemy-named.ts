import { FOES } from './content/creatures.ts';
import { proseOf } from './content/legends/index.ts';
import { plainName, readFoe } from './spellings.ts';
import type { Creature, FoeKind, Game } from './types.ts';

/** An enemy that was named: any of its kind, or the one that bears the name. */
export type NamedEnemy = { kind: FoeKind } | Creature;

/** "chief" and "Chalk Skral chief", where the legend calls one of its Chalk Skrals the chief. */
function ownNames(g: Game, { kind, tag }: Creature): string[] {
  if (tag === undefined) return [];
  const name = g.legend === null ? undefined : proseOf(g.legend).names[tag];
  return [tag, ...(name === undefined ? [] : [name, `${FOES[kind].name} ${plainName(name)}`])];
}

/** "gorlot", "the Gorlot", "chalk skral"; "chief", "the chief" or "Chalk Skral chief" where a legend names one. */
export function enemyNamed(g: Game, said: string): NamedEnemy | undefined {
  const own = g.creatures.find((one) => ownNames(g, one).some((name) => plainName(name) === plainName(said)));
  const kind = readFoe(plainName(said));
  return own ?? (kind === undefined ? undefined : { kind });
}

/** Whether this is the enemy that was named, or one of them. */
export const isNamed = (one: { kind: FoeKind; id: number }, named: NamedEnemy): boolean =>
  'id' in named ? one.id === named.id : one.kind === named.kind;
