import { type Line, line, words } from '../../../engine/line.ts';
import { isRefusal } from '../../../engine/ruleset.ts';
import { boardOf, distance, has, jumps, spaceOf, spacesWith, WAYS, ways } from '../map.ts';
import { whyNoHour } from '../rules/hours.ts';
import { JUMP_WP, whyNotJump, whyNotWalk } from '../rules/walk.ts';
import type { Game, Hero, Space, Token } from '../types.ts';
import { DAY_HOURS, OVERTIME_WP } from '../verbs.ts';
import { spaceWords } from '../words/board-json.ts';
import { gatherAt, goalNow } from '../words/gathered.ts';
import { placeName } from '../words/names.ts';
import { LAND_WORDS, WAY_WORDS } from '../words/places.ts';
import { refusalOf } from '../words/refusals.ts';
import type { Asked } from './asked.ts';
import { deedsHere, deedsToDo } from './deeds.ts';
import { capital, creatureWord, heroWord, listed, readHeroOf, readSpace, steps, tooMany } from './spoken.ts';
import { printedOn, standingOn, tokenWords } from './standing.ts';

/** `look`, `look 412`: the space as printed, then everything that stands there. */
export const look: Asked = (g, args) => {
  const asked = args.length === 0 ? readHeroOf(g, undefined) : readSpace(g, args[0]);
  if (typeof asked === 'object' && isRefusal(asked)) return asked;
  const more = tooMany(args, 1, 'look 412');
  if (more) return more;
  const space = typeof asked === 'number' ? asked : asked.space;
  const here = standingOn(g, space);
  return [
    words(spaceWords(boardOf(g.board), space)),
    here.length === 0 ? words('Nobody stands here, nothing lies here.') : line`Here: ${listed(here)}.`,
    ...deedsHere(g, space),
  ];
};

/** `near`, `near raash`: the ways out of the hero's space, then what is nearest. */
export const near: Asked = (g, args) => {
  const hero = readHeroOf(g, args[0]);
  if (isRefusal(hero)) return hero;
  return (
    tooMany(args, 1, 'near raash') ?? [
      ...here(g, hero),
      ...waysOut(g, hero),
      ...nearest(g, hero),
      ...deedsToDo(g, hero.space),
    ]
  );
};

function here(g: Game, hero: Hero): Line[] {
  const land = spaceOf(boardOf(g.board), hero.space)?.land;
  const beside = [...printedOn(g, hero.space), ...standingOn(g, hero.space)].filter((one) => one[0].text !== hero.name);
  const out = [line`${heroWord(hero)} stands on ${placeName(g, hero.space)}${land ? `, ${LAND_WORDS[land]}` : ''}.`];
  if (beside.length > 0) out.push(line`Here: ${listed(beside)}.`);
  out.push(...deedsHere(g, hero.space));
  const no = whyNotWalk(g, hero);
  if (no) out.push(words(refusalOf(g, no).text, 'bad'));
  return out;
}

/** What one more step costs this hero. */
function price(hero: Hero): string {
  if (whyNoHour(hero)) return '1 hour, not today';
  return hero.hours < DAY_HOURS ? '1 hour' : `1 hour of overtime for willpower ${OVERTIME_WP}`;
}

function waysOut(g: Game, hero: Hero): Line[] {
  const board = boardOf(g.board);
  const out = ways(board, hero.space);
  const onFoot = WAYS.filter((way) => out[way] !== undefined).map((way) => {
    const to = out[way] as Space;
    const bridge = board.data.bridges.some((pair) => pair.includes(hero.space) && pair.includes(to));
    return wayLine(g, to, `${WAY_WORDS[way]}${bridge ? ' over the bridge' : ''}`, price(hero));
  });
  return [...onFoot, ...jumps(board, hero.space).map((to) => jumpLine(g, hero, to))];
}

function jumpLine(g: Game, hero: Hero, to: Space): Line {
  const no = whyNotJump(g, hero, to);
  const needs = no ? `${price(hero)}, needs willpower ${JUMP_WP}` : price(hero);
  return wayLine(g, to, g.board === 'lake' ? 'over the lake' : 'by a jump', needs);
}

/** "South-east, 415, Mule Track, 1 hour. There: Gor." */
function wayLine(g: Game, to: Space, way: string, cost: string): Line {
  const there = [...printedOn(g, to), ...standingOn(g, to)];
  const told: Line = there.length === 0 ? [] : line` There: ${listed(there)}.`;
  return capital(line`${way}, ${placeName(g, to)}, ${cost}.${told}`);
}

const NEAREST_CREATURES = 3;

interface Far {
  space: Space;
  far: number;
  what: Line;
}

function stepsTo(g: Game, hero: Hero, to: Space): number {
  const board = boardOf(g.board);
  const far = distance(board, hero.space, to, { jumps: hero.wp >= JUMP_WP });
  if (Number.isFinite(far) || !has(board, hero.space, 'rocks')) return far;
  return 1 + Math.min(...jumps(board, hero.space).map((space) => distance(board, space, to))); // ROCK-2
}

/** Nearest first; of equally near ones the smaller number. Jumps count as steps for a hero who has the WP for one. */
export function byDistance(g: Game, hero: Hero, found: readonly { space: Space; what: Line }[]): Far[] {
  const measured = found.map((one) => ({ ...one, far: stepsTo(g, hero, one.space) }));
  return measured.sort((a, b) => a.far - b.far || a.space - b.space);
}

export function farLine(g: Game, one: Far): Line {
  const far = one.far === 0 ? 'here' : Number.isFinite(one.far) ? steps(one.far) : 'no way there';
  return capital(line`${one.what} on ${placeName(g, one.space)}: ${far}.`);
}

function nearest(g: Game, hero: Hero): Line[] {
  const creatures = [
    ...g.creatures.map((c) => ({ space: c.space, what: [creatureWord(g, c)] })),
    ...g.knights.map(({ space }) => ({ space, what: [creatureWord(g, { kind: 'black-knight' })] })),
  ];
  const wells = g.wells.map((w) => ({ space: w.space, what: words(w.full ? 'full well' : 'empty well') }));
  const lines = byDistance(g, hero, creatures).slice(0, NEAREST_CREATURES);
  const merchants = byDistance(g, hero, merchantsOf(g)).slice(0, 1);
  const more = [...byDistance(g, hero, wells).slice(0, 2), ...merchants, ...nearestThings(g, hero), ...people(g, hero)];
  return [...lines, ...more].map((one) => farLine(g, one));
}

const LYING: readonly Token['kind'][] = ['log', 'herb', 'item', 'mushroom', 'spore'];

/** The nearest thing of each kind that lies on the board. */
const nearestThings = (g: Game, hero: Hero): Far[] =>
  LYING.flatMap((kind) => {
    const home = kind === 'log' || kind === 'herb' ? gatherAt(g, kind)?.space : undefined; // laid down there for good
    const found = g.tokens.filter((t) => t.kind === kind && t.space !== hero.space && t.space !== home);
    return byDistance(
      g,
      hero,
      found.map((token) => ({ space: token.space, what: tokenWords(token) })),
    ).slice(0, 1);
  });

/** The steppe people while a goal wants them somewhere. */
const people = (g: Game, hero: Hero): Far[] =>
  g.people === null || goalNow(g).peopleAt === undefined
    ? []
    : byDistance(g, hero, [{ space: g.people.space, what: words('steppe people') }]);

export function merchantsOf(g: Game): { space: Space; what: Line }[] {
  const printed = spacesWith(boardOf(g.board), 'merchant').map((space) => ({ space, what: words('merchant') }));
  return g.merchant === null ? printed : [...printed, { space: g.merchant, what: words('Travelling Merchant') }];
}
