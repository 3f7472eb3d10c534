import { done } from '../../../engine/machine.ts';
import { heroOf } from '../state.ts';
import type { Action, Flows, FrameOf, Game } from '../types.ts';
import { spendHour } from '../verbs.ts';
import { endDay } from './day.ts';
import { deedChoices, doDeed } from './deeds.ts';
import { beginFight, fightChoices } from './fight.ts';
import { sendFlaps, whyNotFlaps } from './flaps.ts';
import { freeChoices, freeTake } from './free.ts';
import { whyNoHour } from './hours.ts';
import { beginWalk, carryChoices, stepChoices, takeAlong } from './walk.ts';

/** DAY-4: one action a turn, or the end of the day; free actions beside it. */
function choices(g: Game, f: FrameOf<'turn'>): Action[] {
  const hero = heroOf(g, f.who);
  const out: Action[] = [];
  stepChoices(g, hero, [], 0, out);
  fightChoices(g, hero, out);
  if (!whyNoHour(hero)) {
    deedChoices(g, hero, out);
    carryChoices(g, hero, [], out);
    out.push({ verb: 'pass' });
    if (!whyNotFlaps(g, hero)) out.push({ verb: 'send' });
  }
  out.push({ verb: 'end' });
  freeChoices(g, { name: 'turn', who: f.who, walking: [] }, out);
  return out;
}

function pass(g: Game, f: FrameOf<'turn'>): void {
  spendHour(g, heroOf(g, f.who)); // DAY-5
  g.tell?.({ type: 'passed', who: f.who });
  done(g);
}

export const turn: Flows['turn'] = {
  ask: {
    choices,
    take: {
      walk: beginWalk,
      carry: takeAlong,
      fight: beginFight,
      do: doDeed,
      send: sendFlaps,
      pass,
      end: (g, f) => endDay(g, f.who),
      ...freeTake,
    },
  },
};
