import { shuffle } from '../../../engine/rng.ts';
import { FIGURES_ALL } from '../content/supply.ts';
import { boardOf, spacesWith } from '../map.ts';
import type { Figure, Game, Space } from '../types.ts';
import { layMushrooms, layStones, MUSHROOMS_ALL, STONES_ALL } from './effects/hidden.ts';
import { thrown } from './effects/whom.ts';

/** What Legends 3 to 6 lay out before their first card is read (TRK-6). */
export function carryOutChecklist(g: Game): void {
  hideTowerCard(g); // SET-10
  layMushrooms(g, thrownSpaces(g, MUSHROOMS_ALL, 'mushroom'), true); // SET-11
  layStones(g, thrownSpaces(g, STONES_ALL, 'hope-stone'), true); // SET-11
}

/** Where dice put that many tokens; several may share a space. */
const thrownSpaces = (g: Game, n: number, what: Figure): Space[] => Array.from({ length: n }, () => thrown(g, what));

/** One of the tower cards, by number as its tag, lies face down at the tower; the others leave the game unseen. */
function hideTowerCard(g: Game): void {
  const cards = Array.from({ length: FIGURES_ALL['tower-card'] }, (_, i) => String(i + 1));
  const [tag] = shuffle(g.rng, cards);
  const [space] = spacesWith(boardOf(g.board), 'tower');
  g.tokens.push({ kind: 'marker', space, mark: 'tower-card', tag, open: false });
  g.tell?.({ type: 'figure', what: 'tower-card', space });
}
