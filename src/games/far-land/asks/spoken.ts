import { type Line, line, type Piece } from '../../../engine/line.ts';
import type { Refusal } from '../../../engine/ruleset.ts';
import { FOES } from '../content/creatures.ts';
import { proseOf } from '../content/legends/index.ts';
import { boardOf, spaceOf } from '../map.ts';
import { heroNamed, readHero } from '../spellings.ts';
import type { FoeKind, Game, Hero, Item, ItemId, Space, State } from '../types.ts';
import { askedHero, slip } from '../why.ts';
import { count, itemName, number } from '../words/names.ts';
import { BOARD_WORDS } from '../words/places.ts';

export const heroWord = (hero: Hero): Piece => ({ text: hero.name, as: 'hero' });

/** "Gor", "Gorlot Ashmane", "Skral with the bowl". */
export function creatureWord(g: State, creature: { kind: FoeKind; tag?: string }): Piece {
  const name = creature.tag !== undefined && g.legend !== null ? proseOf(g.legend).names[creature.tag] : undefined;
  const kind = FOES[creature.kind].name;
  const own = name?.replace(/^(the|an?) /i, '');
  const text = own === undefined ? kind : own.includes(kind) ? own : `${kind} ${own}`;
  return { text, as: 'creature' };
}

const TURNED_WORDS: { readonly [item in ItemId]?: string } = {
  wineskin: ' (half full)',
  falcon: ' (away until sunrise)',
  blade: ' (used once)',
};

/** "bow", "wineskin (half full)". */
export function itemWord(item: Item): Piece {
  const { text } = itemName(item.id);
  return { text: text + (item.turned ? (TURNED_WORDS[item.id] ?? '') : ''), as: 'item' };
}

/** "strength 4". */
export const value = (what: string, n: number): Line => line`${what} ${number(n)}`;

export const hours = (n: number): string => count(n, 'hour');
export const steps = (n: number): string => count(n, 'step');

/** "a, b, c". */
export function listed(pieces: readonly (Piece | Line)[]): Line {
  return pieces.flatMap((piece, i): Line => {
    const here = 'text' in piece ? [piece] : piece;
    return i === 0 ? here : [{ text: ', ' }, ...here];
  });
}

/** The same words with a capital letter in front. */
export function capital(words: Line): Line {
  const [first, ...rest] = words;
  return [{ ...first, text: first.text.charAt(0).toUpperCase() + first.text.slice(1) }, ...rest];
}

/** "raash, grent or avida". */
export const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]}`;

/** The space that a player names; a word that is none is refused. */
export function readSpace(g: Game, word: string): Space | Refusal {
  const board = boardOf(g.board);
  if (/^\d+$/.test(word) && spaceOf(board, Number(word))) return Number(word);
  const side = `The ${BOARD_WORDS[g.board]} has numbers from ${board.spaces[0]} to ${board.spaces.at(-1)}.`;
  if (word === String(board.defeated)) return slip(`${word} is where beaten creatures lie, no space to walk on.`, side);
  if (/^\d+$/.test(word)) return slip(`There is no space ${word} here.`, side);
  return slip(`"${word}" is no space: say its number.`, side);
}

/** The hero that a player names, or the one who is asked now; a hero who does not play is refused. */
export function readHeroOf(g: Game, word: string | undefined): Hero | Refusal {
  if (word === undefined) return askedHero(g);
  const hero = heroNamed(g, word);
  if (hero) return hero;
  const instead = `Say ${either(g.heroes.map((one) => one.name))}.`;
  const board = readHero(word);
  return slip(board ? `${board.name} does not play in this game.` : `There is no hero called "${word}".`, instead);
}

/** More words than a command takes. */
export function tooMany(args: readonly string[], most: number, example: string): Refusal | undefined {
  if (args.length <= most) return undefined;
  return slip(`There is a word too much: "${args[most]}".`, `Say "${example}".`);
}
