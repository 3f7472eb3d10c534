import { rulesOf } from './types.ts';

export const fight = rulesOf('fight', [
  {
    id: 'FIGHT-1',
    text: 'You may attack a creature on your space, but not in the turn that brought you there. All the others play first; if their days are over, your next turn comes at once.',
  },
  {
    id: 'FIGHT-2',
    text: 'A round costs every fighter 1 hour, paid before any die falls. It may be an hour of overtime, with its willpower 2.',
  },
  {
    id: 'FIGHT-3',
    text: 'The hero rolls before the enemy. How many dice you roll stands on your board, beside your willpower.',
    example:
      'Tenaya rolls 2 dice with willpower 5, below it 1. The Healer rolls 2 with willpower 9, the Steppe Rider up to 3 with willpower 11, the Mountain Warrior always 1.',
  },
  {
    id: 'FIGHT-4',
    text: 'Your fight value is your best die plus your strength.',
    example: 'The Healer rolls 5 and 3 and has strength 5. That makes 10, and the 3 heals her to willpower 12.',
  },
  {
    id: 'FIGHT-5',
    text: 'Then the creature rolls as many dice as its willpower allows. The game rolls for it in plain sight.',
  },
  {
    id: 'FIGHT-6',
    text: 'Only creatures add dice that are alike, and only where the sum beats their best single die.',
    example:
      'A Gorlot rolls 4 and 4. With strength 4 that makes 8 and 4, so 12. A roll of 4, 4 and 5 counts 8; 1, 1 and 5 counts 5.',
  },
  {
    id: 'FIGHT-7',
    text: 'Whoever has the lower value loses the difference in willpower. When both are equal, nobody is hurt.',
  },
  {
    id: 'FIGHT-8',
    text: 'As long as both sides have willpower, the next round may follow at once. The fight stops when you break off or run out of hours, and the next hero plays.',
  },
  {
    id: 'FIGHT-9',
    text: 'At willpower 0 the creature is beaten. You take its reward there and then, in gold, willpower or some of both. It goes to 400 on the lake side, 500 on the river side, and the narrator moves 1 letter.',
  },
  {
    id: 'FIGHT-10',
    text: 'At willpower 0 you have lost the fight. You lose strength 1, though never your last, and get up with willpower 3. The next hero is on turn.',
  },
  {
    id: 'FIGHT-11',
    text: 'When nobody has won, the creature rests. The next attack finds it as strong as at first.',
  },
  {
    id: 'FIGHT-12',
    text: 'Red dice roll for most creatures. Black is for Black Knights and Swamp Trolls, grey for spores.',
  },
  {
    id: 'FIGHT-13',
    text: 'A Troll rolls 3 red dice while it has willpower 7 or more, and 2 below that. Its equal dice are summed, and the best sum or single die counts.',
    example: 'A Troll rolls 3, 3 and 5. The two threes make 6; with strength 14 that is 20.',
  },
  {
    id: 'FIGHT-14',
    text: 'A Gorlot has strength 4, willpower 5, red dice 2 and reward 3. The values of all other kinds are our own.',
    house: true,
  },
  {
    id: 'FIGHT-15',
    text: 'Each fight begins with the enemy fresh, at the strength and willpower of its kind. Wounds of an earlier fight are gone, even of one the heroes lost.',
  },
  {
    id: 'FIGHT-16',
    text: 'Heroes never add equal dice: one die counts. Only the shadow blade changes this.',
    house: true,
  },
]);
