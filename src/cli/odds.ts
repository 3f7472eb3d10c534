import { textOf } from '../engine/line.ts';
import { FOES } from '../games/far-land/content/creatures.ts';
import { HEROES, SP_MOST, WP_MOST } from '../games/far-land/content/heroes.ts';
import type { Battle, Fighter, Foe } from '../games/far-land/odds/index.ts';
import { oddsOf } from '../games/far-land/odds/index.ts';
import { readFoe, readHero } from '../games/far-land/spellings.ts';
import { ALL_HOURS } from '../games/far-land/verbs.ts';
import { battleTold } from '../games/far-land/words/odds.ts';
import { wrapped } from '../plain/text.ts';
import { misused } from './exit.ts';
import { checkUnplayed, type Flags, whole, widthOf } from './flags.ts';
import { tell } from './tell.ts';

export interface OddsFlags extends Flags {
  hero?: string[];
  against?: string;
  rounds?: string;
}

/** Small storage spaces, all of them for knives. */
const KNIVES_MOST = 3;
/** The most WP of an enemy that are counted. */
const FOE_MOST = 31;
const HEROES_MOST = 4;

const HERO_EXAMPLE = 'For instance: --hero raash:wp=11,sp=3,hours=2,knives=1,bow.';

/** `odds`: the chances of a fight between any heroes and an enemy. */
export async function tellOdds(flags: OddsFlags): Promise<number> {
  checkUnplayed('odds', flags);
  const battle = battleOf(flags);
  const odds = oddsOf(battle);
  const width = widthOf(flags);
  const text = flags.json
    ? JSON.stringify({ type: 'odds', ...battle, ...odds })
    : battleTold(battle, odds)
        .map((row) => wrapped(textOf(row), width))
        .join('\n');
  await tell(`${text}\n`, flags);
  return 0;
}

function battleOf({ hero = [], against, rounds }: OddsFlags): Battle {
  if (hero.length === 0) throw misused(`Which heroes fight? ${HERO_EXAMPLE}`);
  if (hero.length > HEROES_MOST) throw misused(`At most ${HEROES_MOST} heroes fight, not ${hero.length}.`);
  if (against === undefined) throw misused('Against which enemy? For instance: --against gorlot.');
  const fighters = hero.map(fighterOf);
  for (const [i, { hero: id }] of fighters.entries())
    if (fighters.findIndex((one) => one.hero === id) !== i)
      throw misused(`${HEROES[id].names.join(' and ')} share one board: name it once.`);
  for (const only of ['crown', 'blade'] as const)
    if (fighters.filter((one) => one[only]).length > 1) throw misused(`There is one ${only} only.`);
  const foe = foeOf(against);
  return rounds === undefined ? { fighters, foe } : { fighters, foe, rounds: whole('--rounds', rounds, 1) };
}

/** "raash:wp=11,sp=3": the name and what differs from the beginning of a game. */
function partsOf(flag: string, words: string): { name: string; parts: Map<string, string> } {
  const [name, ...rest] = words.toLowerCase().split(':');
  const parts = new Map<string, string>();
  for (const part of rest.join(':').split(',')) {
    if (part.trim() === '') continue;
    const [key, ...values] = part.split('=').map((word) => word.trim());
    const value = values.join('=');
    if (parts.has(key)) throw misused(`${flag}: "${key}" stands there twice in "${words}".`);
    parts.set(key, value);
  }
  return { name, parts };
}

function numberFrom(flag: string, parts: Map<string, string>, key: string, usual: number, least: number, most: number) {
  const text = parts.get(key);
  parts.delete(key);
  if (text === undefined) return usual;
  if (!/^\d+$/.test(text) || Number(text) < least || Number(text) > most)
    throw misused(`${flag}: ${key} is a number from ${least} to ${most}, not "${text}".`);
  return Number(text);
}

function yesFrom(flag: string, parts: Map<string, string>, key: string): boolean {
  const text = parts.get(key);
  parts.delete(key);
  if (text !== undefined && text !== '') throw misused(`${flag}: "${key}" takes no number.`);
  return text !== undefined;
}

function nothingLeft(flag: string, parts: Map<string, string>, known: string): void {
  for (const key of parts.keys()) throw misused(`${flag} does not know "${key}". It knows: ${known}.`);
}

function fighterOf(words: string): Fighter {
  const { name, parts } = partsOf('--hero', words);
  const hero = readHero(name);
  if (hero === undefined) throw misused(`There is no hero called "${name}". ${HERO_EXAMPLE}`);
  const number = (key: string, usual: number, least: number, most: number): number =>
    numberFrom('--hero', parts, key, usual, least, most);
  const yes = (key: string): boolean => yesFrom('--hero', parts, key);
  const spells = HEROES[hero.id].spells ?? 0;
  if (spells === 0 && parts.has('spells')) throw misused(`--hero: ${hero.name} has no fire spells.`);
  const fighter = {
    hero: hero.id,
    sp: number('sp', 1, 1, SP_MOST),
    wp: number('wp', 7, 1, WP_MOST),
    hours: number('hours', 0, 0, ALL_HOURS),
    knives: number('knives', 0, 0, KNIVES_MOST),
    spells: number('spells', spells, 0, spells),
    crown: yes('crown'),
    away: yes('bow'),
    blade: yes('blade'),
    blocked: yes('ghost'),
  };
  nothingLeft('--hero', parts, 'sp, wp, hours, knives, spells, crown, bow, blade, ghost');
  return fighter;
}

function foeOf(words: string): Foe {
  const { name, parts } = partsOf('--against', words);
  const kind = readFoe(name);
  if (kind === undefined)
    throw misused(`There is no enemy called "${name}". The enemies: ${Object.keys(FOES).join(', ')}.`);
  if (kind === 'spore' && parts.has('wp'))
    throw misused('--against: a spore has no willpower, one higher value beats it.');
  const sp = numberFrom('--against', parts, 'sp', FOES[kind].sp, 0, 99);
  const wp = numberFrom('--against', parts, 'wp', FOES[kind].wp, 1, FOE_MOST);
  nothingLeft('--against', parts, 'sp, wp');
  return { kind, sp, wp };
}
