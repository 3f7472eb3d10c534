import { done, push } from '../../../engine/machine.ts';
import { FOES, foeCounts, foeDice } from '../content/creatures.ts';
import { HEROES, WP_MOST } from '../content/heroes.ts';
import { boardOf, neighbours } from '../map.ts';
import { awake, clockwiseFrom, creatureOf, heroOf } from '../state.ts';
import type { Action, ActionOf, Flows, FoeKind, FrameOf, Game, Hero, HeroId, Space } from '../types.ts';
import { fall, heal, hurt, removeCreature, spendHour } from '../verbs.ts';
import { countOf, rollAgain, rollFoe, rollOne, startRoll } from './dice.ts';
import { spell, whyNotSpell } from './fire.ts';
import { flapsHelps } from './flaps.ts';
import { freeChoices, freeTake, midRound, midRoundTake, use } from './free.ts';
import { blocked } from './ghosts.ts';
import { whyNoHour } from './hours.ts';
import { ITEM_RULES } from './items/index.ts';
import { heldItem, loseItem } from './items/item.ts';
import { givePrize } from './prize.ts';
import type { No } from './refusal.ts';
import { takeSpore, topSpore } from './spores.ts';
import { actor } from './window.ts';

type Fighting = FrameOf<'fight'>;

/** Spaces on which this hero may attack: the own one, and those next to it with a bow or as Steppe Rider (BOW-1). */
export function reachOf(g: Game, hero: Hero): readonly Space[] {
  if (!HEROES[hero.id].far && !hero.items.some((item) => item.id === 'bow')) return [hero.space];
  return [hero.space, ...neighbours(boardOf(g.board), hero.space)];
}

/** Why this hero cannot attack anything now, wherever it stands. */
export function whyNotAttack(hero: Hero): No | undefined {
  if (hero.arrived) return { rule: 'FIGHT-1', who: hero.id, space: hero.space };
  return whyNoHour(hero);
}

/** Why this other hero cannot join a fight against an enemy on that space (JOINT-1, DEC-9). */
export function whyNotJoin(g: Game, other: Hero, space: Space): No | undefined {
  if (!awake(other)) return { rule: 'JOINT-1', who: other.id };
  if (other.arrived) return { rule: 'DEC-9', who: other.id };
  if (!reachOf(g, other).includes(space)) return { rule: 'BOW-1', who: other.id, space };
  return whyNoHour(other);
}

/** Enemies on a space (DEC-8), of like ones the first: creatures, Black Knights, the top spore. */
export function foesOn(g: Game, space: Space): { kind: FoeKind; id: number }[] {
  const out: { kind: FoeKind; id: number }[] = [];
  for (const creature of g.creatures)
    if (creature.space === space && !out.some((foe) => foe.kind === creature.kind))
      out.push({ kind: creature.kind, id: creature.id });
  const knight = g.knights.find((one) => one.space === space);
  if (knight) out.push({ kind: 'black-knight', id: knight.id });
  if (topSpore(g, space)) out.push({ kind: 'spore', id: 0 });
  return out;
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
    tag: tagOf(g, fight),
  });
}

const tagOf = (g: Game, f: Fighting): string | undefined => creatureOf(g, f.foe.id)?.tag;

/** Heroes who could still be invited (JOINT-1). */
const mayJoin = (g: Game, f: Fighting): Hero[] =>
  g.heroes.filter((h) => !f.fighters.includes(h.id) && !f.declined.includes(h.id) && !whyNotJoin(g, h, f.foe.space));

function gatherChoices(g: Game, f: Fighting): Action[] {
  const out: Action[] = [];
  const open = mayJoin(g, f);
  for (const hero of open) out.push({ verb: 'with', hero: hero.id });
  if (open.length > 0 && f.fighters.length === 1) out.push({ verb: 'alone' });
  else out.push({ verb: 'roll' });
  for (const hero of open) out.push({ verb: 'decline', by: hero.id });
  freeChoices(g, { name: 'fight', who: f.who, walking: [] }, out);
  return out;
}

function invite(g: Game, f: Fighting, a: ActionOf<'with'>): void {
  const joined = [...f.fighters, a.hero];
  f.fighters = clockwiseFrom(g, f.who) // JOINT-9
    .map((hero) => hero.id)
    .filter((id) => joined.includes(id));
  g.tell?.({ type: 'joined', who: a.hero });
}

function goAlone(_g: Game, f: Fighting): void {
  f.step = 'round';
}

function stopRolling(_g: Game, f: Fighting): void {
  f.step = 'rolled';
}

function decline(g: Game, f: Fighting, a: Action): void {
  f.declined.push(a.by as HeroId);
  g.tell?.({ type: 'declined', who: a.by as HeroId });
}

/** Between rounds: the first of the fighters goes on, or anyone leaves (FIGHT-8, JOINT-5). */
function roundChoices(g: Game, f: Fighting): Action[] {
  const out: Action[] = [{ verb: 'roll' }];
  if (f.round > 0)
    for (const id of f.fighters) out.push(id === f.fighters[0] ? { verb: 'leave' } : { verb: 'leave', by: id });
  freeChoices(g, { name: 'fight', who: f.fighters[0], walking: [] }, out);
  return out;
}

/** Takes a fighter out of the fight for good (JOINT-10). */
function dropOut(f: Fighting, id: HeroId): void {
  f.fighters = f.fighters.filter((other) => other !== id);
}

/** Choices of a step within a round, and what stays open there (DEC-2). */
function inRound(g: Game, f: Fighting, out: Action[]): Action[] {
  midRound(g, heroOf(g, f.fighters[f.next]), out);
  return out;
}

function leave(g: Game, f: Fighting, a: Action): void {
  const who = a.by ?? f.fighters[0];
  dropOut(f, who);
  g.tell?.({ type: 'left', who });
  f.step = 'after';
}

/** All pay their hour before the first die; who cannot drops out (FIGHT-2, DEC-3, DEC-4). */
function beginRound(g: Game, f: Fighting): void {
  f.round += 1;
  f.rolls = [];
  f.foeDice = [];
  f.cut = 0;
  f.used = [];
  f.next = 0;
  for (const id of f.fighters.slice()) {
    const hero = heroOf(g, id);
    if (whyNoHour(hero)) {
      dropOut(f, id);
      g.tell?.({ type: 'dropped-out', who: id, why: 'hours' });
    } else spendHour(g, hero);
  }
  g.tell?.({ type: 'round', n: f.round, fighters: f.fighters.slice() });
  rollNow(g, f);
}

/** The fighter whose place it is rolls: all dice, or the first of them. */
function rollNow(g: Game, f: Fighting): void {
  startRoll(g, f, heroOf(g, f.fighters[f.next]));
  const roll = f.rolls[f.next];
  f.step = roll.left > 0 ? 'more' : 'rolled';
}

function rollAnother(g: Game, f: Fighting): void {
  rollOne(g, f.rolls[f.next]);
  if (f.rolls[f.next].left === 0) f.step = 'rolled';
}

/** GRENT-2: the die that may be rolled again, by index; -1 for none. */
function againOf(f: Fighting): number {
  const roll = f.rolls[f.next];
  const faces = HEROES[roll.who].again;
  if (faces === undefined || roll.plain) return -1; // DEC-21
  return roll.dice.findIndex((face, i) => faces.includes(face) && i !== roll.turned); // DEC-12
}

/** What may still be done about a roll before the next fighter's: knife, a 2 rolled again, crown (DEC-3). */
function changes(g: Game, f: Fighting): Action[] {
  const out: Action[] = [];
  for (const id of f.fighters) {
    const hero = heroOf(g, id);
    for (const item of hero.items) ITEM_RULES[item.id].rolled?.(g, f, hero, item, out);
  }
  if (againOf(f) >= 0) out.push({ verb: 'again' });
  return out;
}

function counted(g: Game, f: Fighting): void {
  const roll = f.rolls[f.next];
  const { face, value } = countOf(roll);
  g.tell?.({ type: 'counts', who: roll.who, die: face, value, dice: roll.dice.slice() });
  f.gift = giftOf(g, f);
  f.step = 'gift';
}

/** AVIDA-1, AVIDA-3, AVIDA-4: WP from the dice that do not fight. */
function giftOf(g: Game, f: Fighting): number {
  const roll = f.rolls[f.next];
  if (blocked(g, heroOf(g, roll.who))) return 0; // DEC-21
  if (!HEROES[roll.who].heals || roll.rule !== 'highest' || f.foe.kind === 'spore') return 0; // DEC-8
  return roll.dice.reduce((sum, face) => sum + face, 0) - Math.max(...roll.dice);
}

/** Fighters who can still take WP of the gift. */
const takers = (g: Game, f: Fighting): Hero[] => f.fighters.map((id) => heroOf(g, id)).filter((h) => h.wp < WP_MOST);

/** AVIDA-2: nothing to decide where only one can take it. */
function openGift(g: Game, f: Fighting): void {
  const open = takers(g, f);
  if (f.gift > 0 && open.length > 1) {
    f.step = 'giving';
    return;
  }
  if (f.gift > 0 && open.length === 1) heal(g, open[0], f.gift, 'heal');
  f.gift = 0;
  f.next += 1;
  f.step = f.next < f.fighters.length ? 'roll' : 'foe';
}

function giftChoices(g: Game, f: Fighting): Action[] {
  const out: Action[] = [];
  for (const hero of takers(g, f)) {
    const most = Math.min(f.gift, WP_MOST - hero.wp);
    out.push({ verb: 'gift', to: hero.id, n: most });
    if (most > 1) out.push({ verb: 'gift', to: hero.id, n: 1 });
  }
  return out;
}

function giveGift(g: Game, f: Fighting, a: ActionOf<'gift'>): void {
  f.gift -= heal(g, heroOf(g, a.to), a.n, 'heal');
  f.step = 'gift';
}

function foeRolls(g: Game, f: Fighting): void {
  const all = foeDice(f.foe.kind, f.wp);
  const fewer = all > 1 && flapsHelps(g, f); // FLAP-3
  if (fewer) g.tell?.({ type: 'flaps-helps', foe: f.foe.kind });
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
  f.step = foeChoices(g, f).length > 1 ? 'foe-rolled' : 'compare';
}

/** After the enemy's roll: a fire spell; and herbs where the round is lost, for they may save a fighter (DEC-2, DEC-3). */
function foeChoices(g: Game, f: Fighting): Action[] {
  const first = heroOf(g, f.fighters[0]);
  const out: Action[] = [{ verb: 'enough' }];
  for (const hero of g.heroes)
    if (HEROES[hero.id].spells && !whyNotSpell(g, f, hero)) out.push({ verb: 'spell', ...actor(first.id, hero) });
  if (heroesValue(g, f) < foeValue(f)) midRound(g, first, out);
  return out;
}

const foeValue = (f: Fighting): number => foeCounts(f.foeDice) + f.sp - f.cut;

/** JOINT-2: the strength of all, and the die of each. */
export function heroesValue(g: Game, f: Fighting): number {
  let sum = 0;
  for (const roll of f.rolls) sum += heroOf(g, roll.who).sp + countOf(roll).value;
  return sum;
}

/** FIGHT-7, JOINT-3. */
function compare(g: Game, f: Fighting): void {
  const heroes = heroesValue(g, f);
  const foe = foeValue(f);
  const by = Math.abs(heroes - foe);
  const winner = heroes > foe ? 'heroes' : foe > heroes ? 'foe' : 'none';
  if (winner === 'heroes') f.wp = f.foe.kind === 'spore' ? 0 : Math.max(0, f.wp - by);
  g.tell?.({ type: 'compared', heroes, foe, by, winner, foeWp: f.wp, kind: f.foe.kind, tag: tagOf(g, f) });
  if (winner === 'foe' && f.foe.kind !== 'spore')
    for (const id of f.fighters.slice()) hurtFighter(g, f, heroOf(g, id), by);
  f.step = 'after';
}

function hurtFighter(g: Game, f: Fighting, hero: Hero, by: number): void {
  hurt(g, hero, by, 'fight');
  if (hero.wp > 0) return;
  fall(g, hero); // FIGHT-10, JOINT-6
  dropOut(f, hero.id);
  g.tell?.({ type: 'dropped-out', who: hero.id, why: 'wp' });
}

/** FIGHT-8: won, over, or one more round as long as someone can pay for it. */
function after(g: Game, f: Fighting): void {
  if (f.wp === 0) f.step = 'won';
  else if (f.fighters.some((id) => !whyNoHour(heroOf(g, id)))) f.step = 'round';
  else {
    for (const id of f.fighters) g.tell?.({ type: 'dropped-out', who: id, why: 'hours' });
    f.fighters = [];
    f.step = 'end';
  }
}

/** FIGHT-9: the reward first, then the creature leaves and the narrator moves (DEC-25). */
function won(g: Game, f: Fighting): void {
  const tag = tagOf(g, f);
  g.tell?.({ type: 'beaten', foe: f.foe.kind, space: f.foe.space, by: f.fighters.slice(), tag });
  if (tag !== undefined) g.slain.push(tag); // DEC-30: it counts at once
  f.step = 'told';
  if (f.foe.kind === 'spore') wonSpore(g, f);
  else if (f.reward > 0 && f.blade === null)
    push(g, { kind: 'reward', step: 'ask', among: f.fighters.slice(), points: f.reward });
}

/** SPORE-4, DEC-8: one of the fighters takes what stands on its back; SHAD-2 holds here too. */
function wonSpore(g: Game, f: Fighting): void {
  const back = takeSpore(g, f.foe.space);
  if (f.blade !== null) return;
  if (f.fighters.length > 1 && back !== 'nothing')
    push(g, { kind: 'prize', step: 'ask', among: f.fighters.slice(), back });
  else givePrize(g, f.fighters[0], back);
}

function told(g: Game, f: Fighting): void {
  f.step = 'end';
  if (f.foe.kind === 'spore') {
    nextSpore(g, f);
    return;
  }
  const creature = creatureOf(g, f.foe.id);
  if (creature) removeCreature(g, creature);
  g.knights = g.knights.filter((knight) => knight.id !== f.foe.id); // DEC-23
  if (f.blade === null) push(g, { kind: 'track', step: 'move', left: 1 }); // TRK-2, SHAD-2
}

/** SPORE-4: the next spore on the space may be fought at once. */
function nextSpore(g: Game, f: Fighting): void {
  if (!topSpore(g, f.foe.space)) return;
  g.tell?.({
    type: 'spores-left',
    space: f.foe.space,
    n: g.tokens.filter((t) => t.kind === 'spore' && t.space === f.foe.space).length,
  });
  if (f.blade !== null || !f.fighters.some((id) => !whyNoHour(heroOf(g, id)))) return;
  f.wp = FOES.spore.wp;
  f.step = 'round';
}

/** After its second use the shadow blade leaves the game, whoever holds it by now. */
function breakBlade(g: Game): void {
  for (const hero of g.heroes) {
    const item = heldItem(hero, 'blade');
    if (!item) continue;
    loseItem(hero, item);
    g.tell?.({ type: 'used', who: hero.id, item: 'blade', left: 'gone' });
  }
}

function end(g: Game, f: Fighting): void {
  if (f.blade?.last) breakBlade(g); // SHAD-3
  if (f.wp > 0 && f.foe.kind !== 'spore') g.tell?.({ type: 'recovered', foe: f.foe.kind, tag: tagOf(g, f) }); // FIGHT-11, JOINT-11
  done(g);
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
      spell,
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
