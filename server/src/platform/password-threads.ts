import type { Worker } from 'node:worker_threads'
import { startThread } from './start-thread.ts'

/** A password to hash, or to check against a stored hash. */
export type HashingJob = { password: string } | { password: string; stored: string }
export type HashingReport = { outcome: string | boolean } | { fault: string }

/** Threads without a job. */
const idle: Worker[] = []

export const hashInThread = (password: string) => inThread({ password }) as Promise<string>
export const verifyInThread = (stored: string, password: string) =>
  inThread({ stored, password }) as Promise<boolean>

/** Runs a job in an idle thread, or starts one if there is none. Threads are reused; the caller bounds their number. */
async function inThread(job: HashingJob): Promise<string | boolean> {
  const worker = idle.pop() ?? startHasher()
  worker.ref()
  const report = await new Promise<HashingReport>((resolve, reject) => {
    const onExit = (code: number) => reject(new Error(`the thread for passwords ended with code ${code}`))
    worker.once('error', reject)
    worker.once('exit', onExit)
    worker.once('message', (report: HashingReport) => {
      worker.off('error', reject)
      worker.off('exit', onExit)
      resolve(report)
    })
    worker.postMessage(job)
  })
  // An idle thread must not keep the process alive.
  worker.unref()
  idle.push(worker)
  if ('fault' in report) throw new Error(report.fault)
  return report.outcome
}

function startHasher(): Worker {
  const worker = startThread(new URL('./password-worker.ts', import.meta.url))
  // This listener prevents an unhandled error; the caller that waits for the thread has its own.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
  })
  return worker
}
