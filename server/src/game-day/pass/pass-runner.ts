import type { Worker } from 'node:worker_threads'
import type { Context } from '../../platform/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { startThread } from '../../platform/process/start-thread.ts'
import type { BranchOutcome, BranchRequest } from './branch.ts'
import type { DryRunOutcome, DryRunRequest } from './dry-run.ts'
import type { DueOutcome, DueRequest } from './due-pass.ts'
import type {
  JobOutcome,
  PassFault,
  PassJob,
  PassOrder,
  PassReport,
  PassWorkerData,
} from './pass-messages.ts'
import type { PassOutcome } from './pass-quarter.ts'
import type { ReopenOutcome, ReopenRequest, RestartRequest } from './reopen.ts'
import type { PassRequest } from './turn.ts'

type Waiting = { resolve(outcome: JobOutcome): void; reject(error: Error): void }

/** The server's interface to the worker thread that passes quarters; the thread starts with the first pass. */
export type PassRunner = {
  pass(request: PassRequest): Promise<PassOutcome>
  /** Passes one quarter for what is due in a game. */
  passDue(request: DueRequest): Promise<DueOutcome>
  /** Computes an open quarter without writing anything. */
  rehearse(request: DryRunRequest): Promise<DryRunOutcome>
  /** Opens a published quarter again. */
  reopen(request: ReopenRequest): Promise<ReopenOutcome>
  /** Begins a game again. */
  restart(request: RestartRequest): Promise<ReopenOutcome>
  /** Computes what would have become of a game, and stores it apart from the game. */
  branch(request: BranchRequest): Promise<BranchOutcome>
  /** Starts the thread in advance, so that the first pass need not wait for it. */
  warmUp(): void
  /** Waits for running passes, then stops the thread. */
  close(): Promise<void>
}

export type PassSettings = Pick<Context, 'db' | 'config' | 'passPause'>

export function createPassRunner(
  settings: PassSettings,
  startWorker: (data: PassWorkerData) => Worker = startPassWorker,
): PassRunner {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastOrder = 0

  /** The running passes were rolled back with the thread's connections; the next call starts a new thread. */
  const onEnd = (ended: Worker, reason: Error) => {
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  const start = (): Worker => {
    const started = startWorker(workerData(settings))
    started.on('message', (report: PassReport) => settle(waiting, report, settings))
    started.on('error', error => onEnd(started, asError(error)))
    started.on('exit', code => onEnd(started, new Error(`the pass worker ended with code ${code}`)))
    // An idle thread must not keep the process alive.
    started.unref()
    return started
  }

  const send = async (job: PassJob): Promise<JobOutcome> => {
    worker ??= start()
    const thread = worker
    lastOrder += 1
    const order: PassOrder = { order: lastOrder, job }
    thread.ref()
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(order.order, { resolve, reject })
        thread.postMessage(order)
      })
    } finally {
      waiting.delete(order.order)
      if (waiting.size === 0) thread.unref()
    }
  }

  return {
    pass: request => send({ pass: request }) as Promise<PassOutcome>,
    passDue: request => send({ due: request }) as Promise<DueOutcome>,
    restart: request => send({ restart: request }) as Promise<ReopenOutcome>,
    reopen: request => send({ reopen: request }) as Promise<ReopenOutcome>,
    branch: request => send({ branch: request }) as Promise<BranchOutcome>,
    rehearse: request => send({ dryRun: request }) as Promise<DryRunOutcome>,
    warmUp() {
      worker ??= start()
    },
    async close() {
      const ended = worker
      if (ended === undefined) return
      await drained(waiting)
      worker = undefined
      await stop(ended)
    },
  }
}

function startPassWorker(data: PassWorkerData): Worker {
  return startThread(new URL('./pass-worker.ts', import.meta.url), data)
}

function workerData({ db, config, passPause }: PassSettings): PassWorkerData {
  const { connectionString } = db.$client.options
  if (connectionString === undefined) throw new Error('the database was opened without an address')
  return { connectionString, lockWaitSeconds: config.lockWaitSeconds, pauseAt: passPause?.at ?? null }
}

function settle(waiting: Map<number, Waiting>, report: PassReport, settings: PassSettings): void {
  if ('pausedAt' in report) {
    settings.passPause?.onPause()
    return
  }
  for (const end of report.ended) {
    const call = waiting.get(end.order)
    waiting.delete(end.order)
    if ('outcome' in end) call?.resolve(end.outcome)
    else call?.reject('refusal' in end ? new Refusal(end.refusal) : restoreFault(end.fault))
  }
}

/** Restores the error of the other thread with its code, by which the server tells a busy database from a bug. */
function restoreFault({ message, stack, code }: PassFault): Error {
  const error = new Error(message)
  if (stack !== undefined) error.stack = stack
  return code === undefined ? error : Object.assign(error, { code })
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

/** Requests the thread to close its connections and end; terminates it if it does not. */
async function stop(worker: Worker): Promise<void> {
  const patienceMs = 2_000
  const ended = new Promise(resolve => worker.once('exit', resolve))
  worker.postMessage('stop')
  const timer = setTimeout(() => worker.terminate(), patienceMs)
  await ended
  clearTimeout(timer)
}

async function drained(waiting: ReadonlyMap<number, Waiting>): Promise<void> {
  const pollMs = 20
  const longestMs = 10_000
  const deadline = performance.now() + longestMs
  while (waiting.size > 0 && performance.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
}
