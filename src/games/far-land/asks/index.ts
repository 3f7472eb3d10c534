import type { AnyRuleset, AskCommand } from '../../../engine/ruleset.ts';
import type { Game } from '../types.ts';
import { danger } from './danger.ts';
import { odds } from './odds.ts';
import { map } from './picture.ts';
import { rules, why } from './rulebook.ts';
import { shop } from './shop.ts';
import { look, near } from './surroundings.ts';
import { creatures, heroes, items } from './table.ts';
import { cards, deck, goal, status } from './tale.ts';
import { path, reach } from './wayfinding.ts';
import { where } from './where.ts';

/** Ask-commands of a game that goes on. */
export const ASKS = {
  look,
  near,
  map,
  where,
  path,
  reach,
  danger,
  odds,
  creatures,
  heroes,
  items,
  shop,
  status,
  goal,
  cards,
  deck,
  rules: (_g, args) => rules(args),
  why,
} satisfies { [name: string]: AskCommand<Game> };

/** Ask-commands that need no game. */
export const FREE_ASKS: AnyRuleset['freeAsk'] = { rules };

/** One line each for the help. */
export const ASK_HELP: { readonly [name in keyof typeof ASKS]: string } = {
  look: 'what stands on a space: look, look 412',
  near: 'ways out and what is close by: near, near raash',
  map: 'the board as a drawing of letters',
  where: 'where something stands, nearest first: where wells, where avida',
  path: 'the shortest way, step by step: path 447',
  reach: 'the spaces of one walk by their hours',
  danger: 'what each creature does at the next sunrise',
  odds: 'the chances of a fight, before it and between rounds: odds, odds gorlot, odds avida',
  creatures: 'every creature, its points and its way',
  heroes: 'every hero, points, hours and goods',
  items: 'what heroes carry: items, items raash',
  shop: 'what merchants sell, and where they are',
  status: 'day, narrator, shields and goal',
  goal: 'what must be done, how much of it is done, and by when',
  cards: 'legend cards again: cards, cards A1, cards good wood',
  deck: 'what is known of the event cards',
  rules: 'look a rule up: rules spore, rules FIGHT-1',
  why: 'why a command is not open now: why walk',
};
