import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How the jobs of a command are done. */
export type Work<Job> = {
  /** The program of a thread: it answers each job that it receives with its findings. */
  program: URL
  threads: number
  /** Roughly how long a job takes; long jobs come first, so that no thread is left with one at the end. */
  sizeOf(job: Job): number
}

/** Does jobs in several threads; the findings are in the order of the jobs, whichever thread did them. */
export async function runJobs<Job, Findings>(
  jobs: readonly Job[],
  { program, threads, sizeOf }: Work<Job>,
): Promise<Findings[]> {
  const findings: Findings[] = []
  const waiting = [...jobs.entries()].toSorted(([, one], [, other]) => sizeOf(other) - sizeOf(one))
  async function work(): Promise<void> {
    const worker = new Worker(program)
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
