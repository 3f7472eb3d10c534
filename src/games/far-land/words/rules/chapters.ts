import type { Chapter } from './types.ts';

/** The chapters, in the order in which the rules are read. */
export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'setup',
    title: 'Setup',
    words: ['setup', 'start', 'prepare', 'pieces', 'supply', 'components', 'players', 'material'],
    intro: 'What lies where before a legend begins, and how much of everything there is.',
  },
  {
    id: 'day',
    title: 'The day',
    words: ['day', 'hour', 'overtime', 'time', 'turn', 'pass', 'sleep', 'rooster', 'end'],
    intro: 'Hours, overtime, turns, and how a day ends.',
  },
  {
    id: 'walk',
    title: 'Walking',
    words: ['walk', 'walking', 'move', 'step', 'go', 'travel', 'river', 'bridge', 'swamp', 'bog'],
    intro: 'How heroes get from space to space, and what stops them.',
  },
  {
    id: 'rocks',
    title: 'The steep rocks',
    words: ['rock', 'steep', 'jump', 'leap', 'cliff', '547'],
    intro: 'The jump over the river by space 547.',
  },
  {
    id: 'fight',
    title: 'Fighting',
    words: ['fight', 'fighting', 'attack', 'battle', 'combat', 'dice', 'round', 'reward', 'troll', 'gorlot'],
    intro: 'One hero against one enemy, round by round.',
  },
  {
    id: 'joint',
    title: 'Fighting together',
    words: ['joint', 'together', 'join', 'invite', 'group', 'party', 'share', 'ally', 'company'],
    intro: 'Several heroes against one enemy.',
  },
  {
    id: 'free',
    title: 'Free actions',
    words: ['free', 'trade', 'give', 'swap', 'buy', 'shop', 'merchant', 'price', 'well', 'drink', 'take', 'drop'],
    intro: 'What costs no hours: taking, giving, using, buying, drinking.',
  },
  {
    id: 'creatures',
    title: 'Creatures',
    words: ['creature', 'monster', 'gor', 'skral', 'arrow', 'shield', 'cave', 'grehon', 'path'],
    intro: 'How creatures move, and what happens when they arrive.',
  },
  {
    id: 'sunrise',
    title: 'Sunrise',
    words: ['sunrise', 'dawn', 'morning', 'daybreak', 'night'],
    intro: 'What happens between one day and the next.',
  },
  {
    id: 'track',
    title: 'The legend track',
    words: ['track', 'narrator', 'letter', 'legend', 'star', 'goal', 'win', 'lose', 'card'],
    intro: 'How the narrator moves, when cards are read, and how a legend ends.',
  },
  {
    id: 'items',
    title: 'Items',
    words: ['item', 'equipment', 'gear', 'token', 'object'],
    intro: 'What each item does that a hero can carry.',
  },
  {
    id: 'fog',
    title: 'Fog',
    words: ['fog', 'mist', 'reveal', 'hidden'],
    intro: 'What lies hidden under the fog tokens.',
  },
  {
    id: 'flaps',
    title: 'Flaps, the flying fox',
    words: ['flaps', 'fox', 'bat'],
    intro: 'What the flying fox does for the heroes.',
  },
  {
    id: 'spores',
    title: 'Spores and the Mother Spore',
    words: ['spore', 'fungus', 'bloom', 'mother', 'mould', 'nest'],
    intro: 'Spores hold heroes fast, and grow; the Mother Spore walks.',
  },
  {
    id: 'ghosts',
    title: 'Ghosts',
    words: ['ghost', 'spook', 'haunt', 'ability'],
    intro: 'Near a ghost the heroes lose their gifts.',
  },
  {
    id: 'knights',
    title: 'Black Knights',
    words: ['knight', 'black', 'ring', 'overwhelmed', 'fallen'],
    intro: 'Whom the Black Knights seek, and what they take.',
  },
  {
    id: 'guards',
    title: 'Guard trolls',
    words: ['guard', 'cave', 'noise', 'wake'],
    intro: 'Who walks in the cave of legend 6 may be heard.',
  },
  {
    id: 'heroes',
    title: 'The four heroes',
    words: ['hero', 'heroine', 'ability', 'special', 'character', 'class'],
    intro: 'What each hero can do that no other can.',
  },
  {
    id: 'folk',
    title: 'The steppe people',
    words: ['folk', 'people', 'steppe', 'lead', 'villagers'],
    intro: 'How to lead the steppe people, and what threatens them.',
  },
  {
    id: 'pieces',
    title: 'Pieces of the cards',
    words: ['piece', 'tower', 'throw', 'thrown', 'house'],
    intro: 'House rules for pieces that the printed rules name without a rule.',
  },
  {
    id: 'decisions',
    title: 'Decisions',
    words: ['decision', 'dec', 'house', 'ruling', 'clarification', 'order', 'faq'],
    intro: 'What this game does where the printed rules are silent or meet.',
  },
];
