import { line, words } from '../../engine/line.ts';
import { HEROES } from '../../games/far-land/content/heroes.ts';
import { HERO_IDS, type HeroId, type Level } from '../../games/far-land/types.ts';
import type { SetUp } from '../panes.ts';

const LEVELS: readonly (readonly [level: Level, about: string])[] = [
  ['normal', 'start with willpower 7'],
  ['novice', 'start with willpower 10, one shield more'],
  ['veteran', 'start with willpower 5, one shield less, more creatures'],
];

/** Level first, then the heroes one by one, clockwise; from two on the game can begin. */
export function setUp(offer: string, picked: readonly string[]): SetUp {
  const [level, ...names] = picked;
  if (level === undefined) return levels();
  const chosen = names.flatMap((name) => heroNamed(name) ?? []);
  const begin =
    chosen.length < 2
      ? []
      : [
          {
            label: line`${words('Begin', 'good')} with ${listOf(names.map(capital))}`,
            line: `new ${offer} heroes ${names.join(',')} level ${level}`,
          },
        ];
  const free = HERO_IDS.filter((id) => !chosen.includes(id));
  const heroes = free.flatMap((id) => HEROES[id].names.map((name) => heroEntry(id, name)));
  return {
    title: chosen.length === 0 ? 'Who plays?' : free.length === 0 ? 'All four play.' : 'Who else, clockwise?',
    about: [words('2 to 4 heroes. Each board has two names; only one of them can play. The highest rank begins.')],
    entries: [...begin, ...heroes],
  };
}

const listOf = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

function levels(): SetUp {
  return {
    title: 'How hard?',
    about: [],
    entries: LEVELS.map(([level, about]) => ({
      label: line`${words(capital(level), 'title')}: ${about}`,
      word: level,
    })),
  };
}

const heroNamed = (word: string): HeroId | undefined =>
  HERO_IDS.find((id) => HEROES[id].names.some((name) => name.toLowerCase() === word));

function heroEntry(id: HeroId, name: string): SetUp['entries'][number] {
  const { title, ability } = HEROES[id];
  return {
    label: line`${words(name, 'hero')}, ${title}`,
    detail: words(`${ability} Dice: ${diceOfBoard(id)}`),
    word: name.toLowerCase(),
  };
}

/** "1 die, from willpower 5 2 dice, from 11 3 dice." */
function diceOfBoard(id: HeroId): string {
  const rows = [...HEROES[id].rows].reverse();
  const told = rows.map(({ from, dice }) => `${dice}${from === 0 ? '' : ` from willpower ${from}`}`);
  return `${told.join(', ')}.`;
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
