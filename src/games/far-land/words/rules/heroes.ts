import { rulesOf } from './types.ts';

export const heroes = rulesOf('heroes', [
  {
    id: 'RAASH-1',
    text: 'Raash and Raashana, the Steppe Riders, always roll singly and stop at will; the newest die counts. They may also attack next door. It is as if they had a bow, even face to face.',
    example: 'With willpower 11: a 2, then a 5, stop. The third die is never rolled.',
  },
  {
    id: 'RAASH-2',
    text: 'On a walk Raash may carry other heroes along. A stop is not needed to fetch them, and sleepers can be fetched too.',
  },
  {
    id: 'RAASH-3',
    text: 'If there is something to get where such a ride ends, the riders agree who has it.',
    example: 'At a well one of them drinks, and it may be any of them.',
  },
  {
    id: 'RAASH-4',
    text: 'Two shore spaces with a mark are one step apart over the lake, and the lake is not a space. Any hero with willpower 12 or more can go this step, and loses none of it. Those whom Raash carries need none.',
    house: true,
  },
  {
    id: 'GRENT-1',
    text: 'Grent and Grea, the Mountain Warriors, have one die. On it 1, 2 and 3 count double; 4, 5 and 6 count as they are.',
    example: 'A roll of 3 counts 6.',
    house: true,
  },
  {
    id: 'GRENT-2',
    text: "Whenever the Mountain Warrior's die shows 2, it may be rolled anew, until it shows something else.",
  },
  {
    id: 'TENAYA-1',
    text: "Tenaya and Teyan, the Fire Wielders, own 3 fire spells. Once the dice of both sides lie, a spell takes 2 off the enemy's fight value for this round. It is turned over and comes back at sunrise.",
    house: true,
  },
  {
    id: 'TENAYA-2',
    text: "Beacon fire: on Tenaya's turn a spell turned over calls another hero to her from up to 4 spaces away. That hero cannot bring the steppe people. A hero held by a spore cannot come.",
    house: true,
  },
  {
    id: 'AVIDA-1',
    text: 'Avida and Avid, the Healers, pick the die that fights. The other dice heal at once, each by its number.',
    example: '5 and 3 at willpower 9: the 5 fights, the 3 heals to willpower 12.',
  },
  {
    id: 'AVIDA-2',
    text: 'In a joint fight Avida may give this healing to fellow fighters. It comes at once, so those who roll later may have more dice already.',
  },
  {
    id: 'AVIDA-3',
    text: 'When Avida shoots with a bow, nobody is healed.',
  },
  {
    id: 'AVIDA-4',
    text: 'If Avida has one die, or if all dice count, no die is left to heal with.',
  },
]);
