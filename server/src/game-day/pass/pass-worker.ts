import { parentPort, workerData } from 'node:worker_threads'
import type pg from 'pg'
import { openPool } from '../../platform/db/pool.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { asRefusal } from '../../platform/log/failures.ts'
import { lowerThreadPriority } from '../../platform/process/thread-priority.ts'
import { createBranch } from './branch.ts'
import { rehearse } from './dry-run.ts'
import { passDueQuarter } from './due-pass.ts'
import type {
  JobOutcome,
  PassEnd,
  PassFault,
  PassJob,
  PassOrder,
  PassReport,
  PassWorkerData,
} from './pass-messages.ts'
import { type PassPoint, passQuarters } from './pass-quarter.ts'
import { createPassQueue } from './pass-queue.ts'
import { reopenQuarter, restartGame } from './reopen.ts'

/**
 * Passes quarters outside the thread that serves requests: simulating and writing thousands of companies must not make
 * players wait. Its connections allow longer statements than the server's.
 */
lowerThreadPriority(5)
const { connectionString, lockWaitSeconds, pauseAt } = workerData as PassWorkerData

/** The number of quarters that pass at once, each in a transaction that others may share. */
const connections = 4
const pool = openPool({
  connectionString,
  connectionsMax: connections,
  // A statement of a pass reads or writes a part of a large game.
  patience: { lock: lockWaitSeconds * 1000, statement: 60_000 },
  // A lost connection fails the pass that uses it; an idle one is simply replaced.
  onError: () => undefined,
})

const report = (message: PassReport) => parentPort?.postMessage(message)

const queue = createPassQueue(connections, passTogether)

parentPort?.on('message', (message: PassOrder | 'stop') => {
  if (message === 'stop') void stop()
  else queue.add(message)
})

async function stop(): Promise<void> {
  await pool.end()
  parentPort?.close()
}

/**
 * Passes orders in one transaction. Returns false when each of several orders is to be passed separately, since the
 * fault of one game must not fail the others.
 */
async function passTogether(orders: PassOrder[]): Promise<boolean> {
  try {
    const outcomes = await passOnOwnConnection(orders.map(({ job }) => job))
    report({ ended: orders.map(({ order }, index) => endOf(order, outcomes[index])) })
    return true
  } catch (error) {
    if (orders.length > 1 && isRolledBack(error)) return false
    report({ ended: orders.map(({ order }) => ({ order, fault: describe(error) })) })
    return true
  }
}

function endOf(order: number, outcome: Outcome | undefined): PassEnd {
  if (outcome === undefined) return { order, fault: describe(new Error('the pass has no outcome')) }
  return outcome instanceof Refusal ? { order, refusal: outcome.code } : { order, outcome }
}

/** When the connection was lost, it is not known whether the transaction was rolled back. */
const isRolledBack = (error: unknown): boolean => asRefusal(error).code !== 'server/unavailable'

type Outcome = JobOutcome | Refusal

async function passOnOwnConnection(jobs: PassJob[]): Promise<Outcome[]> {
  const client = await pool.connect()
  let failed = true
  try {
    const outcomes = await passJobs(client, jobs)
    failed = false
    return outcomes
  } finally {
    // After a fault it is not known what the connection still holds.
    client.release(failed)
  }
}

/** All but passes on request are always the only job. */
async function passJobs(client: pg.ClientBase, jobs: PassJob[]): Promise<Outcome[]> {
  const [first] = jobs
  if (first !== undefined && 'due' in first) return [await passDueQuarter(client, first.due, pauseIfAsked)]
  if (first !== undefined && 'dryRun' in first) return [await rehearse(client, first.dryRun)]
  if (first !== undefined && 'reopen' in first) return [await reopenQuarter(client, first.reopen)]
  if (first !== undefined && 'restart' in first) return [await restartGame(client, first.restart)]
  if (first !== undefined && 'branch' in first) return [await createBranch(client, first.branch)]
  const requests = jobs.flatMap(job => ('pass' in job ? job.pass : []))
  return passQuarters(client, requests, pauseIfAsked)
}

async function pauseIfAsked(point: PassPoint): Promise<void> {
  if (point !== pauseAt) return
  report({ pausedAt: point })
  await new Promise(() => undefined)
}

/** Converts a fault to plain data, with the database or system error code that the cause carries. */
function describe(error: unknown): PassFault {
  if (!(error instanceof Error)) return { message: String(error) }
  const described: PassFault = { message: error.message }
  if (error.stack !== undefined) described.stack = error.stack
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') described.code ??= at.code
    if (at !== error) described.message = `${described.message}: ${at.message}`
  }
  return described
}
