import type { Worker } from 'node:worker_threads'
import { startThread } from './start-thread.ts'

/** A password to hash, or to check against a stored hash. */
export type HashingJob = { password: string } | { password: string; stored: string }
export type HashingReport = { outcome: string | boolean } | { fault: string }

/** Threads that have nothing to do. */
const idle: Worker[] = []

export const hashInThread = (password: string) => inThread({ password }) as Promise<string>
export const verifyInThread = (stored: string, password: string) =>
  inThread({ stored, password }) as Promise<boolean>

/** Threads start when as many jobs come together, and are kept; whoever calls bounds their number. */
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
  // Whoever waits for the thread is told by listeners of their own.
  worker.on('error', () => undefined)
  worker.on('exit', () => {
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
  })
  return worker
}
