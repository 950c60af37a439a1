import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Findings, Job } from './jobs.ts'

/** Does jobs in so many threads; the findings are in the order of the jobs, whichever thread did them. */
export async function runJobs(jobs: readonly Job[], threads: number): Promise<Findings[]> {
  const findings: Findings[] = []
  // Long games first, so that no thread is left with a long job at the end.
  const waiting = [...jobs.entries()].toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))
  async function work(): Promise<void> {
    const worker = new Worker(new URL('./job-worker.ts', import.meta.url))
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, job] = next
      worker.postMessage(job)
      const [found] = (await once(worker, 'message')) as [Findings]
      findings[place] = found
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: threads }, work))
  return findings
}

/** Roughly how long a job takes. */
const sizeOf = (job: Job): number => ('length' in job ? job.length : job.kind === 'segments' ? 11 : 3)
