import { textOf } from '../src/engine/line.ts';
import { apply, applyInPlace, choices } from '../src/engine/machine.ts';
import { below, type Rng, rngOf } from '../src/engine/rng.ts';
import { EQUIPMENT, STORAGE } from '../src/games/far-land/content/supply.ts';
import { FAR_LAND } from '../src/games/far-land/index.ts';
import { filled, logsFit } from '../src/games/far-land/rules/things.ts';
import type { Action, Event, Game, ItemId } from '../src/games/far-land/types.ts';
import { sortedJson, stateHash } from '../src/session/hash.ts';
import { Session } from '../src/session/session.ts';
import { randomScenario } from './random-scenario.ts';

/** Choices of a game at most; the narrator is near N, and random play ends long before. */
const STEPS_MOST = 3000;
/** At every so manieth step all choices are tried, and the state goes to the disk and back. */
const ALL_AT = 40;
const SAVED_AT = 5;
/** All gold there is (SET-13). */
const GOLD = 30;

export interface Played {
  n: number;
  commands: string[];
  /** Types of the events that came about. */
  told: Set<string>;
  end: Game;
}

const setupOf = (n: number) => {
  const setup = FAR_LAND.readNew(['scenario', `random-${n}.json`, 'seed', String(n)], 0, () => randomScenario(n));
  if ('rule' in setup) throw new Error(`scenario ${n}: ${setup.text}`);
  return setup;
};

/** Thrown where a law is broken; names the game and its last commands, so that it can be played again. */
function broken(what: string, n: number, commands: readonly string[]): never {
  throw new Error(
    `${what}\nscenario ${n}, after ${commands.length} commands, the last: ${commands.slice(-15).join(' | ')}`,
  );
}

const reloaded = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

const inHands = (g: Game, id: ItemId): number =>
  [...g.heroes.flatMap((hero) => hero.items), ...g.tokens.flatMap((t) => (t.kind === 'item' ? [t.item] : []))].filter(
    (item) => item.id === id,
  ).length;

const KEPT = ['wineskin', 'telescope', 'falcon', 'knife', 'bow'] as const;

/** What holds at every question, whatever was done; the end may come in the middle of a move. */
function flawOf(g: Game): string | undefined {
  if (g.over !== null) return undefined;
  const gold = g.tokens.reduce((sum, t) => (t.kind === 'gold' ? sum + t.amount : sum), g.supply.gold);
  const all = g.heroes.reduce((sum, hero) => sum + hero.gold, gold);
  if (all > GOLD || g.supply.gold < 0) return `there is gold ${all}`;
  for (const id of KEPT) {
    const many = inHands(g, id) + (g.equipment[id] ?? 0) + heldBack(g, id);
    if (many !== EQUIPMENT[id]) return `there are ${many} of ${id}`;
  }
  const stacked = g.creatures.find(
    (one) =>
      one.kind !== 'guard-troll' &&
      g.creatures.some((other) => other !== one && other.space === one.space && other.kind !== 'guard-troll'),
  );
  if (stacked) return `two creatures stand on ${stacked.space}`;
  if (g.narrator > 13) return 'the narrator is past N';
  return heroFlaw(g);
}

/** An item that lies in nobody's hands while a hero looks for room for it. */
const heldBack = (g: Game, id: ItemId): number => g.stack.filter((f) => f.kind === 'fog' && f.holds === id).length;

function heroFlaw(g: Game): string | undefined {
  const busy = g.stack.some((f) => f.kind === 'logs' || f.kind === 'trade');
  for (const hero of g.heroes) {
    if (hero.wp < 1 || hero.wp > 20 || hero.sp < 1 || hero.sp > 14)
      return `${hero.id} has wp ${hero.wp}, sp ${hero.sp}`;
    if (hero.hours < 0 || hero.hours > 10) return `${hero.id} has spent ${hero.hours} hours`;
    if (hero.gold < 0 || hero.herbs < 0) return `${hero.id} owes something`;
    if (!busy && !logsFit(hero.logs, hero.sp)) return `${hero.id} carries too much`;
    for (const size of ['large', 'small'] as const)
      if (!busy && filled(hero, size) > STORAGE[size]) return `${hero.id} has no room for the ${size} items`;
  }
  return undefined;
}

/** Tries a choice on a copy: it works, all of it is put into words, and the game can go on or is over. */
function tryOut(g: Game, action: Action): string | undefined {
  const copy = FAR_LAND.copy(g);
  if (textOf(FAR_LAND.label(g, action)) === '') return 'has no words';
  applyInPlace(FAR_LAND, copy, action, (e: Event) => void FAR_LAND.say(copy, e));
  if (copy.over === null && choices(FAR_LAND, copy).length === 0) return 'leads nowhere';
  return FAR_LAND.question(copy).text === '' ? 'leads to no question' : flawOf(copy);
}

function inspect(g: Game, offered: Action[], spelled: string[]): string | undefined {
  const twice = spelled.find((command, i) => spelled.indexOf(command) !== i);
  if (twice !== undefined) return `two choices are spelled "${twice}"`;
  FAR_LAND.view(g);
  for (const [i, action] of offered.entries()) {
    const fault = tryOut(g, action);
    if (fault) return `"${spelled[i]}": ${fault}`;
  }
  return undefined;
}

const KEEN: readonly string[] = ['fight', 'with', 'alone', 'roll', 'reward', 'gift'];

/**
 * A verb first, then one of its choices, or else the many spaces of Flaps would be most of them. In every second game
 * heroes go for fights.
 */
function pick(offered: Action[], random: Rng, keen: boolean): Action {
  const verbs = [...new Set(offered.map((action) => action.verb))];
  const bold = verbs.filter((verb) => KEEN.includes(verb));
  const open = keen && bold.length > 0 && below(random, 4) > 0 ? bold : verbs;
  const verb = open[below(random, open.length)];
  const same = offered.filter((action) => action.verb === verb);
  return same[below(random, same.length)];
}

/** A pure step on the state as it comes back from the disk does the same as the step in place. */
function twinStep(g: Game, action: Action): string {
  return sortedJson(apply<Game, Action, Event>(FAR_LAND, frozen(reloaded(g)), reloaded(action)).state);
}

/** Plays the random scenario of this number to its end. */
export function playScenario(n: number): Played {
  const random = rngOf(n + 3_000_000);
  const g = FAR_LAND.begin(setupOf(n)) as Game;
  const commands: string[] = [];
  const told = new Set<string>();
  while (g.over === null) {
    if (commands.length >= STEPS_MOST) broken('the game does not end', n, commands);
    const offered = choices(FAR_LAND, g) as Action[];
    if (offered.length === 0) broken('the game is stuck', n, commands);
    if (commands.length % ALL_AT === 0) {
      const fault = inspect(
        g,
        offered,
        offered.map((action) => FAR_LAND.write(g, action)),
      );
      if (fault) broken(fault, n, commands);
    }
    const action = pick(offered, random, n % 2 === 1);
    const twin = commands.length % SAVED_AT === 0 ? twinStep(g, action) : undefined;
    commands.push(FAR_LAND.write(g, action));
    applyInPlace<Game, Action, Event>(FAR_LAND, g, action, (e) => void told.add(e.type));
    if (twin !== undefined && sortedJson(g) !== twin) broken('a pure step on a reloaded state differs', n, commands);
    const flaw = flawOf(g);
    if (flaw) broken(flaw, n, commands);
  }
  return { n, commands, told, end: g };
}

/** Plays the record again through a session: every command is found again, and the end is the same to the byte. */
export function replayScenario({ n, commands, end }: Played): void {
  const session = new Session(FAR_LAND, setupOf(n));
  for (const [i, command] of commands.entries()) {
    const answer = session.submit(command);
    if (answer.kind !== 'done') broken(`"${command}" is not understood again`, n, commands.slice(0, i));
  }
  if (stateHash(session.state) !== stateHash(end)) broken('the replay ends elsewhere', n, commands);
}
