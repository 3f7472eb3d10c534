import { push } from '../../../engine/machine.ts';
import { TOWER } from '../content/tower/cards.ts';
import type { CardLine } from '../legend.ts';
import type { Game, HeroId, Space, Token } from '../types.ts';

type Marker = Extract<Token, { kind: 'marker' }>;

/** The mark of a tower card in the card frame: `tower:3`. */
const MARK = 'tower:';

export const isTower = (card: string): boolean => card.startsWith(MARK);

export const towerLines = (card: string): CardLine[] => TOWER[card.slice(MARK.length)].slice();

/** A token that is one of the four tower cards; a scenario may lay others, which say nothing. */
export const isTowerCard = (token: Token): token is Marker & { tag: string } =>
  token.kind === 'marker' && token.mark === 'tower-card' && token.tag !== undefined && token.tag in TOWER;

/** TOWER-1: carried out as the next step by the hero whose movement has ended here; then it is out of the game. */
export function climbTower(g: Game, who: HeroId, space: Space): void {
  const card = g.tokens.find((token) => token.space === space && isTowerCard(token)) as Marker | undefined;
  if (card === undefined) return;
  g.tokens.splice(g.tokens.indexOf(card), 1);
  if (!card.open) g.seen += 1;
  g.tell?.({ type: 'tower-card', who, card: card.tag as string });
  push(g, { kind: 'card', step: 'read', card: MARK + card.tag, at: [], next: 0, who });
}

/** TOWER-3: whoever turns it over by telescope or Flaps reads what stands on it. */
export function readTower(g: Game, token: Token): void {
  if (isTowerCard(token)) g.tell?.({ type: 'tower-card', who: null, card: token.tag });
}
