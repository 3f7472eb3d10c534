import { parentPort } from 'node:worker_threads';
import { type Job, runJob } from './job.ts';

/** A thread of `simulate`: a job in, its result out, or the sentence of what went wrong. */
parentPort?.on('message', (job: Job) => {
  try {
    parentPort?.postMessage({ result: runJob(job) });
  } catch (error) {
    parentPort?.postMessage({ fault: (error as Error).message });
  }
});
