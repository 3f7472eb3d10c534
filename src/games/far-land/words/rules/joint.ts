import { rulesOf } from './types.ts';

export const joint = rulesOf('joint', [
  {
    id: 'JOINT-1',
    text: 'The hero on turn may invite others into the fight, from the same space or from within bow reach. Each who comes pays 1 hour a round. Nobody comes whose day is over or who has no hour to pay.',
  },
  {
    id: 'JOINT-2',
    text: 'The fighters add up their strength, and each adds one chosen die. The sum is their common fight value.',
    example:
      'Strength 11, a 3 of the Mountain Warrior that counts 6, and a 5 of the Steppe Rider make 22. The Gorlot has 12, loses 10 and is beaten.',
  },
  {
    id: 'JOINT-3',
    text: 'When the creature rolls higher, every fighter loses the whole difference.',
  },
  {
    id: 'JOINT-4',
    text: 'Whoever fought in the last round gets a share of the reward. They agree who takes how much gold and willpower.',
    example: 'A reward of 3 can be willpower 1 for one hero, willpower 1 for another and gold 1 for a third.',
  },
  {
    id: 'JOINT-5',
    text: "After any round a fighter may go and save the hours, and so may the one who invited. The fight lasts while one stays. Without the inviter, the nearest fighter on the inviter's left begins each round.",
  },
  {
    id: 'JOINT-6',
    text: 'A fighter at willpower 0 or without an hour drops out while others fight on. At willpower 0 it costs strength 1, never the last, and gives back willpower 3. There is no way back into this fight.',
  },
  {
    id: 'JOINT-7',
    text: 'Between rounds, fighters on one space may hand items to each other.',
  },
  {
    id: 'JOINT-8',
    text: 'When a joint fight is done, the turn goes to the left of the one who invited.',
  },
  {
    id: 'JOINT-9',
    text: 'Whoever invited rolls first. The others roll after that, clockwise.',
  },
  {
    id: 'JOINT-10',
    text: 'A fighter who has gone or dropped out does nothing more in this fight, and gets none of its reward.',
  },
  {
    id: 'JOINT-11',
    text: 'If no fighter is left, the fight ends with no reward and the enemy is fresh again.',
  },
]);
