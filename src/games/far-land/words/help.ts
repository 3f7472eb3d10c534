import type { Offer } from '../../../engine/ruleset.ts';
import { LEGEND_IDS, proseOf } from '../content/legends/index.ts';

/** Commands that change the game, for `help`. */
export const ACT_HELP: readonly (readonly [command: string, text: string])[] = [
  [
    'walk 412',
    'walk one space; walk 412 413 space by space; walk e se by compass; walk 415 the shortest way, and stop there; walk 415 overtime beyond hour 7',
  ],
  ['stop', 'end the walk here'],
  ['carry avida', 'take a fellow along on a ride (Steppe Rider)'],
  [
    'fight gor',
    'attack an enemy on the space; fight 412 names the space, fight chief a name; fight gor with avida invites at once',
  ],
  ['with tenaya', 'invite a fellow to the fight; alone fights without; tenaya: decline says no'],
  ['roll', 'roll the dice, or begin the next round; enough stops rolling; again rolls a 2 anew (Mountain Warrior)'],
  ['choose 5', 'let this die count and go on'],
  ['leave', 'leave the fight after a round'],
  ['gift raash 2', 'give willpower from the dice that did not fight (Healer)'],
  ['spell', 'take 2 off the enemy with a fire spell; beacon avida calls a fellow (Fire Wielder)'],
  ['reward raash gold 1', 'share a reward, in gold or wp'],
  ['pass', 'let an hour go by'],
  ['end', 'end the day'],
  ['do dam', 'do what the legend lets heroes do on this space; goal and near tell of it'],
  ['drink', 'empty the well on the space'],
  ['buy strength', 'buy from the merchant on the space'],
  ['take log 2', 'pick up what lies on the space; drop log 2 lays it down; reveal mushroom turns it over'],
  ['lead', 'have the steppe people follow; unlead lets them stay'],
  ['answer pay', 'give a card its answer; who avida names the hero it is for'],
  ['give avida gold 2', 'hand something to a fellow on the same space; give avida hope-stone ward says which stone'],
  ['flaps 533', 'send Flaps there for an hour; spy fog turns over what lies face down under it'],
  ['use hope-stone ward', 'use an item or a stone; use telescope 412 and use knife 2 say on what'],
  ['avida: drink', 'a free action of another hero'],
];

/** What can be begun. */
export const OFFERS: readonly Offer[] = LEGEND_IDS.map((id) => ({
  words: `legend ${id}`,
  title: proseOf(id).title,
  text: proseOf(id).about,
  example: `new legend ${id} heroes raash,avida`,
}));
