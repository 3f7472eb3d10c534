import { done, push } from '../../../engine/machine.ts';
import { HEROES, WP_MOST } from '../content/heroes.ts';
import { boardOf, has, jumps, neighbours } from '../map.ts';
import { heroOf } from '../state.ts';
import type { Action, ActionOf, Flows, FrameOf, Game, Hero, HeroId, Space } from '../types.ts';
import { spendHour } from '../verbs.ts';
import { showFog } from './fog.ts';
import { comeAlong, paceLeft, restIfTired } from './folk.ts';
import { freeChoices, freeTake } from './free.ts';
import { blocked } from './ghosts.ts';
import { listen } from './guards.ts';
import { take, takeChoices } from './hands.ts';
import { whyNoHour, wpAfterHour } from './hours.ts';
import type { No } from './refusal.ts';
import { emptyWell, wellAt } from './shop.ts';
import { sporeAt } from './spores.ts';
import { climber, meetTower, ofCompany } from './tower.ts';

type Walk = FrameOf<'walk'>;

/** WP for the jump onto the steep rocks and for swimming over the lake (ROCK-1, RAASH-4). */
export const JUMP_WP = 12;

/** Why this hero cannot walk at all from here; `free` steps of a wineskin ask no hour (WINE-1). */
export function whyNotWalk(g: Game, hero: Hero, free = 0): No | undefined {
  if (sporeAt(g, hero.space)) return { rule: 'SPORE-2', who: hero.id, space: hero.space };
  return free > 0 ? undefined : whyNoHour(hero);
}

/**
 * Why a jump over rocks or lake is not open to this hero, with those who come along. Leaving the rocks needs no WP
 * (ROCK-2).
 */
export function whyNotJump(g: Game, hero: Hero, to: Space, free = 0, company: readonly HeroId[] = []): No | undefined {
  const board = boardOf(g.board);
  if (peopleFollow(g, hero, company)) return { rule: 'DEC-29', who: hero.id, space: to };
  if (has(board, hero.space, 'rocks')) return undefined;
  const wp = free > 0 ? hero.wp : wpAfterHour(hero); // DEC-4
  if (wp >= JUMP_WP) return undefined;
  return { rule: has(board, to, 'rocks') ? 'ROCK-1' : 'RAASH-4', who: hero.id, need: JUMP_WP, has: wp };
}

/** Every space this hero may step to now (WALK-2, WALK-4). */
export function stepChoices(g: Game, hero: Hero, company: HeroId[], free: number, out: Action[]): void {
  if (whyNotWalk(g, hero, free)) return;
  const board = boardOf(g.board);
  for (const to of neighbours(board, hero.space)) out.push({ verb: 'walk', to });
  for (const to of jumps(board, hero.space))
    if (!whyNotJump(g, hero, to, free, company)) out.push({ verb: 'walk', to });
}

/** Whether the steppe people would come along with this hero or with those taken along. */
export function leads(g: Game, who: HeroId, company: readonly HeroId[]): boolean {
  const leader = g.people?.leader ?? null;
  return leader !== null && (leader === who || company.includes(leader));
}

/** Whether they would come along with the next step: near a ghost nobody on the horse does (DEC-21). */
export const peopleFollow = (g: Game, hero: Hero, company: readonly HeroId[]): boolean =>
  leads(g, hero.id, blocked(g, hero) ? [] : company);

/** Spaces that the steppe people who follow this hero still go before sunrise; infinite where none follow (FOLK-3). */
export const paceWith = (g: Game, hero: Hero, company: readonly HeroId[]): number =>
  peopleFollow(g, hero, company) ? paceLeft(g) : Number.POSITIVE_INFINITY;

/** Heroes whom this rider may take along from here (RAASH-2), asleep or not. */
export function carryChoices(g: Game, hero: Hero, company: readonly HeroId[], out: Action[], free = 0): void {
  if (whyNotCarry(g, hero, free)) return;
  for (const other of g.heroes) {
    if (other.id === hero.id || other.space !== hero.space || other.down !== null) continue;
    if (company.includes(other.id)) continue;
    out.push({ verb: 'carry', hero: other.id });
  }
}

export function whyNotCarry(g: Game, hero: Hero, free = 0): No | undefined {
  if (!HEROES[hero.id].carries) return { rule: 'RAASH-2', who: hero.id };
  if (blocked(g, hero)) return { rule: 'GHOST-2', who: hero.id, space: hero.space };
  return whyNotWalk(g, hero, free);
}

export function beginWalk(g: Game, f: FrameOf<'turn'>, a: ActionOf<'walk'>): void {
  const walk = openWalk(g, f);
  step(g, walk, a.to);
}

/** Puts the walk in the turn's place: the turn's one action is chosen (DAY-4). */
export function openWalk(g: Game, f: FrameOf<'turn'>): Walk {
  done(g);
  const walk: Walk = { kind: 'walk', step: 'ask', who: f.who, with: [], moved: [], free: 0 };
  push(g, walk);
  return walk;
}

export function takeAlong(g: Game, f: FrameOf<'turn'> | Walk, a: ActionOf<'carry'>): void {
  const walk = f.kind === 'turn' ? openWalk(g, f) : f;
  walk.with.push(a.hero);
  g.tell?.({ type: 'carried', who: walk.who, hero: a.hero });
}

/** One space: an hour or a side of a wineskin, and everyone who comes along (WALK-1, DEC-19). */
function step(g: Game, f: Walk, to: Space): void {
  const hero = heroOf(g, f.who);
  const from = hero.space;
  if (f.free > 0) f.free -= 1;
  else spendHour(g, hero);
  if (blocked(g, hero)) leaveBehind(g, f); // DEC-21
  const led = leads(g, f.who, f.with);
  move(hero, to);
  for (const id of f.with) move(heroOf(g, id), to);
  if (!f.moved.includes(f.who)) f.moved.push(f.who);
  for (const id of f.with) if (!f.moved.includes(id)) f.moved.push(id);
  const followed = led && g.people?.space === from;
  if (followed) comeAlong(g, to);
  g.tell?.({ type: 'walked', who: f.who, from, to, with: f.with.slice(), led });
  f.step = followed && restIfTired(g) ? 'arrive' : 'ask';
  const halt = haltOf(g, to);
  if (halt === undefined) return;
  g.tell?.({ type: 'stopped', who: f.who, at: to, why: halt });
  f.step = 'arrive';
}

/** Near a ghost nobody is taken a step further (DEC-21). */
function leaveBehind(g: Game, f: Walk): void {
  for (const hero of f.with) g.tell?.({ type: 'set-down', who: f.who, hero });
  f.with = [];
}

function move(hero: Hero, to: Space): void {
  hero.space = to;
  hero.arrived = true;
}

/** What on this space ends a movement (WALK-7, WALK-8). */
export function haltOf(g: Game, space: Space): 'swamp' | 'spore' | undefined {
  if (has(boardOf(g.board), space, 'swamp')) return 'swamp';
  return sporeAt(g, space) ? 'spore' : undefined;
}

function choices(g: Game, f: Walk): Action[] {
  const hero = heroOf(g, f.who);
  const out: Action[] = [];
  stepChoices(g, hero, f.with, f.free, out);
  if (f.free === 0 && f.moved.length > 0) out.push({ verb: 'stop' });
  carryChoices(g, hero, f.with, out, f.free);
  for (const id of f.with) if (!f.moved.includes(id)) out.push({ verb: 'set-down', hero: id });
  freeChoices(g, { name: 'walk', who: f.who, walking: passing(f) }, out);
  return out;
}

/** Those on their way (FREE-3): not whom a ghost made Raash leave behind. */
export const passing = (f: Walk): HeroId[] => f.moved.filter((id) => id === f.who || f.with.includes(id));

function setDown(g: Game, f: Walk, a: ActionOf<'set-down'>): void {
  f.with = f.with.filter((id) => id !== a.hero);
  g.tell?.({ type: 'set-down', who: f.who, hero: a.hero });
  if (f.with.length > 0 || f.moved.length > 0 || f.free > 0) return;
  done(g); // nothing was walked: the turn is open again
  push(g, { kind: 'turn', step: 'ask', who: f.who });
}

function stop(g: Game, f: Walk): void {
  g.tell?.({ type: 'stopped', who: f.who, at: heroOf(g, f.who).space, why: 'chose' });
  f.step = 'arrive';
}

const fogAt = (g: Game, space: Space): boolean => g.tokens.some((t) => t.kind === 'fog' && t.space === space);

function arrive(g: Game, f: Walk): void {
  const hero = heroOf(g, f.who);
  f.at = hero.space;
  listen(g, hero); // GUARD-1
  meetTower(g, f, f.at); // TOWER-1
}

/** WALK-3, FOG-6: each fog token where the movement ends is carried out; with company the heroes agree by whom (DEC-20). */
function liftFog(g: Game, f: Walk): void {
  const space = endOf(g, f);
  if (!fogAt(g, space)) f.step = 'offer';
  else if (f.with.length === 0) openFog(g, f, f.who);
  else {
    showFog(g, [space]);
    f.step = 'who';
  }
}

function openFog(g: Game, f: Walk, who: HeroId): void {
  f.step = 'fog';
  push(g, { kind: 'fog', step: 'open', who, space: endOf(g, f), holds: null });
}

/** Where the movement ended; what was carried out there may have moved the hero since. */
const endOf = (g: Game, f: Walk): Space => f.at ?? heroOf(g, f.who).space;

/** RAASH-3: those taken along may have what the place offers, sleepers too; who is awake helps himself (FREE-1). */
function shareChoices(g: Game, f: Walk): Action[] {
  const out: Action[] = [{ verb: 'enough' }];
  for (const id of f.with) {
    const hero = heroOf(g, id);
    if (!hero.asleep || hero.space !== endOf(g, f)) continue;
    if (wellAt(g, hero.space)?.full && hero.wp < WP_MOST) out.push({ verb: 'drink', by: id });
    takeChoices(g, f.who, hero, out);
  }
  return out;
}

export const walk: Flows['walk'] = {
  ask: {
    choices,
    take: { walk: (g, f, a) => step(g, f, a.to), stop, carry: takeAlong, 'set-down': setDown, ...freeTake },
  },
  arrive: { run: arrive },
  climb: climber,
  fog: { run: liftFog },
  who: {
    choices: (_g, f) => ofCompany(f),
    take: {
      who(g, f, a) {
        openFog(g, f, a.hero);
      },
    },
  },
  offer: {
    run(g, f) {
      f.step = shareChoices(g, f).length > 1 ? 'share' : 'over';
    },
  },
  share: {
    choices: shareChoices,
    take: {
      drink(g, f, a) {
        emptyWell(g, heroOf(g, a.by as HeroId));
        f.step = 'offer';
      },
      take(g, f, a) {
        take(g, f, a);
        f.step = 'offer';
      },
      enough(_g, f) {
        f.step = 'over';
      },
    },
  },
  over: { run: (g) => done(g) },
};
