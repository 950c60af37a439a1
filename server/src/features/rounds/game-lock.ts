import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Transaction } from '../../platform/database/database.ts'
import { quarterLock } from '../../platform/database/locks.ts'
import { together } from '../../platform/database/pipeline.ts'
import { listParameter } from '../../platform/database/prepared.ts'

/**
 * Takes the lock that every write to the active quarter needs before it reads the round, so that the write happens
 * wholly before or wholly after a pass. Players share the lock. A pass requests it exclusively and gets it in its turn,
 * however many players keep saving, which row locks `FOR SHARE` do not guarantee.
 */
export async function lockQuarterShared(transaction: Transaction, gameId: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock_shared(${sql.raw(quarterLock)}, ${gameId})`)
}

/**
 * Begins a transaction that holds the quarter open, as {@link lockQuarterShared} does, on the given connection.
 * @returns the game
 */
export async function beginHoldingQuarterOpen(client: pg.ClientBase, gameId: number): Promise<Set<number>> {
  if (!Number.isInteger(gameId)) throw new TypeError('a game is told by its number')
  await client.query(`begin; select pg_advisory_xact_lock_shared(${quarterLock}, ${gameId})`)
  return new Set([gameId])
}

/** The time in milliseconds that a transaction over several games waits for a lock. */
const patienceMs = 200

/**
 * Does the same as {@link beginHoldingQuarterOpen} for several games without waiting for any of them: a quarter whose
 * pass is running or waiting is left out.
 * @returns the games whose quarter is held
 */
export async function beginHoldingQuartersOpen(
  client: pg.ClientBase,
  gameIds: number[],
): Promise<Set<number>> {
  const text = `select id from unnest($1::int[]) id where pg_try_advisory_xact_lock_shared(${quarterLock}, id)`
  const [, { rows }] = await together(client, () => [
    client.query(`begin; set local lock_timeout = ${patienceMs}`),
    client.query<{ id: number }>({ name: 'hold-quarters', text, values: [gameIds] }),
  ])
  return new Set(rows.map(({ id }) => id))
}

/** Waits until no player is writing in the game's quarter, and blocks new writes until the commit. */
export async function lockQuarterExclusive(transaction: Transaction, gameId: number): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(quarterLock)}, ${gameId})`)
}

const holding = {
  name: 'hold-quarters-alone',
  text: `select pg_advisory_xact_lock(${quarterLock}, game_id) from unnest(${listParameter(1, 'int')}) game_id`,
}

/**
 * Does the same as {@link lockQuarterExclusive} for several games on the connection of a transaction, always in the same order.
 */
export async function holdQuartersOn(client: pg.ClientBase, gameIds: readonly number[]): Promise<void> {
  const inOrder = gameIds.toSorted((one, other) => one - other)
  await client.query({ ...holding, values: [inOrder] })
}

/** Limits the time that a transaction over several games waits for any further lock, because others wait for it. */
export async function limitLockWait(client: pg.ClientBase): Promise<void> {
  await client.query(`set local lock_timeout = ${patienceMs}`)
}
