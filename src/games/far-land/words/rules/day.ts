import { rulesOf } from './types.ts';

export const day = rulesOf('day', [
  {
    id: 'DAY-1',
    text: 'A day has 7 hours. After these a hero may add overtime, at most 3 hours.',
    example: '4 spaces cost 4 hours. 3 rounds of fighting cost 3.',
  },
  {
    id: 'DAY-2',
    text: 'An hour of overtime costs willpower 2, paid when the hour is used.',
  },
  {
    id: 'DAY-3',
    text: "Overtime never takes a hero's last willpower. With less than willpower 3 the hour is refused.",
  },
  {
    id: 'DAY-4',
    text: 'On your turn you do one thing: walk, fight or pass, or what the legend adds, such as moving Flaps. It may take as many hours as you like. Then the next hero clockwise is on turn.',
  },
  {
    id: 'DAY-5',
    text: 'To pass takes 1 hour.',
  },
  {
    id: 'DAY-6',
    text: 'You may end your day in place of an action, even with hours left. Your time marker then goes to the sunrise space.',
  },
  {
    id: 'DAY-7',
    text: 'Whoever ends the day first lies on the rooster, and begins tomorrow.',
  },
  {
    id: 'DAY-8',
    text: 'A hero whose day is over is left out. The rest take turns until every day is over.',
  },
  {
    id: 'DAY-9',
    text: "When every hero's day is over, the sun rises. After that all have 7 hours again and 3 of overtime, and the rooster's hero begins.",
  },
  {
    id: 'DAY-10',
    text: 'With no hours left and no overtime to pay for, there is nothing more to do. On your next turn you must end your day.',
  },
]);
