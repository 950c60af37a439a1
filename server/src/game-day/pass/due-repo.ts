import type pg from 'pg'
import { gameKey, scheduleLock } from '../../platform/db/locks.ts'

const claim = {
  name: 'claim-schedule',
  text: `select pg_try_advisory_xact_lock(${scheduleLock}, ${gameKey('$1')}) as claimed`,
}

/** Returns whether this transaction alone processes the game's schedule; never waits for another process that does. */
export async function claimSchedule(client: pg.ClientBase, gameId: number): Promise<boolean> {
  const { rows } = await client.query<{ claimed: boolean }>({ ...claim, values: [gameId] })
  return rows[0]?.claimed === true
}

const dueScheduled = {
  name: 'due-scheduled',
  text: `select id, at from scheduled_passes
    where game_id = $1 and status = 'pending' and at <= $2 order by at limit 1`,
}

/** Returns the earliest scheduled pass of the game that is due and still pending. */
export async function findDueScheduled(
  client: pg.ClientBase,
  gameId: number,
  now: Date,
): Promise<{ id: number; at: Date } | undefined> {
  const { rows } = await client.query<{ id: number; at: Date }>({ ...dueScheduled, values: [gameId, now] })
  return rows[0]
}

const settling = {
  name: 'settle-scheduled',
  text: 'update scheduled_passes set status = $3 where game_id = $1 and id = $2',
}

export async function settleScheduled(
  client: pg.ClientBase,
  gameId: number,
  id: number,
  status: 'done' | 'refused',
): Promise<void> {
  await client.query({ ...settling, values: [gameId, id, status] })
}

const nextPass = {
  name: 'next-pass',
  text: 'update games set next_pass_at = $2, revision = revision + 1 where id = $1',
}

export async function setNextPass(client: pg.ClientBase, gameId: number, nextPassAt: Date): Promise<void> {
  await client.query({ ...nextPass, values: [gameId, nextPassAt] })
}
