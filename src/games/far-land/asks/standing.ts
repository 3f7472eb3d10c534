import { type Line, line, textOf, words } from '../../../engine/line.ts';
import type { Feature } from '../board.ts';
import { TOWER_EN } from '../content/tower/prose.en.ts';
import { boardOf, spaceOf } from '../map.ts';
import { isTowerCard } from '../rules/tower.ts';
import type { Game, Space, Token } from '../types.ts';
import { count, itemName, MARK_NAMES } from '../words/names.ts';
import { FEATURE_WORDS } from '../words/places.ts';
import { FOG_WORDS } from '../words/say-things.ts';
import { creatureWord, heroWord, itemWord } from './spoken.ts';

const TOKEN_WORDS: { [K in Token['kind']]: (t: Extract<Token, { kind: K }>) => Line } = {
  fog: (t) => words(t.open ? `open fog token with ${FOG_WORDS[t.holds]}` : 'face-down fog token'),
  spore: () => words('spore'),
  item: (t) => [itemWord(t.item)],
  mushroom: (t) =>
    words(t.open ? `open mushroom ${t.holds > 0 ? 'plus' : 'minus'} ${Math.abs(t.holds)}` : 'face-down mushroom'),
  log: (t) => words(`log of ${t.value}`),
  gold: (t) => words(`gold ${t.amount}`),
  herb: () => [itemName('herb')],
  marker: (t) =>
    t.open && isTowerCard(t) ? words(`${MARK_NAMES[t.mark]}: ${TOWER_EN[t.tag].title}`) : words(MARK_NAMES[t.mark]),
};

/** What a token shows to those at the table; nothing of what lies face down. */
export const tokenWords = (token: Token): Line => (TOKEN_WORDS[token.kind] as (t: Token) => Line)(token);

/** Several of the same are counted: "3 spores". */
function tokensOn(g: Game, space: Space): Line[] {
  const here = g.tokens.filter((token) => token.space === space);
  const spores = here.filter((token) => token.kind === 'spore').length;
  const others = alike(here.filter((token) => token.kind !== 'spore').map(tokenWords));
  return spores === 0 ? others : [words(count(spores, 'spore'), 'bad'), ...others];
}

/** The same words are said once, with their number. */
function alike(told: readonly Line[]): Line[] {
  const many = new Map<string, Line[]>();
  for (const one of told) many.set(textOf(one), [...(many.get(textOf(one)) ?? []), one]);
  return [...many.values()].map(([one, ...more]) =>
    more.length === 0 ? one : line`${one} (${String(more.length + 1)} of them)`,
  );
}

/** Everything that stands or lies on a space, heroes first, a well with its state; what is only printed there is left out. */
export function standingOn(g: Game, space: Space): Line[] {
  const out: Line[] = [];
  for (const hero of g.heroes) {
    if (hero.space !== space) continue;
    const state = hero.down !== null ? ' (laid down)' : hero.asleep ? ' (day ended)' : '';
    out.push(line`${heroWord(hero)}${state}`);
  }
  if (g.people?.space === space) out.push(words('steppe people'));
  for (const creature of g.creatures) if (creature.space === space) out.push([creatureWord(g, creature)]);
  for (const knight of g.knights) if (knight.space === space) out.push([creatureWord(g, { kind: 'black-knight' })]);
  if (g.mother === space) out.push(words('Mother Spore', 'bad'));
  for (const ghost of g.ghosts) if (ghost === space) out.push(words('ghost', 'bad'));
  if (g.flaps === space) out.push(words('Flaps'));
  if (g.merchant === space) out.push(words('Travelling Merchant'));
  for (const well of g.wells) if (well.space === space) out.push(words(well.full ? 'full well' : 'empty well'));
  return [...out, ...tokensOn(g, space)];
}

const MOVING: readonly Feature[] = ['well', 'fog', 'steppe-people'];

/** What is printed on a space and matters to who walks there. Wells, fog and people are told as what stands there. */
export const printedOn = (g: Game, space: Space): Line[] =>
  (spaceOf(boardOf(g.board), space)?.features ?? [])
    .filter((feature) => !MOVING.includes(feature))
    .map((feature) => words(FEATURE_WORDS[feature]));
