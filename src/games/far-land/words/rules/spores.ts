import { rulesOf } from './types.ts';

export const spores = rulesOf('spores', [
  {
    id: 'SPORE-1',
    text: 'A spore is no creature. Spores and creatures pass each other by and can lie and stand together.',
  },
  {
    id: 'SPORE-2',
    text: 'A spore holds you: you stop on its space and do not walk until the last spore there is beaten. To fight, pass or move Flaps is allowed.',
    house: true,
  },
  {
    id: 'SPORE-3',
    text: 'A spore has strength 5 and adds the grey die, and each round costs 1 hour. Roll higher once and it is beaten. If you are equal or lower, nothing happens.',
  },
  {
    id: 'SPORE-4',
    text: 'The reward of a spore is on its back. It leaves the game, not to the supply, and the narrator stays. Another spore there can be fought straight on, at 1 hour a round.',
    house: true,
  },
  {
    id: 'SPORE-5',
    text: 'At a river sunrise one new spore grows wherever spores lie.',
  },
  {
    id: 'SPORE-6',
    text: 'When fog, card or sunrise wants a spore and the supply is empty, the Mother Spore rises. Of the spore nests she takes the one closest to the steppe people.',
  },
  {
    id: 'SPORE-7',
    text: "A quake can throw a hero off a spore's space. The spore does not hold against it.",
  },
  {
    id: 'SPORE-8',
    text: 'Spores do nothing to Azturia, and Azturia nothing to spores.',
  },
  {
    id: 'MOTHER-1',
    text: 'No one can beat the Mother Spore. She is not a creature; creatures and she pass each other by.',
  },
  {
    id: 'MOTHER-2',
    text: 'Once she is here, spores stop growing. Any event card or fog that shows spores then counts for nothing at all.',
  },
  {
    id: 'MOTHER-3',
    text: 'Where spores would grow at sunrise, she walks instead: 3 spaces, the shortest way to the steppe people. If two steps are as good, she takes the higher number.',
  },
  {
    id: 'MOTHER-4',
    text: 'When the Mother Spore comes to the steppe people, all is lost. No shield takes her in.',
  },
  {
    id: 'MOTHER-5',
    text: 'She does not stop in the swamp, and the portal on 599 means nothing to her. Over the steep rocks she goes if that way is shorter.',
  },
]);
