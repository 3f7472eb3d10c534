import { done, push } from '../../../engine/machine.ts';
import { heroOf } from '../state.ts';
import type { Action, ActionOf, Flows, FrameOf, Game, Hero } from '../types.ts';
import { logsFit } from './things.ts';

/** Values of which one may go now, so that as few logs as will do are laid down (LOG-2). */
export function heavyLogs(hero: Hero): number[] {
  if (logsFit(hero.logs, hero.sp)) return [];
  for (let few = 1; few <= hero.logs.length; few++) {
    const sets = picks(hero.logs, few).filter((gone) => logsFit(without(hero.logs, gone), hero.sp));
    if (sets.length > 0) return [...new Set(sets.flat())].sort((a, b) => a - b);
  }
  return hero.logs;
}

/** All choices of `n` from the list, by value. */
function picks(list: readonly number[], n: number): number[][] {
  if (n === 0) return [[]];
  return list.flatMap((value, i) => picks(list.slice(i + 1), n - 1).map((rest) => [value, ...rest]));
}

function without(list: readonly number[], gone: readonly number[]): number[] {
  const out = list.slice();
  for (const value of gone) out.splice(out.indexOf(value), 1);
  return out;
}

/** After a loss of strength logs that no longer fit are laid down on the space (LOG-2, KNIGHT-6). */
export function shedLogs(g: Game, hero: Hero): void {
  if (heavyLogs(hero).length > 0) push(g, { kind: 'logs', step: 'shed', who: hero.id });
}

/** Looks again each time: a second loss may have come before the first was settled. */
function shed(g: Game, f: FrameOf<'logs'>): void {
  const hero = heroOf(g, f.who);
  const heavy = heavyLogs(hero);
  if (heavy.length === 0) done(g);
  else if (heavy.length === 1) layDown(g, hero, heavy[0]);
  else f.step = 'ask';
}

function layDown(g: Game, hero: Hero, value: number): void {
  hero.logs.splice(hero.logs.indexOf(value), 1);
  g.tokens.push({ kind: 'log', space: hero.space, value });
  g.tell?.({ type: 'log-dropped', who: hero.id, value, space: hero.space });
}

function drop(g: Game, f: FrameOf<'logs'>, a: ActionOf<'drop'>): void {
  layDown(g, heroOf(g, f.who), a.n);
  f.step = 'shed';
}

export const logs: Flows['logs'] = {
  shed: { run: shed },
  ask: {
    choices: (g, f): Action[] => heavyLogs(heroOf(g, f.who)).map((n) => ({ verb: 'drop', what: 'log', n })),
    take: { drop },
  },
};
