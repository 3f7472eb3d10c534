import { done, push } from '../../../engine/machine.ts';
import { boardOf } from '../map.ts';
import { heroOf } from '../state.ts';
import type { Action, ActionOf, Back, Flows, FrameOf, Game, Hero, Hope, Seen } from '../types.ts';
import { spendHour } from '../verbs.ts';
import { useUp } from './effects/hidden.ts';
import { faceDown, type Hideable, neverShown } from './facedown.ts';
import { whyNoHour } from './hours.ts';
import type { No } from './refusal.ts';
import { readTower } from './tower.ts';
import { type Window, whyNotFree } from './window.ts';

/** FLAP-1: an action of the turn, for one hour, in legends that have the figure. */
export function whyNotFlaps(g: Game, hero: Hero): No | undefined {
  return g.flaps === null ? { rule: 'FLAP-1', who: hero.id } : whyNoHour(hero);
}

export function sendFlaps(g: Game, f: FrameOf<'turn'>): void {
  done(g);
  push(g, { kind: 'flaps', step: 'ask', who: f.who });
}

/** What Flaps can turn over where it stands: not spores, rocks or Azturia (FLAP-2). */
export const hiddenUnderFlaps = (g: Game): Hideable[] =>
  g.tokens.filter((t): t is Hideable => t.space === g.flaps && faceDown(t) && !neverShown(t));

/** DEC-22: later too, as a free action of an awake hero. */
export function spyChoices(g: Game, w: Window, hero: Hero, out: Action[]): void {
  if (hero.id !== w.who || whyNotSpy(g, hero)) return; // whoever is asked can do it for all
  for (const what of backsUnderFlaps(g)) out.push({ verb: 'spy', what });
}

/** Why Flaps turns nothing over now (FLAP-2, DEC-22). */
export function whyNotSpy(g: Game, hero: Hero): No | undefined {
  if (g.flaps === null) return { rule: 'FLAP-1', who: hero.id };
  if (hiddenUnderFlaps(g).length === 0) return { rule: 'FLAP-2', who: hero.id, space: g.flaps };
  return whyNotFree(hero);
}

export function spy(g: Game, _f: unknown, a: ActionOf<'spy'>): void {
  const token = hiddenUnderFlaps(g).find((t) => backOf(t) === a.what);
  if (!token) return;
  token.open = true;
  g.seen += 1;
  const gone = token.kind === 'mushroom' && token.holds < 0; // FLAP-2
  if (gone) {
    g.tokens.splice(g.tokens.indexOf(token), 1);
    useUp(g, token.holds);
  }
  g.tell?.({ type: 'flaps-sees', space: token.space, what: seenAs(token), gone });
  readTower(g, token);
}

/** What a face-down token looks like from above. */
const backOf = (t: Hideable): Back => {
  if (t.kind === 'marker') return t.mark;
  return t.kind === 'item' ? t.item.id : t.kind;
};

const backsUnderFlaps = (g: Game): Back[] => [...new Set(hiddenUnderFlaps(g).map(backOf))];

const seenAs = (t: Hideable): Seen => {
  if (t.kind === 'marker') return t.mark;
  return t.kind === 'item' ? (t.item.holds as Hope) : t.holds;
};

function land(g: Game, f: FrameOf<'flaps'>, a: ActionOf<'flaps'>): void {
  spendHour(g, heroOf(g, f.who));
  g.flaps = a.to;
  g.tell?.({ type: 'flaps-sent', who: f.who, space: a.to });
  if (hiddenUnderFlaps(g).length > 0) f.step = 'look';
  else done(g);
}

/** The turn is open again: nothing has been spent. */
function stay(g: Game, f: FrameOf<'flaps'>): void {
  done(g);
  push(g, { kind: 'turn', step: 'ask', who: f.who });
}

export const flaps: Flows['flaps'] = {
  ask: {
    choices: (g) => [...boardOf(g.board).spaces.map((to): Action => ({ verb: 'flaps', to })), { verb: 'back' }],
    take: { flaps: land, back: stay },
  },
  look: {
    choices: (g) => [...backsUnderFlaps(g).map((what): Action => ({ verb: 'spy', what })), { verb: 'enough' }],
    take: {
      spy(g, f, a) {
        spy(g, f, a);
        if (hiddenUnderFlaps(g).length === 0) done(g);
      },
      enough: (g) => done(g),
    },
  },
};

/** FLAP-3, DEC-22: in the first round the enemy rolls one die fewer, never none, if Flaps and a fighter are there. */
export const flapsHelps = (g: Game, f: FrameOf<'fight'>): boolean =>
  f.round === 1 && g.flaps === f.foe.space && f.fighters.some((id) => heroOf(g, id).space === f.foe.space);
