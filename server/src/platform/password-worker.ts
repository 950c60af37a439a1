import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import type { HashingJob, HashingReport } from './password-threads.ts'
import { stepBack } from './step-back.ts'

/** Hashes and checks passwords one at a time: each takes a core for ten milliseconds and more. */
stepBack('much')

/** Argon2id, as OWASP advises for a web server: 19 MiB, two passes, one lane. */
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
