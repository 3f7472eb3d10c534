import { type Line, line } from '../engine/line.ts';
import { choices } from '../engine/machine.ts';
import { freshFoe } from '../games/far-land/content/creatures.ts';
import { FAR_LAND } from '../games/far-land/index.ts';
import { choiceOf, type Worth, worthsOf } from '../games/far-land/odds/advice.ts';
import { battleAgainst, battleOf } from '../games/far-land/odds/battle.ts';
import { type Odds, oddsOf, winningPlan } from '../games/far-land/odds/odds.ts';
import { tagOf } from '../games/far-land/rules/enemies.ts';
import { clockwiseFrom, creatureOf, onTurn } from '../games/far-land/state.ts';
import type { Action, ActionOf, Frame, FrameOf, Game, HeroId } from '../games/far-land/types.ts';
import { foeName, heroList } from '../games/far-land/words/names.ts';
import { oddsWords } from '../games/far-land/words/odds.ts';

type Fighting = FrameOf<'fight'>;

/** Questions between dice, which chances answer better than games played on. */
const BETWEEN: readonly Fighting['step'][] = ['more', 'choose', 'giving', 'foe-rolled'];
/** Chances that differ by less are alike. */
const ALIKE = 0.005;

/** A decision between dice by the chance to win, and each other one's. */
export interface ByChance {
  best: Worth;
  others: readonly Worth[];
  /** The enemy that is fought. */
  foe: Line;
  /** Whatever is chosen, the chance is much the same. */
  alike: boolean;
}

const foeOf = (g: Game, f: Fighting): Line => [foeName(g, f.foe.kind, tagOf(g, f))];

/** Between dice: what wins most often; undefined elsewhere, and where it cannot be counted. */
export function byChance(g: Game): ByChance | undefined {
  const top: Frame = g.stack[g.stack.length - 1];
  if (top.kind !== 'fight' || !BETWEEN.includes(top.step) || top.wp === 0) return undefined;
  const plan = winningPlan(battleOf(g, top));
  const offered: readonly Action[] = choices(FAR_LAND, g);
  const worths = worthsOf(plan, g, top, offered);
  if (plan.full || worths.length < 2) return undefined;
  const chosen = choiceOf(plan, g, top, offered);
  const best = worths.find(({ action }) => action === chosen);
  if (best === undefined) return undefined;
  const others = worths.filter((one) => one !== best).sort((a, b) => b.worth - a.worth);
  if (others.some(({ worth }) => worth > best.worth + ALIKE)) return undefined; // the house policy of three and four
  const alike = best.worth - others[others.length - 1].worth < ALIKE;
  return { best, others, foe: foeOf(g, top), alike };
}

/** "The Gor falls in 58 of 100." for a fight that this choice begins or goes on with. */
export function chanceOfFight(g: Game, action: Action, who: readonly HeroId[]): Line[] {
  const top: Frame = g.stack[g.stack.length - 1];
  if (top.kind === 'fight' && (top.step === 'round' || top.step === 'gather')) {
    if (!['roll', 'alone', 'with', 'leave'].includes(action.verb)) return [];
    const joined = action.verb === 'with' ? [...top.fighters, action.hero] : top.fighters;
    const fighters = clockwiseFrom(g, top.fighters[0]).flatMap(({ id }) => (joined.includes(id) ? [id] : []));
    return [told(g, foeOf(g, top), fighters, oddsOf(battleOf(g, { ...top, fighters })))];
  }
  return action.verb === 'fight' ? [beginning(g, action, who)] : [];
}

function beginning(g: Game, { foe, id, space }: ActionOf<'fight'>, who: readonly HeroId[]): Line {
  const creature = foe === 'spore' ? undefined : creatureOf(g, id);
  const heroes = clockwiseFrom(g, onTurn(g).id).filter((hero) => hero === onTurn(g) || who.includes(hero.id));
  const enemy = freshFoe(foe, creature?.spShift);
  const ids = heroes.map((hero) => hero.id);
  return told(g, [foeName(g, foe, creature?.tag)], ids, oddsOf(battleAgainst(g, heroes, enemy, space)));
}

const told = (g: Game, foe: Line, ids: readonly HeroId[], odds: Odds): Line =>
  line`${heroList(g, ids)} beat${ids.length === 1 ? 's' : ''} ${foe} in ${oddsWords(odds)}, if ${ids.length === 1 ? 'the fight goes on' : 'all stay'} to the end.`;
