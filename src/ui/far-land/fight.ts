import { FOES } from '../../games/far-land/content/creatures.ts';
import { HEROES } from '../../games/far-land/content/heroes.ts';
import { heroOf } from '../../games/far-land/state.ts';
import type { Event, FoeKind, Frame, Game, HeroId } from '../../games/far-land/types.ts';
import { FoeName } from '../../games/far-land/words/names.ts';
import type { Asked } from '../panes.ts';
import { type Row, type Span, span, wrapRow } from '../rows.ts';
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
  beaten: () => ({ result: [span('Beaten.', 'good')] }),
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
  const { width, height, ascii } = asked;
  const sides = Math.max(1, scene.heroes.length) + 1;
  // each side needs a row for its name; what is left is for the dice
  const size = Math.floor((height - 2) / sides) - 1;
  const foe = FoeName(g, scene.foe, scene.tag);
  const title: Row = [
    span(scene.round === 0 ? 'A fight begins on ' : `Round ${scene.round}, on `, 'title'),
    span(String(scene.space), 'place'),
  ];
  const rows: Row[] = [title];
  for (const one of scene.heroes) {
    rows.push(heroRow(g, one));
    rows.push(...diceRows(one.dice, { width: width - 2, rows: size, ascii, counts: countedOf(one) }).map(indented));
  }
  rows.push(enemyRow(foe.text, scene));
  const { dice } = scene.enemy;
  rows.push(...diceRows(dice, { width: width - 2, rows: size, ascii, counts: enemyCounted(scene) }).map(indented));
  if (scene.result) rows.push(...wrapRow(scene.result, width));
  return rows.slice(0, height);
}

const indented = (row: Row): Row => [span('  '), ...row];

function heroRow(g: Game, { who, dice, value, die }: FightScene['heroes'][number]): Row {
  const hero = heroOf(g, who);
  const head = [
    span(HEROES[who].letter, HEROES[who].colour),
    span(` ${hero.name}`, 'hero'),
    span(`, WP ${hero.wp}, SP ${hero.sp}`),
  ];
  if (dice.length === 0) return head;
  if (value === null) return [...head, span(' + ?')];
  const why = die === value ? '' : HEROES[who].counts !== undefined ? ` (${die} counts double)` : '';
  return [...head, span(` + ${value} = `), span(String(hero.sp + value), 'number'), span(why)];
}

function enemyRow(name: string, { foe, sp, wp, enemy }: FightScene): Row {
  const head = [span(FOES[foe].letter, 'creature'), span(` ${name}`, 'creature'), span(`, WP ${wp}, SP ${sp}`)];
  if (enemy.value === null) return head;
  const added = enemy.value > Math.max(...enemy.dice) ? ' (equal dice added)' : '';
  return [...head, span(` + ${enemy.value} = `), span(String(sp + enemy.value), 'number'), span(added)];
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
