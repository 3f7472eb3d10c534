import { boardOf, neighbours } from '../../map.ts';
import type { FogKind, Game, Hero, Hope, Mark, Space } from '../../types.ts';
import { faceDown, type Hideable, neverShown } from '../facedown.ts';
import type { No } from '../refusal.ts';
import { readTower } from '../tower.ts';
import { actor, type Window, whyNotStanding } from '../window.ts';
import type { ItemRule } from './item.ts';

/** Tokens on a space that the telescope can show: not spores, mushrooms, rocks, Azturia (TELE-2). */
const hiddenAt = (g: Game, space: Space): Hideable[] =>
  g.tokens.filter((t): t is Hideable => t.space === space && faceDown(t) && t.kind !== 'mushroom' && !neverShown(t));

/** Why this hero cannot look at that space now (TELE-1, TELE-4). */
export function whyNotLook(g: Game, w: Window, hero: Hero, at: Space): No | undefined {
  const standing = whyNotStanding(w, hero);
  if (standing) return standing;
  if (at === hero.space) return { rule: 'TELE-4', who: hero.id, space: at };
  if (!neighbours(boardOf(g.board), hero.space).includes(at)) return { rule: 'TELE-1', who: hero.id, space: at };
  return hiddenAt(g, at).length > 0 ? undefined : { rule: 'TELE-2', who: hero.id, space: at };
}

const seenAs = (token: Hideable): FogKind | Mark | Hope => {
  if (token.kind === 'fog') return token.holds;
  return token.kind === 'marker' ? token.mark : ((token as { item: { holds?: Hope } }).item.holds as Hope);
};

/** Turns a token over for all to see; it stays until a hero ends a move there (TELE-3, FOG-6). */
function reveal(g: Game, hero: Hero, token: Hideable): void {
  token.open = true;
  g.seen += 1;
  g.tell?.({ type: 'revealed', who: hero.id, space: token.space, what: seenAs(token) });
  readTower(g, token);
}

/** One choice a token (TELE-3). Two telescopes show no more than one. */
export const telescope: ItemRule = {
  free(g, w, hero, item, out) {
    if (hero.items.find((one) => one.id === item.id) !== item) return;
    for (const at of neighbours(boardOf(g.board), hero.space)) {
      if (whyNotLook(g, w, hero, at)) continue;
      const hidden = hiddenAt(g, at);
      hidden.forEach((_, i) => {
        const which = hidden.length === 1 ? {} : { die: i + 1 };
        out.push({ verb: 'use', item: 'telescope', at, ...which, ...actor(w.who, hero) });
      });
    }
  },
  use(g, _f, hero, a) {
    reveal(g, hero, hiddenAt(g, a.at as Space)[(a.die ?? 1) - 1]);
  },
};
