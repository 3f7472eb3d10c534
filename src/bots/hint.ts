import { type Line, line, words } from '../engine/line.ts';
import { applyInPlace, choices } from '../engine/machine.ts';
import { rngOf, word } from '../engine/rng.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import { boardOf, distance } from '../games/far-land/map.ts';
import { copyState, creatureOf, onTurn } from '../games/far-land/state.ts';
import type { Action, Event, Game } from '../games/far-land/types.ts';
import { foeName, heroList, number, placeName } from '../games/far-land/words/names.ts';
import type { Adviser } from '../session/advice.ts';
import { type Candidate, candidatesOf, copyMind } from './candidates.ts';
import type { Figures } from './figures.ts';
import { newMind } from './greedy/mind.ts';
import type { Plan } from './greedy/plans.ts';
import { greedyBot } from './greedy.ts';
import { isFree } from './random.ts';
import { SUNRISES, surelyBetter, type Tried, weighed } from './search.ts';

/** Play-outs that a hint costs, shared by the heroes, whose days take time each: about two seconds of work. */
export const HINTED = 128;
/** The same position always gets the same hint. */
const SEED = 20;

/** What a plan is for: "to fight the Gor on 412 with Avida". */
function aimWords(g: Game, plan: Plan): Line {
  const { task, who } = plan;
  const others = who.filter((id) => id !== onTurn(g).id);
  const along: Line = others.length === 0 ? [] : line` with ${heroList(g, others)}`;
  if (task.aim === 'lead') return line`to lead the steppe people to ${placeName(g, task.to)}`;
  if (task.aim === 'reach') return line`on the way to ${placeName(g, task.space)}`;
  const creature = creatureOf(g, task.foe);
  const foe = creature === undefined ? words('an enemy') : [foeName(g, creature.kind, creature.tag)];
  return line`to fight ${foe} on ${placeName(g, task.space)}${along}`;
}

/** Whether the plan leads somewhere else than the choice itself. */
const leadsOn = (g: Game, { action, plan }: Candidate): boolean =>
  plan !== undefined && action.verb === 'walk' && distance(boardOf(g.board), action.to, spaceOf(plan)) > 0;

const spaceOf = ({ task }: Plan): number => (task.aim === 'lead' ? task.to : task.space);

/** "walk 424, on the way to 415". */
function named(g: Game, one: Candidate): Line {
  const command = words(FAR_LAND.write(g, one.action), 'item');
  return leadsOn(g, one) ? line`${command}, ${aimWords(g, one.plan as Plan)}` : command;
}

type Figure = Exclude<keyof Figures, 'won' | 'lost'>;

/** Figures as players call them, and whether more of them is better. */
const NAMES: { readonly [F in Figure]: { name: string; good: boolean } } = {
  goals: { name: 'goals reached', good: true },
  way: { name: 'steps of the steppe people to go', good: false },
  shields: { name: 'shields free', good: true },
  strength: { name: 'strength', good: true },
  willpower: { name: 'willpower', good: true },
  gold: { name: 'gold', good: true },
  items: { name: 'items', good: true },
  letters: { name: 'letters left', good: true },
  creatures: { name: 'creatures on the board', good: false },
};

/** Differences smaller than this are not told. */
const TOLD = 0.15;

const perGame = (one: Tried, of: keyof Figures): number => one.sums[of] / one.worths.length;
const signed = (n: number): string => `${n > 0 ? '+' : '-'}${Math.abs(n).toFixed(1)}`;

const listOf = (parts: readonly Line[]): Line =>
  parts.flatMap((part, i) => (i === 0 ? part : [...words(', '), ...part]));

/** What the one brings more of, and what the other. */
function gains(best: Tried, other: Tried): Line[] {
  const more: Line[] = [];
  const less: Line[] = [];
  for (const [figure, { name, good }] of Object.entries(NAMES)) {
    const by = perGame(best, figure as Figure) - perGame(other, figure as Figure);
    if (Math.abs(by) < TOLD) continue;
    (by > 0 === good ? more : less).push(line`${name} ${{ text: signed(by), as: 'number' }}`);
  }
  return [
    ...(more.length > 0 ? [line`It gains, on average: ${listOf(more)}.`] : []),
    ...(less.length > 0 ? [line`It costs, on average: ${listOf(less)}.`] : []),
  ];
}

/** How often games ended on the way. */
function endings(best: Tried, other: Tried): Line[] {
  return (['won', 'lost'] as const).flatMap((end) => {
    const [one, two] = [best.sums[end], other.sums[end]];
    if (one + two === 0) return [];
    return [line`Games ${end} by then: ${number(one)} of ${best.worths.length}, by the next best ${number(two)}.`];
  });
}

function compared(g: Game, best: Tried, other: Tried): Line[] {
  const days = g.day + SUNRISES;
  return [
    line`Next best: ${named(g, other)}.`,
    line`Both were played on to day ${number(days)}, games ${number(best.worths.length)} each, with other dice and tokens each time.`,
    ...endings(best, other),
    ...gains(best, other),
    ...(surelyBetter(best, other) ? [] : [words('So few games do not tell them apart for sure.')]),
  ];
}

/** What is given, and to whom, once it is said that something is given. */
function afterOffer(g: Game, { action, mind }: Candidate): string {
  const then = copyState(g);
  applyInPlace<Game, Action, Event>(FAR_LAND, then, action);
  return FAR_LAND.write(then, greedyBot(copyMind(mind)).choose(then, choices(FAR_LAND, then), rngOf(SEED)));
}

const AT_ONCE = 'It takes no hour, and it does good at once.';
const NOTHING_BETTER = 'No other choice is worth a try.';

/** What the search bot would do now, and what that gains and costs against the next best. */
export function hintFor(g: Game, budget: number = Math.floor(HINTED / g.heroes.length)): Line[] {
  const offered: readonly Action[] = choices(FAR_LAND, g);
  if (offered.length === 1)
    return [line`Hint: ${words(FAR_LAND.write(g, offered[0]), 'item')}. There is nothing else to do.`];
  const rng = rngOf(SEED);
  const all = candidatesOf(g, offered, newMind(), rng);
  const distinct = all.filter((one, i) => all.findIndex(({ action }) => action === one.action) === i);
  if (distinct.length === 1 && all[0].action.verb === 'offer')
    return [line`Hint: ${named(g, all[0])}, then ${words(afterOffer(g, all[0]), 'item')}.`, words(AT_ONCE)];
  if (distinct.length === 1)
    return [line`Hint: ${named(g, all[0])}.`, words(isFree(all[0].action) ? AT_ONCE : NOTHING_BETTER)];
  const [best, other] = weighed(g, distinct, budget, word(rng));
  return [line`Hint: ${named(g, best)}.`, ...compared(g, best, other)];
}

/** Hints for the games that the bots know. */
export const adviser: Adviser = (rules, g) =>
  rules.id === FAR_LAND.id ? hintFor(g as Game) : { rule: null, text: `There are no hints for ${rules.title}.` };
