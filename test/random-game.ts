import { textOf } from '../src/engine/line.ts';
import { apply, applyInPlace, choices } from '../src/engine/machine.ts';
import { below, type Rng, rngOf } from '../src/engine/rng.ts';
import { FAR_LAND } from '../src/games/far-land/index.ts';
import { boardOf, distance } from '../src/games/far-land/map.ts';
import type { Action, Event, Game } from '../src/games/far-land/types.ts';
import { sortedJson, stateHash } from '../src/session/hash.ts';
import { Session } from '../src/session/session.ts';

/** Who sets out in the random games, by turns: pairs in both orders and names, threes and all four. */
const BANDS = [
  'raash,avida',
  'avid,raashana',
  'raash,avida',
  'grent,tenaya',
  'avida,raash',
  'raash,grent,avida',
  'raashana,avid',
  'tenaya,avida,grent,raash',
];
const LEVELS = ['normal', 'novice', 'veteran'];
/** Choices of a game at most; random play comes to an end long before. */
const STEPS_MOST = 2000;
/** At every so manieth step all choices are tried, not one. */
const ALL_AT = 10;

/** The line that begins the random game of this number: legend 1, its heroes, its level, its seed. */
export function lineOf(n: number): string {
  return `legend 1 heroes ${BANDS[Math.floor(n / 2) % BANDS.length]} seed ${n} level ${LEVELS[Math.floor(n / 16) % LEVELS.length]}`;
}

export function setupOf(line: string) {
  const setup = FAR_LAND.readNew(line.split(' '), 0, () => '');
  if ('rule' in setup) throw new Error(setup.text);
  return setup;
}

/** A game as it was played: its commands, and the state's hash before the first and after each. */
export interface Played {
  line: string;
  commands: string[];
  hashes: string[];
  end: Game;
}

/** Thrown where a law is broken; names the game and its last commands, so that it can be played again. */
function broken(what: string, line: string, commands: readonly string[]): never {
  throw new Error(
    `${what}\nnew ${line}\nafter ${commands.length} commands, the last: ${commands.slice(-12).join(' | ')}`,
  );
}

/** Freezes a state with all that hangs on it: a pure step must not touch it. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

/** A game, or a choice, as it comes back from the disk. */
const reloaded = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Tries a choice on a copy: it works, it is put into words, and the game can go on or is over. */
function tryOut(g: Game, action: Action): string | undefined {
  const copy = FAR_LAND.copy(g);
  if (textOf(FAR_LAND.label(g, action)) === '') return 'has no words';
  applyInPlace(FAR_LAND, copy, action, (e: Event) => void FAR_LAND.say(copy, e));
  if (copy.over === null && choices(FAR_LAND, copy).length === 0) return 'leads nowhere';
  if (FAR_LAND.question(copy).text === '') return 'leads to no question';
  return undefined;
}

/** Looks at the offered choices: spelled each in its own way, found again by it, and each of those tried works. */
function inspect(g: Game, offered: Action[], random: Rng, all: boolean): string | undefined {
  const spelled = offered.map((action) => FAR_LAND.write(g, action));
  const twice = spelled.find((command, i) => spelled.indexOf(command) !== i);
  if (twice !== undefined) return `two choices are spelled "${twice}"`;
  const odd = spelled.find((command) => command !== command.toLowerCase() || /^\d+$/.test(command));
  if (odd !== undefined) return `"${odd}" cannot be read again`;
  const tried = all ? offered : [offered[below(random, offered.length)]];
  for (const action of tried) {
    const fault = tryOut(g, action);
    if (fault) return `"${FAR_LAND.write(g, action)}" ${fault}`;
  }
  return undefined;
}

const KEEN: readonly string[] = ['fight', 'with', 'alone', 'roll', 'reward', 'gift', 'drink', 'buy'];

/** Steps to the nearest creature from where a walk leads. */
const stepsToFoe = (g: Game, a: Action): number =>
  Math.min(...g.creatures.map(({ space }) => (a.verb === 'walk' ? distance(boardOf(g.board), a.to, space) : 99)));

/** Any choice. In every second game heroes look for fights, or else the creatures would soon be in the caves. */
function pick(g: Game, offered: Action[], random: Rng, keen: boolean): Action {
  const any = offered[below(random, offered.length)];
  if (!keen || below(random, 4) === 0) return any;
  const bold = offered.filter(({ verb }) => KEEN.includes(verb));
  if (bold.length > 0) return bold[below(random, bold.length)];
  const steps = offered.filter(({ verb }) => verb === 'walk');
  if (steps.length === 0 || g.creatures.some((c) => c.space === g.heroes[g.turn].space)) return any;
  return steps.reduce((best, step) => (stepsToFoe(g, step) < stepsToFoe(g, best) ? step : best));
}

/** Plays a random game to its end, in place, beside a twin that is reloaded, frozen and stepped purely each time. */
export function playRandom(n: number): Played {
  const line = lineOf(n);
  const random = rngOf(n + 1_000_000);
  const g = FAR_LAND.begin(setupOf(line)) as Game;
  let twin = reloaded(g);
  const commands: string[] = [];
  const hashes = [stateHash(g)];
  while (g.over === null) {
    if (commands.length >= STEPS_MOST) broken('the game does not end', line, commands);
    const offered = choices(FAR_LAND, g) as Action[];
    if (offered.length === 0) broken('the game is stuck', line, commands);
    const fault = inspect(g, offered, random, commands.length % ALL_AT === 0);
    if (fault) broken(fault, line, commands);
    const action = pick(g, offered, random, n % 2 === 1);
    commands.push(FAR_LAND.write(g, action));
    const before = frozen(reloaded(twin));
    twin = apply<Game, Action, Event>(FAR_LAND, before, reloaded(action)).state;
    applyInPlace<Game, Action, Event>(FAR_LAND, g, action);
    const now = sortedJson(g);
    if (sortedJson(twin) !== now) broken('a pure step on a reloaded state differs', line, commands);
    hashes.push(stateHash(g));
  }
  return { line, commands, hashes, end: g };
}

/** Plays the record again through a session, looks at every state, and takes back and does again here and there. */
export function replay({ line, commands, hashes }: Played): void {
  const session = new Session(FAR_LAND, setupOf(line));
  if (stateHash(session.state) !== hashes[0]) broken('the beginning differs', line, []);
  for (const [i, command] of commands.entries()) {
    const answer = session.submit(command);
    if (answer.kind !== 'done') broken(`"${command}" is not understood again`, line, commands.slice(0, i));
    if (stateHash(session.state) !== hashes[i + 1]) broken('the replay differs', line, commands.slice(0, i + 1));
    if (i % 7 === 0) takeBack(session, hashes, i, line, commands);
  }
}

/** What can be taken back shows the game as it was, dice included, and can be done again. */
function takeBack(session: Session, hashes: string[], i: number, line: string, commands: string[]): void {
  if (session.submit('undo').kind !== 'undone') return;
  if (stateHash(session.state) !== hashes[i]) broken('undo leads elsewhere', line, commands.slice(0, i + 1));
  session.submit('redo');
  if (stateHash(session.state) !== hashes[i + 1]) broken('redo leads elsewhere', line, commands.slice(0, i + 1));
}
