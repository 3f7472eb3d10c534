import { done, push } from '../../../engine/machine.ts';
import { FOES, foeDice } from '../content/creatures.ts';
import { creatureOf } from '../state.ts';
import type { Action, ActionOf, Flows, FrameOf, Game, Hero } from '../types.ts';
import { countOf, rollAgain } from './dice.ts';
import { foesOn, reachOf, tagOf } from './enemies.ts';
import { freeTake, midRoundTake, use } from './free.ts';
import { whyNoHour } from './hours.ts';
import {
  decline,
  gatherChoices,
  giftChoices,
  giveGift,
  goAlone,
  invite,
  leave,
  openGift,
  roundChoices,
} from './joint.ts';
import type { No } from './refusal.ts';
import {
  after,
  againOf,
  beginRound,
  castSpell,
  changes,
  compare,
  counted,
  foeChoices,
  foeRolls,
  inRound,
  rollAnother,
  rollNow,
  stopRolling,
} from './round.ts';
import { end, told, won } from './victory.ts';

type Fighting = FrameOf<'fight'>;

/** Why this hero cannot attack anything now, wherever it stands. */
export function whyNotAttack(hero: Hero): No | undefined {
  if (hero.arrived) return { rule: 'FIGHT-1', who: hero.id, space: hero.space };
  return whyNoHour(hero);
}

export function fightChoices(g: Game, hero: Hero, out: Action[]): void {
  if (whyNotAttack(hero)) return;
  for (const space of reachOf(g, hero))
    for (const { kind, id } of foesOn(g, space)) out.push({ verb: 'fight', foe: kind, space, id });
}

/** FIGHT-15: the enemy stands at the points of its kind before every fight. */
export function beginFight(g: Game, f: FrameOf<'turn'>, a: ActionOf<'fight'>): void {
  done(g);
  const data = FOES[a.foe];
  const creature = creatureOf(g, a.id);
  const fight: Fighting = {
    kind: 'fight',
    step: 'gather',
    who: f.who,
    foe: { kind: a.foe, id: a.id, space: a.space },
    sp: data.sp + (creature?.spShift ?? 0),
    wp: data.wp,
    reward: data.reward,
    round: 0,
    fighters: [f.who],
    declined: [],
    next: 0,
    rolls: [],
    gift: 0,
    foeDice: [],
    cut: 0,
    blade: null,
    used: [],
  };
  push(g, fight);
  const dice = foeDice(a.foe, data.wp);
  g.tell?.({
    type: 'fight',
    who: f.who,
    foe: a.foe,
    space: a.space,
    sp: fight.sp,
    wp: fight.wp,
    dice,
    reward: fight.reward,
    tag: tagOf(g, fight),
  });
}

/** JOINT-8: the turn passes on from the inviter, whose place `g.turn` still holds. */
export const fight: Flows['fight'] = {
  gather: {
    choices: gatherChoices,
    take: { with: invite, decline, alone: goAlone, roll: beginRound, ...freeTake },
  },
  round: { choices: roundChoices, take: { roll: beginRound, leave, ...freeTake } },
  roll: { choices: (g, f) => inRound(g, f, [{ verb: 'roll' }]), take: { roll: rollNow, ...midRoundTake } },
  more: {
    choices: (g, f) => inRound(g, f, [{ verb: 'roll' }, { verb: 'enough' }]),
    take: { roll: rollAnother, enough: stopRolling, ...midRoundTake },
  },
  rolled: {
    run(g, f) {
      if (changes(g, f).length > 0) f.step = 'choose';
      else counted(g, f);
    },
  },
  choose: {
    choices: (g, f) => inRound(g, f, [{ verb: 'choose', die: countOf(f.rolls[f.next]).face }, ...changes(g, f)]),
    take: {
      choose: counted,
      use,
      again(g, f) {
        rollAgain(g, f.rolls[f.next], againOf(f));
        f.step = 'rolled';
      },
      ...midRoundTake,
    },
  },
  'foe-rolled': {
    choices: foeChoices,
    take: {
      enough(_g, f) {
        f.step = 'compare';
      },
      spell: castSpell,
      ...midRoundTake,
    },
  },
  gift: { run: openGift },
  giving: { choices: giftChoices, take: { gift: giveGift } },
  foe: { run: foeRolls },
  compare: { run: compare },
  after: { run: after },
  won: { run: won },
  told: { run: told },
  end: { run: end },
};
