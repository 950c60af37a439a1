import { randomUUID } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { deletePresence, type Presence, renewPresence } from './repo.ts'

export type PresenceRecord = {
  /** Writes the changes since the last time. */
  update(): Promise<void>
  /** Renews all open streams; a row that is not renewed counts as gone. */
  renew(): Promise<void>
  /** Records that no stream is open any more. */
  clear(): Promise<void>
}

const nameOf = ({ gameId, userId }: Presence): string => `${gameId} ${userId}`

/** Keeps the database up to date with the users who have a stream open in this process. */
export function createPresence(db: Database, present: () => Presence[]): PresenceRecord {
  const process = randomUUID()
  let written = new Map<string, Presence>()

  async function write(open: Presence[], all: boolean): Promise<void> {
    const wanted = new Map(open.map(pair => [nameOf(pair), pair]))
    const closed = [...written.values()].filter(pair => !wanted.has(nameOf(pair)))
    const opened = open.filter(pair => all || !written.has(nameOf(pair)))
    await renewPresence(db, process, opened)
    if (all || closed.length > 0) await deletePresence(db, process, closed)
    written = wanted
  }

  return {
    update: () => write(present(), false),
    renew: () => write(present(), true),
    clear: () => write([], false),
  }
}
