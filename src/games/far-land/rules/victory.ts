import { done, push } from '../../../engine/machine.ts';
import { FOES } from '../content/creatures.ts';
import { creatureOf, heroOf } from '../state.ts';
import type { FrameOf, Game } from '../types.ts';
import { removeCreature } from '../verbs.ts';
import { tagOf } from './enemies.ts';
import { breakBlade } from './items/blade.ts';
import { givePrize } from './prize.ts';
import { takeSpore, topSpore } from './spores.ts';
import { mayGoOn } from './stamina.ts';

type Fighting = FrameOf<'fight'>;

/** FIGHT-9: the reward first, then the creature leaves and the narrator moves (DEC-25). */
export function won(g: Game, f: Fighting): void {
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

export function told(g: Game, f: Fighting): void {
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
  if (f.blade !== null || !f.fighters.some((id) => mayGoOn(g, heroOf(g, id)))) return;
  f.wp = FOES.spore.wp;
  f.step = 'round';
}

export function end(g: Game, f: Fighting): void {
  if (f.blade?.last) breakBlade(g, f.blade.who); // SHAD-3
  if (f.wp > 0 && f.foe.kind !== 'spore') g.tell?.({ type: 'recovered', foe: f.foe.kind, tag: tagOf(g, f) }); // FIGHT-11, JOINT-11
  done(g);
}
