import type { Flows } from '../types.ts';
import { card } from './cards.ts';
import { day } from './day.ts';
import { fight } from './fight.ts';
import { flaps } from './flaps.ts';
import { fog } from './fog.ts';
import { giving, trading } from './hands.ts';
import { logs } from './logs.ts';
import { march } from './march.ts';
import { prize } from './prize.ts';
import { reward } from './reward.ts';
import { sunrise } from './sunrise.ts';
import { track } from './track.ts';
import { turn } from './turn.ts';
import { walk } from './walk.ts';

/** Every rule that asks or runs, by the kind of decision in progress. */
export const flows: Flows = {
  day,
  turn,
  walk,
  fight,
  reward,
  give: giving,
  trade: trading,
  fog,
  prize,
  logs,
  flaps,
  track,
  sunrise,
  card,
  march,
};
