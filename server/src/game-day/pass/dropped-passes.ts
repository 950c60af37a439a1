import type pg from 'pg'
import { announceToAll } from './pass-repo.ts'

/** The planned pass at a time, which is dropped at another time of the scheduler's clock. */
export type DroppedPass = { at: Date; now: Date }

const dropping = {
  name: 'drop-planned',
  text: `with given as (
      select * from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) as given (game_id, at, now)
    ), removed as (
      delete from scheduled_passes using given
      where scheduled_passes.game_id = given.game_id and scheduled_passes.at = given.at and status = 'pending'
    )
    update games set next_pass_at = given.now + make_interval(hours => games.hour), revision = revision + 1
    from given where games.id = given.game_id and games.next_pass_at = given.at and games.type_passage = 1`,
}

/**
 * Drops the planned pass of each game in the transaction that passes its quarter: a scheduled one is removed, an
 * automatic one starts its interval again. A pass that is no longer planned at its time changes nothing.
 */
export async function dropPlannedPasses(
  client: pg.ClientBase,
  drops: readonly ({ gameId: number } & DroppedPass)[],
): Promise<void> {
  if (drops.length === 0) return
  const values = [drops.map(({ gameId }) => gameId), drops.map(({ at }) => at), drops.map(({ now }) => now)]
  await Promise.all([
    client.query({ ...dropping, values }),
    announceToAll(
      client,
      drops.map(({ gameId }) => ({ name: 'schedule.updated' as const, data: { gameId } })),
    ),
  ])
}
