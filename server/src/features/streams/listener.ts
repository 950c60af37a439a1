import pg from 'pg'
import { keepAlive } from '../../platform/db/session-settings.ts'
import type { Log } from '../../platform/log/log.ts'
import { listenToEvents } from './publication.ts'

export type Listener = { stop(): Promise<void> }

const shortestRetryMs = 200
const longestRetryMs = 5_000

/**
 * Listens for notifications of all processes on a connection of its own, which is opened again whenever it is lost.
 * `onEvents` is called for each notification of published events and after each connection, since notifications before it
 * were missed; `onSignal` for each one with a content.
 */
export function listenForNotifications(
  connectionString: string,
  { onEvents, onSignal }: { onEvents(): void; onSignal(content: string): void },
  log: Log,
): Listener {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let retryMs = shortestRetryMs

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000, ...keepAlive })
    client = fresh
    fresh.on('error', () => undefined)
    fresh.on('end', () => {
      if (client === fresh) retry(new Error('Connection terminated'))
    })
    fresh.on('notification', ({ payload }) => (payload ? onSignal(payload) : onEvents()))
    try {
      await fresh.connect()
      await listenToEvents(fresh)
      retryMs = shortestRetryMs
      onEvents()
    } catch (error) {
      await fresh.end().catch(() => undefined)
      if (client === fresh) retry(error)
    }
  }

  function retry(error: unknown): void {
    client = undefined
    if (isStopped) return
    if (retryMs === shortestRetryMs) log.fault('streams.listener-lost', error)
    timer = setTimeout(() => (connecting = connect()), retryMs)
    retryMs = Math.min(retryMs * 2, longestRetryMs)
  }

  let connecting = connect()
  return {
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await connecting
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
