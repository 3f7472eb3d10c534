import { rulesOf } from './types.ts';

export const guards = rulesOf('guards', [
  {
    id: 'GUARD-1',
    text: 'In the cave, a hero whose movement ends on a space rolls the grey die. If the space shows that number, the guard trolls wake.',
  },
  {
    id: 'GUARD-2',
    text: 'Then each guard troll takes 1 step, the shortest way, toward the noisy hero. If it meets another hero on the way, it stays there.',
  },
  {
    id: 'GUARD-3',
    text: 'Of ways as short, a guard troll takes the higher number. Both may share a space, and one beside a hero stays while a hero is there. They hurt nobody unless you attack them or a card tells them to.',
    house: true,
  },
]);
