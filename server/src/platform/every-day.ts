import type { FastifyInstance } from 'fastify'
import type { Context } from './context.ts'
import { faultFields } from './log.ts'

const dayMs = 86_400_000
const firstMs = 60_000

/** Does something a minute after the start and then once a day while the server listens; a failure is logged as `event`. */
export function everyDay(
  app: FastifyInstance,
  { log }: Pick<Context, 'log'>,
  event: string,
  work: () => Promise<void>,
): void {
  let timers: NodeJS.Timeout[] = []
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = work().catch(error => log.warn(event, faultFields(error)))
  }
  app.addHook('onListen', async () => {
    timers = [setTimeout(run, firstMs).unref(), setInterval(run, dayMs).unref()]
  })
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer)
    await running
  })
}
