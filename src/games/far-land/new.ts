import { SEED_MOST } from '../../engine/rng.ts';
import { isRefusal, type ReadFile, type Refusal, type Setup } from '../../engine/ruleset.ts';
import { HEROES } from './content/heroes.ts';
import { LEGEND_IDS } from './content/legends/index.ts';
import { ownLegend } from './own-legend.ts';
import { readScenario } from './scenario.ts';
import { HERO_IDS, type HeroId, type Level } from './types.ts';

export interface FarSetup extends Setup {
  game: 'far-land';
  legend: string | null;
  heroes: { id: HeroId; name: string }[];
  level: Level;
  /** The scenario's text, and the file it came from. */
  scenario: { path: string; text: string } | null;
}

const LEVELS: readonly Level[] = ['novice', 'normal', 'veteran'];
/** Raised whenever an old record could be told differently. */
export const RULES_VERSION = 1;

/** A legend that is named by its file and not by its number. */
const isPath = (legend: string): boolean => /[./\\]/.test(legend);

const WORDS: readonly string[] = ['legend', 'scenario', 'heroes', 'seed', 'level', 'print', 'rules'];

const no = (text: string, instead?: string): Refusal => ({ rule: null, text, instead });
const EXAMPLE = 'For instance: new legend 1 heroes raash,avida seed 42 level normal.';

/** `legend 1 heroes raash,avida seed 42 level normal rules 1`, or `scenario FILE seed 42`. */
export function readNew(words: readonly string[], seed: number, read: ReadFile): FarSetup | Refusal {
  const given = new Map<string, string>();
  for (let i = 0; i < words.length; i += 2) {
    const key = words[i].toLowerCase();
    if (!WORDS.includes(key)) return unknown(words[i], i);
    if (words[i + 1] === undefined) return no(`After "${key}" something is missing.`, EXAMPLE);
    if (given.has(key)) return no(`"${key}" stands there twice.`, EXAMPLE);
    given.set(key, words[i + 1]);
  }
  const s = given.get('seed');
  const sure = s === undefined ? seed : Number(s);
  if (s !== undefined && (!/^\d+$/.test(s) || sure > SEED_MOST))
    return no(`"${s}" is no seed: a whole number from 0 to ${SEED_MOST}.`);
  const rules = given.get('rules') ?? '1';
  if (!/^0*[1-9]\d*$/.test(rules)) return no(`"${rules}" is no version of the rules: a whole number from 1 on.`);
  const scenario = given.get('scenario');
  return scenario === undefined ? newLegend(given, sure, read) : newScenario(given, scenario, sure, read);
}

/** The first word may have been meant for another game. */
const unknown = (word: string, place: number): Refusal =>
  place === 0
    ? no(`There is no game "${word}" here, and "new" does not know the word.`, EXAMPLE)
    : no(`"new" does not know the word "${word}".`, EXAMPLE);

function newScenario(given: Map<string, string>, path: string, seed: number, read: ReadFile): FarSetup | Refusal {
  for (const key of ['legend', 'heroes', 'level']) if (given.has(key)) return no(`A scenario holds its own ${key}.`);
  let text: string;
  try {
    text = read(path);
  } catch (error) {
    return no(`The scenario ${path} cannot be read: ${(error as Error).message}.`);
  }
  const scene = readScenario(text, seed);
  if (isRefusal(scene)) return scene;
  const print = given.get('print');
  if (print !== undefined && print !== scene.print)
    return no(`The scenario ${path} has changed since this game was begun.`);
  const line = `new scenario ${path} seed ${seed} print ${scene.print} rules ${RULES_VERSION}`;
  return { game: 'far-land', seed, line, legend: null, heroes: [], level: 'normal', scenario: { path, text } };
}

function newLegend(given: Map<string, string>, seed: number, read: ReadFile): FarSetup | Refusal {
  const legend = given.get('legend');
  if (legend === undefined) return no('Which legend?', EXAMPLE);
  const own = isPath(legend);
  if (!own && !LEGEND_IDS.includes(legend))
    return no(`There is no legend ${legend} to play.`, `Legends: ${LEGEND_IDS.join(', ')}.`);
  const level = (given.get('level')?.toLowerCase() ?? 'normal') as Level;
  if (!LEVELS.includes(level)) return no(`There is no level "${level}".`, `Levels: ${LEVELS.join(', ')}.`);
  if (!own && given.has('print')) return no('Only a legend of your own has a print.');
  const heroes = readHeroes(given.get('heroes'));
  if ('rule' in heroes) return heroes;
  const found = own ? ownLegend(legend, read, given.get('print')) : { id: legend };
  if ('rule' in found) return found;
  const spoken = heroes.map((hero) => hero.name.toLowerCase()).join(',');
  const print = 'print' in found ? ` print ${found.print}` : '';
  const line = `new legend ${legend} heroes ${spoken} seed ${seed} level ${level}${print} rules ${RULES_VERSION}`;
  return { game: 'far-land', seed, line, legend: found.id, heroes, level, scenario: null };
}

/** "raash,avid": either name of a board, each board once, 2 to 4 of them (SET-1). */
export function readHeroes(text: string | undefined): { id: HeroId; name: string }[] | Refusal {
  if (text === undefined) return no('Which heroes?', EXAMPLE);
  const out: { id: HeroId; name: string }[] = [];
  for (const word of text.toLowerCase().split(',')) {
    const id = HERO_IDS.find((one) => HEROES[one].names.some((name) => name.toLowerCase() === word));
    if (id === undefined)
      return no(
        `There is no hero called "${word}".`,
        `Heroes: ${HERO_IDS.map((one) => HEROES[one].names.join(' or ').toLowerCase()).join(', ')}.`,
      );
    if (out.some((hero) => hero.id === id))
      return no(`${HEROES[id].names.join(' and ')} share one board: take it once.`);
    out.push({ id, name: HEROES[id].names.find((name) => name.toLowerCase() === word) as string });
  }
  if (out.length < 2 || out.length > 4)
    return {
      rule: 'SET-1',
      text: `A game needs 2 to 4 heroes, here ${out.length === 1 ? 'is' : 'are'} ${out.length}.`,
    };
  return out;
}
