import { HEROES, WP_MOST } from '../content/heroes.ts';
import { clockwiseFrom, heroOf } from '../state.ts';
import type { Action, ActionOf, FrameOf, Game, Hero, HeroId, Space } from '../types.ts';
import { heal } from '../verbs.ts';
import { dropOut } from './dropping.ts';
import { reachOf } from './enemies.ts';
import { freeChoices } from './free.ts';
import { blocked } from './ghosts.ts';
import { whyNoHour } from './hours.ts';
import type { No } from './refusal.ts';

type Fighting = FrameOf<'fight'>;

/** Why this other hero cannot join a fight against an enemy on that space (JOINT-1, DEC-9). */
export function whyNotJoin(g: Game, other: Hero, space: Space): No | undefined {
  if (other.down !== null) return { rule: 'DEC-26', who: other.id };
  if (other.asleep) return { rule: 'JOINT-1', who: other.id };
  if (other.arrived) return { rule: 'DEC-9', who: other.id };
  if (!reachOf(g, other).includes(space)) return { rule: 'JOINT-1', who: other.id, space: other.space };
  return whyNoHour(other);
}

/** Heroes who could still be invited (JOINT-1). */
export const mayJoin = (g: Game, f: Fighting): Hero[] =>
  g.heroes.filter((h) => !f.fighters.includes(h.id) && !f.declined.includes(h.id) && !whyNotJoin(g, h, f.foe.space));

export function gatherChoices(g: Game, f: Fighting): Action[] {
  const out: Action[] = [];
  const open = mayJoin(g, f);
  for (const hero of open) out.push({ verb: 'with', hero: hero.id });
  if (open.length > 0 && f.fighters.length === 1) out.push({ verb: 'alone' });
  else out.push({ verb: 'roll' });
  for (const hero of open) out.push({ verb: 'decline', by: hero.id });
  freeChoices(g, { name: 'fight', who: f.fighters[0], walking: [] }, out);
  return out;
}

export function invite(g: Game, f: Fighting, a: ActionOf<'with'>): void {
  const joined = [...f.fighters, a.hero];
  f.fighters = clockwiseFrom(g, f.who) // JOINT-9
    .map((hero) => hero.id)
    .filter((id) => joined.includes(id));
  g.tell?.({ type: 'joined', who: a.hero });
}

export function goAlone(_g: Game, f: Fighting): void {
  f.step = 'round';
}

export function decline(g: Game, f: Fighting, a: Action): void {
  f.declined.push(a.by as HeroId);
  g.tell?.({ type: 'declined', who: a.by as HeroId });
}

/** Between rounds: the first of the fighters goes on, or anyone leaves (FIGHT-8, JOINT-5). */
export function roundChoices(g: Game, f: Fighting): Action[] {
  const out: Action[] = f.fighters.some((id) => !whyNoHour(heroOf(g, id))) ? [{ verb: 'roll' }] : [];
  if (f.round > 0 || out.length === 0)
    for (const id of f.fighters) out.push(id === f.fighters[0] ? { verb: 'leave' } : { verb: 'leave', by: id });
  freeChoices(g, { name: 'fight', who: f.fighters[0], walking: [] }, out);
  return out;
}

export function leave(g: Game, f: Fighting, a: Action): void {
  const who = a.by ?? f.fighters[0];
  dropOut(f, who);
  g.tell?.({ type: 'left', who });
  f.step = 'after';
}

/** Fighters who can still take WP of the gift. */
const takers = (g: Game, f: Fighting): Hero[] => f.fighters.map((id) => heroOf(g, id)).filter((h) => h.wp < WP_MOST);

/** AVIDA-1, AVIDA-3, AVIDA-4: WP from the dice that do not fight. */
export function giftOf(g: Game, f: Fighting): number {
  const roll = f.rolls[f.next];
  if (blocked(g, heroOf(g, roll.who))) return 0; // DEC-21
  if (!HEROES[roll.who].heals || roll.rule !== 'highest' || f.foe.kind === 'spore') return 0; // DEC-8
  return roll.dice.reduce((sum, face) => sum + face, 0) - Math.max(...roll.dice);
}

/** AVIDA-2: nothing to decide where only one can take it. */
export function openGift(g: Game, f: Fighting): void {
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

export function giftChoices(g: Game, f: Fighting): Action[] {
  const out: Action[] = [];
  for (const hero of takers(g, f)) {
    const most = Math.min(f.gift, WP_MOST - hero.wp);
    out.push({ verb: 'gift', to: hero.id, n: most });
    if (most > 1) out.push({ verb: 'gift', to: hero.id, n: 1 });
  }
  return out;
}

export function giveGift(g: Game, f: Fighting, a: ActionOf<'gift'>): void {
  f.gift -= heal(g, heroOf(g, a.to), a.n, 'heal');
  f.step = 'gift';
}
