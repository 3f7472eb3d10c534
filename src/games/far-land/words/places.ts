import type { BoardId, Feature, Land, Way } from '../board.ts';

export const WAY_WORDS: Readonly<Record<Way, string>> = {
  e: 'east',
  w: 'west',
  ne: 'north-east',
  nw: 'north-west',
  se: 'south-east',
  sw: 'south-west',
};

export const LAND_WORDS: Readonly<Record<Land, string>> = {
  steppe: 'steppe',
  reeds: 'reeds',
  ridge: 'mountain ridge',
  hills: 'hills',
  forest: 'forest',
  shore: 'shore',
  marsh: 'marsh',
  sand: 'sand',
  rock: 'rock',
  cave: 'cave',
  road: 'road',
};

export const FEATURE_WORDS: Readonly<Record<Feature, string>> = {
  well: 'well',
  merchant: 'merchant',
  fog: 'place for a fog token',
  caves: 'Caves of the Grehon',
  bridge: 'bridge',
  path: 'the Path',
  'steppe-people': 'place of the steppe people',
  nest: 'spore nest',
  swamp: 'swamp, a walk ends here',
  tower: 'tower',
  portal: 'portal',
  rocks: 'steep rocks',
  cave: 'home of the guard trolls',
  shore: 'landing',
};

export const BOARD_WORDS: Readonly<Record<BoardId, string>> = { lake: 'lake side', river: 'river side' };
