import type { Context } from '../../platform/context.ts'
import { accessChanged } from './announce.ts'
import type { EventRow, Presence } from './repo.ts'
import type { Viewer } from './viewer.ts'

const streamsPerUser = 5
const commentMs = 25_000
const checkMs = 60_000
/**
 * The number of streams written before other work runs: writing to thousands at once would block all other requests.
 */
const writesAtOnce = 100
/** The number of access checks in the database at the same time. */
const checksAtOnce = 4

/** The streams open in this process. */
export type Viewers = {
  add(viewer: Viewer): void
  /** Sends an event to viewers with access; resolves when it was written to all of them. */
  show(event: EventRow): Promise<void>
  /** Whether a stream of the game is open. */
  has(gameId: number): boolean
  /** Sends a text to these players of the game; resolves when it was written to all of them. */
  showSignal(gameId: number, userIds: ReadonlySet<number>, text: string): Promise<void>
  /** Ends expired streams, keeps the others alive and rechecks their access; called every second. */
  tick(): Promise<void>
  /** Returns each pair of user and game once. */
  present(): Presence[]
  endAll(): void
}

export function createViewers({ now }: Pick<Context, 'now'>, onChange: () => void): Viewers {
  const byGame: ViewersBy = new Map()
  const byUser: ViewersBy = new Map()
  const all = new Set<Viewer>()

  function add(viewer: Viewer): void {
    const { gameId, userId } = viewer.sight
    const own = [...(byUser.get(userId) ?? [])]
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - streamsPerUser))) finish(oldest)
    all.add(viewer)
    addTo(byGame, gameId, viewer)
    addTo(byUser, userId, viewer)
    viewer.output.once('close', () => remove(viewer))
    onChange()
  }

  function finish(viewer: Viewer): void {
    viewer.end()
    remove(viewer)
  }

  function remove(viewer: Viewer): void {
    if (!all.delete(viewer)) return
    removeFrom(byGame, viewer.sight.gameId, viewer)
    removeFrom(byUser, viewer.sight.userId, viewer)
    onChange()
  }

  async function checkAll(viewers: Viewer[]): Promise<void> {
    const waiting = [...viewers]
    for (const viewer of waiting) viewer.checkedAt = now()
    const checkNext = async (): Promise<void> => {
      for (let viewer = waiting.pop(); viewer !== undefined; viewer = waiting.pop()) await check(viewer)
    }
    await Promise.all(Array.from({ length: checksAtOnce }, checkNext))
  }

  async function check(viewer: Viewer): Promise<void> {
    // An unavailable database says nothing about access, so the stream stays open.
    if (!(await viewer.mayStay().catch(() => true))) finish(viewer)
  }

  /** A class gets one event for each person, so that only the streams of that person are looked at. */
  const readersOf = ({ gameId, userId }: EventRow): Iterable<Viewer> =>
    (userId === null ? byGame.get(gameId) : byUser.get(userId)) ?? []

  function recheck(event: EventRow): void {
    const { userId } = event.data as { userId: number | null }
    const concerned = [...all].filter(({ sight }) => sight.userId === userId || sight.gameId === event.gameId)
    void checkAll(concerned)
  }

  return {
    add,
    async show(event) {
      if (event.name === accessChanged) recheck(event)
      else await inTurns(readersOf(event), viewer => viewer.show(event, now()))
    },
    has: gameId => byGame.has(gameId),
    async showSignal(gameId, userIds, text) {
      const concerned = [...(byGame.get(gameId) ?? [])].filter(
        ({ sight }) => !sight.isStaff && userIds.has(sight.userId),
      )
      await inTurns(concerned, viewer => viewer.showSignal(text, now()))
    },
    async tick() {
      const at = now()
      const due: Viewer[] = []
      const silent: Viewer[] = []
      for (const viewer of all) {
        if (viewer.expiresAt <= at) finish(viewer)
        else {
          if (isOlder(viewer.writtenAt, at, commentMs)) silent.push(viewer)
          if (isOlder(viewer.checkedAt, at, checkMs)) due.push(viewer)
        }
      }
      await inTurns(silent, viewer => viewer.comment(at))
      await checkAll(due)
    },
    present() {
      const pairs = [...all].map(({ sight: { gameId, userId } }) => ({ gameId, userId }))
      return [...new Map(pairs.map(pair => [`${pair.gameId} ${pair.userId}`, pair])).values()]
    },
    endAll() {
      for (const viewer of all) finish(viewer)
    },
  }
}

/** The absolute difference also covers a clock that was set back. */
const isOlder = (since: Date, now: Date, milliseconds: number): boolean =>
  Math.abs(now.getTime() - since.getTime()) >= milliseconds

type ViewersBy = Map<number, Set<Viewer>>

function addTo(viewers: ViewersBy, key: number, viewer: Viewer): void {
  viewers.set(key, (viewers.get(key) ?? new Set()).add(viewer))
}

function removeFrom(viewers: ViewersBy, key: number, viewer: Viewer): void {
  const known = viewers.get(key)
  known?.delete(viewer)
  if (known?.size === 0) viewers.delete(key)
}

/** Writes to a batch of viewers, lets other work run, and continues. */
async function inTurns(viewers: Iterable<Viewer>, write: (viewer: Viewer) => void): Promise<void> {
  let written = 0
  for (const viewer of viewers) {
    write(viewer)
    written += 1
    if (written % writesAtOnce === 0) await new Promise(resolve => setImmediate(resolve))
  }
}
