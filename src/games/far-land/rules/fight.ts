import { done, push } from '../../../engine/machine.ts';
import { FOES, foeCounts, foeDice } from '../content/creatures.ts';
import { HEROES, WP_MOST } from '../content/heroes.ts';
import { boardOf, neighbours } from '../map.ts';
import { awake, clockwiseFrom, creatureAt, creatureOf, heroOf } from '../state.ts';
import type { Action, ActionOf, Flows, FrameOf, Game, Hero, HeroId, Space } from '../types.ts';
import { fall, heal, hurt, removeCreature, spendHour } from '../verbs.ts';
import { countOf, rollAgain, rollFoe, rollOne, startRoll } from './dice.ts';
import { freeChoices, freeTake } from './free.ts';
import { whyNoHour } from './hours.ts';
import type { No } from './refusal.ts';

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

export function fightChoices(g: Game, hero: Hero, out: Action[]): void {
  if (g.creatures.length === 0 || whyNotAttack(hero)) return;
  for (const space of reachOf(g, hero)) {
    const creature = creatureAt(g, space);
    if (creature) out.push({ verb: 'fight', foe: creature.kind, space, id: creature.id });
  }
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
  return faces === undefined ? -1 : roll.dice.findIndex((face) => faces.includes(face));
}

/** What may still be done about a roll before the next fighter's (DEC-3). */
function changes(_g: Game, f: Fighting): Action[] {
  return againOf(f) >= 0 ? [{ verb: 'again' }] : [];
}

function counted(g: Game, f: Fighting): void {
  const roll = f.rolls[f.next];
  const { face, value } = countOf(roll);
  g.tell?.({ type: 'counts', who: roll.who, die: face, value, dice: roll.dice.slice() });
  f.gift = giftOf(f);
  f.step = 'gift';
}

/** AVIDA-1, AVIDA-3, AVIDA-4: WP from the dice that do not fight. */
function giftOf(f: Fighting): number {
  const roll = f.rolls[f.next];
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
  f.foeDice = rollFoe(g, f.foe.kind, foeDice(f.foe.kind, f.wp));
  const counts = foeCounts(f.foeDice);
  g.tell?.({
    type: 'foe-rolled',
    foe: f.foe.kind,
    dice: f.foeDice.slice(),
    counts,
    value: counts + f.sp,
    tag: tagOf(g, f),
  });
  f.step = 'compare';
}

/** JOINT-2: the strength of all, and the die of each. */
export function heroesValue(g: Game, f: Fighting): number {
  let sum = 0;
  for (const roll of f.rolls) sum += heroOf(g, roll.who).sp + countOf(roll).value;
  return sum;
}

/** FIGHT-7, JOINT-3. */
function compare(g: Game, f: Fighting): void {
  const heroes = heroesValue(g, f);
  const foe = foeCounts(f.foeDice) + f.sp - f.cut;
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
  if (f.reward > 0) push(g, { kind: 'reward', step: 'ask', among: f.fighters.slice(), points: f.reward });
}

function told(g: Game, f: Fighting): void {
  const creature = creatureOf(g, f.foe.id);
  if (creature) removeCreature(g, creature);
  f.step = 'end';
  push(g, { kind: 'track', step: 'move', left: 1 }); // TRK-2
}

function end(g: Game, f: Fighting): void {
  if (f.wp > 0) g.tell?.({ type: 'recovered', foe: f.foe.kind, tag: tagOf(g, f) }); // FIGHT-11, JOINT-11
  done(g);
}

/** JOINT-8: the turn passes on from the inviter, whose place `g.turn` still holds. */
export const fight: Flows['fight'] = {
  gather: {
    choices: gatherChoices,
    take: { with: invite, decline, alone: goAlone, roll: beginRound, ...freeTake },
  },
  round: { choices: roundChoices, take: { roll: beginRound, leave, ...freeTake } },
  roll: { choices: () => [{ verb: 'roll' }], take: { roll: rollNow } },
  more: {
    choices: () => [{ verb: 'roll' }, { verb: 'enough' }],
    take: { roll: rollAnother, enough: stopRolling },
  },
  rolled: {
    run(g, f) {
      if (changes(g, f).length > 0) f.step = 'choose';
      else counted(g, f);
    },
  },
  choose: {
    choices: (g, f) => [{ verb: 'choose', die: countOf(f.rolls[f.next]).face }, ...changes(g, f)],
    take: {
      choose: counted,
      again(g, f) {
        rollAgain(g, f.rolls[f.next], againOf(f));
        f.step = 'rolled';
      },
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
