import { push } from '../../engine/machine.ts';
import { isRefusal, type Refusal } from '../../engine/ruleset.ts';
import { FACES } from './content/creatures.ts';
import { EVENT_IDS } from './content/events/index.ts';
import { findLegend } from './content/legends/index.ts';
import { fingerprint } from './fingerprint.ts';
import type { Card, Legend } from './legend.ts';
import { boardOf, spacesWith } from './map.ts';
import { shieldsOf } from './rules/creatures.ts';
import { shuffleEvents } from './rules/events.ts';
import { bareState, highestRank, nextIs } from './rules/setup.ts';
import { LETTERS } from './rules/track.ts';
import {
  Flaw,
  fieldsOf,
  flaw,
  given,
  letterOf,
  listOf,
  oneOf,
  shown,
  textOf,
  wholeOf,
  yesOf,
} from './scenario/fields.ts';
import { setHeroes } from './scenario/heroes.ts';
import { setCreatures, setFigure, setGhosts, setKnights, setNests, setPeople } from './scenario/pieces.ts';
import { countSupply, layBacks, setSupply } from './scenario/supply.ts';
import { setTokens } from './scenario/tokens.ts';
import { heroNamed } from './spellings.ts';
import { awake, placeOf } from './state.ts';
import type { BoardId, Game, HeroId, Level } from './types.ts';

const BOARDS: readonly BoardId[] = ['lake', 'river'];
const LEVELS: readonly Level[] = ['novice', 'normal', 'veteran'];
const ALL_FACES: readonly number[] = [...new Set(Object.values(FACES).flat())].sort((a, b) => a - b);
const DAY_MOST = 99;

/** Keys beside board, level and legend, in the order in which they are carried out: what a key leans on comes first. */
const SET: { readonly [key: string]: (g: Game, value: unknown) => void } = {
  heroes: setHeroes,
  tokens: setTokens,
  creatures: setCreatures,
  'steppe-people': setPeople,
  ghosts: setGhosts,
  knights: setKnights,
  nests: setNests,
  flaps: setFigure('flaps'),
  mother: setFigure('mother'),
  merchant: setFigure('merchant'),
  narrator: (g, value) => {
    g.narrator = letterOf(value, 'narrator');
  },
  day: (g, value) => {
    g.day = wholeOf(value, 'day', 1, DAY_MOST);
  },
  shields: (g, value) => {
    const f = fieldsOf(value, 'shields', ['taken']);
    g.shieldsTaken = given(f.taken, 0, (n) => wholeOf(n, 'shields.taken', 0, shieldsOf(g)));
  },
  wells: setWells,
  ring: (g, value) => {
    g.ring = yesOf(value, 'ring');
  },
  rooster: (g, value) => {
    g.rooster = value === null ? null : heroAt(g, value, 'rooster');
  },
  events: layEvents,
  goal: (g, value) => {
    g.goal = value === null ? null : oneOf(value, 'goal', goalsOf(g));
  },
  facts: (g, value) => {
    const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    for (const [key, n] of Object.entries(fieldsOf(value, 'facts', keys)))
      g.facts[key] = wholeOf(n, `facts.${key}`, 0, Number.MAX_SAFE_INTEGER);
  },
  slain: (g, value) => {
    g.slain = listOf(value, 'slain').map((one, i) => textOf(one, `slain[${i}]`));
  },
  dice: (g, value) => {
    g.rng.faces = listOf(value, 'dice').map((one, i) => faceOf(one, `dice[${i}]`));
  },
};

const KEYS: readonly string[] = ['board', 'level', 'legend', ...Object.keys(SET), 'supply', 'turn'];

const goalsOf = (g: Game): string[] =>
  g.legend === null ? [] : (findLegend(g.legend)?.goals ?? []).map((one) => one.id);

function faceOf(value: unknown, where: string): number {
  const face = ALL_FACES.find((one) => one === value);
  return face ?? flaw(where, `no die shows ${shown(value)}. Faces: ${ALL_FACES.join(', ')}.`);
}

/** The cards named lie on top; the rest of the deck, which is shuffled already, lies beneath. */
function layEvents(g: Game, value: unknown): void {
  const top = listOf(value, 'events').map((one, i) => oneOf(one, `events[${i}]`, EVENT_IDS));
  top.forEach((id, i) => {
    if (top.indexOf(id) !== i) flaw(`events[${i}]`, `"${id}" stands there twice.`);
  });
  g.events = [...top, ...g.events.filter((id) => !top.includes(id))];
}

function setWells(g: Game, value: unknown): void {
  const spaces = g.wells.map((well) => String(well.space));
  const f = fieldsOf(value, 'wells', spaces);
  for (const well of g.wells) {
    const said = f[well.space];
    if (said !== undefined) well.full = oneOf(said, `wells.${well.space}`, ['full', 'empty']) === 'full';
  }
}

function heroAt(g: Game, value: unknown, where: string): HeroId {
  const hero = heroNamed(g, textOf(value, where).toLowerCase());
  return hero?.id ?? flaw(where, `${shown(value)} does not play here.`);
}

function legendAt(value: unknown, board: BoardId): Legend | null {
  if (value === undefined || value === null) return null;
  const legend = findLegend(String(value));
  if (legend === undefined) return flaw('legend', `there is no legend ${shown(value)}.`);
  if (legend.board !== board) return flaw('legend', `legend ${legend.id} is played on the ${legend.board} side.`);
  return legend;
}

/**
 * The legend with the cards up to the narrator's letter counted as read: its goal holds, and its pieces stand only
 * where the file puts them. Without a legend no cards are read, and the equipment is for sale.
 */
function openLegend(g: Game, legend: Legend | null): void {
  if (legend === null) {
    g.trade = true;
    return;
  }
  g.legend = legend.id;
  g.trade = legend.trade;
  const due = legend.cards.filter((c) => c.letter !== undefined && LETTERS.indexOf(c.letter) <= g.narrator);
  const read = due.flatMap((card) => withCalled(legend, card));
  g.read = read.map((c) => c.id);
  const goal = read.flatMap((c) => c.lines).findLast((one) => 'goal' in one);
  if (goal !== undefined && 'goal' in goal) g.goal = goal.goal;
}

/** The card and those that it calls without a condition, in the order of reading. */
function withCalled(legend: Legend, card: Card): Card[] {
  const called = card.lines.flatMap((one) => ('read' in one && one.if === undefined ? [one.read] : []));
  return [card, ...legend.cards.filter((c) => called.includes(c.id)).flatMap((c) => withCalled(legend, c))];
}

/** Who is on turn: the hero named, else the one of highest rank who is awake. All asleep: the sunrise comes next. */
function openTurn(g: Game, value: unknown): void {
  push(g, { kind: 'day', step: 'next' });
  const up = g.heroes.filter(awake);
  if (g.rooster === null) g.rooster = g.heroes.find((hero) => hero.asleep && hero.down === null)?.id ?? null;
  const who = given(value, up.length === 0 ? undefined : highestRank(up), (one) => heroAt(g, one, 'turn'));
  if (who === undefined) {
    nextIs(g, g.heroes[0].id);
    return;
  }
  if (!up.some((hero) => hero.id === who)) flaw('turn', `${who} has ended the day or is laid down.`);
  g.turn = placeOf(g, who);
  push(g, { kind: 'turn', step: 'ask', who });
}

function built(value: unknown, seed: number): Game {
  const f = fieldsOf(value, 'the top', KEYS);
  for (const key of ['board', 'heroes']) if (f[key] === undefined) flaw('the top', `the key "${key}" is missing.`);
  const board = oneOf(f.board, 'board', BOARDS);
  const g = bareState(
    board,
    given(f.level, 'normal', (level) => oneOf(level, 'level', LEVELS)),
    seed,
  );
  const legend = legendAt(f.legend, board);
  g.nests = [...spacesWith(boardOf(board), 'nest')];
  if (f.narrator !== undefined) SET.narrator(g, f.narrator);
  openLegend(g, legend);
  shuffleEvents(g);
  for (const [key, set] of Object.entries(SET)) if (f[key] !== undefined) set(g, f[key]);
  countSupply(g);
  if (f.supply !== undefined) setSupply(g, f.supply);
  layBacks(g);
  openTurn(g, f.turn);
  return g;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Flaw('The scenario is no JSON: look for a missing comma, bracket or quote.');
  }
}

/**
 * Reads the text of a scenario file into a game that only needs settling. What is wrong in it is refused by name. `print`
 * tells this scenario from what the file may hold later; how it is laid out on the lines does not count.
 */
export function readScenario(text: string, seed: number): { game: Game; print: string } | Refusal {
  try {
    const said = parsed(text);
    return { game: built(said, seed), print: fingerprint(JSON.stringify(said)) };
  } catch (error) {
    if (error instanceof Flaw) return { rule: null, text: error.message };
    throw error;
  }
}

/** The game of a set-up whose scenario was read before without a refusal; throws with its sentence otherwise. */
export function setUpScenario(setup: { seed: number; scenario: { text: string } | null }): Game {
  const read = readScenario(setup.scenario?.text ?? '', setup.seed);
  if (isRefusal(read)) throw new Error(read.text);
  return read.game;
}
