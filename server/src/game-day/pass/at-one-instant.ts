import type pg from 'pg'
import { dryRunLock, gameKey } from '../../platform/db/locks.ts'

/**
 * Runs a transaction that sees a game at one instant, without a lock that a save or a pass waits for. Another such one of
 * the game waits before its instant, since each of them computes a lot.
 * @throws when the other one takes longer than any lock may
 */
export async function atOneInstant<T>(
  client: pg.ClientBase,
  gameId: number,
  access: 'read only' | 'read write',
  work: () => Promise<T>,
): Promise<T> {
  const key = `${dryRunLock}, ${gameKey('$1')}`
  await client.query(`select pg_advisory_lock(${key})`, [gameId])
  try {
    await client.query(`begin isolation level repeatable read ${access}`)
    const outcome = await work()
    await client.query('commit')
    return outcome
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await client.query(`select pg_advisory_unlock(${key})`, [gameId])
  }
}
