import { type Line, line, words } from '../engine/line.ts';
import { tradesAt, wellAt } from '../games/far-land/rules/shop.ts';
import { heroOf, onTurn } from '../games/far-land/state.ts';
import type { Action, ActionOf, Game, HeroId, Verb } from '../games/far-land/types.ts';
import { DAY_HOURS } from '../games/far-land/verbs.ts';
import { gatherAt } from '../games/far-land/words/gathered.ts';
import { heroName, number } from '../games/far-land/words/names.ts';
import { HELPS, SERVES } from './serves.ts';

type Reason = { [V in Verb]?: (g: Game, a: ActionOf<V>) => string | Line | undefined };

const STRENGTH = 'It takes no hour, and strength counts in every round of every fight.';
const COINS = 'Gold 2 buys a point of strength from a merchant.';
const ASKED_FOR = 'It takes no hour, and the goal asks for it.';
const OVERTIME = 'Every hour beyond the seventh costs willpower 2.';

/** What is found where the walker stands. */
function foundHere(g: Game): string | undefined {
  const hero = onTurn(g);
  if (g.tokens.some((t) => t.space === hero.space && t.kind === 'fog')) return 'Who stops here opens the fog.';
  if (wellAt(g, hero.space)?.full) return 'Here is a full well.';
  if (tradesAt(g, hero.space) && hero.gold > 1) return 'Here a merchant sells.';
  return hero.hours >= DAY_HOURS ? OVERTIME : undefined;
}

function whyDrop(g: Game, { what }: ActionOf<'drop'>): string | undefined {
  if (g.stack[g.stack.length - 1].kind === 'fog')
    return 'There is no room for what was found, and this is worth least.';
  if (what === 'gold') return 'A fellow can pick it up and buy with it.';
  return what === 'herb' || what === 'log' ? 'The goal asks for it here.' : undefined;
}

function whyTake(g: Game, { what }: ActionOf<'take'>): string | undefined {
  if (gatherAt(g, what) !== undefined) return ASKED_FOR;
  if (what === 'gold') return COINS;
  if (what === 'mushroom') return 'It takes no hour, and a mushroom may give willpower once it is turned over.';
  return what === 'herb' || what === 'log' ? undefined : SERVES[what];
}

const whyWillpower = (g: Game, id: HeroId): Line =>
  line`${heroName(g, id)} has willpower ${number(heroOf(g, id).wp)}; more of it means more dice, and no fall.`;

/** What can be said for a choice by the rules alone. */
const REASONS: Reason = {
  stop: foundHere,
  end: (g) =>
    onTurn(g).hours >= DAY_HOURS ? OVERTIME : 'Nothing in reach today is worth the hours, as far as can be seen.',
  buy: (_g, { what }) => (what === 'strength' ? STRENGTH : SERVES[what]),
  reward: (g, { to, as }) => (as === 'gold' ? COINS : whyWillpower(g, to)),
  give: (g, { to, what, n }) =>
    what === 'gold'
      ? line`${heroName(g, to)} then carries gold ${number(heroOf(g, to).gold + n)}; every 2 buy a point of strength from a merchant.`
      : line`${heroName(g, to)} has more use for it, as far as can be seen.`,
  drop: whyDrop,
  enough: (g) =>
    g.stack[g.stack.length - 1].kind === 'card' ? 'The card costs less than what would ward it off.' : undefined,
  use: (_g, { item, hope }) => (hope === undefined ? SERVES[item] : HELPS[hope]),
  take: whyTake,
  eat: (g, { by }) => whyWillpower(g, by ?? onTurn(g).id),
  unlead: () => 'They are safe here, as far as can be seen, or where they are wanted.',
  reveal: () => 'A good one helps at once, and there is willpower enough for a bad one.',
  drink: () => 'It takes no hour, and wells fill again at sunrise.',
  lead: () => 'The steppe people walk with who leads them.',
};

/** The reason that the rules give for this choice; undefined where games played on must tell. */
export function reasonOf(g: Game, action: Action): Line | undefined {
  const found = (REASONS[action.verb] as ((g: Game, a: Action) => string | Line | undefined) | undefined)?.(g, action);
  return typeof found === 'string' ? words(found) : found;
}
