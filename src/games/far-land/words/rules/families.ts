/** By the family of a rule id (`WINE` of `WINE-1`): the words by which a player may ask for it. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  WINE: ['wineskin', 'wine', 'skin', 'bottle', 'flask', 'sip'],
  TELE: ['telescope', 'spyglass', 'glass'],
  FALC: ['falcon', 'bird', 'hawk'],
  KNIFE: ['knife', 'knives', 'throwing', 'dagger', 'reroll'],
  BOW: ['bow', 'shoot', 'shot', 'archer'],
  SHAD: ['shadow', 'blade', 'sword'],
  CROWN: ['crown', 'griffin', 'flip'],
  MUSH: ['mushroom', 'toadstool'],
  HOPE: ['hope', 'stone'],
  LOG: ['log', 'wood', 'timber'],
  HERB: ['herb', 'plant'],
  RUIN: ['ruin', 'spirit'],
  SPORE: ['spore', 'fungus', 'bloom'],
  MOTHER: ['mother'],
  RAASH: ['raash', 'raashana', 'rider', 'steppe', 'green'],
  GRENT: ['grent', 'grea', 'mountain', 'warrior', 'purple'],
  TENAYA: ['tenaya', 'teyan', 'fire', 'wielder', 'spell', 'beacon', 'brown'],
  AVIDA: ['avida', 'avid', 'healer', 'heal', 'blue'],
};

/** What players of other games say, and the word that these rules use. */
export const SAME_WORD: Readonly<Record<string, string>> = {
  wp: 'willpower',
  hp: 'willpower',
  health: 'willpower',
  life: 'willpower',
  sp: 'strength',
  power: 'strength',
  coin: 'gold',
  money: 'gold',
  swim: 'lake',
  die: 'dice',
  enemies: 'enemy',
  foe: 'enemy',
  adjacent: 'neighbours',
  neighbor: 'neighbours',
};
