import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/*
 * Advisory locks and channels are shared by a whole database, in which several schools may have a schema each. Their
 * numbers and names therefore depend on the schema.
 */

/** Returns the first half of an advisory lock key, in SQL: `number` combined with the schema of the school. */
const ownLock = (number: number): string => `(hashtext(current_schema()) # ${number})`

/** The second half of the key is 0. */
export const migrationLock = `${ownLock(7_320_011)}, 0`
export const seedLock = `${ownLock(7_320_012)}, 0`
/** Held by the one process that publishes events at a time. */
export const publishLock = `${ownLock(7_320_013)}, 0`
/** Held by the one process that makes announcements and mails of notifications at a time. */
const notificationLock = `${ownLock(7_320_014)}, 0`

/** Returns whether this transaction alone looks for due notifications; never waits for another process that does. */
export async function claimNotifications(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ claimed: boolean }>(
    sql`select pg_try_advisory_xact_lock(${sql.raw(notificationLock)}) as claimed`,
  )
  return rows[0]?.claimed === true
}

/** Locks the quarter of a game; the second half of the key is {@link gameKey}. */
export const quarterLock = ownLock(7_320_021)
/** Locks the schedule of a game; the second half of the key is {@link gameKey}. */
export const scheduleLock = ownLock(7_320_022)
/** Held by the one rehearsal or branch of a game that is computed at a time; the second half of the key is {@link gameKey}. */
export const dryRunLock = ownLock(7_320_023)
/**
 * Returns the second half of the key of a game's lock, in SQL: the last 31 bits of its id. Two games that share them
 * wait for each other, no more.
 */
export const gameKey = (gameId: string): string => `(${gameId}::bigint & 2147483647)::int`

/** Locks a limit on mails; the second half of the key identifies its owner. */
export const mailLimitLock = ownLock(7_320_031)

/** The name, in SQL, of the channel on which the processes of a school notify each other of published events. */
export const eventChannel = `'stream_events_' || hashtext(current_schema())`

/**
 * Takes the lock that every write to the active quarter needs before it reads the round, so that the write happens
 * wholly before or wholly after a pass. Players share the lock. A pass requests it exclusively and gets it in its turn,
 * however many players keep saving, which row locks `FOR SHARE` do not guarantee.
 */
export async function lockQuarterShared(tx: Transaction, gameId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock_shared(${sql.raw(`${quarterLock}, ${gameKey(String(gameId))}`)})`,
  )
}

/** Waits until no player is writing in the game's quarter, and blocks new writes until the commit. */
export async function lockQuarterExclusive(tx: Transaction, gameId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${sql.raw(`${quarterLock}, ${gameKey(String(gameId))}`)})`,
  )
}
