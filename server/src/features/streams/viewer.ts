import { Readable } from 'node:stream'
import { isMemberOrObserver } from '../companies/members.ts'
import { accessChanged } from './announce.ts'
import type { EventRow, ViewerScope } from './repo.ts'
import { staffEvents } from './staff-events.ts'

/** The largest number of bytes buffered for a reader; a slower one is dropped and catches up when it reconnects. */
const backlogMax = 1024 * 1024

/** The time in milliseconds that a browser waits before it reconnects. */
const retryMs = 2000

const endMs = 1000

/** An open stream. */
export type Viewer = {
  readonly sight: ViewerScope
  readonly expiresAt: Date
  /** The body of the response. */
  readonly output: Readable
  /** The times of the last write and of the last check of access. */
  writtenAt: Date
  checkedAt: Date
  /** Starts with the events missed since `position`; those that arrived in the meantime follow. */
  begin(position: number, missed: EventRow[]): void
  /** Sends the event if this viewer may see it. */
  show(event: EventRow, now: Date): void
  /** Sends a text that has no position; a stream that has not begun leaves it out. */
  showSignal(text: string, now: Date): void
  comment(now: Date): void
  /** Ends the response properly; drops a reader who does not read the rest in time. */
  end(): void
  /** Checks again whether the caller still has access. */
  mayStay(): Promise<boolean>
}

export type NewViewer = Pick<Viewer, 'sight' | 'expiresAt' | 'mayStay'> & {
  now: Date
  /** Closes the connection. */
  drop(): void
}

export function createViewer({ sight, expiresAt, mayStay, now, drop }: NewViewer): Viewer {
  const output = new Readable({ read: () => undefined })
  /** Events are queued here until the stream begins. */
  let waiting: EventRow[] | null = []
  let shownPosition = 0
  let isEnded = false

  function write(text: string): void {
    if (output.destroyed || isEnded) return
    output.push(text)
    if (output.readableLength > backlogMax) output.destroy()
  }

  const viewer: Viewer = {
    sight,
    expiresAt,
    output,
    writtenAt: now,
    checkedAt: now,
    mayStay,
    begin(position, missed) {
      shownPosition = position
      write(`retry: ${retryMs}\nid: ${position}\n\n`)
      const later = waiting ?? []
      waiting = null
      for (const event of [...missed, ...later]) viewer.show(event, viewer.writtenAt)
    },
    show(event, at) {
      if (!maySee(sight, event)) return
      if (waiting !== null) {
        waiting.push(event)
        return
      }
      if (event.position <= shownPosition) return
      shownPosition = event.position
      viewer.writtenAt = at
      write(textOf(event))
    },
    showSignal(text, at) {
      if (waiting !== null) return
      viewer.writtenAt = at
      write(text)
    },
    comment(at) {
      viewer.writtenAt = at
      if (waiting === null) write(':\n\n')
    },
    end() {
      if (isEnded) return
      isEnded = true
      if (!output.destroyed) output.push(null)
      setTimeout(drop, endMs).unref()
    },
  }
  return viewer
}

/** Serializes an event once for all viewers. */
function textOf(event: EventRow): string {
  const known = texts.get(event)
  if (known !== undefined) return known
  const text = `id: ${event.position}\nevent: ${event.name}\ndata: ${JSON.stringify(event.data)}\n\n`
  texts.set(event, text)
  return text
}

const texts = new WeakMap<EventRow, string>()

function maySee({ gameId, userId, isStaff }: ViewerScope, event: EventRow): boolean {
  if (event.gameId !== gameId || event.name === accessChanged) return false
  if (event.userId !== null && event.userId !== userId) return false
  if (isStaff) return true
  const isForPlayers = !staffEvents.some(name => name === event.name)
  return isForPlayers && (event.companyId === null || isMemberOrObserver(event, userId))
}
