import { done } from '../../../engine/machine.ts';
import { heroOf } from '../state.ts';
import type { Flows, FrameOf, Game, HeroId, SporeBack } from '../types.ts';
import { gainGold, heal, strengthen } from '../verbs.ts';

/** What the back of a beaten spore gives (SPORE-4, house). */
const BACKS: Record<SporeBack, (g: Game, who: HeroId) => void> = {
  gold: (g, who) => void gainGold(g, heroOf(g, who), 1, 'reward'),
  wp2: (g, who) => void heal(g, heroOf(g, who), 2, 'reward'),
  nothing: () => {},
  sp: (g, who) => strengthen(g, heroOf(g, who), 1, 'reward'),
};

export function givePrize(g: Game, who: HeroId, back: SporeBack): void {
  g.tell?.({ type: 'spore-back', who, back });
  BACKS[back](g, who);
}

function take(g: Game, f: FrameOf<'prize'>, a: { hero: HeroId }): void {
  givePrize(g, a.hero, f.back);
  done(g);
}

/** DEC-8: the fighters agree who takes it. */
export const prize: Flows['prize'] = {
  ask: { choices: (_g, f) => f.among.map((hero) => ({ verb: 'who', hero })), take: { who: take } },
};
