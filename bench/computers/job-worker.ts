import { parentPort } from 'node:worker_threads'
import { type Job, runJob } from './series.ts'

/** Does the jobs that it receives, one after the other. */
parentPort?.on('message', (job: Job) => parentPort?.postMessage(runJob(job)))
