import { rulesOf } from './types.ts';

export const creatures = rulesOf('creatures', [
  {
    id: 'CRE-1',
    text: 'Creatures reveal no tokens and never attack first.',
  },
  {
    id: 'CRE-2',
    text: 'At a lake sunrise the Gors move first. After them come Gorlots, Skrals, Chalk Skrals and last the Trolls. Inside a kind the lowest space number leads, as they stand when the kind begins.',
    house: true,
  },
  {
    id: 'CRE-3',
    text: 'A creature goes one space along the little arrow. Every trail of arrows leads to the steppe people or to the Caves of the Grehon.',
  },
  {
    id: 'CRE-4',
    text: 'No two creatures share a space. If one is in the way, the newcomer goes on along the arrow, again and again if it must. This is true of new creatures as well.',
  },
  {
    id: 'CRE-5',
    text: 'A creature in the Caves of the Grehon, however it came, goes on a shield and is out of reach. Shields are 3 for two heroes, 2 for three, 1 for four. If one comes and no shield is free, the legend is lost.',
    example: 'Four heroes can let in 1 creature. The second ends the legend.',
    house: true,
  },
  {
    id: 'CRE-6',
    text: 'On the river side the top event card decides. Its back shows which kinds move, in what order, how often. The rest is as at the lake.',
  },
  {
    id: 'CRE-7',
    text: 'A creature that has reached the Path follows it to the steppe people. If they are elsewhere it takes the shortest way to them, and of equal ways the higher number.',
    house: true,
  },
  {
    id: 'CRE-8',
    text: 'When a new creature is wanted and its kind is used up, one comes back from 400 or 500. If none is there, none is placed.',
    house: true,
  },
  {
    id: 'CRE-9',
    text: "Fog on the river side can use up the top event card in daylight. From then on the next card's back gives the order, and tells the Black Knights whom to seek.",
  },
  {
    id: 'CRE-10',
    text: 'Some kinds are in no order: Troll King, Buffalo Monster, Strange Creature, Guard Trolls, Swamp Trolls. They move only when a card of theirs says so.',
    house: true,
  },
  {
    id: 'CRE-11',
    text: 'Only creatures block or push creatures. Heroes, Black Knights, ghosts, Flaps, spores and the Mother Spore do not.',
    house: true,
  },
]);
