import { eq, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { whileListening } from './background-work.ts'
import type { Context } from './context.ts'
import { settings } from './database/schema.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const firstMs = 60_000
/** Less than a day: no process looks at the very instant of the day before. */
const claimedMs = 20 * hourMs

/**
 * Does something a minute after the start and then once a day while the server listens, on one process of all that run;
 * a failure is logged as `event`.
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

/** Does the work unless a process has done it, or is at it, since yesterday; what fails is done by whoever looks next. */
export async function onceADay(
  { db, now }: Pick<Context, 'db' | 'now'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const key = `daily:${name}`
  const value = now().toISOString()
  const doneAt = sql`(${settings.value} #>> '{}')::timestamptz`
  const claimed = await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value },
      setWhere: lt(doneAt, sql`${new Date(now().getTime() - claimedMs).toISOString()}::timestamptz`),
    })
    .returning({ key: settings.key })
  if (claimed.length === 0) return
  try {
    await work()
  } catch (error) {
    await db.delete(settings).where(eq(settings.key, key))
    throw error
  }
}
