import { rulesOf } from './types.ts';

export const walk = rulesOf('walk', [
  {
    id: 'WALK-1',
    text: 'Each space you enter costs 1 hour. You walk as far as your hours reach.',
    example:
      'The Healer walks 2 spaces from 558 to 546 and pays 2 hours. The fog on 546 is revealed and obeyed, then the next hero plays.',
  },
  {
    id: 'WALK-2',
    text: 'You may walk to every space next to yours. The arrows are for creatures; heroes ignore them.',
  },
  {
    id: 'WALK-3',
    text: 'Fog that you only pass stays hidden. If your movement ends on it, you reveal it and carry it out there and then.',
  },
  {
    id: 'WALK-4',
    text: 'Nobody walks into the river. A bridge crosses it for nothing and is no space. Two spaces with the river between are neighbours only where a bridge joins them, be it for walking, telescope, bow or ghost.',
    house: true,
  },
  {
    id: 'WALK-5',
    text: 'Heroes may crowd one space, however many they are.',
  },
  {
    id: 'WALK-6',
    text: 'A space with creatures on it can be entered and crossed, unless a legend card forbids it.',
  },
  {
    id: 'WALK-7',
    text: 'The swamp, 548 and 549, stops you as you enter it. You walk on when you are next on turn. So it is in all 7 legends.',
  },
  {
    id: 'WALK-8',
    text: 'A spore stops you as you step onto its space.',
  },
  {
    id: 'WALK-9',
    text: 'One walk is one turn. After it the next hero plays, though you may have hours left.',
  },
]);
