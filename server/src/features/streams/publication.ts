import type { StreamEvents } from '@trimestre/contract/stream-events'
import type pg from 'pg'
import type { Database } from '../../platform/db/database.ts'
import { eventChannel, publishLock } from '../../platform/db/locks.ts'
import { batchMax } from './repo.ts'

/**
 * Takes the lock, then assigns positions to the events committed by then, then notifies. Several statements sent as one
 * form one transaction, and each sees what was committed before it began. The commit need not be on disk before the
 * notification: positions lost in a crash are assigned again, as later ones.
 */
const placing = `
  select pg_advisory_xact_lock(${publishLock}), set_config('synchronous_commit', 'off', true);
  with placed as (
    update stream_events set position = place.position
    from (
      select id,
        greatest(
          (select coalesce(max(position), 0) from stream_events),
          (extract(epoch from clock_timestamp()) * 1000000)::bigint
        ) + row_number() over (order by id) as position
      from stream_events where position is null order by id limit ${batchMax}
    ) place
    where stream_events.id = place.id
    returning true
  )
  select pg_notify(${eventChannel}, '') from placed limit 1`

/**
 * Assigns positions to committed events, one process at a time, so that positions become visible in their order;
 * neither the order of writing nor that of commits guarantees this. A position is a time rather than a count, so that
 * the gap between two of them does not reveal to a player how active rivals were.
 */
export async function publishCommitted({ $client }: Database): Promise<void> {
  await $client.query(placing)
}

/** Where somebody is on the sheet of their company, and the game of that company. */
export type PresenceSignal = StreamEvents['company.presence'] & { gameId: number }

/** Notifies all processes of a sign of presence; nothing of it is stored. */
export async function publishPresence({ $client }: Database, signal: PresenceSignal): Promise<void> {
  await $client.query(`select pg_notify(${eventChannel}, $1)`, [JSON.stringify(signal)])
}

/** Subscribes this connection to the notifications of published events, which are empty, and of signs of presence. */
export async function listenToEvents(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`select ${eventChannel} as name`)
  await client.query(`listen ${client.escapeIdentifier(rows[0]?.name ?? '')}`)
}
