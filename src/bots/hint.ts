import { type Line, line, words } from '../engine/line.ts';
import { applyInPlace, choices } from '../engine/machine.ts';
import { rngOf, word } from '../engine/rng.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import { copyState } from '../games/far-land/state.ts';
import type { Action, Event, Game } from '../games/far-land/types.ts';
import { number } from '../games/far-land/words/names.ts';
import { chancePiece } from '../games/far-land/words/odds.ts';
import type { Adviser } from '../session/advice.ts';
import { commandAsSaid } from '../session/words.ts';
import { afterwards } from './afterwards.ts';
import { named, spoken } from './candidate-words.ts';
import { type Candidate, candidatesOf, copyMind } from './candidates.ts';
import { type ByChance, byChance, chanceOfFight } from './dice-hint.ts';
import { gainsOf } from './gains.ts';
import { newMind } from './greedy/mind.ts';
import { greedyBot } from './greedy.ts';
import { isFree } from './random.ts';
import { reasonOf } from './reasons.ts';
import { chosenOf, SUNRISES, surelyBetter, type Tried, weighed } from './search.ts';

/** Play-outs that a hint costs, shared by the heroes, whose days take time each: about two seconds of work. */
export const HINTED = 512;
/** The same position always gets the same hint. */
const SEED = 20;

/** What was tried beside the choice, and how the two differ. */
function compared(g: Game, best: Tried, other: Tried): Line[] {
  const games = Math.min(best.games.length, other.games.length);
  const gains = surelyBetter(best, other) ? gainsOf(best, other) : [];
  const played = line`${number(games)} games with each, played on to day ${number(g.day + SUNRISES)} with other dice and tokens`;
  return [
    line`Next best: ${named(g, other)}.`,
    ...gains,
    gains.length > 0 ? line`So it was in ${played}.` : line`${played} show no sure difference.`,
  ];
}

/** The same between dice, by the chance to win. */
function diceHint(g: Game, { best, others, foe }: ByChance): Line[] {
  const [next, ...rest] = others;
  return [
    line`Hint: ${spoken(g, best.action)}: ${foe} falls in ${chancePiece(best.worth)}.`,
    line`Next best: ${spoken(g, next.action)}, in ${chancePiece(next.worth)}.`,
    ...rest.slice(0, 2).map(({ action, worth }) => line`${spoken(g, action)}: in ${chancePiece(worth)}.`),
    words('Counted until the hours are spent.'),
  ];
}

/** What is given, and to whom, once it is said that something is given. */
function afterOffer(g: Game, { action, mind }: Candidate): { command: string; why: Line | undefined } {
  const then = copyState(g);
  applyInPlace<Game, Action, Event>(FAR_LAND, then, action);
  const gift = greedyBot(copyMind(mind)).choose(then, choices(FAR_LAND, then), rngOf(SEED));
  return { command: commandAsSaid(g.heroes, FAR_LAND.write(then, gift)), why: reasonOf(then, gift) };
}

const AT_ONCE = 'It takes no hour, and it does good at once.';
const NOTHING_BETTER = 'Nothing else is worth a try.';

/** A choice beside which nothing is tried. */
function alone(g: Game, only: Candidate, dice: ByChance | undefined): Line[] {
  const { action } = only;
  if (action.verb === 'offer') {
    const { command, why } = afterOffer(g, only);
    const gift = line`Hint: ${spoken(g, action)}, then ${words(command, 'item')}.`;
    return [gift, why ?? words(AT_ONCE), ...afterwards(g, only, SEED)];
  }
  const why = reasonOf(g, action) ?? words(isFree(action) ? AT_ONCE : NOTHING_BETTER);
  const later = isFree(action) ? afterwards(g, only, SEED) : [];
  return [
    line`Hint: ${named(g, only)}.`,
    ...whatever(dice),
    ...chanceOfFight(g, action, only.plan?.who ?? []),
    why,
    ...later,
  ];
}

const whatever = (dice: ByChance | undefined): Line[] =>
  dice === undefined ? [] : [line`Whatever you choose, ${dice.foe} falls in ${chancePiece(dice.best.worth)}.`];

/** What the search bot would do now, and what that gains, avoids and costs against the next best. */
export function hintFor(g: Game, budget: number = Math.floor(HINTED / g.heroes.length)): Line[] {
  const offered: readonly Action[] = choices(FAR_LAND, g);
  if (offered.length === 1) return [line`Hint: ${spoken(g, offered[0])}. There is nothing else to do.`];
  const dice = byChance(g);
  if (dice !== undefined && !dice.alike) return diceHint(g, dice);
  const rng = rngOf(SEED);
  const all = candidatesOf(g, offered, newMind(), rng);
  const distinct = all.filter((one, i) => all.findIndex(({ action }) => action === one.action) === i);
  if (distinct.length === 1) return alone(g, distinct[0], dice);
  const tried = weighed(g, distinct, budget, word(rng));
  const best = chosenOf(tried, distinct[0]);
  const other = tried.find((one) => one !== best) as Tried;
  const why = reasonOf(g, best.action);
  return [
    line`Hint: ${named(g, best)}.`,
    ...whatever(dice),
    ...chanceOfFight(g, best.action, best.plan?.who ?? []),
    ...(why === undefined ? [] : [why]),
    ...compared(g, best, other),
  ];
}

/** Hints for the games that the bots know. */
export const adviser: Adviser = (rules, g) =>
  rules.id === FAR_LAND.id ? hintFor(g as Game) : { rule: null, text: `There are no hints for ${rules.title}.` };
