import { legendOf } from '../../games/far-land/content/legends/index.ts';
import type { CardLine, Condition, Deed, Legend } from '../../games/far-land/legend.ts';
import { holds, sumFor } from '../../games/far-land/rules/conditions.ts';
import { deedOpen } from '../../games/far-land/rules/deeds.ts';

import { LAST, LETTERS } from '../../games/far-land/rules/track.ts';
import type { Creature, Game, Hero, ItemId, Space } from '../../games/far-land/types.ts';

/** One thing that the goal of the legend still asks for, as something heroes can set out to do. */
export type Want =
  | { kind: 'slay'; creature: Creature }
  | { kind: 'people'; to: Space }
  | { kind: 'stand'; at: Space; all: boolean }
  | { kind: 'deed'; deed: Deed }
  | { kind: 'bring'; what: 'herb' | 'log'; to: Space; missing: number }
  | { kind: 'hold'; item: ItemId }
  | { kind: 'spores' };

type Asks = (g: Game, legend: Legend, whole: Condition, depth: number) => Want[];

/** How far a chain of "this only when that" is followed. */
const DEPTH_MOST = 3;

/** What each test of a condition asks of the heroes; the others (the hour, the level) come by themselves. */
const ASKS: { [K in keyof Condition]: Asks } = {
  slain: (g, _legend, whole) =>
    g.creatures
      .filter((one) => one.tag !== undefined && whole.slain?.includes(one.tag) && !g.slain.includes(one.tag))
      .map((creature) => ({ kind: 'slay', creature })),
  stands: () => [],
  fact: (g, legend, whole, depth) => {
    const fact = whole.fact as string;
    return [
      ...legend.deeds.filter((deed) => raises(deed.do, fact)).flatMap((deed) => toDo(g, legend, deed, depth)),
      ...legend.watches
        .filter((one) => !g.fired.includes(one.id) && raises(one.do, fact))
        .flatMap((one) => asked(g, legend, one.when, depth + 1)),
    ];
  },
  peopleAt: (g, _legend, whole) => (g.people === null ? [] : [{ kind: 'people', to: whole.peopleAt as Space }]),
  heroAt: (_g, _legend, whole) => [{ kind: 'stand', at: whole.heroAt as Space, all: false }],
  allAt: (_g, _legend, whole) => [{ kind: 'stand', at: whole.allAt as Space, all: true }],
  has: (_g, _legend, whole) => [{ kind: 'hold', item: whole.has as ItemId }],
  logsAt: (g, _legend, whole) => (whole.logsAt === undefined ? [] : [bring(g, 'log', whole.logsAt)]),
  herbsAt: (g, _legend, whole) => (whole.herbsAt === undefined ? [] : [bring(g, 'herb', whole.herbsAt)]),
  not: (g, _legend, whole) => {
    if (whole.not?.spores !== undefined) return [{ kind: 'spores' }];
    const tag = whole.not?.stands;
    return g.creatures
      .filter((one) => one.tag !== undefined && one.tag === tag)
      .map((creature) => ({ kind: 'slay', creature }));
  },
  any: (g, legend, whole, depth) => (whole.any ?? []).flatMap((one) => asked(g, legend, one, depth)),
  all: (g, legend, whole, depth) => (whole.all ?? []).flatMap((one) => asked(g, legend, one, depth)),
};

/** What still has to be carried to a space: so many herbs, or logs of so much value. */
function bring(g: Game, what: 'herb' | 'log', { space, sum }: NonNullable<Condition['logsAt']>): Want {
  const all = sumFor(g, sum);
  let there = 0;
  for (const t of g.tokens) if (t.space === space && t.kind === what) there += t.kind === 'log' ? t.value : 1;
  return { kind: 'bring', what, to: space, missing: all - there };
}

/** A deed that can be done now, or what it waits for. */
const toDo = (g: Game, legend: Legend, deed: Deed, depth: number): Want[] =>
  deed.when === undefined || holds(g, deed.when) ? [{ kind: 'deed', deed }] : asked(g, legend, deed.when, depth + 1);

/** What is still missing for a condition to hold. */
function asked(g: Game, legend: Legend, condition: Condition, depth: number): Want[] {
  if (depth > DEPTH_MOST) return [];
  const out: Want[] = [];
  for (const key in condition) {
    const name = key as keyof Condition;
    const ask = ASKS[name];
    if (ask === undefined || holds(g, part(condition, name))) continue;
    out.push(...ask(g, legend, condition, depth));
  }
  return out;
}

/** One test of a condition by itself; `least` and `most` belong to `fact`. */
function part(condition: Condition, name: keyof Condition): Condition {
  const { least, most } = condition;
  const alone: Condition = { [name]: condition[name] };
  if (name === 'fact' && least !== undefined) alone.least = least;
  if (name === 'fact' && most !== undefined) alone.most = most;
  return alone;
}

/** Whether these lines, or lines within them, set this fact or add to it. */
function raises(lines: readonly CardLine[], fact: string): boolean {
  return JSON.stringify(lines).includes(`"fact":"${fact}"`);
}

export interface Goal {
  wants: Want[];
  /** The goal holds, and is judged on N: time may pass. */
  met: boolean;
  /** Met, it is won at once. */
  atOnce: boolean;
}

/** What the goal that holds now asks for. Without a legend nothing is asked. */
export function goalOf(g: Game): Goal {
  const legend = g.legend === null ? undefined : legendOf(g.legend);
  const goal = legend?.goals.find((one) => one.id === g.goal);
  if (legend === undefined || goal === undefined) return { wants: [], met: false, atOnce: false };
  return { wants: asked(g, legend, goal.when, 0), met: holds(g, goal.when), atOnce: goal.atOnce === true };
}

/** Deeds that could be done now, those of the goal left out. */
export function otherDeeds(g: Game, wants: readonly Want[]): Deed[] {
  if (g.legend === null) return [];
  return legendOf(g.legend).deeds.filter(
    (deed) => deedOpen(g, deed) && !wants.some((want) => want.kind === 'deed' && want.deed.id === deed.id),
  );
}

export const wantsSlain = (wants: readonly Want[], creature: Creature): boolean =>
  wants.some((want) => want.kind === 'slay' && want.creature.id === creature.id);

/** Whether some goal of the legend is to beat an enemy. */
export const asksToSlay = (g: Game): boolean =>
  g.legend !== null && legendOf(g.legend).goals.some(({ when }) => when.slain !== undefined);

export const isLeader = (g: Game, hero: Hero): boolean => g.people?.leader === hero.id;

/** The next letter whose card ends the legend as things stand: its story tells of it beforehand. Else N. */
export function deadlineOf(g: Game): number {
  if (g.legend === null) return LAST;
  for (const { letter, lines } of legendOf(g.legend).cards) {
    const at = letter === undefined ? -1 : LETTERS.indexOf(letter);
    if (at > g.narrator && lines.some((line) => 'lose' in line && (line.if === undefined || holds(g, line.if))))
      return at;
  }
  return LAST;
}
