import { type Line, line, words } from '../../engine/line.ts';
import { diceOf, HEROES, SP_MOST, WP_MOST } from '../../games/far-land/content/heroes.ts';
import { boardOf, spaceOf } from '../../games/far-land/map.ts';
import { hoursLeft } from '../../games/far-land/rules/hours.ts';
import { onTurn } from '../../games/far-land/state.ts';
import type { Game, Hero, HeroId } from '../../games/far-land/types.ts';
import { ALL_HOURS, DAY_HOURS } from '../../games/far-land/verbs.ts';
import { placeName } from '../../games/far-land/words/names.ts';
import { leadsWords, peopleBriefly } from '../../games/far-land/words/people.ts';
import { questionOf } from '../../games/far-land/words/questions.ts';
import type { Asked } from '../panes.ts';
import { cutRow, type Row, type Span, span, spread, widthOfRow, wrapRow } from '../rows.ts';
import { abilityNow, abilityWord } from './ability.ts';
import { goodsOf, goodsRow } from './goods.ts';

/** One sign a point or an hour. */
const FULL = '■';
const OPEN = '□';
/** Where another row of dice begins. */
const BAR = '│';
const HERE = '▶';
/** The steppe people on the map. */
const PEOPLE = 'P';

/** The boards of all heroes, one below the other, each with as many rows as there is room for. */
export function boardRows(g: Game, asked: Asked): Row[] {
  const { width, height } = asked;
  const each = Math.max(1, Math.min(7, Math.floor(height / g.heroes.length)));
  return g.heroes.flatMap((hero) => {
    const rows = each < 3 ? [shortRow(g, hero, width)] : tallRows(g, hero, { ...asked, height: each });
    const out = rows.slice(0, each);
    while (out.length < each) out.push([]);
    return out.map((row) => cutRow(row, width));
  });
}

/** Storage has a row of its own where there is one to spare. */
const ROW_FOR_GOODS = 4;
/** Rows from which on nothing needs to stand beside anything. */
const ROOMY = 6;
/** Columns from which on the goods stand beside the hours. */
const WIDE = 42;

function tallRows(g: Game, hero: Hero, { width, height }: Asked): Row[] {
  if (height < ROW_FOR_GOODS) return tightRows(g, hero, width);
  const beside = width >= WIDE && height < ROOMY;
  const about = [
    ...goodsText(hero, beside, width),
    ...wrapRow([span(abilityNow(g, hero), 'faint')], width - 2).map(indented),
  ];
  return [nameRow(g, hero, width), willpowerRow(hero, width), hoursRow(hero, width, beside), ...about];
}

/** Three rows: name and hours, willpower and dice, strength and goods. The space is named on the map. */
function tightRows(g: Game, hero: Hero, width: number): Row[] {
  const strength: Row = [span('SP'), span(String(hero.sp).padStart(2), 'number'), span('  ')];
  const now = abilityWord(g, hero);
  const goods = goodsRow(hero, width - widthOfRow(strength) - (now === '' ? 0 : now.length + 1));
  return [
    spread(
      [...calledRow(g, hero), ...ledRow(g, hero, PEOPLE)],
      [...hoursTrack(hero), span(` ${dayWords(hero).replace(' left', '').padStart(3)}`)],
      width,
    ),
    willpowerRow(hero, width),
    spread([...strength, ...goods], [span(now, 'faint')], width),
  ];
}

const willpowerRow = (hero: Hero, width: number): Row =>
  spread(
    [span('WP'), span(String(hero.wp).padStart(2), 'number'), span(' '), ...wpTrack(hero)],
    [span(diceWords(hero))],
    width,
  );

const goodsText = (hero: Hero, beside: boolean, width: number): Row[] =>
  beside ? [] : [indented(goodsRow(hero, width - 2))];
const indented = (row: Row): Row => [span('  '), ...row];

/** The hero who is asked now: in a fight that may be another than the one on turn. */
const turnNow = (g: Game, hero: Hero): boolean => g.over === null && (questionOf(g).who ?? onTurn(g).id) === hero.id;

/** Whether the hero is asked now, letter, name and space. */
const calledRow = (g: Game, hero: Hero): Row => [
  turnNow(g, hero) ? span(HERE, 'pointer') : span(' '),
  span(HEROES[hero.id].letter, HEROES[hero.id].colour),
  span(' '),
  span(hero.name, 'hero'),
  span(' '),
  span(String(hero.space), 'place'),
];

/** Whether the hero leads the steppe people, and how many spaces they still go today (FOLK-3): "people 4", "P 4". */
function ledRow(g: Game, hero: Hero, called = 'people'): Row {
  const led = peopleBriefly(g, hero, [], called);
  return led === '' ? [] : [span(` ${led}`, 'good')];
}

function nameRow(g: Game, hero: Hero, width: number): Row {
  const place = spaceOf(boardOf(g.board), hero.space)?.name ?? '';
  const left: Row = [...calledRow(g, hero), ...ledRow(g, hero), span(` ${place}`)];
  const right = [span('SP '), span(String(hero.sp), 'number')];
  const room = width - right.reduce((sum, one) => sum + one.text.length, 0) - 1;
  return spread(cutRow(left, room), right, width);
}

const diceWords = (hero: Hero): string => {
  const dice = diceOf(hero.id, hero.wp);
  return `${dice} ${dice === 1 ? 'die' : 'dice'}`;
};

/** One sign a point, a bar where another row of dice begins. */
export function wpTrack(hero: Hero): Row {
  const starts = HEROES[hero.id].rows.map((row) => row.from).filter((from) => from > 0);
  const out: Span[] = [];
  for (let point = 1; point <= WP_MOST; point++) {
    if (starts.includes(point)) out.push(span(BAR, 'frame'));
    out.push(point <= hero.wp ? span(FULL, 'full') : span(OPEN, 'spent'));
  }
  return merged(out);
}

/** Seven hours and three of overtime; what is spent is filled. */
function hoursTrack(hero: Hero): Row {
  const out: Span[] = [];
  for (let hour = 1; hour <= ALL_HOURS; hour++) {
    if (hour === DAY_HOURS + 1) out.push(span(' '));
    const look = hour > DAY_HOURS ? 'overtime' : 'full';
    out.push(hour <= hero.hours ? span(FULL, look) : span(OPEN, 'spent'));
  }
  return merged(out);
}

function merged(spans: readonly Span[]): Row {
  const out: Span[] = [];
  for (const one of spans) {
    const last = out[out.length - 1];
    if (last !== undefined && last.look === one.look) out[out.length - 1] = { ...last, text: last.text + one.text };
    else out.push(one);
  }
  return out;
}

function hoursRow(hero: Hero, width: number, withGoods: boolean): Row {
  const left: Row = [span('Day '), ...hoursTrack(hero), span(` ${dayWords(hero)}`)];
  if (!withGoods || goodsOf(hero).length === 0) return left;
  return [...left, span('  '), ...goodsRow(hero, width - widthOfRow(left) - 2)];
}

function dayWords(hero: Hero): string {
  if (hero.down !== null) return 'laid down';
  if (hero.asleep) return 'asleep';
  const own = Math.max(0, DAY_HOURS - hero.hours);
  const over = hoursLeft(hero) - own;
  if (own + over === 0) return 'no hour left';
  return over > 0 ? `${own}+${over} left` : `${own} left`;
}

/** One row a hero, for a window that has no room. */
function shortRow(g: Game, hero: Hero, width: number): Row {
  const left: Row = [
    turnNow(g, hero) ? span(HERE, 'pointer') : span(' '),
    span(HEROES[hero.id].letter, HEROES[hero.id].colour),
    span(` ${hero.name} `, 'hero'),
    span(String(hero.space), 'place'),
    ...ledRow(g, hero),
    span(` WP ${hero.wp} SP ${hero.sp}, ${diceWords(hero)}, ${dayWords(hero)}`),
  ];
  const room = width - widthOfRow(left) - 2;
  return goodsOf(hero).length === 0 ? cutRow(left, width) : [...left, span(', '), ...goodsRow(hero, room)];
}

/** All there is to know about the heroes, to be read. */
export function boardPage(g: Game): Line[] {
  return g.heroes.flatMap((hero): Line[] => {
    const { title, ability } = HEROES[hero.id];
    const goods = goodsOf(hero).map((one) => one.text);
    return [
      words(`${hero.name}, ${title}`, 'title'),
      line`On ${placeName(g, hero.space)}. Willpower ${hero.wp} of ${WP_MOST}, strength ${hero.sp} of ${SP_MOST}, ${diceWords(hero)}.`,
      words(`Dice: ${diceRows(hero.id)}.`),
      words(`Hours spent: ${hero.hours}. ${hoursWords(hero)}.`),
      ...(leadsWords(g, hero) === '' ? [] : [words(leadsWords(g, hero))]),
      words(goods.length === 0 ? 'Nothing in storage.' : `In storage: ${goods.join(', ')}.`),
      words(ability),
      ...abilityNow(g, hero)
        .split('\n')
        .filter((told) => !ability.includes(told))
        .map((told) => words(told, 'story')),
    ];
  });
}

/** "Left: 5 of the day, 3 of overtime". */
function hoursWords(hero: Hero): string {
  const own = Math.max(0, DAY_HOURS - hero.hours);
  const over = hoursLeft(hero) - own;
  if (hero.asleep || hero.down !== null || own + over === 0) return capital(dayWords(hero));
  return `Left: ${own} of the day, ${over} of overtime`;
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);

function diceRows(id: HeroId): string {
  const rows = [...HEROES[id].rows].reverse();
  return rows.map(({ from, dice }) => `${dice} from willpower ${Math.max(1, from)}`).join(', ');
}
