import { type Refused, refused } from './answer.ts';
import { DEFAULTS } from './settings.ts';

/** The commands that are about the table and not about the game, with a line for the help. They are never recorded. */
export const MANAGED = {
  new: 'begin a game, as in "new legend 1 heroes raash,avida level novice", or "new legend ./my-legend.json heroes raash,avida"',
  resume: 'go on with the latest game, or with one by its name',
  save: 'keep the game, under a name if one is given',
  saves: 'the games that are kept',
  legends: 'what can be played',
  set: 'the settings, or change one: "set ascii on"',
  players: 'names of the players, clockwise',
  verbose: 'how much is said: 0, 1 or 2',
  hint: 'what had best be done now, and why',
  repeat: 'hear the last answer and the choices again',
  more: 'the next nine choices',
  log: 'what happened, all of it or the last so many sentences',
  story: 'the story so far: cards that were read, and what was chosen',
  help: 'what can be said',
  expect: 'for scripts: end with 3 when it does not hold',
  state: 'the whole state as data, in scenarios and with --test',
  quit: 'leave; the game is kept',
} as const;

export type ManagedWord = keyof typeof MANAGED;

/** Values by which a setting is known as such, whatever its name. */
const VALUES: ReadonlySet<string> = new Set(['on', 'off', 'true', 'false', 'yes', 'no', '0', '1', '2']);

/** The word of a line about the table. `set down tenaya` belongs to a game, `set ascii on` does not. */
export function managedWord(line: string): ManagedWord | undefined {
  const [word, name, value] = line.toLowerCase().split(' ');
  if (!Object.hasOwn(MANAGED, word)) return undefined;
  const setting = word !== 'set' || name === undefined || Object.hasOwn(DEFAULTS, name) || VALUES.has(value);
  return setting ? (word as ManagedWord) : undefined;
}

/** Commands of the game's course that no hero carries out. */
export const OF_THE_COURSE: readonly string[] = ['undo', 'redo', 'dice'];

/** "raash: hint": a name stands before what heroes do, not before what players arrange; undefined for other lines. */
export function refusedWithName(line: string): Refused | undefined {
  const [, rest = ''] = /^[a-z]+ ?: ?(.+)$/i.exec(line) ?? [];
  const [first] = rest.toLowerCase().split(' ');
  const word = managedWord(rest) ?? OF_THE_COURSE.find((one) => one === first);
  return word === undefined
    ? undefined
    : refused(line, `No name stands before "${word}": no hero does that.`, null, `Say "${rest}".`);
}
