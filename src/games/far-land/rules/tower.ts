import { push } from '../../../engine/machine.ts';
import { TOWER } from '../content/tower/cards.ts';
import type { CardLine } from '../legend.ts';
import type { Action, Flows, FrameOf, Game, HeroId, Space, Token } from '../types.ts';

type Walk = FrameOf<'walk'>;
type TowerCard = Extract<Token, { kind: 'marker' }> & { tag: string };

/** The mark of a tower card in the card frame: `tower:3`. */
const MARK = 'tower:';

export const isTower = (card: string): boolean => card.startsWith(MARK);

export const towerLines = (card: string): CardLine[] => TOWER[card.slice(MARK.length)].slice();

/** A token that is one of the four tower cards; a scenario may lay others, which say nothing. */
export const isTowerCard = (token: Token): token is TowerCard =>
  token.kind === 'marker' && token.mark === 'tower-card' && token.tag !== undefined && token.tag in TOWER;

const cardAt = (g: Game, space: Space): TowerCard | undefined =>
  g.tokens.find((token): token is TowerCard => token.space === space && isTowerCard(token));

/** TOWER-1: the card is for the hero whose movement has ended here; with company it is read first, and they agree for whom (RAASH-3). */
export function meetTower(g: Game, f: Walk, space: Space): void {
  f.step = 'fog';
  const card = cardAt(g, space);
  if (card === undefined) return;
  if (f.with.length === 0) {
    g.tell?.({ type: 'tower-card', who: f.who, card: card.tag });
    climb(g, f.who, card);
    return;
  }
  if (!card.open) g.seen += 1;
  card.open = true;
  readTower(g, card);
  f.step = 'climb';
}

/** Carried out as the next step; then the card is out of the game. */
function climb(g: Game, who: HeroId, card: TowerCard): void {
  g.tokens.splice(g.tokens.indexOf(card), 1);
  if (!card.open) g.seen += 1;
  push(g, { kind: 'card', step: 'read', card: MARK + card.tag, at: [], next: 0, who });
}

/** One of those who came here together: the hero whose walk it was, or one taken along. */
export const ofCompany = (f: Walk): Action[] => [f.who, ...f.with].map((hero) => ({ verb: 'who', hero }));

/** Asks a company for whom the tower card is. */
export const climber: Flows['walk']['climb'] = {
  choices: (_g, f) => ofCompany(f),
  take: {
    who(g, f, a) {
      g.tell?.({ type: 'picked', who: a.hero });
      f.step = 'fog';
      climb(g, a.hero, cardAt(g, f.at as Space) as TowerCard);
    },
  },
};

/** TOWER-3: whoever turns it over by telescope or Flaps reads what stands on it. */
export function readTower(g: Game, token: Token): void {
  if (isTowerCard(token)) g.tell?.({ type: 'tower-card', who: null, card: token.tag });
}
