import { rulesOf } from './types.ts';

export const items = rulesOf('items', [
  {
    id: 'WINE-1',
    text: 'A wineskin holds two sips. In a walk, each takes you 1 space with no hour spent, so with no overtime to pay.',
  },
  {
    id: 'WINE-2',
    text: 'The first sip turns the wineskin to half full. The second puts it back on the equipment board, where it is for sale again.',
  },
  {
    id: 'WINE-3',
    text: 'You may take both sips in one turn, and from more than one wineskin.',
  },
  {
    id: 'TELE-1',
    text: "Where you stand you may look through the telescope, even on another's turn. It reveals tokens next door, and none is carried out by that. It can be used again and again.",
  },
  {
    id: 'TELE-2',
    text: 'The telescope shows no spores, no mushrooms, no rocks and no Azturia.',
  },
  {
    id: 'TELE-3',
    text: "Where several tokens lie, choose which to reveal. Fog seen by telescope lies open until a hero's movement ends there.",
  },
  {
    id: 'TELE-4',
    text: 'The telescope looks at the spaces around, not at your own.',
  },
  {
    id: 'FALC-1',
    text: 'Once a day the falcon flies between its owner and one other hero, however far. In one flight small items, gold, herbs and mushrooms may go both ways, as many as you like. Then it is turned over until sunrise.',
  },
  {
    id: 'FALC-2',
    text: 'The falcon carries nothing large: no shadow blade, no bow, no log. The griffin crown and the artefact parts are small enough.',
    house: true,
  },
  {
    id: 'FALC-3',
    text: 'In the middle of a fight round the falcon stays put. It does not fly to or from a sleeping hero.',
  },
  {
    id: 'KNIFE-1',
    text: 'In each round the throwing knife lets you roll one of your dice anew, right after your roll. With the bow the new roll is the one that counts. You keep the knife.',
  },
  {
    id: 'BOW-1',
    text: 'With the bow you may attack an enemy next door, be it creature, Black Knight or spore.',
  },
  {
    id: 'BOW-2',
    text: 'Bow dice are rolled singly. Stop when you like what you see: the newest die counts, the earlier ones do not.',
  },
  {
    id: 'SHAD-1',
    text: 'Before a fight you may pay strength 1 and turn the shadow blade over. In that fight your own dice are added together, where otherwise the best one counts.',
    house: true,
  },
  {
    id: 'SHAD-2',
    text: 'A win with the shadow blade brings no reward and leaves the narrator where he is. After a defeat the use is spent for nothing, and the blade stays with you turned over. The second use is still open.',
  },
  {
    id: 'SHAD-3',
    text: 'To use the shadow blade again costs willpower 7 before the fight. After that fight it is gone for good.',
  },
  {
    id: 'CROWN-1',
    text: "Once a round the griffin crown turns a die upside down, right after it was rolled: yours or a fellow fighter's. The two faces make 7.",
    example: 'A 2 is turned and becomes a 5.',
  },
  {
    id: 'MUSH-1',
    text: "On a mushroom's space you may take it without a look. It acts when you reveal it: it gives willpower 2 or 4, or takes willpower 3. Then it is gone.",
    house: true,
  },
  {
    id: 'MUSH-2',
    text: 'A hidden mushroom may be given to a hero beside you, or sent with the falcon.',
  },
  {
    id: 'HOPE-1',
    text: 'One hope stone gives you strength 1. Like all four, it works a single time and leaves the game.',
  },
  {
    id: 'HOPE-2',
    text: 'One hope stone weakens a Gor, Gorlot, Skral, Chalk Skral or Troll of the usual strength for a whole fight: strength goes one mark left, and the reward with it. The stone is spent even if you lose or break off.',
    house: true,
  },
  {
    id: 'HOPE-3',
    text: 'One hope stone gives willpower 3 to its bearer and to every other hero there.',
  },
  {
    id: 'HOPE-4',
    text: 'One hope stone wards off a bad event that was just drawn. The card does nothing and is out of the game.',
  },
  {
    id: 'HOPE-5',
    text: 'You pick up a hope stone like an item, and learn its kind then. To use it is free.',
    house: true,
  },
  {
    id: 'LOG-1',
    text: "On a log's space you may take it. A log lies on your strength track, so you need strength 1 more than all your logs together. The five logs weigh 1, 1, 2, 2 and 3.",
    example: 'For a log of 2 you need strength 3.',
    house: true,
  },
  {
    id: 'LOG-2',
    text: 'When lost strength, to a Black Knight or anything else, makes your logs too heavy, put down on your space as few as will do. You choose which.',
    house: true,
  },
  {
    id: 'HERB-1',
    text: 'One herb heals willpower 1. Two eaten together heal willpower 5.',
  },
  {
    id: 'RUIN-1',
    text: 'A ruin spirit takes up one small storage space for the rest of the legend. It cannot be given away, sent or laid down. With every small space full, you lay down an item to make room.',
    house: true,
  },
]);
