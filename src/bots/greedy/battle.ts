import { FACES, foeCounts } from '../../games/far-land/content/creatures.ts';
import { HEROES } from '../../games/far-land/content/heroes.ts';
import { ITEMS } from '../../games/far-land/content/items.ts';
import { countingDie, countOf } from '../../games/far-land/rules/dice.ts';
import { BLADE_WP } from '../../games/far-land/rules/items/blade.ts';
import { heldItem } from '../../games/far-land/rules/items/item.ts';
import { creatureOf, heroOf } from '../../games/far-land/state.ts';
import type { Action, ActionOf, FrameOf, Game, Hero, HeroId, Roll } from '../../games/far-land/types.ts';
import { ALL_HOURS, DAY_HOURS, OVERTIME_WP } from '../../games/far-land/verbs.ts';
import { type Bout, type Fighter, forecast } from '../bout.ts';
import { diceAt, handChances, meanOf } from '../chances.ts';
import { boutWorth, fighterOf, winWorth } from './fights.ts';
import { freeAct } from './free.ts';
import { type Mind, remember } from './mind.ts';
import { WEIGHTS } from './weights.ts';
import { nextSp, wpWorth } from './worth.ts';

type Fighting = FrameOf<'fight'>;

/** What any other win is worth. */
const OTHER_WIN = 8;
const ROUNDS_MOST = 6;

function worthOfWin(mind: Mind, g: Game, f: Fighting): number {
  const creature = creatureOf(g, f.foe.id);
  return (
    WEIGHTS.begun + (creature === undefined || f.foe.kind === 'spore' ? OTHER_WIN : winWorth(mind.outlook, creature))
  );
}

/** The rest of this fight with these fighters; `blade`: whose dice are added. */
function restOf(g: Game, f: Fighting, ids: readonly HeroId[], blade: HeroId | undefined): Bout {
  const heroes = ids.map((id) => heroOf(g, id));
  const plain = Math.max(0, Math.min(...heroes.map((hero) => DAY_HOURS - hero.hours)));
  const over = Math.min(
    ...heroes.map((h) => Math.min(ALL_HOURS - Math.max(h.hours, DAY_HOURS), Math.floor((h.wp - 1) / OVERTIME_WP))),
  );
  const fighters = heroes.map((hero) => {
    const fighter = fighterOf(g, hero, hero.space === f.foe.space ? 0 : 1);
    return hero.id === blade ? withBlade(f, hero, fighter) : fighter;
  });
  const rounds = Math.min(ROUNDS_MOST, plain);
  return forecast(
    fighters,
    { kind: f.foe.kind, sp: f.sp, wp: f.wp },
    Math.min(ROUNDS_MOST, plain + Math.max(0, over)),
    rounds,
  );
}

/** Before the blade is drawn its price is still to be paid (SHAD-1, SHAD-3). */
function withBlade(f: Fighting, hero: Hero, fighter: Fighter): Fighter {
  if (f.blade !== null) return { ...fighter, rule: 'sum' };
  const last = heldItem(hero, 'blade')?.turned;
  return { ...fighter, rule: 'sum', sp: fighter.sp - (last ? 0 : 1), wp: fighter.wp - (last ? BLADE_WP : 0) };
}

function promise(mind: Mind, g: Game, f: Fighting, ids: readonly HeroId[], blade = f.blade?.who): number {
  if (ids.length === 0) return 0;
  const bout = restOf(g, f, ids, blade);
  return boutWorth(bout, worthOfWin(mind, g, f)) - bout.rounds * ids.length * WEIGHTS.hour;
}

/** Every set of these heroes added to those who fight already. */
function companies(base: readonly HeroId[], open: readonly HeroId[]): HeroId[][] {
  let sets: HeroId[][] = [base.slice()];
  for (const id of open) sets = sets.concat(sets.map((set) => set.concat(id)));
  return sets;
}

/** Whom to invite, and whether to draw the blade, before the first round. */
export function gather(mind: Mind, g: Game, f: Fighting, choices: readonly Action[]): Action {
  remember(mind, g);
  const free = freeAct(mind, g, f, heroOf(g, f.who), choices);
  if (free) return free;
  const invites = choices.filter((a): a is ActionOf<'with'> => a.verb === 'with');
  const sets = companies(
    f.fighters,
    invites.map((a) => a.hero),
  );
  const values = sets.map((set) => promise(mind, g, f, set));
  const best = sets[values.indexOf(Math.max(...values))];
  const invite = invites.find((a) => best.includes(a.hero));
  if (invite) return invite;
  return drawn(mind, g, f, choices) ?? choices.find((a) => a.verb === 'roll' || a.verb === 'alone') ?? choices[0];
}

/** SHAD-1: no reward and no letter, for a point of strength or much willpower; worth it where the win would else be unsure. */
function drawn(mind: Mind, g: Game, f: Fighting, choices: readonly Action[]): Action | undefined {
  const win = worthOfWin(mind, g, f);
  const bare = win - f.reward * WEIGHTS.gold + (creatureOf(g, f.foe.id) === undefined ? 0 : mind.outlook.letter);
  const now = boutWorth(restOf(g, f, f.fighters, undefined), win);
  return choices.find((a) => {
    if (a.verb !== 'use' || !ITEMS[a.item].adds) return false;
    const hero = heroOf(g, a.by ?? f.fighters[0]);
    const item = heldItem(hero, 'blade');
    if (item === undefined || !f.fighters.includes(hero.id)) return false;
    const price = item.turned ? -wpWorth(hero, -BLADE_WP) : nextSp(hero.sp - 1);
    return boutWorth(restOf(g, f, f.fighters, hero.id), bare) > now + price;
  });
}

/** Between rounds: on together, on without one who is in danger, or away. */
export function nextRound(mind: Mind, g: Game, f: Fighting, choices: readonly Action[]): Action {
  remember(mind, g);
  const free = freeAct(mind, g, f, heroOf(g, f.fighters[0]), choices);
  if (free) return free;
  const roll = choices.find((a) => a.verb === 'roll') ?? choices[0];
  let most = promise(mind, g, f, f.fighters);
  let best = roll;
  for (const a of choices) {
    if (a.verb !== 'leave') continue;
    const who = a.by ?? f.fighters[0];
    const value = promise(
      mind,
      g,
      f,
      f.fighters.filter((id) => id !== who),
    );
    if (value <= most + 0.5) continue;
    best = a;
    most = value;
  }
  return best;
}

/** Whether one more die of those left promises more than the last one shows. */
export function another(mind: Mind, g: Game, f: Fighting, choices: readonly Action[]): Action {
  remember(mind, g);
  const roll = f.rolls[f.next];
  const hope = meanOf(
    handChances({ id: roll.who, dice: roll.left, rule: 'last', knives: 0, crown: false, plain: roll.plain }),
  );
  const verb = countOf(roll).value >= hope ? 'enough' : 'roll';
  return choices.find((a) => a.verb === verb) ?? choices[0];
}

const average = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** What a roll would count with this die showing that face. */
function counted(roll: Roll, at: number, face: number, more: Partial<Roll>): number {
  const dice = roll.dice.slice();
  dice[at] = face;
  return countOf({ ...roll, ...more, dice }).value;
}

/** What the roll will count on average after this change. */
function changedBy(roll: Roll, a: Action): number {
  if (a.verb === 'again') {
    const faces = HEROES[roll.who].again ?? [];
    const at = roll.dice.findIndex((face, i) => faces.includes(face) && i !== roll.turned);
    return average(FACES.hero.filter((face) => !faces.includes(face)).map((face) => counted(roll, at, face, {})));
  }
  if (a.verb !== 'use' || a.die === undefined) return countOf(roll).value;
  if (ITEMS[a.item].turnsDice) {
    const at = roll.rule === 'last' ? countingDie(roll) : roll.dice.lastIndexOf(a.die);
    return counted(roll, at, 7 - a.die, { turned: at });
  }
  if (!ITEMS[a.item].rerolls) return 0;
  const at = roll.dice.lastIndexOf(a.die);
  return average(FACES.hero.map((face) => counted(roll, at, face, roll.rule === 'last' ? { knife: at } : {})));
}

/** Knife, crown and a 2 rolled again, as long as they promise more. */
export function betterDie(mind: Mind, g: Game, f: Fighting, choices: readonly Action[]): Action {
  remember(mind, g);
  const roll = f.rolls[f.next];
  let most = countOf(roll).value + 0.1;
  let best = choices.find((a) => a.verb === 'choose') ?? choices[0];
  for (const a of choices) {
    if (a.verb !== 'again' && a.verb !== 'use') continue;
    const value = changedBy(roll, a);
    if (value <= most) continue;
    best = a;
    most = value;
  }
  return best;
}

const heroesCount = (g: Game, f: Fighting): number =>
  f.rolls.reduce((sum, roll) => sum + heroOf(g, roll.who).sp + countOf(roll).value, 0);

/** After the enemy's roll: a spell where it changes something, herbs where they save a fighter. */
export function lastWord(_mind: Mind, g: Game, f: Fighting, choices: readonly Action[]): Action {
  const by = heroesCount(g, f) - (foeCounts(f.foeDice) + f.sp - f.cut);
  const spell = choices.find((a) => a.verb === 'spell');
  if (spell && by < f.wp) return spell;
  const saved = choices.find((a) => {
    if (a.verb !== 'eat' || by >= 0) return false;
    const hero = heroOf(g, a.by ?? f.fighters[0]);
    return f.fighters.includes(hero.id) && hero.sp > 1 && hero.wp <= -by && hero.wp + (a.n === 2 ? 5 : 1) > -by;
  });
  return saved ?? choices.find((a) => a.verb === 'enough') ?? choices[0];
}

/** A point of the healer's gift: to whom it brings a die in this round, else to whom it is worth most. */
export function gift(_mind: Mind, g: Game, f: Fighting, choices: readonly Action[]): Action {
  const worth = (hero: Hero, n: number): number => {
    const later = f.fighters.indexOf(hero.id) > f.next;
    const die = diceAt(hero.id, hero.wp + n) > diceAt(hero.id, hero.wp) ? (later ? 3 : 1.5) : 0;
    return (wpWorth(hero, n) + die) / n;
  };
  let best = choices[0];
  let most = 0;
  for (const a of choices) {
    if (a.verb !== 'gift') continue;
    const value = worth(heroOf(g, a.to), a.n);
    if (value <= most) continue;
    best = a;
    most = value;
  }
  return best;
}
