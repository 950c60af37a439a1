import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { Verification } from '@trimestre/contract/system'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { whileListening } from '../../platform/process/background-work.ts'
import { startThread } from '../../platform/process/start-thread.ts'
import { dayOf, instantOf } from '../schedule/wall-clock.ts'
import { claimVerification, storeVerification } from './repo.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Verifies all games if the nightly verification is due by the clock now; for tests, which move the clock. */
    verifyIfDue(): Promise<void>
  }
}

const pollMs = 30_000

/** Recomputes every game once each night at VERIFY_AT, in one process of the product, and stores the findings. */
export function runNightlyVerification(app: FastifyInstance, context: Context): void {
  const { log } = context
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let worker: Worker | undefined

  async function verifyIfDue(): Promise<void> {
    const due = lastDue(context)
    if (due === undefined || !(await claimVerification(context.db, due))) return
    worker = startWorker(context)
    const [verification] = (await once(worker, 'message')) as [Verification]
    worker = undefined
    await storeVerification(context.db, verification)
    report(context, verification)
  }
  const look = () => {
    running ??= verifyIfDue()
      .catch(error => log.fault('verification.failed', error))
      .finally(() => {
        running = undefined
      })
    return running
  }

  app.decorate('verifyIfDue', look)
  if (context.config.verifyAt === undefined) return
  whileListening(app, context, 'verification', () => {
    timer = setInterval(look, pollMs).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    // The worker only reads, so terminating it loses only the result of this night.
    await worker?.terminate()
  })
}

/** Returns the last time at which a verification was due; undefined if none is configured. */
function lastDue({ config: { verifyAt, timezone }, now }: Context): Date | undefined {
  if (verifyAt === undefined) return undefined
  const at = now()
  const today = instantOf({ date: dayOf(at, timezone), ...verifyAt }, timezone)
  if (today <= at) return today
  const yesterday = dayOf(new Date(today.getTime() - 86_400_000), timezone)
  return instantOf({ date: yesterday, ...verifyAt }, timezone)
}

function startWorker({ db }: Context): Worker {
  const { connectionString } = db.$client.options
  return startThread(new URL('./verification-worker.ts', import.meta.url), { connectionString })
}

function report({ log }: Context, { games, quarters, mismatchCount, fault }: Verification): void {
  const isSound = mismatchCount === 0 && fault === null
  log[isSound ? 'info' : 'error']('verification.done', { games, quarters, mismatchCount, fault })
}
