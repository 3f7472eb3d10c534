import { copyRng } from '../../engine/rng.ts';
import type { Creature, Game, Hero, HeroId, Space, State, Token } from './types.ts';

/** The hero with this id; the caller knows that the hero plays. */
export function heroOf(g: State, id: HeroId): Hero {
  for (const hero of g.heroes) if (hero.id === id) return hero;
  throw new Error(`no hero ${id} in this game`);
}

export const placeOf = (g: State, id: HeroId): number => g.heroes.findIndex((hero) => hero.id === id);

/** Heroes from the one after `id` on, clockwise, `id` last. */
export function clockwiseAfter(g: State, id: HeroId): Hero[] {
  const at = placeOf(g, id);
  return [...g.heroes.slice(at + 1), ...g.heroes.slice(0, at + 1)];
}

/** Heroes from `id` on, clockwise. */
export function clockwiseFrom(g: State, id: HeroId): Hero[] {
  const at = placeOf(g, id);
  return [...g.heroes.slice(at), ...g.heroes.slice(0, at)];
}

/** The hero whose turn it is, or was last. */
export const onTurn = (g: State): Hero => g.heroes[g.turn];

/** Neither asleep (DEC-1) nor laid down (KNIGHT-5): acts, trades, fights. */
export const awake = (hero: Hero): boolean => !hero.asleep && hero.down === null;

export function creatureAt(g: State, space: Space): Creature | undefined {
  for (const creature of g.creatures) if (creature.space === space) return creature;
  return undefined;
}

export function creatureOf(g: State, id: number): Creature | undefined {
  for (const creature of g.creatures) if (creature.id === id) return creature;
  return undefined;
}

const copyHero = (h: Hero): Hero => ({
  id: h.id,
  name: h.name,
  space: h.space,
  sp: h.sp,
  wp: h.wp,
  hours: h.hours,
  gold: h.gold,
  herbs: h.herbs,
  items: h.items.length === 0 ? [] : h.items.map((item) => ({ ...item })),
  mushrooms: h.mushrooms.length === 0 ? [] : h.mushrooms.map((m) => ({ ...m })),
  logs: h.logs.length === 0 ? [] : h.logs.slice(),
  asleep: h.asleep,
  arrived: h.arrived,
  down: h.down,
  spells: h.spells,
});

const copyToken = (t: Token): Token => (t.kind === 'item' ? { ...t, item: { ...t.item } } : { ...t });

/** Frames are flat but for lists of ids and numbers. */
function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyPlain) as T;
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = copyPlain(value[key]);
  return out as T;
}

/** An independent copy; what hears the events does not come along. */
export function copyState(g: State): Game {
  return {
    rng: copyRng(g.rng),
    stack: copyPlain(g.stack),
    over: g.over === null ? null : { ...g.over },
    board: g.board,
    legend: g.legend,
    level: g.level,
    day: g.day,
    narrator: g.narrator,
    heroes: g.heroes.map(copyHero),
    turn: g.turn,
    rooster: g.rooster,
    creatures: g.creatures.map((c) => ({ ...c })),
    shielded: { ...g.shielded },
    nextId: g.nextId,
    tokens: g.tokens.map(copyToken),
    wells: g.wells.map((w) => ({ ...w })),
    supply: { ...g.supply },
    sporeBacks: g.sporeBacks.slice(),
    equipment: { ...g.equipment },
    trade: g.trade,
    events: g.events.slice(),
    pile: g.pile.slice(),
    shieldsTaken: g.shieldsTaken,
    people: g.people === null ? null : { ...g.people },
    mother: g.mother,
    nests: g.nests.slice(),
    ghosts: g.ghosts.slice(),
    knights: g.knights.map((k) => ({ ...k })),
    ring: g.ring,
    flaps: g.flaps,
    merchant: g.merchant,
    read: g.read.slice(),
    goal: g.goal,
    facts: { ...g.facts },
    fired: g.fired.slice(),
    slain: g.slain.slice(),
    peopleStay: g.peopleStay,
    late: { ...g.late },
    ...(g.gone === undefined ? {} : { gone: g.gone.slice() }),
    seen: g.seen,
    tell: undefined,
  };
}
