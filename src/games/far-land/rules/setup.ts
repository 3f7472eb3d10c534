import { push } from '../../../engine/machine.ts';
import { rngOf, shuffle } from '../../../engine/rng.ts';
import { HEROES } from '../content/heroes.ts';
import { EQUIPMENT, SPORES_ALL } from '../content/supply.ts';
import type { Legend } from '../legend.ts';
import { boardOf, spacesWith } from '../map.ts';
import { placeOf } from '../state.ts';
import {
  type BoardId,
  type Game,
  type Hero,
  type HeroId,
  type Level,
  SPORE_BACKS,
  type Space,
  type SporeBack,
  type State,
} from '../types.ts';
import { carryOutChecklist } from './checklist.ts';
import { layFog } from './effects/board.ts';
import { shuffleEvents } from './events.ts';
import { cardAt } from './track.ts';

/** Gold pieces of the box (SET-13): 8 of 1, 6 of 2, 2 of 5; any change can be made. */
export const GOLD_ALL = 30;

const START_WP: Record<Level, number> = { novice: 10, normal: 7, veteran: 5 };

/** A hero as every game begins (SET-2). */
export function freshHero(id: HeroId, name: string, space: Space, level: Level): Hero {
  return {
    id,
    name,
    space,
    sp: 1,
    wp: START_WP[level],
    hours: 0,
    gold: 0,
    herbs: 0,
    items: [],
    mushrooms: [],
    logs: [],
    asleep: false,
    arrived: false,
    down: null,
    spells: HEROES[id].spells ?? 0,
  };
}

/** An empty board with everything beside it (SET-7, SET-9, SET-13, SET-19). */
export function bareState(board: BoardId, level: Level, seed: number): Game {
  const state: State = {
    rng: rngOf(seed),
    stack: [],
    over: null,
    board,
    legend: null,
    level,
    day: 1,
    narrator: 0,
    heroes: [],
    turn: 0,
    rooster: null,
    creatures: [],
    shielded: {},
    nextId: 1,
    tokens: [],
    wells: spacesWith(boardOf(board), 'well').map((space) => ({ space, full: true })),
    supply: { gold: GOLD_ALL, herb: 2, 'ruin-spirit': 2, spore: 9 },
    sporeBacks: [],
    equipment: {},
    trade: false,
    events: [],
    pile: [],
    shieldsTaken: 0,
    people: null,
    mother: null,
    nests: [],
    ghosts: [],
    knights: [],
    ring: false,
    flaps: null,
    merchant: null,
    read: [],
    goal: null,
    facts: {},
    fired: [],
    slain: [],
    peopleStay: false,
    late: {},
    seen: 0,
  };
  return state;
}

/** The hero with the highest rank (SET-3, SET-15). */
export const highestRank = (heroes: readonly Hero[]): HeroId =>
  heroes.reduce((best, hero) => (HEROES[hero.id].rank > HEROES[best.id].rank ? hero : best)).id;

/** Lets this hero be the next on turn. */
export function nextIs(g: State, id: HeroId): void {
  g.turn = (placeOf(g, id) + g.heroes.length - 1) % g.heroes.length;
}

const sporeBacks = (): SporeBack[] =>
  SPORE_BACKS.flatMap((back) => Array.from({ length: SPORES_ALL[back] }, () => back));

/** Lays out what every legend begins with (SET-5, SET-6, SET-8). */
function layOut(g: Game): void {
  g.equipment = { ...EQUIPMENT };
  g.sporeBacks = shuffle(g.rng, sporeBacks());
  shuffleEvents(g);
  layFog(g);
}

/** Sets a legend up and reads its first card (TRK-1). */
export function setUpLegend(g: Game, legend: Legend, heroes: readonly { id: HeroId; name: string }[]): void {
  g.legend = legend.id;
  g.trade = legend.trade;
  g.heroes = heroes.map(({ id, name }, i) => freshHero(id, name, legend.start[i % legend.start.length], g.level));
  if (legend.people !== undefined) g.people = { space: legend.people, leader: null, gone: 0 };
  nextIs(g, highestRank(g.heroes));
  g.tell?.({ type: 'began', legend: legend.id, heroes: g.heroes.map((h) => h.id), board: g.board, level: g.level });
  layOut(g);
  if (legend.checklist) carryOutChecklist(g); // TRK-6
  push(g, { kind: 'day', step: 'next' });
  const first = cardAt(legend, 0);
  if (first !== undefined) push(g, { kind: 'card', step: 'read', card: first, at: [], next: 0, who: null });
}
