import { describe, expect, it } from 'vitest';
import { hintFor } from '../../src/bots/hint.ts';
import { searchBot } from '../../src/bots/search.ts';
import { reshuffled } from '../../src/bots/unseen.ts';
import { textOf } from '../../src/engine/line.ts';
import { choices } from '../../src/engine/machine.ts';
import { rngOf } from '../../src/engine/rng.ts';
import { eventOf } from '../../src/games/far-land/content/events/index.ts';
import { FAR_LAND } from '../../src/games/far-land/index.ts';
import { heroOnBack } from '../../src/games/far-land/rules/events.ts';
import { copyState } from '../../src/games/far-land/state.ts';
import type { Game, Token } from '../../src/games/far-land/types.ts';
import { viewOf } from '../../src/games/far-land/view.ts';
import { sortedJson } from '../../src/session/hash.ts';
import { begin, scene } from '../scene.ts';

/** A morning on the river with something face down of every kind. */
const foggyMorning = () =>
  scene({
    board: 'river',
    turn: 'avida',
    heroes: [
      { hero: 'avida', space: 512, sp: 3, wp: 9, mushrooms: [4] },
      { hero: 'grent', space: 514, sp: 2, wp: 8 },
    ],
    creatures: [{ kind: 'gor', space: 515 }],
    tokens: [
      { kind: 'fog', holds: 'sp', space: 513 },
      { kind: 'fog', holds: 'spore', space: 517 },
      { kind: 'fog', holds: 'gold', space: 518, open: true },
      { kind: 'spore', holds: 'sp', space: 512 },
      { kind: 'mushroom', holds: 2, space: 520 },
      { kind: 'mushroom', holds: -3, space: 521 },
    ],
  });

type Fog = Extract<Token, { kind: 'fog' }>;
const fogOf = (g: Game): Fog[] => g.tokens.filter((t): t is Fog => t.kind === 'fog');

/** The same position to everyone at the table: all that lies face down turned round, other dice to come. */
function mirrored(g: Game): Game {
  const out = copyState(g);
  const closed = fogOf(out).filter((t) => !t.open);
  const kinds = closed.map((t) => t.holds).reverse();
  closed.forEach((t, i) => {
    t.holds = kinds[i];
  });
  const mushrooms = out.tokens.filter((t) => t.kind === 'mushroom');
  const worths = mushrooms.map((t) => t.holds).reverse();
  mushrooms.forEach((t, i) => {
    t.holds = worths[i];
  });
  for (const token of out.tokens)
    if (token.kind === 'marker' && token.mark === 'tower-card') token.tag = token.tag === '1' ? '4' : '1';
  const stones = out.tokens.flatMap((token) =>
    token.kind === 'item' && token.item.id === 'hope-stone' ? [token.item] : [],
  );
  const hopes = stones.map((stone) => stone.holds).reverse();
  stones.forEach((stone, i) => {
    stone.holds = hopes[i];
  });
  const spores = out.tokens.flatMap((token) => (token.kind === 'spore' ? [token] : []));
  const backs = [...spores.map((spore) => spore.holds), ...out.sporeBacks].reverse();
  spores.forEach((spore) => {
    spore.holds = backs.shift() as typeof spore.holds;
  });
  out.sporeBacks = backs;
  out.events = [...out.events.slice(0, 1), ...out.events.slice(1).reverse()];
  out.rng = rngOf(4711);
  return out;
}

describe('what is unseen', () => {
  it('is dealt out anew: the same tokens on the same spaces, other kinds below', () => {
    const { state } = foggyMorning();
    const before = sortedJson(state);
    const many = Array.from({ length: 40 }, (_, i) => reshuffled(state, rngOf(i)));
    expect(sortedJson(state)).toBe(before);
    for (const g of many) {
      expect(viewOf(g)).toEqual({ ...viewOf(state), events: expect.anything() });
      expect(
        fogOf(g)
          .map((t) => t.holds)
          .sort(),
      ).toEqual(
        fogOf(state)
          .map((t) => t.holds)
          .sort(),
      );
      expect(fogOf(g)[2].holds).toBe('gold'); // it lies open
      expect([...g.events].sort()).toEqual([...state.events].sort());
      expect(g.rng).not.toEqual(state.rng);
    }
    expect(new Set(many.map((g) => fogOf(g)[0].holds))).toEqual(new Set(['sp', 'spore']));
    expect(new Set(many.map((g) => g.heroes[0].mushrooms[0]?.holds)).size).toBeGreaterThan(1);
    expect(new Set(many.map((g) => g.events[5])).size).toBeGreaterThan(5);
  });

  it('keeps what the back of the top event card tells: who moves, and whom knights seek', () => {
    const { state } = begin('legend 3 heroes raash,avida seed 3');
    const top = (g: Game) => [eventOf(g.events[0]).kinds, heroOnBack(g)];
    const many = Array.from({ length: 40 }, (_, i) => reshuffled(state, rngOf(i)));
    for (const g of many) expect(top(g)).toEqual(top(state));
  });

  it('[SET-10] makes of the tower card any of the four, and leaves one that was read as it is', () => {
    const { state } = begin('legend 3 heroes raash,avida seed 3');
    const names = (g: Game): (string | undefined)[] =>
      g.tokens.flatMap((token) => (token.kind === 'marker' && token.mark === 'tower-card' ? [token.tag] : []));
    const many = (g: Game) => Array.from({ length: 40 }, (_, i) => names(reshuffled(g, rngOf(i))).join());
    expect(new Set(many(state))).toEqual(new Set(['1', '2', '3', '4']));
    const open = copyState(state);
    for (const token of open.tokens) if (token.kind === 'marker') token.open = true;
    expect(new Set(many(open))).toEqual(new Set(names(open)));
  });

  it('comes out the same from two games that look alike', () => {
    for (const { state } of [foggyMorning(), begin('legend 3 heroes raash,avida seed 3')]) {
      const other = mirrored(state);
      expect(viewOf(other)).toEqual(viewOf(state));
      expect(sortedJson(other)).not.toBe(sortedJson(state));
      expect(sortedJson(reshuffled(other, rngOf(5)))).toBe(sortedJson(reshuffled(state, rngOf(5))));
    }
  });

  it('does not sway the search bot: of two games that look alike it plays both alike, and hints alike', () => {
    const games = [
      foggyMorning().state,
      begin('legend 1 heroes raash,avida seed 3').state,
      begin('legend 3 heroes raash,avida seed 3').state,
    ];
    for (const state of games) {
      const other = mirrored(state);
      const [one, two] = [state, other].map((g) =>
        FAR_LAND.write(g, searchBot(12).choose(g, choices(FAR_LAND, g), rngOf(8))),
      );
      expect(two).toBe(one);
      const hints = [state, other].map((g) => hintFor(g, 12).map(textOf));
      expect(hints[1]).toEqual(hints[0]);
    }
  });
});
