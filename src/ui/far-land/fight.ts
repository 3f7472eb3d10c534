import { FOES, foeDice } from '../../games/far-land/content/creatures.ts';
import { diceOf, HEROES } from '../../games/far-land/content/heroes.ts';
import { heroOf } from '../../games/far-land/state.ts';
import type { Event, FoeKind, Frame, Game, HeroId } from '../../games/far-land/types.ts';
import { FoeName } from '../../games/far-land/words/names.ts';
import type { Asked } from '../panes.ts';
import { fitRow, type Row, type Span, span, widthOfRow, wrapRow } from '../rows.ts';
import { diceRows } from './dice.ts';

interface Side {
  dice: readonly number[];
  /** What counts in the end; null as long as nothing does. */
  value: number | null;
  /** The face that counts. */
  die: number | null;
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

const NO_DICE: Side = { dice: [], value: null, die: null };

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
    heroes: scene.heroes.map((one) => (one.who === e.who ? { ...one, dice: e.dice, value: e.value, die: e.die } : one)),
  }),
  'foe-rolled': (_scene, e) => ({ enemy: { dice: e.dice, value: e.counts, die: null } }),
  compared: (_scene, e) => ({ wp: e.foeWp, result: resultRow(e) }),
  beaten: (scene) => ({ result: [...(scene.result ?? []), span(' Beaten.', 'good')] }),
  recovered: () => ({ result: [span('The fight is over. The enemy recovers.')] }),
};

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

/** Both sides with their dice, and what counts. */
export function drawFight(g: Game, scene: FightScene, asked: Asked): Row[] {
  const { width, height } = asked;
  const fighters = scene.heroes.length > 0 ? scene.heroes : fightersNow(g);
  const rows = Math.floor((height - 2) / (fighters.length + 1));
  const title: Row = [
    span(scene.round === 0 ? 'A fight begins on ' : `Round ${scene.round}, on `, 'title'),
    span(String(scene.space), 'place'),
  ];
  const sides = [...fighters.map((one) => heroSide(g, one)), enemySide(g, scene)];
  const drawn = sides.flatMap((side) => sideRows(side, { width, rows }));
  const result = scene.result === null ? [] : wrapRow(scene.result, width);
  return [title, ...drawn, ...result].slice(0, height);
}

/** Before the first round: those who are in it. */
function fightersNow(g: Game): FightScene['heroes'] {
  const fight = g.stack.find((frame) => frame.kind === 'fight');
  return fight === undefined ? [] : fight.fighters.map((who) => ({ who, ...NO_DICE }));
}

/** One side as it is drawn: its dice, and three rows of words beside them. */
interface Drawn {
  dice: readonly (number | null)[];
  counts: readonly boolean[];
  words: readonly [Row, Row, Row];
}

function sideRows({ dice, counts, words }: Drawn, asked: { width: number; rows: number }): Row[] {
  const drawn = diceRows(dice, { ...asked, width: asked.width - WORDS_WIDE, counts });
  if (drawn.length === 1) {
    const [name, strength, willpower] = words;
    const dice = [...fitRow(name, NAME_WIDE), ...drawn[0]];
    return asked.rows < 2 ? [dice] : [dice, [span('  '), ...strength, span(', '), ...willpower]];
  }
  const wide = drawn.reduce((most, row) => Math.max(most, widthOfRow(row)), 0);
  const first = Math.floor((drawn.length - words.length) / 2);
  return drawn.map((row, y) => [...fitRow(row, wide), span(' '), ...(words[y - first] ?? [])]);
}

/** Columns of a name before dice that have but one row. */
const NAME_WIDE = 14;
/** Columns that the words beside the dice need. */
const WORDS_WIDE = 22;

/** Those already rolled, and blank ones for those still to come. */
const withBlanks = (dice: readonly number[], all: number): (number | null)[] =>
  Array.from({ length: Math.max(all, dice.length) }, (_, i) => dice[i] ?? null);

function heroSide(g: Game, side: FightScene['heroes'][number]): Drawn {
  const { who, dice, value, die } = side;
  const hero = heroOf(g, who);
  const sum = value === null ? [] : [span(` + ${value} = `), span(String(hero.sp + value), 'number')];
  return {
    dice: withBlanks(dice, value === null ? diceOf(who, hero.wp) : 0),
    counts: countedOf(side),
    words: [
      [span(HEROES[who].letter, HEROES[who].colour), span(' '), span(hero.name, 'hero')],
      [span(`SP ${hero.sp}`), ...sum],
      [span(`WP ${hero.wp}${value === null || die === value ? '' : `, ${die} counts double`}`)],
    ],
  };
}

function enemySide(g: Game, scene: FightScene): Drawn {
  const { foe, tag, sp, wp, enemy } = scene;
  const added = enemy.value !== null && enemy.value > Math.max(...enemy.dice);
  const sum = enemy.value === null ? [] : [span(` + ${enemy.value} = `), span(String(sp + enemy.value), 'number')];
  return {
    dice: withBlanks(enemy.dice, enemy.value === null ? foeDice(foe, wp) : 0),
    counts: enemyCounted(scene),
    words: [
      [span(FOES[foe].letter, 'creature'), span(` ${FoeName(g, foe, tag).text}`, 'creature')],
      [span(`SP ${sp}`), ...sum],
      [span(`WP ${wp}${added ? ', equal added' : ''}`)],
    ],
  };
}

/** Which of the dice count: the chosen one. */
function countedOf({ dice, die, value }: Side): readonly boolean[] {
  if (value === null || die === null) return dice.map(() => false);
  const at = dice.lastIndexOf(die);
  return dice.map((_, i) => i === at);
}

/** The highest die, or the equal ones that are added. */
function enemyCounted({ enemy: { dice, value } }: FightScene): readonly boolean[] {
  if (value === null) return dice.map(() => false);
  const face = dice.find((one) => one * dice.filter((other) => other === one).length === value);
  return dice.map((one) => one === face);
}
