import type { Database } from '../../platform/database/database.ts'

const seedLock = 7_320_012

/** Runs work while no other process does, however long the other takes; the lock ends with its connection. */
export async function alone<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [seedLock])
    return await work()
  } finally {
    client.release(true)
  }
}
