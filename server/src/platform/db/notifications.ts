import type { NotificationKind } from '@trimestre/contract/messages'
import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'
import { listParameter } from './prepared.ts'

/**
 * What people of a game are notified of. `people`: the members and observers of its companies, or of one of them;
 * `members`: those who decide there; `staff`: its administrators; `everybody`: people and staff.
 */
export type NotificationCause = {
  kind: NotificationKind
  gameId: number
  audience: 'people' | 'members' | 'staff' | 'everybody'
  /** Null for all companies of the game. */
  companyId?: number | null
  /** Who caused it, and is not notified. */
  exceptUserId?: number | null
  data: Record<string, string | number | null>
}

/** Tells the open streams of each person in `made`. */
const telling = `
    insert into stream_events (game_id, user_id, name, data)
    select game_id, user_id, 'notification.added', jsonb_build_object('unread', count(*) + (
      select count(*) from notifications n where n.user_id = made.user_id and n.read_at is null))
    from made group by game_id, user_id`

/**
 * Notifies the audiences of some causes, and tells the open streams of each person how many unread notifications they
 * have. The player of a solo game causes everything in it and is notified of nothing.
 */
export const notificationStatement = {
  name: 'notify',
  text: `
    with caused as (
      select caused.* from unnest(${listParameter(1, 'bigint')}, ${listParameter(2, 'text')},
        ${listParameter(3, 'text')}, ${listParameter(4, 'bigint')}, ${listParameter(5, 'bigint')},
        ${listParameter(6, 'jsonb')}) as caused (game_id, kind, audience, company_id, except_id, data)
      join games on games.id = caused.game_id and games.solo_player_id is null
    ), addressed as (
      select m.user_id, c.* from caused c
        join company_members m on m.game_id = c.game_id and m.until is null
          and (c.company_id is null or m.company_id = c.company_id)
          and (c.audience in ('people', 'everybody') or c.audience = 'members' and m.kind = 'member')
      union all
      select a.user_id, c.* from caused c
        join game_administrators a on a.game_id = c.game_id and c.audience in ('staff', 'everybody')
    ), made as (
      insert into notifications (user_id, game_id, kind, data)
      select user_id, game_id, kind, data from addressed where user_id is distinct from except_id
      returning user_id, game_id
    )${telling}`,
}

/** Returns the values of the statement. */
export const notificationValues = (causes: readonly NotificationCause[]): unknown[] => [
  causes.map(({ gameId }) => gameId),
  causes.map(({ kind }) => kind),
  causes.map(({ audience }) => audience),
  causes.map(({ companyId }) => companyId ?? null),
  causes.map(({ exceptUserId }) => exceptUserId ?? null),
  causes.map(({ data }) => JSON.stringify(data)),
]

/** Notifies in the transaction of the causes. */
export async function notify(tx: Transaction, causes: readonly NotificationCause[]): Promise<void> {
  if (causes.length === 0) return
  const values = notificationValues(causes)
  const parts = notificationStatement.text
    .split(/(\$\d)/)
    .map(part =>
      part.startsWith('$') ? sql`${sql.param(values[Number(part.slice(1)) - 1])}` : sql.raw(part),
    )
  await tx.execute(sql.join(parts))
}

/** Notifies some people of a game, who are named one by one. */
export async function notifyPeople(
  tx: Transaction,
  { kind, gameId, data }: Pick<NotificationCause, 'kind' | 'gameId' | 'data'>,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  const users = sql`unnest(${sql.param([...userIds])}::bigint[])`
  await tx.execute(sql`
    with made as (
      insert into notifications (user_id, game_id, kind, data)
      select user_id, ${gameId}, ${kind}, ${JSON.stringify(data)}::jsonb from ${users} as named (user_id)
      returning user_id, game_id
    )${sql.raw(telling)}`)
}
