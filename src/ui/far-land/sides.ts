import { FOES, foeDice } from '../../games/far-land/content/creatures.ts';
import { diceOf, HEROES } from '../../games/far-land/content/heroes.ts';
import { heroOf } from '../../games/far-land/state.ts';
import type { Game } from '../../games/far-land/types.ts';
import { FoeName } from '../../games/far-land/words/names.ts';
import { type Row, span } from '../rows.ts';
import { type FightScene, NO_DICE, type Side } from './fight.ts';

/** One side of a fight, ready to be drawn. */
export interface Drawn {
  /** A die yet to be rolled is null. */
  dice: readonly (number | null)[];
  /** Dice there might be: the picture keeps its size when somebody stops early. */
  most: number;
  /** Which of the dice count. */
  counts: readonly boolean[];
  name: Row;
  strength: number;
  /** Strength and what counts of the dice; null as long as nothing does. */
  total: number | null;
  /** How the dice make what they count: "6", "3x2", "4+4". */
  making: string;
  /** Null for a spore, which has none (SPORE-3). */
  willpower: number | null;
  /** Said where there is room: why more counts than one die shows. */
  why: string;
}

/** The heroes in their order, the enemy last. */
export function sidesOf(g: Game, scene: FightScene): Drawn[] {
  const fighters = scene.heroes.length > 0 ? scene.heroes : fightersNow(g);
  return [...fighters.map((one) => heroSide(g, one)), enemySide(g, scene)];
}

/** Before the first round: those who are in it. */
function fightersNow(g: Game): FightScene['heroes'] {
  const fight = g.stack.find((frame) => frame.kind === 'fight');
  return fight === undefined ? [] : fight.fighters.map((who) => ({ who, ...NO_DICE }));
}

/** Those already rolled, and blank ones for those still to come. */
const withBlanks = (dice: readonly number[], all: number): (number | null)[] =>
  Array.from({ length: Math.max(all, dice.length) }, (_, i) => dice[i] ?? null);

function heroSide(g: Game, side: FightScene['heroes'][number]): Drawn {
  const { who, dice, value, die, together } = side;
  const hero = heroOf(g, who);
  const why = value === null || die === value ? '' : together ? 'all count' : `${die} counts double`;
  const all = diceOf(who, hero.wp);
  return {
    dice: withBlanks(dice, value === null ? all : 0),
    most: Math.max(all, dice.length),
    counts: countedOf(side),
    name: [span(HEROES[who].letter, HEROES[who].colour), span(' '), span(hero.name, 'hero')],
    strength: hero.sp,
    total: value === null ? null : hero.sp + value,
    making: makingOf(side),
    willpower: hero.wp,
    why,
  };
}

function enemySide(g: Game, { foe, tag, sp, wp, enemy }: FightScene): Drawn {
  const added = enemy.value !== null && enemy.value > Math.max(...enemy.dice);
  const counts = enemyCounted(enemy);
  const equal = enemy.dice.filter((_, i) => counts[i]).join('+');
  const all = foeDice(foe, wp);
  return {
    dice: withBlanks(enemy.dice, enemy.value === null ? all : 0),
    most: Math.max(all, enemy.dice.length),
    counts,
    name: [span(FOES[foe].letter, 'creature'), span(` ${FoeName(g, foe, tag).text}`, 'creature')],
    strength: sp,
    total: enemy.value === null ? null : sp + enemy.value,
    making: added ? equal : String(enemy.value ?? ''),
    willpower: foe === 'spore' ? null : wp,
    why: added ? 'equal added' : '',
  };
}

/** "3x2" for a doubled die, "3+4+1" for dice that count together, else the number alone. */
function makingOf({ dice, value, die, together }: Side): string {
  if (value === null || die === null) return '';
  if (together && dice.reduce((sum, face) => sum + face, 0) === value) return dice.join('+');
  return value === die * 2 ? `${die}x2` : String(value);
}

/** Which of the dice count: the chosen one, or all of them. */
function countedOf({ dice, die, value, together }: Side): readonly boolean[] {
  if (value === null || die === null) return dice.map(() => false);
  const at = dice.lastIndexOf(die);
  return dice.map((_, i) => together === true || i === at);
}

/** The highest die, or the equal ones that are added. */
function enemyCounted({ dice, value }: Side): readonly boolean[] {
  if (value === null) return dice.map(() => false);
  const face = dice.find((one) => one * dice.filter((other) => other === one).length === value);
  return dice.map((one) => one === face);
}

/** "SP 4 + 3x2 = 10", "4 + 3x2 = 10", "4+6 = 10"; "SP 4" as long as nothing counts. The longest first. */
export function sums({ strength, total, making }: Drawn): readonly [Row, Row, Row] {
  if (total === null) return [[span(`SP ${strength}`)], [span(`SP ${strength}`)], [span(`SP ${strength}`)]];
  const equals = [span(' = '), span(String(total), 'number')];
  return [
    [span(`SP ${strength} + ${making}`), ...equals],
    [span(`${strength} + ${making}`), ...equals],
    [span(`${strength}+${total - strength}`), ...equals],
  ];
}
