import { done, push } from '../../../engine/machine.ts';
import { boardOf } from '../map.ts';
import { awake, heroOf } from '../state.ts';
import type { Action, ActionOf, Flows, FrameOf, Game, Hero } from '../types.ts';
import { spendHour } from '../verbs.ts';
import { faceDown, type Hideable, neverShown } from './facedown.ts';
import { whyNoHour } from './hours.ts';
import type { No } from './refusal.ts';
import { actor, type Window } from './window.ts';

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
  if (g.flaps === null || !awake(hero) || hero.id !== w.who) return;
  for (const kind of new Set(hiddenUnderFlaps(g).map((t) => t.kind)))
    out.push({ verb: 'spy', what: kind, ...actor(w.who, hero) });
}

export function spy(g: Game, _f: unknown, a: ActionOf<'spy'>): void {
  const token = hiddenUnderFlaps(g).find((t) => t.kind === a.what);
  if (!token) return;
  token.open = true;
  g.seen += 1;
  const gone = token.kind === 'mushroom' && token.holds < 0;
  if (gone) g.tokens.splice(g.tokens.indexOf(token), 1);
  g.tell?.({ type: 'flaps-sees', space: token.space, what: nameOf(token), gone });
}

const nameOf = (t: Hideable): string => {
  if (t.kind === 'fog') return t.holds;
  if (t.kind === 'mushroom') return `mushroom ${t.holds}`;
  return t.kind === 'marker' ? t.mark : `${t.item.holds}`;
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
    choices: (g) => [
      ...[...new Set(hiddenUnderFlaps(g).map((t) => t.kind))].map((what): Action => ({ verb: 'spy', what })),
      { verb: 'enough' },
    ],
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
