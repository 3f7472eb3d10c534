import { FOES } from '../../games/far-land/content/creatures.ts';
import { HEROES } from '../../games/far-land/content/heroes.ts';
import { boardOf, spacesWith } from '../../games/far-land/map.ts';
import type { Game, Space, Token } from '../../games/far-land/types.ts';
import { MARK_NAMES } from '../../games/far-land/words/names.ts';
import type { Look } from '../rows.ts';

/** A letter on a space. `name` explains it beside the map; `many` puts several of a kind into one explanation. */
export interface Sign {
  letter: string;
  look: Look;
  name: string;
}

/** Signs a space has room for beside its number. */
export const ROOM = 3;

const TOKEN_SIGNS: { readonly [K in Exclude<Token['kind'], 'marker'>]: Sign } = {
  fog: { letter: '?', look: 'faint', name: 'fog' },
  spore: { letter: '*', look: 'creature', name: 'spore' },
  item: { letter: 'i', look: 'item', name: 'item' },
  mushroom: { letter: 'm', look: 'item', name: 'mushroom' },
  log: { letter: 'L', look: 'item', name: 'log' },
  gold: { letter: '+', look: 'item', name: 'gold' },
  herb: { letter: 'h', look: 'good', name: 'herb' },
};

const FULL_WELL: Sign = { letter: 'U', look: 'blue', name: 'well' };
const EMPTY_WELL: Sign = { letter: 'u', look: 'faint', name: 'empty well' };
const SHOP: Sign = { letter: '$', look: 'item', name: 'merchant' };
const PEOPLE: Sign = { letter: 'P', look: 'good', name: 'steppe people' };
const NEST: Sign = { letter: 'N', look: 'creature', name: 'nest' };
const MOTHER: Sign = { letter: 'M', look: 'creature', name: 'Mother Spore' };
const GHOST: Sign = { letter: '@', look: 'creature', name: 'ghost' };
const KNIGHT: Sign = { letter: 'k', look: 'creature', name: 'Black Knight' };
const FLAPS: Sign = { letter: 'F', look: 'good', name: 'Flaps' };

const signOf = (token: Token): Sign =>
  token.kind === 'marker' ? { letter: '&', look: 'strong', name: MARK_NAMES[token.mark] } : TOKEN_SIGNS[token.kind];

/** Everything that stands on the spaces, the most important first: heroes, enemies, people, tokens, wells, shops. */
export function signsOf(g: Game): Map<Space, Sign[]> {
  const out = new Map<Space, Sign[]>();
  const put = (space: Space, sign: Sign) => {
    const there = out.get(space);
    if (there) there.push(sign);
    else out.set(space, [sign]);
  };
  for (const { id, space, name } of g.heroes) put(space, { letter: HEROES[id].letter, look: HEROES[id].colour, name });
  for (const { kind, space } of g.creatures)
    put(space, { letter: FOES[kind].letter, look: 'creature', name: FOES[kind].name });
  for (const { space } of g.knights) put(space, KNIGHT);
  for (const space of g.ghosts) put(space, GHOST);
  if (g.mother !== null) put(g.mother, MOTHER);
  if (g.people !== null) put(g.people.space, PEOPLE);
  if (g.flaps !== null) put(g.flaps, FLAPS);
  for (const space of g.nests) put(space, NEST);
  for (const token of g.tokens) put(token.space, signOf(token));
  for (const { space, full } of g.wells) put(space, full ? FULL_WELL : EMPTY_WELL);
  for (const space of spacesWith(boardOf(g.board), 'merchant')) put(space, SHOP);
  if (g.merchant !== null) put(g.merchant, SHOP);
  return out;
}

/**
 * The letters beside a number; where there is no room for all, the first of them and how many more: "R+3". With room for
 * one only, the first.
 */
export function lettersOn(signs: readonly Sign[], room = ROOM): string {
  if (room < ROOM) return signs[0].letter;
  if (signs.length <= ROOM) return signs.map((sign) => sign.letter).join('');
  return signs.length - 1 > 9 ? `${signs[0].letter}++` : `${signs[0].letter}+${signs.length - 1}`;
}
