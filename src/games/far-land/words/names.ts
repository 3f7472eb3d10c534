import { type Line, line, type Piece } from '../../../engine/line.ts';
import type { Space } from '../board.ts';
import { FOES } from '../content/creatures.ts';
import { proseOf } from '../content/legends/index.ts';
import { boardOf, spaceOf } from '../map.ts';
import { heroOf } from '../state.ts';
import type { FoeKind, HeroId, Hope, ItemId, LegendId, Mark, State, Thing, Which } from '../types.ts';

/** "1"; of a player's own file its id, without what tells it from other files. */
export const legendName = (id: LegendId): string => id.split('~')[0];

/** A hero by the spoken name. */
export const heroName = (g: State, id: HeroId): Piece => ({ text: heroOf(g, id).name, as: 'hero' });

/** "the Gorlot", or a legend's own name for it. */
export function foeName(g: State, kind: FoeKind, tag?: string): Piece {
  const own = tag === undefined || g.legend === null ? undefined : proseOf(g.legend).names[tag];
  return { text: own ?? `the ${FOES[kind].name}`, as: 'creature' };
}

/** At the beginning of a sentence: "The Gorlot". */
export function FoeName(g: State, kind: FoeKind, tag?: string): Piece {
  const piece = foeName(g, kind, tag);
  return { ...piece, text: piece.text[0].toUpperCase() + piece.text.slice(1) };
}

/** "a Gorlot", or a legend's own name for it. */
export function someFoe(g: State, kind: FoeKind, tag?: string): Piece {
  const own = tag === undefined || g.legend === null ? undefined : proseOf(g.legend).names[tag];
  return { text: own ?? `a ${FOES[kind].name}`, as: 'creature' };
}

/** "412, Old Hearth". */
export function placeName(g: State, space: Space): Piece {
  const name = spaceOf(boardOf(g.board), space)?.name;
  return { text: name === undefined ? String(space) : `${space}, ${name}`, as: 'place' };
}

export const placeNumber = (space: Space): Piece => ({ text: String(space), as: 'place' });
export const number = (n: number): Piece => ({ text: String(n), as: 'number' });
export const good = (text: string): Piece => ({ text, as: 'good' });
export const bad = (text: string): Piece => ({ text, as: 'bad' });

/** "Raash", "Raash and Avida", "Raash, Grent and Avida". */
export function heroList(g: State, ids: readonly HeroId[]): Line {
  return ids.flatMap((id, i): Line => {
    const between = i === 0 ? '' : i === ids.length - 1 ? ' and ' : ', ';
    return between === '' ? [heroName(g, id)] : [{ text: between }, heroName(g, id)];
  });
}

/** "5", "5 and 3", "5, 3 and 1". */
export const diceList = (dice: readonly number[]): string =>
  dice.length < 2 ? dice.join('') : `${dice.slice(0, -1).join(', ')} and ${dice[dice.length - 1]}`;

export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

const ITEM_NAMES: Record<ItemId, string> = {
  wineskin: 'wineskin',
  telescope: 'telescope',
  falcon: 'falcon',
  knife: 'throwing knife',
  bow: 'bow',
  blade: 'shadow blade',
  crown: 'griffin crown',
  'hope-stone': 'hope stone',
  artefact: 'artefact part',
  drawing: 'drawing',
  'ruin-spirit': 'ruin spirit',
};

const THING_NAMES: Record<Thing, string> = {
  ...ITEM_NAMES,
  gold: 'gold',
  herb: 'herb',
  mushroom: 'mushroom',
  log: 'log',
  'half-wineskin': 'half-full wineskin',
};

export const itemName = (id: Thing): Piece => ({ text: THING_NAMES[id], as: 'item' });

/** What markers on a space are called. */
export const MARK_NAMES: Readonly<Record<Mark, string>> = {
  rock: 'rock',
  azturia: 'Azturia',
  'red-x': 'red X',
  quake: 'quake card',
  'tower-card': 'tower card',
  'takota-card': 'Takota card',
  orweyn: 'Orweyn',
  catapult: 'catapult',
  star: 'star',
  captive: 'captive',
};

/** What each hope stone is for, behind its name. */
export const HOPE_FOR: Readonly<Record<Hope, string>> = {
  strength: 'for strength 1',
  marker: 'for a weaker enemy',
  willpower: 'for willpower 3',
  ward: 'against an event card',
};

/** " for strength 1", " of minus 3", " 2": which of several it is. */
export function whichWords(id: Thing, which: Which | undefined): string {
  if (which === undefined) return '';
  if (typeof which !== 'number') return ` ${HOPE_FOR[which]}`;
  return id === 'mushroom' ? ` of ${which < 0 ? 'minus' : 'plus'} ${Math.abs(which)}` : ` ${which}`;
}

/** "gold 2", "a bow", "herbs 2", "a log of 3", "an artefact part", "a hope stone for strength 1". */
export function thingName(id: Thing, n: number, which?: Which): Line {
  const name = itemName(id);
  if (which !== undefined) return line`${/^[aeiou]/.test(name.text) ? 'an' : 'a'} ${name}${whichWords(id, which)}`;
  if (id === 'gold') return line`${name} ${number(n)}`;
  if (id === 'herb' && n > 1) return line`${{ ...name, text: `${name.text}s` }} ${number(n)}`;
  const a = /^[aeiou]/.test(name.text) ? 'an' : 'a';
  return id === 'log' ? line`${a} ${name} of ${number(n)}` : line`${a} ${name}`;
}
