import { Worker } from 'node:worker_threads';
import type { Job, Result, Wish } from './job.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface Simulation {
  wish: Wish;
  games: number;
  /** Seed of the first game. */
  first: number;
  threads: number;
}

export interface Simulated {
  tally: Tally;
  /** By game: 1 won, 0 lost, undefined when it was not played any more. */
  won: (number | undefined)[];
}

/** Games that a thread is given at once: few, so that all threads end together and little is lost by stopping. */
const AT_ONCE = 10;

/** In the built program the worker lies beside this code; in the sources it is a file of its own. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.cjs', import.meta.url);

/**
 * Plays many games, one thread beside another. The numbers depend on the seeds alone, never on the threads. Once `stop`
 * is aborted, what was played so far is the result. Rejects when a game cannot be played.
 */
export function simulate(what: Simulation, heard: (done: Tally) => void, stop: AbortSignal): Promise<Simulated> {
  const out: Simulated = { tally: emptyTally(), won: Array.from({ length: what.games }) };
  const workers: Worker[] = [];
  return new Promise<Simulated>((settle, fail) => {
    let next = 0;
    let open = 0;
    const give = (worker: Worker): void => {
      if (next >= what.games || stop.aborted) return;
      const job: Job = { wish: what.wish, first: what.first, from: next, to: Math.min(what.games, next + AT_ONCE) };
      next = job.to;
      open += 1;
      worker.postMessage(job);
    };
    const take = (worker: Worker, { result, fault }: { result?: Result; fault?: string }): void => {
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
      give(worker);
      if (open === 0) settle(out);
    };
    stop.addEventListener('abort', () => settle(out));
    const threads = Math.max(1, Math.min(what.threads, Math.ceil(what.games / AT_ONCE)));
    for (let i = 0; i < threads; i++) {
      const worker = new Worker(WORKER);
      worker.on('message', (message) => take(worker, message));
      worker.on('error', fail);
      workers.push(worker);
      give(worker);
    }
    if (open === 0) settle(out);
  }).finally(() => {
    for (const worker of workers) void worker.terminate();
  });
}
