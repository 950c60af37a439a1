import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingJob, HashingReport } from './password-threads.ts'
import { lowerThreadPriority } from './thread-priority.ts'

/** This thread hashes and verifies passwords one at a time: each occupies a core for at least ten milliseconds. */
lowerThreadPriority(10)

/** The parameters of Argon2id, as OWASP recommends for a web server: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

parentPort?.on('message', (job: HashingJob) => parentPort?.postMessage(report(job)))

function report(job: HashingJob): HashingReport {
  try {
    return {
      outcome: 'stored' in job ? verifySync(job.stored, job.password) : hashSync(job.password, cost),
    }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
