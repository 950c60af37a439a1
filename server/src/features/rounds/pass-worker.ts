import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { sessionSettings } from '../../platform/database/session-settings.ts'
import { Refusal } from '../../platform/refusal.ts'
import { stepBack } from '../../platform/step-back.ts'
import { passDueQuarter } from './due-pass.ts'
import type { PassFault, PassJob, PassOrder, PassReport, PassWorkerData } from './pass-messages.ts'
import { type PassPoint, passQuarters } from './pass-quarter.ts'

/**
 * Passes quarters away from the thread that answers requests: simulating and writing thousands of companies must
 * not keep players waiting. Its connections allow longer statements than the server's.
 */
stepBack('little')
const { connectionString, lockWaitSeconds, pauseAt } = workerData as PassWorkerData

const longMs = 300_000
const pool = new pg.Pool({
  connectionString,
  max: 4,
  // Statements of a pass leave together wherever one does not need the answer of another.
  pipeline: true,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 60_000,
  options: sessionSettings({ lock: lockWaitSeconds * 1000, statement: longMs, transaction: longMs }),
})
// A lost connection shows in the pass that uses it; an idle one is simply replaced.
pool.on('error', () => undefined)
pool.on('connect', client => client.on('error', () => undefined))

const report = (message: PassReport) => parentPort?.postMessage(message)

parentPort?.on('message', async (message: PassOrder | 'stop') => {
  if (message === 'stop') return stop()
  const { order, job } = message
  try {
    report({ order, outcome: await passOnOwnConnection(job) })
  } catch (error) {
    report(error instanceof Refusal ? { order, refusal: error.code } : { order, fault: describe(error) })
  }
})

async function stop(): Promise<void> {
  await pool.end()
  parentPort?.close()
}

async function passOnOwnConnection(job: PassJob) {
  const client = await pool.connect()
  let failed = true
  try {
    const outcome =
      'pass' in job
        ? (await passQuarters(client, [job.pass], pauseIfAsked))[0]
        : await passDueQuarter(client, job.due, pauseIfAsked)
    if (outcome === undefined) throw new Error('the pass has no outcome')
    if (outcome instanceof Refusal) throw outcome
    failed = false
    return outcome
  } catch (error) {
    failed = !(error instanceof Refusal)
    throw error
  } finally {
    // After a fault nobody knows what the connection still holds.
    client.release(failed)
  }
}

async function pauseIfAsked(point: PassPoint): Promise<void> {
  if (point !== pauseAt) return
  report({ pausedAt: point })
  await new Promise(() => undefined)
}

/** A fault as plain data, with the code of the database or the system that the cause carries. */
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
