import { done } from '../../../engine/machine.ts';
import { ITEMS } from '../content/items.ts';
import { heroOf } from '../state.ts';
import type { Action, ActionOf, Flows, FogKind, FrameOf, Game, Hero, ItemId, Space, Token } from '../types.ts';
import { gainGold, heal, strengthen } from '../verbs.ts';
import { drawEvent } from './events.ts';
import { placeSpore } from './spores.ts';
import { filled, hasRoom, holdings, type Kind, layOn, named, takeOff } from './things.ts';

type Opened = FrameOf<'fog'>;
type FogToken = Extract<Token, { kind: 'fog' }>;

const fogAt = (g: Game, space: Space): FogToken | undefined =>
  g.tokens.find((t): t is FogToken => t.kind === 'fog' && t.space === space);

/** Shows the face-down tokens of these spaces to all; none is carried out. */
export function showFog(g: Game, at: readonly Space[]): void {
  for (const token of g.tokens) {
    if (token.kind !== 'fog' || token.open || !at.includes(token.space)) continue;
    token.open = true;
    g.seen += 1;
    g.tell?.({ type: 'fog-shown', space: token.space, holds: token.holds });
  }
}

/** FOG-4: the token leaves the game as it is carried out. */
function open(g: Game, f: Opened): void {
  const token = fogAt(g, f.space) as FogToken;
  g.tokens.splice(g.tokens.indexOf(token), 1);
  if (!token.open) g.seen += 1;
  g.tell?.({ type: 'fog', who: f.who, space: f.space, holds: token.holds });
  FOG[token.holds](g, f, heroOf(g, f.who));
}

/** What each kind does (FOG-1, FOG-2); each ends by closing its frame, or by asking where the item goes. */
const FOG: Record<FogKind, (g: Game, f: Opened, hero: Hero) => void> = {
  sp(g, _f, hero) {
    strengthen(g, hero, 1, 'fog');
    done(g);
  },
  wp(g, _f, hero) {
    heal(g, hero, 2, 'fog');
    done(g);
  },
  gold(g, _f, hero) {
    done(g);
    if (gainGold(g, hero, 1, 'fog') === 0) g.tell?.({ type: 'no-item', what: 'gold' });
  },
  herb(g, _f, hero) {
    done(g);
    if (g.supply.herb === 0) {
      g.tell?.({ type: 'no-item', what: 'herb' });
      return;
    }
    g.supply.herb -= 1;
    hero.herbs += 1;
    g.tell?.({ type: 'herbs', who: hero.id, by: 1, now: hero.herbs, why: 'fog' });
  },
  wineskin: (g, f, hero) => find(g, f, hero, 'wineskin'),
  knife: (g, f, hero) => find(g, f, hero, 'knife'),
  'ruin-spirit'(g, f, hero) {
    if (g.supply['ruin-spirit'] === 0) {
      g.tell?.({ type: 'no-item', what: 'ruin-spirit' });
      done(g);
      return;
    }
    g.supply['ruin-spirit'] -= 1;
    keepOrAsk(g, f, hero, 'ruin-spirit');
  },
  event(g, _f, hero) {
    done(g);
    drawEvent(g, hero.id);
  },
  spore(g, f) {
    done(g);
    placeSpore(g, f.space); // FOG-3
  },
};

/** An item from the equipment board, as far as there is one (SET-8, FOG-5). */
function find(g: Game, f: Opened, hero: Hero, id: 'wineskin' | 'knife'): void {
  if ((g.equipment[id] ?? 0) === 0) {
    g.tell?.({ type: 'no-item', what: id });
    done(g);
    return;
  }
  g.equipment[id] = (g.equipment[id] ?? 0) - 1;
  keepOrAsk(g, f, hero, id);
}

function keepOrAsk(g: Game, f: Opened, hero: Hero, id: ItemId & FogKind): void {
  if (hasRoom(hero, 'small')) keep(g, hero, id);
  else {
    f.holds = id;
    f.step = 'full';
  }
}

function keep(g: Game, hero: Hero, id: ItemId): void {
  hero.items.push({ id, turned: false });
  g.tell?.({ type: 'got', who: hero.id, what: id, why: 'fog' });
  done(g);
}

/** FOG-5: a small item makes room, or the new one stays on the space. A ruin spirit must be taken (RUIN-1). */
function fullChoices(g: Game, f: Opened): Action[] {
  const hero = heroOf(g, f.who);
  const out: Action[] = holdings(hero)
    .filter((one) => one.what !== 'gold' && one.what !== 'herb' && one.what !== 'mushroom' && one.what !== 'log')
    .filter((one) => frees(hero, one))
    .map((one) => ({ verb: 'drop', what: one.what, n: 1, ...named(one.which) }));
  if (!ITEMS[f.holds as ItemId].stays || out.length === 0) out.push({ verb: 'leave' });
  return out;
}

/** Whether laying this down frees a small space. */
function frees(hero: Hero, kind: Kind): boolean {
  const rest = { ...hero, items: hero.items.slice() };
  takeOff(rest, kind);
  return filled(rest, 'small') < filled(hero, 'small');
}

function makeRoom(g: Game, f: Opened, a: ActionOf<'drop'>): void {
  const hero = heroOf(g, f.who);
  layOn(g, hero.space, takeOff(hero, a));
  g.tell?.({ type: 'dropped', who: hero.id, what: a.what, n: 1, ...named(a.which), space: hero.space });
  keep(g, hero, f.holds as ItemId);
}

function leaveIt(g: Game, f: Opened): void {
  const item = { id: f.holds as ItemId, turned: false };
  g.tokens.push({ kind: 'item', space: f.space, item });
  g.tell?.({ type: 'fog-left', who: f.who, what: item.id, space: f.space });
  done(g);
}

export const fog: Flows['fog'] = {
  open: { run: open },
  full: { choices: fullChoices, take: { drop: makeRoom, leave: leaveIt } },
};
