import { parentPort } from 'node:worker_threads';
import { type Job, triedJob } from './job.ts';

/** A thread of `simulate`: a job in, what came of it out. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(triedJob(job)));
