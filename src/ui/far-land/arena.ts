import type { Game } from '../../games/far-land/types.ts';
import type { Asked } from '../panes.ts';
import { cutRow, fitRow, type Row, span, widthOfRow, wrapRow } from '../rows.ts';
import { diceRows, LARGE, SMALL } from './dice.ts';
import type { FightScene } from './fight.ts';
import { type Drawn, sidesOf, sums } from './sides.ts';

/** Columns that the words beside dice need. */
const WORDS_WIDE = 22;
/** Columns between two sides that stand next to each other. */
const GUTTER = 2;
/** Columns of a name before dice that have but one row. */
const NAME_WIDE = 12;
const TALL = { large: 5, small: 3 } as const;

/** A way to lay out the sides: their rows, or undefined where they do not fit into that many rows and columns. */
type Plan = (sides: readonly Drawn[], width: number, height: number) => Row[] | undefined;

/** Both sides with their dice, and what counts: as large as there is room for, all alike. */
export function drawFight(g: Game, scene: FightScene, { width, height }: Asked): Row[] {
  const sides = sidesOf(g, scene);
  const title = titleRow(scene);
  const result = scene.result ?? soFar(scene, sides);
  const below = result === null ? [] : wrapRow(result, width);
  for (const plan of PLANS) {
    // a row is kept for the result, so that nothing moves when it comes
    const roomy = plan(sides, width, height - 1 - Math.max(1, below.length));
    if (roomy) return [title, ...roomy, ...below];
    const tight = plan(sides, width, height - 1);
    if (tight) return [result === null ? title : cutRow(result, width), ...tight];
  }
  return [title, ...oneRowEach(sides, width)].slice(0, height);
}

function titleRow({ round, space }: FightScene): Row {
  return [span(round === 0 ? 'A fight begins on ' : `Round ${round}, on `, 'title'), span(String(space), 'place')];
}

/** What those have together whose dice are chosen, and what they are up against. */
function soFar({ sp }: FightScene, sides: readonly Drawn[]): Row | null {
  const heroes = sides.slice(0, -1);
  const enemy = sides[sides.length - 1];
  if (enemy.total !== null || heroes.every((side) => side.total === null)) return null;
  const sum = heroes.reduce((all, side) => all + (side.total ?? 0), 0);
  const dice = enemy.dice.length;
  return [
    span('So far '),
    span(String(sum), 'number'),
    span(` against ${sp} and ${dice} ${dice === 1 ? 'die' : 'dice'}.`),
  ];
}

const most = (sides: readonly Drawn[]): number => Math.max(...sides.map((side) => side.most));

/** The sides below each other, words beside the dice. */
const stacked =
  (size: 'large' | 'small'): Plan =>
  (sides, width, height) => {
    const die = size === 'large' ? LARGE : SMALL;
    if (most(sides) * die + WORDS_WIDE > width || sides.length * TALL[size] > height) return undefined;
    return sides.flatMap((side) => beside(side, width, TALL[size]));
  };

/** Two sides next to each other, words over the dice. */
const paired =
  (size: 'large' | 'small'): Plan =>
  (sides, width, height) => {
    const wide = Math.floor((width - GUTTER) / 2);
    const rows = Math.ceil(sides.length / 2) * (TALL[size] + 1);
    if (most(sides) * (size === 'large' ? LARGE : SMALL) > wide || rows > height) return undefined;
    return inPairs(sides, wide, TALL[size]);
  };

/** The heroes in pairs, the enemy below them over the whole width. */
const facing: Plan = (sides, width, height) => {
  const heroes = sides.slice(0, -1);
  const wide = Math.floor((width - GUTTER) / 2);
  const rows = Math.ceil(heroes.length / 2) * (TALL.small + 1) + TALL.small;
  if (most(sides) * SMALL > wide || rows > height) return undefined;
  return [...inPairs(heroes, wide, TALL.small), ...beside(sides[sides.length - 1], width, TALL.small)];
};

/** A row each, where nothing else fits. */
const rowEach: Plan = (sides, width, height) => (sides.length > height ? undefined : oneRowEach(sides, width));

const PLANS: readonly Plan[] = [stacked('large'), paired('large'), stacked('small'), facing, rowEach];

function inPairs(sides: readonly Drawn[], wide: number, tall: number): Row[] {
  const out: Row[] = [];
  for (let i = 0; i < sides.length; i += 2) {
    const left = under(sides[i], wide, tall);
    const right = sides[i + 1] === undefined ? [] : under(sides[i + 1], wide, tall);
    out.push(...left.map((row, y) => [...fitRow(row, wide + GUTTER), ...(right[y] ?? [])]));
  }
  return out;
}

/** A name with its sum, said the shorter the less room there is; and what willpower is left if that has any. */
function under(side: Drawn, wide: number, tall: number): Row[] {
  const room = wide - widthOfRow(side.name) - 1;
  const sum = sums(side).find((row) => widthOfRow(row) <= room) ?? sums(side)[2];
  const head = [...cutRow(side.name, wide - widthOfRow(sum) - 1), span(' '), ...sum];
  const willpower = side.willpower === null ? [] : [span(` WP ${side.willpower}`)];
  const words = widthOfRow(head) + widthOfRow(willpower) <= wide ? [...head, ...willpower] : head;
  return [words, ...diceRows(side.dice, { width: wide, rows: tall, counts: side.counts })];
}

function beside(side: Drawn, width: number, tall: number): Row[] {
  const drawn = diceRows(side.dice, { width: width - WORDS_WIDE, rows: tall, counts: side.counts });
  const wide = Math.max(...drawn.map(widthOfRow));
  const more = [side.willpower === null ? '' : `WP ${side.willpower}`, side.why]
    .filter((word) => word !== '')
    .join(', ');
  const plain = side.total === null ? side : { ...side, making: String(side.total - side.strength) };
  const words: Row[] = [side.name, sums(plain)[0], [span(more)]];
  const first = Math.floor((drawn.length - words.length) / 2);
  return drawn.map((row, y) => [...fitRow(row, wide), span(' '), ...(words[y - first] ?? [])]);
}

/** Name, dice and sum in a row; nothing else fits. */
function oneRowEach(sides: readonly Drawn[], width: number): Row[] {
  const wide = most(sides) * 3 + 1;
  return sides.map((side) => {
    const dice = diceRows(side.dice, { width, rows: 1, counts: side.counts })[0];
    return cutRow([...fitRow(side.name, NAME_WIDE), ...fitRow(dice, wide), ...sums(side)[0]], width);
  });
}
