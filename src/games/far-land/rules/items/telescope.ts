import { boardOf, neighbours } from '../../map.ts';
import type { Game, Hero, Space, Token } from '../../types.ts';
import { whyNotStanding } from '../window.ts';
import type { ItemRule } from './item.ts';

type Hidden = Extract<Token, { kind: 'fog' | 'marker' }>;

/** Tokens that lie face down and can be seen without being carried out: not spores, mushrooms, rocks, Azturia (TELE-2). */
export const hiddenAt = (g: Game, space: Space): Hidden[] =>
  g.tokens.filter(
    (t): t is Hidden =>
      t.space === space &&
      ((t.kind === 'fog' && !t.open) ||
        (t.kind === 'marker' && t.open === false && t.mark !== 'rock' && t.mark !== 'azturia')),
  );

/** Turns a token over for all to see; it stays until a hero ends a move there (TELE-3, FOG-6). */
export function reveal(g: Game, hero: Hero, token: Hidden): void {
  token.open = true;
  g.seen += 1;
  g.tell?.({
    type: 'revealed',
    who: hero.id,
    space: token.space,
    what: token.kind === 'fog' ? token.holds : token.mark,
  });
}

/** TELE-1, TELE-4: spaces next door, never across the river, not the own one; while standing. */
export const telescope: ItemRule = {
  free(g, w, hero, _item, out) {
    if (
      whyNotStanding(w, hero) ||
      out.some((a) => a.verb === 'use' && a.item === 'telescope' && (a.by ?? w.who) === hero.id)
    )
      return;
    const by = hero.id === w.who ? {} : { by: hero.id };
    for (const at of neighbours(boardOf(g.board), hero.space)) {
      const hidden = hiddenAt(g, at);
      if (hidden.length === 1) out.push({ verb: 'use', item: 'telescope', at, ...by });
      else hidden.forEach((_, i) => void out.push({ verb: 'use', item: 'telescope', at, die: i + 1, ...by }));
    }
  },
  use(g, _f, hero, a) {
    reveal(g, hero, hiddenAt(g, a.at as Space)[(a.die ?? 1) - 1]);
  },
};
