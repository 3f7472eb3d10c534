import { HEROES } from '../content/heroes.ts';
import { ITEMS } from '../content/items.ts';
import { boardOf, neighbours } from '../map.ts';
import { creatureOf } from '../state.ts';
import type { FoeKind, FrameOf, Game, Hero, Space } from '../types.ts';
import { topSpore } from './spores.ts';

type Fighting = FrameOf<'fight'>;

/** Spaces on which this hero may attack: the own one, and those next to it with a bow or as Steppe Rider (BOW-1). */
export function reachOf(g: Game, hero: Hero): readonly Space[] {
  if (!HEROES[hero.id].far && !hero.items.some((item) => ITEMS[item.id].far)) return [hero.space];
  return [hero.space, ...neighbours(boardOf(g.board), hero.space)];
}

/** Enemies on a space (DEC-8), of like ones the first: creatures, Black Knights, the top spore. */
export function foesOn(g: Game, space: Space): { kind: FoeKind; id: number }[] {
  const out: { kind: FoeKind; id: number }[] = [];
  for (const creature of g.creatures)
    if (creature.space === space && !out.some((foe) => foe.kind === creature.kind))
      out.push({ kind: creature.kind, id: creature.id });
  const knight = g.knights.find((one) => one.space === space);
  if (knight) out.push({ kind: 'black-knight', id: knight.id });
  if (topSpore(g, space)) out.push({ kind: 'spore', id: 0 });
  return out;
}

export const tagOf = (g: Game, f: Fighting): string | undefined => creatureOf(g, f.foe.id)?.tag;
