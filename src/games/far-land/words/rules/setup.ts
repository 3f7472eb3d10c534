import { rulesOf } from './types.ts';

export const setup = rulesOf('setup', [
  {
    id: 'SET-1',
    text: '2 to 4 heroes set out. Each player picks one of four hero boards, as woman or man, with its figure, its dice, 2 discs for willpower and time, and 1 cube for strength. One player alone may steer 2 to 4 heroes; clockwise is then the order in which they were chosen.',
    house: true,
  },
  {
    id: 'SET-2',
    text: 'Every hero sets out with strength 1 and willpower 7.',
  },
  {
    id: 'SET-3',
    text: 'At first all time markers lie on the sunrise space. The legend card names the hero who begins; if it names nobody, the highest rank begins.',
    house: true,
  },
  {
    id: 'SET-4',
    text: 'There are 15 dice. Heroes: blue 2 for the Healer, green 3 for the Steppe Rider, brown 4 for the Fire Wielder, purple 1 for the Mountain Warrior. Enemies: red 3 and black 1 for creatures, grey 1 for spores and for the guard trolls.',
    house: true,
  },
  {
    id: 'SET-5',
    text: 'The 24 event cards are shuffled into one deck.',
  },
  {
    id: 'SET-6',
    text: 'The 16 fog tokens are mixed. One goes on each fog space, hidden side up.',
  },
  {
    id: 'SET-7',
    text: 'Each of the 4 well spaces gets a well token, full and face up.',
  },
  {
    id: 'SET-8',
    text: 'The equipment board holds 13 items: 5 wineskins, 2 telescopes, 2 bows, 2 throwing knives, 1 falcon, 1 shadow blade. There are never more of them than these, neither to buy nor to find.',
    house: true,
  },
  {
    id: 'SET-9',
    text: 'The narrator begins on A. The legend cards make a pile from A1 down to N. A card that bears no letter waits at the side until it is called for.',
  },
  {
    id: 'SET-10',
    text: 'Legends 3 to 6 hide a tower card on space 532, one of four. The other 3 are put away, and nobody looks at them.',
  },
  {
    id: 'SET-11',
    text: 'In legends 3 to 6 the dice hide 3 mushrooms and 4 hope stones, face down. For each, a red die gives the tens and a hero die the units; then add 500. Several may end up on one space.',
    example: "A red 5 and a hero's 6 hide a stone on 556.",
    house: true,
  },
  {
    id: 'SET-12',
    text: 'Tenaya or Teyan starts with 3 fire spells on the hero board. All three show minus 2.',
  },
  {
    id: 'SET-13',
    text: 'The supply can run out: gold 30 in all (8 ones, 6 twos, 2 fives), 11 stars, 9 spores, 5 logs, 5 red X, 4 Azturia, 4 hope stones, 3 rocks, 3 mushrooms, 3 artefact parts, 2 ruin spirits, 2 herbs, 1 griffin crown, and the figures and cards. Any gold can be changed into smaller pieces.',
    house: true,
  },
  {
    id: 'SET-14',
    text: 'One storage space of a hero board takes one token. Gold, herbs and mushrooms have a place of their own, and it is never full.',
  },
  {
    id: 'SET-15',
    text: 'Tenaya or Teyan stands highest with rank 60. Then come Raash with rank 46 and Grent with rank 35. Avida or Avid stands lowest with rank 24.',
    house: true,
  },
  {
    id: 'SET-16',
    text: 'The game tells 7 legends, each from its own cards. If a legend brings new pieces or new rules, its cards explain them.',
  },
  {
    id: 'SET-17',
    text: '34 figures are foes: 10 Gors, 5 Gorlots, 5 Chalk Skrals, 2 Skrals, 2 Swamp Trolls, 4 Trolls, 2 Guard Trolls, and one each of Troll King, Strange Creature, Buffalo Monster and Mother Spore. The 11 others: narrator, Flaps, Orweyn, catapult, Travelling Merchant, 3 ghosts, 3 Black Knights.',
  },
  {
    id: 'SET-18',
    text: 'The cards: 24 event cards, 4 of Takota, 4 of the tower, 1 quake. The other pieces: 16 fog tokens, 4 wells, 4 merchants, the drawing, the steppe people, the marker ring.',
  },
  {
    id: 'SET-19',
    text: 'Pieces wait beside the board until they are needed. No creature is on the board before a card puts it there.',
  },
]);
