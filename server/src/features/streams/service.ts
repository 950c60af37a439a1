import type { Context } from '../../platform/context.ts'
import { createCoalesced } from './coalesce.ts'
import { type Listener, listenForNotifications } from './listener.ts'
import { createPresence } from './presence.ts'
import { publishCommitted } from './publication.ts'
import {
  deleteOldEvents,
  hasUnpublished,
  latestPosition,
  readLastVisible,
  readPublishedSince,
} from './repo.ts'
import { createSignals } from './signals.ts'
import type { Viewer } from './viewer.ts'
import { createViewers } from './viewers.ts'

export { publishPresence } from './publication.ts'
export { listOnlineUsers } from './repo.ts'
export { signalGapMs } from './signals.ts'

export type Streams = {
  /** Opens a stream and replays the events missed since a position, if one is given. */
  open(viewer: Viewer, since: number | undefined): Promise<void>
  /** Checks for committed events to publish. */
  wake(): void
  /** Polls every second for events to publish, streams to end and events to delete. */
  start(): void
  /** Runs one poll of {@link Streams.start}; for tests, which move the clock and do not wait. */
  tick(): Promise<void>
  /** Ends every stream, so that the shutdown waits for none. */
  endAll(): void
  stop(): Promise<void>
}

const replayMax = 100
const tickMs = 1_000
/** Under load, events are published in batches rather than one by one. */
const publishGapMs = 50
const presenceGapMs = 200
const presenceTicks = 20
const purgeTicks = 3_600

/**
 * Publishes the events that transactions of this process announced, and sends those that any process published.
 * Notifications travel by NOTIFY; polling finds what was missed after a restart of the database or the end of a
 * process.
 */
export function createStreams(context: Pick<Context, 'db' | 'now' | 'log'>): Streams {
  const { db, log } = context
  let shown: number | undefined
  let listener: Listener | undefined
  let timer: NodeJS.Timeout | undefined
  let ticks = 0
  let isBlind = false
  let isEnding = false

  const onFailure = (error: unknown) => {
    if (!isBlind) log.fault('streams.database-failed', error)
    isBlind = true
  }
  const publish = createCoalesced(
    async () => {
      if (await hasUnpublished(db)) await publishCommitted(db)
      isBlind = false
    },
    publishGapMs,
    onFailure,
  )
  const show = createCoalesced(showPublished, 0, onFailure)
  const viewers = createViewers(context, () => presenceChange.request())
  const showSignal = createSignals(context, viewers)
  const presence = createPresence(db, viewers.present)
  let isPresenceDue = false
  const presenceChange = createCoalesced(
    async () => {
      const all = isPresenceDue
      isPresenceDue = false
      await (all ? presence.renew() : presence.update())
    },
    presenceGapMs,
    onFailure,
  )

  async function showPublished(): Promise<void> {
    if (shown === undefined) return
    for (let rows = await readPublishedSince(db, shown); rows.length > 0; ) {
      for (const row of rows) await viewers.show(row)
      shown = rows.at(-1)?.position ?? shown
      rows = await readPublishedSince(db, shown)
    }
  }

  /** Starts listening with the first stream; a process without viewers does not listen. */
  async function listen(): Promise<void> {
    shown ??= await latestPosition(db)
    const { connectionString } = db.$client.options
    if (connectionString === undefined) throw new Error('the database was opened without an address')
    const onSignal = (content: string) => void showSignal(content).catch(onFailure)
    listener ??= listenForNotifications(connectionString, { onEvents: show.request, onSignal }, log)
  }

  async function tick(): Promise<void> {
    ticks += 1
    publish.request()
    show.request()
    if (ticks % presenceTicks === 0) {
      isPresenceDue = true
      presenceChange.request()
    }
    if (ticks % purgeTicks === 1) await deleteOldEvents(db).catch(onFailure)
    await viewers.tick()
  }

  return {
    async open(viewer, since) {
      await listen()
      if (isEnding) return viewer.end()
      viewers.add(viewer)
      const [last] = await readLastVisible(db, viewer.sight, 0, 1)
      // A position beyond the last one comes from before a restore of the database.
      const position = Math.min(since ?? Number.POSITIVE_INFINITY, last?.position ?? 0)
      viewer.begin(position, await readLastVisible(db, viewer.sight, position, replayMax))
    },
    wake: publish.request,
    start() {
      timer ??= setInterval(() => void tick(), tickMs)
    },
    tick,
    endAll() {
      isEnding = true
      viewers.endAll()
    },
    async stop() {
      clearInterval(timer)
      await Promise.all([publish.stop(), show.stop(), presenceChange.stop(), listener?.stop()])
      await presence.clear().catch(() => undefined)
    },
  }
}
