import { foeCounts, foeDice } from '../content/creatures.ts';
import { HEROES } from '../content/heroes.ts';
import { heroOf } from '../state.ts';
import type { Action, FrameOf, Game, Hero, HeroId, Hope } from '../types.ts';
import { hurt, spendHour } from '../verbs.ts';
import { countOf, rollFoe, rollOne, startRoll } from './dice.ts';
import { dropOut, fallOut } from './dropping.ts';
import { reachOf, tagOf } from './enemies.ts';
import { spell, whyNotSpell } from './fire.ts';
import { flapsHelps } from './flaps.ts';
import { midRound } from './free.ts';
import { whyNoHour } from './hours.ts';
import { ITEM_RULES } from './items/index.ts';
import { giftOf } from './joint.ts';
import { mayGoOn } from './stamina.ts';
import { actor } from './window.ts';

type Fighting = FrameOf<'fight'>;

/** Choices of a step within a round, and what stays open there (DEC-2). */
export function inRound(g: Game, f: Fighting, out: Action[]): Action[] {
  midRound(g, heroOf(g, f.fighters[f.next]), out);
  return out;
}

/** Why this fighter has no part in the next round: no hour (DEC-4), or a bow given away (BOW-1). */
function outOf(g: Game, f: Fighting, hero: Hero): 'hours' | 'reach' | undefined {
  if (!reachOf(g, hero).includes(f.foe.space)) return 'reach';
  return whyNoHour(hero) ? 'hours' : undefined;
}

/** All pay their hour before the first die; who cannot drops out (FIGHT-2, DEC-3, DEC-4). */
export function beginRound(g: Game, f: Fighting): void {
  f.round += 1;
  f.rolls = [];
  f.foeDice = [];
  f.cut = 0;
  f.used = [];
  f.next = 0;
  for (const id of f.fighters.slice()) {
    const hero = heroOf(g, id);
    const why = outOf(g, f, hero);
    if (why === undefined) spendHour(g, hero);
    else {
      dropOut(f, id);
      g.tell?.({ type: 'dropped-out', who: id, why });
    }
  }
  if (f.fighters.length === 0) {
    f.step = 'end';
    return;
  }
  g.tell?.({ type: 'round', n: f.round, fighters: f.fighters.slice() });
  rollNow(g, f);
}

/** The fighter whose place it is rolls: all dice, or the first of them. */
export function rollNow(g: Game, f: Fighting): void {
  startRoll(g, f, heroOf(g, f.fighters[f.next]));
  const roll = f.rolls[f.next];
  f.step = roll.left > 0 ? 'more' : 'rolled';
}

export function rollAnother(g: Game, f: Fighting): void {
  rollOne(g, f.rolls[f.next]);
  if (f.rolls[f.next].left === 0) f.step = 'rolled';
}

export function stopRolling(_g: Game, f: Fighting): void {
  f.step = 'rolled';
}

/** GRENT-2: the die that may be rolled again, by index; -1 for none. */
export function againOf(f: Fighting): number {
  const roll = f.rolls[f.next];
  const faces = HEROES[roll.who].again;
  if (faces === undefined || roll.plain || roll.turned >= 0) return -1; // DEC-21, DEC-12
  return roll.dice.findIndex((face) => faces.includes(face));
}

/** What may still be done about a roll before the next fighter's: knife, a 2 rolled again, crown (DEC-3). */
export function changes(g: Game, f: Fighting): Action[] {
  const out: Action[] = [];
  for (const id of f.fighters) {
    const hero = heroOf(g, id);
    for (const item of hero.items) ITEM_RULES[item.id].rolled?.(g, f, hero, item, out);
  }
  if (againOf(f) >= 0) out.push({ verb: 'again' });
  return out;
}

export function counted(g: Game, f: Fighting): void {
  const roll = f.rolls[f.next];
  const { face, value } = countOf(roll);
  g.tell?.({ type: 'counts', who: roll.who, die: face, value, dice: roll.dice.slice(), rule: roll.rule });
  f.gift = giftOf(g, f);
  f.step = 'gift';
}

export function foeRolls(g: Game, f: Fighting): void {
  const all = foeDice(f.foe.kind, f.wp);
  const fewer = all > 1 && flapsHelps(g, f); // FLAP-3
  if (fewer) g.tell?.({ type: 'flaps-helps', foe: f.foe.kind, tag: tagOf(g, f) });
  f.foeDice = rollFoe(g, f.foe.kind, fewer ? all - 1 : all);
  const counts = foeCounts(f.foeDice);
  g.tell?.({
    type: 'foe-rolled',
    foe: f.foe.kind,
    dice: f.foeDice.slice(),
    counts,
    value: counts + f.sp,
    tag: tagOf(g, f),
  });
  f.step = 'foe-rolled';
  askOrCompare(g, f);
}

function askOrCompare(g: Game, f: Fighting): void {
  if (foeChoices(g, f).length === 1) f.step = 'compare';
}

export function castSpell(g: Game, f: Fighting, a: Action): void {
  spell(g, f, a);
  askOrCompare(g, f);
}

/**
 * After the enemy's roll (DEC-2, DEC-3): a fire spell; a stone that changes the difference; and where the round is lost,
 * all that may save a fighter.
 */
export function foeChoices(g: Game, f: Fighting): Action[] {
  const first = heroOf(g, f.fighters[0]);
  const out: Action[] = [{ verb: 'enough' }];
  for (const hero of g.heroes)
    if (HEROES[hero.id].spells && !whyNotSpell(g, f, hero)) out.push({ verb: 'spell', ...actor(first.id, hero) });
  const lost = f.foe.kind !== 'spore' && heroesValue(g, f) < foeValue(f); // SPORE-3: a spore takes nothing
  const own: Action[] = [];
  midRound(g, first, own);
  return out.concat(
    own.filter((a) => (lost && saves(g, f, a, first.id)) || (a.verb === 'use' && SWAYS.includes(a.hope))),
  );
}

/** What somebody outside the fight eats saves no fighter; a stone that heals may, on the space of one (HOPE-3). */
function saves(g: Game, f: Fighting, a: Action, first: HeroId): boolean {
  const bearer = a.by ?? first;
  if (f.fighters.includes(bearer)) return true;
  const { space } = heroOf(g, bearer);
  return a.verb === 'use' && a.hope === 'willpower' && f.fighters.some((id) => heroOf(g, id).space === space);
}

/** Stones that change the difference, also where the round is not lost. */
const SWAYS: readonly (Hope | undefined)[] = ['strength', 'marker'];

const foeValue = (f: Fighting): number => foeCounts(f.foeDice) + f.sp - f.cut;

/** JOINT-2: the strength of all, and the die of each. */
export function heroesValue(g: Game, f: Fighting): number {
  let sum = 0;
  for (const roll of f.rolls) sum += heroOf(g, roll.who).sp + countOf(roll).value;
  return sum;
}

/** FIGHT-7, JOINT-3. */
export function compare(g: Game, f: Fighting): void {
  const heroes = heroesValue(g, f);
  const foe = foeValue(f);
  const by = Math.abs(heroes - foe);
  const winner = heroes > foe ? 'heroes' : foe > heroes ? 'foe' : 'none';
  if (winner === 'heroes') f.wp = f.foe.kind === 'spore' ? 0 : Math.max(0, f.wp - by);
  g.tell?.({ type: 'compared', heroes, foe, by, winner, foeWp: f.wp, kind: f.foe.kind, tag: tagOf(g, f) });
  if (winner === 'foe' && f.foe.kind !== 'spore')
    for (const id of f.fighters.slice()) {
      hurt(g, heroOf(g, id), by, 'fight');
      if (heroOf(g, id).wp === 0) fallOut(g, f, id);
    }
  f.step = 'after';
}

/** FIGHT-8: won, over, or one more round as long as someone can, or might, pay for it. */
export function after(g: Game, f: Fighting): void {
  if (f.wp === 0) f.step = 'won';
  else if (f.fighters.some((id) => mayGoOn(g, heroOf(g, id)))) f.step = 'round';
  else {
    for (const id of f.fighters) g.tell?.({ type: 'dropped-out', who: id, why: 'hours' });
    f.fighters = [];
    f.step = 'end';
  }
}
