/** The tower cards as they are read aloud, by number. */
export const TOWER_EN: Readonly<Record<string, { title: string; text: string }>> = {
  '1': {
    title: "The watchman's chest",
    text: 'The lid is stiff, and mice have nested on it. Underneath, wrapped in waxed cloth, lies a bow. It is yours.',
  },
  '2': {
    title: 'The view from the roof',
    text: 'From up here the land lies open like a hand, and you see to the bottom of the fog. All of it is turned face up.',
  },
  '3': {
    title: 'The last garrison',
    text: 'They left in a hurry and left good steel behind. You get strength 1. Then the hero with the least strength gets 1 as well.',
  },
  '4': {
    title: 'The loose stair',
    text: 'A step breaks, and you fall a long way: willpower 3 less. At the bottom you sit on the pay chest of the garrison: gold 4.',
  },
};
