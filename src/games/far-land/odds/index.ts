export type { Battle, Fighter, Foe } from './fighters.ts';
export { type FighterOdds, type Odds, oddsOf, oddsOfRound, type RoundOdds } from './odds.ts';
