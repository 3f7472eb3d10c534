import { type Line, line, words } from '../../../engine/line.ts';
import type { Space } from '../board.ts';
import { FOES } from '../content/creatures.ts';
import { HEROES } from '../content/heroes.ts';
import { boardOf } from '../map.ts';
import type { Game } from '../types.ts';
import { drawingText, drawMap } from '../words/drawing.ts';
import { number, placeNumber } from '../words/names.ts';
import type { Asked } from './asked.ts';
import { creatureWord, heroWord, tooMany } from './spoken.ts';

/** The letters beside a number on the map: heroes, people, creatures, then spores, logs and fog. */
export function mapTokens(g: Game): Map<Space, string> {
  const out = new Map<Space, string>();
  const add = (space: Space | null | undefined, letter: string): void => {
    if (space !== null && space !== undefined) out.set(space, (out.get(space) ?? '') + letter);
  };
  for (const hero of g.heroes) add(hero.space, HEROES[hero.id].letter);
  add(g.people?.space, 'P');
  for (const creature of g.creatures) add(creature.space, FOES[creature.kind].letter);
  for (const knight of g.knights) add(knight.space, FOES['black-knight'].letter);
  add(g.mother, 'M');
  for (const ghost of g.ghosts) add(ghost, 'o');
  add(g.flaps, 'F');
  for (const space of new Set(g.tokens.filter((t) => t.kind === 'spore').map((t) => t.space)))
    add(space, FOES.spore.letter);
  for (const token of g.tokens) if (token.kind === 'log') add(token.space, 'L');
  for (const token of g.tokens) if (token.kind === 'fog') add(token.space, '?');
  return out;
}

/** `map`: the drawing, bytes below 128 only, and what its letters mean. */
export const map: Asked = (g, args) => {
  const more = tooMany(args, 0, 'map');
  if (more) return more;
  const drawing = drawMap(boardOf(g.board), { ascii: true, tokens: mapTokens(g) });
  return [...drawingText(drawing).map((row) => words(row)), ...letters(g)];
};

function letters(g: Game): Line[] {
  const out = g.heroes.map((hero) => line`${HEROES[hero.id].letter}: ${heroWord(hero)} on ${placeNumber(hero.space)}.`);
  if (g.people) out.push(line`P: steppe people on ${placeNumber(g.people.space)}.`);
  for (const creature of [...g.creatures].sort((a, b) => a.space - b.space))
    out.push(line`${FOES[creature.kind].letter}: ${creatureWord(g, creature)} on ${placeNumber(creature.space)}.`);
  for (const knight of g.knights)
    out.push(line`k: ${creatureWord(g, { kind: 'black-knight' })} on ${placeNumber(knight.space)}.`);
  if (g.mother !== null) out.push(line`M: Mother Spore on ${placeNumber(g.mother)}.`);
  for (const ghost of g.ghosts) out.push(line`o: ghost on ${placeNumber(ghost)}.`);
  if (g.flaps !== null) out.push(line`F: Flaps on ${placeNumber(g.flaps)}.`);
  if (g.tokens.some((t) => t.kind === 'spore')) out.push(words('*: spores.'));
  for (const token of g.tokens)
    if (token.kind === 'log') out.push(line`L: log of ${number(token.value)} on ${placeNumber(token.space)}.`);
  if (g.tokens.some((t) => t.kind === 'fog')) out.push(words('?: fog token.'));
  return out;
}
