import type { Worker } from 'node:worker_threads';
import { type Job, type Outcome, triedJob, type Wish } from './job.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface Simulation {
  wish: Wish;
  games: number;
  /** Seed of the first game. */
  first: number;
  threads: number;
  /** Games that a thread is given at once. Usually few: all threads end together, and little is lost by stopping. */
  atOnce?: number;
}

export interface Simulated {
  tally: Tally;
  /** By game: 1 won, 0 lost, undefined when it was not played any more. */
  won: (number | undefined)[];
}

const AT_ONCE = 10;
/** Bots that think for seconds over a game: their threads are given one game at once. */
const SLOW: readonly string[] = ['search'];

/** In the built program the worker lies beside this code; in the sources it is a file of its own. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.cjs', import.meta.url);

/**
 * Plays many games, one thread beside another. The numbers depend on the seeds alone, never on the threads. Once `stop`
 * is aborted, what was played so far is the result. Rejects when a game cannot be played.
 */
export async function simulate(what: Simulation, heard: (done: Tally) => void, stop: AbortSignal): Promise<Simulated> {
  const out: Simulated = { tally: emptyTally(), won: Array.from({ length: what.games }) };
  const atOnce = what.atOnce ?? (SLOW.includes(what.wish.bot) ? 1 : AT_ONCE);
  const threads = Math.min(what.threads, Math.ceil(what.games / atOnce));
  const lanes = threads > 1 ? await otherThreads(threads) : [ownThread()];
  return new Promise<Simulated>((settle, fail) => {
    let next = 0;
    let open = 0;
    const give = (lane: Lane): void => {
      if (next >= what.games || stop.aborted) return;
      const job: Job = { wish: what.wish, first: what.first, from: next, to: Math.min(what.games, next + atOnce) };
      next = job.to;
      open += 1;
      lane.give(job);
    };
    const take = (lane: Lane, { result, fault }: Outcome): void => {
      open -= 1;
      if (result === undefined) {
        fail(new Error(fault));
        return;
      }
      addTally(out.tally, result.tally);
      result.won.forEach((won, i) => {
        out.won[result.from + i] = won;
      });
      heard(out.tally);
      give(lane);
      if (open === 0) settle(out);
    };
    stop.addEventListener('abort', () => settle(out));
    for (const lane of lanes) {
      lane.listen((outcome) => take(lane, outcome), fail);
      give(lane);
    }
    if (open === 0) settle(out);
  }).finally(() => {
    for (const lane of lanes) lane.close();
  });
}

/** Where jobs are carried out, one after the other. */
interface Lane {
  listen(take: (outcome: Outcome) => void, fail: (error: Error) => void): void;
  give(job: Job): void;
  close(): void;
}

/** This very thread, which looks up between two jobs: one thread more would start slower than a game is played. */
function ownThread(): Lane {
  let take: (outcome: Outcome) => void;
  return {
    listen(heard) {
      take = heard;
    },
    give: (job) => void setImmediate(() => take(triedJob(job))),
    close() {},
  };
}

async function otherThreads(count: number): Promise<Lane[]> {
  const threads = await import('node:worker_threads');
  return Array.from({ length: count }, () => threadLane(new threads.Worker(WORKER)));
}

const threadLane = (worker: Worker): Lane => ({
  listen(take, fail) {
    worker.on('message', take);
    worker.on('error', fail);
  },
  give: (job) => worker.postMessage(job),
  close: () => void worker.terminate(),
});
