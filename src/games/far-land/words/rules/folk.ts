import { rulesOf } from './types.ts';

export const folk = rulesOf('folk', [
  {
    id: 'FOLK-1',
    text: 'A hero on their space may lead the steppe people. They go along, a space for every step.',
    house: true,
  },
  {
    id: 'FOLK-2',
    text: 'The Mother Spore among the steppe people ends the legend. A creature that moves onto them takes a free shield beside them, as many as in the caves; with none free all is lost. At the caves those shields serve, and on the open way there are none.',
    house: true,
  },
  {
    id: 'FOLK-3',
    text: 'Where a legend says so, the steppe people go only so many spaces from one sunrise to the next. Then they rest where they are, whoever led them, and the walk ends there.',
    example:
      'At six spaces a day they come from 552 to 522. Nobody takes them up there before the sun rises. A step of a wineskin counts like any other.',
    house: true,
  },
]);
