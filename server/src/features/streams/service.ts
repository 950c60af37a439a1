import type { StreamEvent } from '@trimestre/contract/stream-events'
import type { Context } from '../../platform/context.ts'
import { createCoalesced } from './coalesce.ts'
import { type Listener, listenForNews } from './listener.ts'
import { createPresence } from './presence.ts'
import {
  deleteOldEvents,
  hasUnpublished,
  latestPosition,
  publishCommitted,
  readLastVisible,
  readPublishedSince,
} from './repo.ts'
import type { Viewer } from './viewer.ts'
import { createViewers } from './viewers.ts'

export { listOnlineUsers } from './repo.ts'

export type Streams = {
  /** Begins a stream, with what was missed since a position when one is given. */
  open(viewer: Viewer, since: number | undefined): Promise<void>
  /** Something may have been committed that is to be told. */
  wake(): void
  /** Looks each second for what is to be told, to be ended or to be forgotten. */
  start(): void
  /** What {@link Streams.start} does each second; for tests, which move the clock and do not wait. */
  tick(): Promise<void>
  /** Ends every stream, so that stopping waits for none. */
  endAll(): void
  stop(): Promise<void>
}

const quarterPassed: StreamEvent['name'] = 'round.passed'
const replayMax = 100
const tickMs = 1_000
/** Under load, events are published together rather than one by one. */
const publishGapMs = 50
const presenceGapMs = 200
const presenceTicks = 20
const purgeTicks = 3_600

/**
 * Publishes what transactions of this process announced, and shows what any process published. News travels by
 * NOTIFY; what a message failed to say, after a restart of the database or the end of a process, is found by looking.
 */
export function createStreams(context: Pick<Context, 'db' | 'now' | 'log' | 'news'>): Streams {
  const { db, log, news } = context
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
  const viewers = createViewers(context, () => presenceChange.wish())
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
      for (const row of rows) {
        if (row.name === quarterPassed && row.gameId !== null) news.quarterPassed(row.gameId)
        await viewers.show(row)
      }
      shown = rows.at(-1)?.position ?? shown
      rows = await readPublishedSince(db, shown)
    }
  }

  /** With the first stream; a process that nobody watches listens to nothing. */
  async function listen(): Promise<void> {
    shown ??= await latestPosition(db)
    const { connectionString } = db.$client.options
    if (connectionString === undefined) throw new Error('the database was opened without an address')
    listener ??= listenForNews(connectionString, show.wish, log)
  }

  async function tick(): Promise<void> {
    ticks += 1
    publish.wish()
    show.wish()
    if (ticks % presenceTicks === 0) {
      isPresenceDue = true
      presenceChange.wish()
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
      // A position ahead of all there is comes from a database that was since restored.
      const position = Math.min(since ?? Number.POSITIVE_INFINITY, last?.position ?? 0)
      viewer.begin(position, await readLastVisible(db, viewer.sight, position, replayMax))
    },
    wake: publish.wish,
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
