import { legendOf } from '../games/far-land/content/legends/index.ts';
import { boardOf, distance } from '../games/far-land/map.ts';
import { shieldsFree } from '../games/far-land/rules/creatures.ts';
import { LAST } from '../games/far-land/rules/track.ts';
import type { Game } from '../games/far-land/types.ts';
import { type Outlook, outlookOf } from './greedy/outlook.ts';
import { WEIGHTS } from './greedy/weights.ts';
import { itemWorth, nextSp, wpWorth } from './greedy/worth.ts';

/** What of a game can be put in numbers, all heroes together. */
export interface Figures {
  won: number;
  lost: number;
  strength: number;
  willpower: number;
  gold: number;
  herbs: number;
  items: number;
  shields: number;
  letters: number;
  creatures: number;
  /** Goals of the legend that were reached. */
  goals: number;
  /** Steps that the steppe people still have to where the goal wants them. */
  way: number;
}

/** What a won game is worth, and a lost one, in the points of the greedy bot: all that goes on lies between. */
const WON = 200;
const LOST = -60;
/** What each goal of the legend that was reached is worth, and how many things asked for are counted. */
const STAGE = 40;
const WANTS_MOST = 4;
/** What a step of the steppe people is worth. */
const STEP = 2;
/** Of what threatens, the part that will come about. */
const THREAT = 0.25;

/** Points of the heroes themselves. */
function heroesWorth(g: Game): number {
  let sum = 0;
  for (const hero of g.heroes) {
    for (let sp = 1; sp < hero.sp; sp++) sum += nextSp(sp);
    sum += wpWorth({ ...hero, wp: 0 }, hero.wp) + WEIGHTS.gold * hero.gold + WEIGHTS.herb * hero.herbs;
    for (const item of hero.items) sum += itemWorth({ ...hero, items: [] }, item);
    if (hero.down !== null) sum -= WEIGHTS.fall;
  }
  return sum;
}

/** How far the story has come: a goal that was reached counts more than all that the next one asks for. */
const storyWorth = (figures: Figures, { goal }: Outlook): number =>
  STAGE * figures.goals - WEIGHTS.goal * Math.min(WANTS_MOST, goal.wants.length) - STEP * figures.way;

/** Goals before the one that holds now, and half of one that is met and judged later. */
function goalsReached(g: Game, { goal }: Outlook): number {
  if (g.legend === null) return 0;
  const at = legendOf(g.legend).goals.findIndex(({ id }) => id === g.goal);
  return Math.max(0, at) + (goal.met ? 0.5 : 0);
}

function wayOfPeople(g: Game, { goal }: Outlook): number {
  const want = goal.wants.find((one) => one.kind === 'people');
  return want === undefined || g.people === null ? 0 : distance(boardOf(g.board), g.people.space, want.to);
}

/** What a position is worth, and its figures. Nothing that lies face down counts. */
export function judged(g: Game): { worth: number; figures: Figures } {
  const heroes = (of: (hero: Game['heroes'][number]) => number): number =>
    g.heroes.reduce((sum, hero) => sum + of(hero), 0);
  const outlook = outlookOf(g);
  const figures: Figures = {
    won: g.over?.result === 'won' ? 1 : 0,
    lost: g.over?.result === 'lost' ? 1 : 0,
    strength: heroes((hero) => hero.sp),
    willpower: heroes((hero) => hero.wp),
    gold: heroes((hero) => hero.gold),
    herbs: heroes((hero) => hero.herbs),
    items: heroes((hero) => hero.items.length),
    shields: shieldsFree(g),
    letters: LAST - g.narrator,
    creatures: g.creatures.length,
    goals: goalsReached(g, outlook),
    way: wayOfPeople(g, outlook),
  };
  if (g.over !== null) return { worth: figures.won > 0 ? WON : LOST, figures };
  let threat = 0;
  for (const worth of outlook.danger.values()) threat += worth;
  const time = outlook.goal.met ? 0 : figures.letters * WEIGHTS.letter;
  const worth =
    heroesWorth(g) + figures.shields * WEIGHTS.shield + time + storyWorth(figures, outlook) - threat * THREAT;
  return { worth: Math.max(LOST, Math.min(WON, worth)), figures };
}
