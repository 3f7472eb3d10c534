import type { Event, FoeKind, Frame, Game, HeroId } from '../../games/far-land/types.ts';
import { type Row, type Span, span } from '../rows.ts';

export interface Side {
  dice: readonly number[];
  /** What counts in the end; null as long as nothing does. */
  value: number | null;
  /** The face that counts. */
  die: number | null;
  /** All dice count together. */
  together?: true;
}

/** A fight as it is drawn: made from what was told of it, so that its last round can still be looked at. */
export interface FightScene {
  foe: FoeKind;
  tag?: string;
  space: number;
  sp: number;
  wp: number;
  round: number;
  heroes: readonly ({ who: HeroId } & Side)[];
  enemy: Side;
  result: Row | null;
}

export const NO_DICE: Side = { dice: [], value: null, die: null };

/** The picture after an event; what has nothing to do with fights leaves it as it is. */
export function sceneAfter(_g: Game, before: FightScene | null, event: Event): FightScene | null {
  if (event.type === 'fight') {
    const { foe, tag, space, sp, wp } = event;
    return { foe, tag, space, sp, wp, round: 0, heroes: [], enemy: NO_DICE, result: null };
  }
  if (before === null) return null;
  const change = (CHANGES as { [type: string]: Change<never> | undefined })[event.type];
  return change === undefined ? before : { ...before, ...change(before, event as never) };
}

type Change<T extends Event['type']> = (scene: FightScene, e: Event & { type: T }) => Partial<FightScene>;

const CHANGES: { [T in Event['type']]?: Change<T> } = {
  round: (_scene, e) => ({
    round: e.n,
    heroes: e.fighters.map((who) => ({ who, ...NO_DICE })),
    enemy: NO_DICE,
    result: null,
  }),
  rolled: (scene, e) => ({
    heroes: scene.heroes.map((one) => (one.who === e.who ? { ...one, dice: e.dice, value: null } : one)),
  }),
  counts: (scene, e) => ({
    heroes: scene.heroes.map((one) => (one.who === e.who ? countedSide(one, e) : one)),
  }),
  'foe-rolled': (_scene, e) => ({ enemy: { dice: e.dice, value: e.counts, die: null } }),
  compared: (_scene, e) => ({ wp: e.foeWp, result: resultRow(e) }),
  beaten: (scene) => ({ result: [...(scene.result ?? []), span(' Beaten.', 'good')] }),
  recovered: () => ({ result: [span('The fight is over. The enemy recovers.')] }),
};

function countedSide(
  side: FightScene['heroes'][number],
  { dice, value, die, rule }: Event & { type: 'counts' },
): FightScene['heroes'][number] {
  const together = rule === 'sum' ? ({ together: true } as const) : {};
  return { ...side, dice, value, die, ...together };
}

function resultRow({ heroes, foe, by, winner }: Event & { type: 'compared' }): Row {
  const sides: Span[] = [
    span(`Heroes ${heroes}`, 'number'),
    span(' against '),
    span(String(foe), 'number'),
    span(': '),
  ];
  if (winner === 'none') return [...sides, span('a tie.')];
  return [...sides, winner === 'heroes' ? span(`won by ${by}.`, 'good') : span(`lost by ${by}.`, 'bad')];
}

/** Whether a fight goes on now. */
export const inFight = (g: Game): boolean => {
  const top = g.stack[g.stack.length - 1] as Frame | undefined;
  return g.over === null && g.stack.some((frame) => frame.kind === 'fight') && top !== undefined;
};
