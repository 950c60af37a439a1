import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Database } from '../../platform/db/database.ts'
import { seedLock } from '../../platform/db/locks.ts'
import { stalledAfterMs } from '../../platform/db/session-settings.ts'

const againMs = 200
const signOfLifeMs = 1_000

/**
 * Runs work while no other process does, and waits however long the other takes. The lock ends with its connection. The
 * database ends the connection of a suspended process, because its heartbeat stops. Work that fails after it has lost
 * the lock runs again, so it must be safe to repeat.
 * @throws the error that the work throws while it holds the lock
 */
export async function runExclusively<T>(db: Database, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const client = await db.$client.connect()
    try {
      await client.query(`set idle_session_timeout = ${stalledAfterMs}`)
      while (!(await isFirst(client))) await pause(againMs)
      return await withSignsOfLife(client, work)
    } catch (error) {
      if (await isAlive(client)) throw error
    } finally {
      client.release(true)
    }
  }
}

async function withSignsOfLife<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  const signs = setInterval(() => isAlive(client), signOfLifeMs)
  try {
    return await work()
  } finally {
    clearInterval(signs)
  }
}

const isAlive = (client: pg.ClientBase): Promise<boolean> =>
  client.query('select').then(
    () => true,
    () => false,
  )

async function isFirst(client: pg.ClientBase): Promise<boolean> {
  const text = `select pg_try_advisory_lock(${seedLock}) as locked`
  const { rows } = await client.query<{ locked: boolean }>(text)
  return rows[0]?.locked === true
}
