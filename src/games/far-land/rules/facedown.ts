import { ITEMS } from '../content/items.ts';
import type { Mark, Token } from '../types.ts';

/** Tokens that can lie face down. */
export type Hideable = Extract<Token, { kind: 'fog' | 'mushroom' | 'item' | 'marker' }>;

/** Whether a token lies face down: fog and mushrooms until they are seen, hope stones, what a card lays hidden. */
export function faceDown(token: Token): token is Hideable {
  if (token.kind === 'fog' || token.kind === 'mushroom') return !token.open;
  if (token.kind === 'item') return ITEMS[token.item.id].hidden === true && !token.open;
  return token.kind === 'marker' && token.open === false;
}

const NEVER: readonly Mark[] = ['rock', 'azturia'];

/** Face-down tokens that neither telescope nor Flaps can show (TELE-2, FLAP-2). */
export const neverShown = (token: Token): boolean => token.kind === 'marker' && NEVER.includes(token.mark);
