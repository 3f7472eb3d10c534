import { below, type Rng, rngOf, SEED_MOST, shuffle } from '../engine/rng.ts';
import { eventOf } from '../games/far-land/content/events/index.ts';
import { TOWER } from '../games/far-land/content/tower/cards.ts';
import { heroOnBack } from '../games/far-land/rules/events.ts';
import { faceDown } from '../games/far-land/rules/facedown.ts';
import { isTowerCard } from '../games/far-land/rules/tower.ts';
import { copyState } from '../games/far-land/state.ts';
import type { EventId, Game, Item, Mushroom, Token } from '../games/far-land/types.ts';

/** A place where something lies unseen: what it holds can be read and changed. */
interface Place<T> {
  get(): T;
  set(value: T): void;
}

/** In an order that tells nothing of how things lay: two states that look alike become the same. */
const bySpelling = <T>(list: readonly T[]): T[] =>
  [...list].sort((a, b) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0));

/** Deals what lies in these places out anew. */
function deal<T>(rng: Rng, places: readonly Place<T>[]): void {
  const things = shuffle(rng, bySpelling(places.map((place) => place.get())));
  places.forEach((place, i) => {
    place.set(things[i]);
  });
}

const placeIn = <K extends string, T>(one: { [key in K]: T }, key: K): Place<T> => ({
  get: () => one[key],
  set(value) {
    one[key] = value;
  },
});

type Hidden = Extract<Token, { kind: 'item' | 'marker' }>;

/** Tokens that cannot be told apart from above: hope stones, artefact parts, tower cards, rocks. */
const backOf = (token: Hidden): string => (token.kind === 'item' ? token.item.id : token.mark);

type Front = Item['holds'] | string;

const frontOf = (token: Hidden): Place<Front> => ({
  get: () => (token.kind === 'item' ? token.item.holds : token.tag),
  set(value) {
    if (value === undefined) return;
    if (token.kind === 'item') token.item.holds = value as NonNullable<Item['holds']>;
    else token.tag = value as string;
  },
});

function dealTokens(g: Game, rng: Rng): void {
  const fog = g.tokens.filter((token) => token.kind === 'fog').filter((token) => !token.open);
  deal(
    rng,
    fog.map((token) => placeIn(token, 'holds')),
  );
  const carried: Mushroom[] = g.heroes.flatMap((hero) => hero.mushrooms);
  const mushrooms: Mushroom[] = [...g.tokens.filter((token) => token.kind === 'mushroom'), ...carried];
  deal(
    rng,
    mushrooms.filter((one) => !one.open).map((one) => placeIn(one, 'holds')),
  );
  const hidden = g.tokens.filter(
    (token): token is Hidden => (token.kind === 'item' || token.kind === 'marker') && faceDown(token),
  );
  for (const back of bySpelling([...new Set(hidden.map(backOf))])) {
    const alike = hidden.filter((token) => backOf(token) === back);
    deal(rng, alike.map(frontOf));
  }
}

/** SET-10: whichever was laid face down may be any of the four, save what lies open. */
function dealTower(g: Game, rng: Rng): void {
  const cards = g.tokens.filter(isTowerCard);
  const hidden = cards.filter((card) => card.open === false);
  if (hidden.length === 0) return;
  const open = cards.filter((card) => card.open !== false).map((card) => card.tag);
  const unseen = shuffle(rng, bySpelling(Object.keys(TOWER).filter((name) => !open.includes(name))));
  hidden.forEach((card, i) => {
    card.tag = unseen[i % unseen.length];
  });
}

/** Spores on the board lie face down like those in the supply. */
function dealSpores(g: Game, rng: Rng): void {
  const lying = g.tokens.filter((token) => token.kind === 'spore').map((token) => placeIn(token, 'holds'));
  const left = g.sporeBacks.map((_, i) =>
    placeIn(g.sporeBacks as unknown as { [i: string]: (typeof g.sporeBacks)[0] }, `${i}`),
  );
  deal(rng, [...lying, ...left]);
}

/** The deck anew; what the back on top tells, which creatures move and whom knights seek, stays. */
function dealEvents(g: Game, rng: Rng): void {
  if (g.events.length === 0) return;
  const kinds = (id: EventId): string => eventOf(id).kinds.join();
  const top = kinds(g.events[0]);
  const sought = heroOnBack(g);
  const deck = shuffle(rng, bySpelling(g.events));
  const first = deck.findIndex((id) => g.board === 'lake' || (kinds(id) === top && soughtBy(g, id) === sought));
  g.events = [deck[first], ...deck.slice(0, first), ...deck.slice(first + 1)];
}

const soughtBy = (g: Game, id: EventId) => heroOnBack({ ...g, events: [id] });

/**
 * A copy of the game as it may be for all that players at the table can know: whatever lies face down is dealt out anew
 * by `rng`, and so are the dice to come. Two games that look alike give the same copy.
 */
export function reshuffled(g: Game, rng: Rng): Game {
  const out = copyState(g);
  dealTokens(out, rng);
  dealTower(out, rng);
  dealSpores(out, rng);
  dealEvents(out, rng);
  out.rng = rngOf(below(rng, SEED_MOST));
  return out;
}
