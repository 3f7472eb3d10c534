import { availableParallelism } from 'node:os';
import { BOT_NAMES } from '../bots/bots.ts';
import { beginGame, type Wish, wordsOf } from '../bots/job.ts';
import { readSets } from '../bots/sets.ts';
import { percent } from '../bots/shares.ts';
import { type Simulated, simulate } from '../bots/simulate.ts';
import type { Tally } from '../bots/tally.ts';
import { asData, differenceOf, differenceTold, tableTold } from '../bots/told.ts';
import { SEED_MOST } from '../engine/rng.ts';
import { misused } from './exit.ts';
import { checkUnplayed, type Flags, whole } from './flags.ts';
import { tell } from './tell.ts';

export interface SimulateFlags extends Flags {
  games?: string;
  bot?: string;
  threads?: string;
  compare?: string[];
}

function wishOf(flags: SimulateFlags): Wish {
  const sets = readSets(flags.heroes ?? '2');
  if (sets === undefined) throw misused(`--heroes takes 2, 3, 4 or names as in "raash,avida", not "${flags.heroes}".`);
  const { legend = '1', level = 'normal', bot = 'greedy' } = flags;
  if (!BOT_NAMES.includes(bot)) throw misused(`There is no bot "${bot}". The bots: ${BOT_NAMES.join(', ')}.`);
  return { legend, level, sets, bot };
}

/** `level=novice`: the wish with that changed. */
function changed(wish: Wish, change: string): Wish {
  const [key, value] = change.split('=', 2);
  if (value !== undefined && (key === 'level' || key === 'legend')) return { ...wish, [key]: value };
  if (value !== undefined && key === 'bot' && BOT_NAMES.includes(value)) return { ...wish, bot: value };
  throw misused(`--compare takes a change as in "level=novice", "legend=2" or "bot=random", not "${change}".`);
}

/** A game of each kind is begun before any thread is: a wrong word is told at once. */
function tryOut(wish: Wish): void {
  try {
    wish.sets.forEach((_, at) => void beginGame(wordsOf(wish, at, 0)));
  } catch (error) {
    throw misused((error as Error).message);
  }
}

/** Games where no number is given, and games between two lines about progress. */
const USUAL_GAMES = '1000';
const EVERY = 100;

/** Tells standard error how far it has come: on a terminal in one line, else now and then. */
function progress(games: number): (done: Tally) => void {
  const live = process.stderr.isTTY === true;
  let told = 0;
  return ({ games: done, won }) => {
    if (!live && done - told < EVERY && done < games) return;
    told = done;
    process.stderr.write(
      `${live ? '\r' : ''}played ${done} of ${games}, won ${percent(won / done)}${live ? '' : '\n'}`,
    );
    if (live && done === games) process.stderr.write('\n');
  };
}

const INTERRUPTED = 130;
/** More games than anybody waits for, and few enough to remember how each ended. */
const GAMES_MOST = 10_000_000;

/** `simulate`: many games by a bot. Ctrl-C tells what is done so far. */
export async function simulateGames(flags: SimulateFlags): Promise<number> {
  checkUnplayed('simulate', flags);
  const wish = wishOf(flags);
  const others = (flags.compare ?? []).map((change) => ({ change, wish: changed(wish, change) }));
  for (const one of [wish, ...others.map((other) => other.wish)]) tryOut(one);
  const games = whole('--games', flags.games ?? USUAL_GAMES, 1, GAMES_MOST);
  const first = flags.seed === undefined ? 0 : whole('--seed', flags.seed, 0, SEED_MOST);
  if (first + games - 1 > SEED_MOST)
    throw misused(
      `Each game has the next seed, and they end at ${SEED_MOST}: from ${first} on there are not ${games}.`,
    );
  const threads = flags.threads === undefined ? availableParallelism() : whole('--threads', flags.threads, 1);
  const stop = new AbortController();
  process.on('SIGINT', () => stop.abort());
  const run = (one: Wish): Promise<Simulated> =>
    simulate({ wish: one, games, first, threads }, progress(games), stop.signal);
  const base = await run(wish);
  await tell(
    flags.json
      ? `${JSON.stringify(asData(wish, games, first, base))}\n`
      : `${tableTold(wish, games, base).join('\n')}\n`,
    flags,
  );
  for (const other of others) {
    if (stop.signal.aborted) break;
    const then = await run(other.wish);
    const found = differenceOf(base, then);
    const data = { ...asData(other.wish, games, first, then), type: 'comparison', change: other.change, ...found };
    await tell(
      flags.json ? `${JSON.stringify(data)}\n` : `${differenceTold(other.change, then, found).join('\n')}\n`,
      flags,
    );
  }
  return stop.signal.aborted ? INTERRUPTED : 0;
}
