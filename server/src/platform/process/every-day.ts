import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { settings } from '../db/schema.ts'
import { claimInstant } from '../db/settings.ts'
import { whileListening } from './background-work.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const firstMs = 60_000
/** Less than a day, because no process checks at exactly the same time as the day before. */
const claimedMs = 20 * hourMs

/**
 * Runs a task one minute after the start and then once a day while the server listens, on one of all running processes;
 * logs a failure as `event`.
 */
export function everyDay(
  app: FastifyInstance,
  context: Pick<Context, 'db' | 'now' | 'log' | 'background'>,
  event: string,
  work: () => Promise<void>,
): void {
  let timers: NodeJS.Timeout[] = []
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = onceADay(context, event, work).catch(error => context.log.fault(event, error))
  }
  whileListening(app, context, 'daily', () => {
    timers = [setTimeout(run, firstMs).unref(), setInterval(run, dayMs).unref()]
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  })
}

/**
 * Runs the task unless a process has run it, or started to, in the last 20 hours; after a failure the next process that
 * checks runs it again.
 */
export async function onceADay(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const key = `daily:${name}`
  const at = now()
  if (!(await claimInstant(db, key, at, new Date(at.getTime() - claimedMs)))) return
  try {
    await work()
  } catch (error) {
    await db.delete(settings).where(eq(settings.key, key))
    throw error
  }
}
