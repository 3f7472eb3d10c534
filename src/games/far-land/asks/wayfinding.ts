import { type Line, line, words } from '../../../engine/line.ts';
import { isRefusal } from '../../../engine/ruleset.ts';
import { type Journey, journeys, overtimeWords, walkerOf } from '../journeys.ts';
import { boardOf, jumps, WAYS, ways } from '../map.ts';
import type { No } from '../rules/refusal.ts';
import { haltOf, paceWith, whyNotJump, whyNotWalk } from '../rules/walk.ts';
import { creatureAt } from '../state.ts';
import type { Game, Hero, Space } from '../types.ts';
import { OVERTIME_WP } from '../verbs.ts';
import { askedHero, slip } from '../why.ts';
import { count, placeName, placeNumber } from '../words/names.ts';
import { peopleAlong } from '../words/people.ts';
import { WAY_WORDS } from '../words/places.ts';
import { refusalOf } from '../words/refusals.ts';
import type { Asked } from './asked.ts';
import { creatureWord, heroWord, hours, listed, readHeroOf, readSpace, tooMany } from './spoken.ts';

/** `path 447`: the shortest way of the hero who is asked, step by step; for another one `path 447 avida`, or turned round. */
export const path: Asked = (g, said) => {
  const args = said.length === 2 && !/^\d/.test(said[0]) ? [said[1], said[0]] : said;
  if (args.length === 0) return slip('Where to? Say a space.', 'Say "path 447", or "where wells" for numbers.');
  const to = readSpace(g, args[0]);
  if (typeof to !== 'number') return to;
  const hero = readHeroOf(g, args[1]);
  if (isRefusal(hero)) return hero;
  return tooMany(args, 2, 'path 447 raash') ?? pathLines(g, hero, to);
};

function pathLines(g: Game, hero: Hero, to: Space): Line[] {
  if (to === hero.space) return [line`${heroWord(hero)} stands on ${placeName(g, to)} already.`];
  const today = journeys(g, hero).get(to);
  const way = today ?? journeys(g, hero, true).get(to);
  if (way === undefined) {
    const no = whyNotWalk(g, { ...hero, hours: 0 }) ?? whyNoJump(g, hero, to);
    return [words(no ? refusalOf(g, no).text : `No way leads from ${hero.space} to ${to}.`, 'bad')];
  }
  const whole = line`${heroWord(hero)} to ${placeName(g, to)}: ${hours(way.hours)}`;
  return [
    today === undefined ? line`${whole}, more than one walk today can do.` : line`${whole}${overtimeCost(way)}.`,
    ...way.spaces.map((space, i) => stepLine(g, i === 0 ? hero.space : way.spaces[i - 1], space)),
    ...peopleRest(g, hero, way),
  ];
}

/** FOLK-3: where on this way the steppe people would rest, when they do not go as far. */
function peopleRest(g: Game, hero: Hero, way: Journey): Line[] {
  const left = paceWith(g, hero, walkerOf(g, hero).company);
  if (way.spaces.length <= left) return [];
  return [
    line`The steppe people go ${count(left, 'space')} more before sunrise, to ${placeName(g, way.spaces[left - 1])}.`,
  ];
}

/** Some spaces are reached by a jump alone; here is what it needs. */
function whyNoJump(g: Game, hero: Hero, to: Space): No | undefined {
  const [from] = jumps(boardOf(g.board), to);
  return from === undefined ? undefined : whyNotJump(g, { ...hero, space: from, hours: 0 }, to);
}

const overtimeCost = (way: Journey): string =>
  way.overtime === 0 ? '' : `${overtimeWords(way)} for willpower ${way.overtime * OVERTIME_WP}`;

/** "South-east, 415, Mule Track, past a Gor." */
function stepLine(g: Game, from: Space, to: Space): Line {
  const out = ways(boardOf(g.board), from);
  const way = WAYS.find((one) => out[one] === to);
  const word = way === undefined ? (g.board === 'lake' ? 'over the lake' : 'jump') : WAY_WORDS[way];
  const creature = creatureAt(g, to);
  const there: Line = creature ? line`, ${creatureWord(g, creature)} there` : [];
  const halt = haltOf(g, to);
  const ends = halt === undefined ? '' : `, ${halt}: a walk ends there`;
  return line`${word.charAt(0).toUpperCase() + word.slice(1)}, ${placeName(g, to)}${there}${ends}.`;
}

/** `reach`: the spaces of one walk today by their hours, overtime marked. */
export const reach: Asked = (g, args) => {
  const hero = args.length === 0 ? askedHero(g) : readHeroOf(g, args[0]);
  if (isRefusal(hero)) return hero;
  const more = tooMany(args, 1, 'reach raash');
  if (more) return more;
  const found = journeys(g, hero);
  if (found.size === 0) {
    const no = whyNotWalk(g, hero);
    return [words(no ? refusalOf(g, no).text : `No way leads out of ${hero.space}.`, 'bad')];
  }
  const led = peopleAlong(g, hero, walkerOf(g, hero).company);
  return [line`${heroWord(hero)}, from ${placeName(g, hero.space)}${led}:`, ...byHours(g, found)];
};

function byHours(g: Game, found: ReturnType<typeof journeys>): Line[] {
  const most = Math.max(...[...found.values()].map((way) => way.hours));
  const out: Line[] = [];
  for (let n = 0; n <= most; n++) {
    const spaces = [...found].filter(([, way]) => way.hours === n).sort((a, b) => a[0] - b[0]);
    if (spaces.length === 0) continue;
    const names = spaces.map(([space]) => line`${placeNumber(space)}${noteOf(g, space)}`);
    const over = spaces[0][1].overtime;
    const cost = over === 0 ? '' : `, overtime for willpower ${over * OVERTIME_WP}`;
    out.push(line`${hours(n)}${cost}: ${listed(names)}.`);
  }
  return out;
}

function noteOf(g: Game, space: Space): Line {
  const halt = haltOf(g, space);
  const creature = creatureAt(g, space);
  const notes: Line[] = [];
  if (creature) notes.push([creatureWord(g, creature)]);
  if (halt !== undefined) notes.push(words(`${halt}, the walk ends`));
  return notes.length === 0 ? [] : line` (${listed(notes)})`;
}
