import {
  type MailPreference,
  type NotificationKind,
  type NotificationPreferences,
  notificationKinds,
} from '@trimestre/contract/messages'
import { and, count, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import {
  games,
  notificationPreferences,
  notifications,
  unsubscribeTokens,
  users,
} from '../../platform/db/schema.ts'

export type NotificationRow = typeof notifications.$inferSelect

const isUnread = isNull(notifications.readAt)

/** Lists the last notifications of a person, the newest first, each with the name of its game. */
export async function listNotifications(
  reader: Reader,
  userId: number,
  { after = 0, isUnreadOnly, most }: { after?: number | undefined; isUnreadOnly: boolean; most: number },
) {
  return reader
    .select({ notification: notifications, gameName: games.name })
    .from(notifications)
    .leftJoin(games, eq(games.id, notifications.gameId))
    .where(
      and(eq(notifications.userId, userId), gt(notifications.id, after), isUnreadOnly ? isUnread : undefined),
    )
    .orderBy(desc(notifications.id))
    .limit(most)
}

export async function countUnread(reader: Reader, userId: number): Promise<number> {
  const [row] = await reader
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isUnread))
  return row?.count ?? 0
}

/** Marks own notifications as read: all up to an id, or single ones. */
export async function markRead(
  tx: Transaction,
  userId: number,
  which: { upTo: number } | { ids: number[] },
  now: Date,
): Promise<void> {
  const isMeant = 'upTo' in which ? lte(notifications.id, which.upTo) : inArray(notifications.id, which.ids)
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isUnread, isMeant))
}

const dataOf = (key: string) => sql`${notifications.data} ->> ${key}`

type ReadThread = { gameId: number; companyId: number; thread: string; upTo: number }

/** Marks as read what a person was notified of in a thread, up to a message. */
export async function readMessageNotifications(
  tx: Transaction,
  userId: number,
  { gameId, companyId, thread, upTo }: ReadThread,
  now: Date,
): Promise<void> {
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.gameId, gameId),
        eq(notifications.kind, 'message'),
        isUnread,
        sql`${dataOf('companyId')} = ${String(companyId)}`,
        sql`${dataOf('thread')} = ${thread}`,
        sql`(${dataOf('messageId')})::bigint <= ${upTo}`,
      ),
    )
}

/** Deletes the notifications of something that is no longer there. */
export async function forgetNotifications(
  tx: Transaction,
  { gameId, kind, key, id }: { gameId: number; kind: NotificationKind; key: string; id: number },
): Promise<void> {
  const isOf = sql`${dataOf(key)} = ${String(id)}`
  await tx
    .delete(notifications)
    .where(and(eq(notifications.gameId, gameId), eq(notifications.kind, kind), isOf))
}

/** Deletes what people were notified of in a game whose content is replaced. */
export async function forgetGame(tx: Transaction, gameId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.gameId, gameId))
}

/** Deletes the notification of an invitation that was withdrawn. */
export async function forgetInvitation(tx: Transaction, gameId: number, userId: number): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.gameId, gameId),
        eq(notifications.kind, 'invited'),
      ),
    )
}

export async function insertNotifications(
  tx: Transaction,
  rows: (typeof notifications.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(notifications).values(rows)
}

/** Returns what each of these people chose to be mailed about; what is absent is the default of its kind. */
export async function readPreferences(
  reader: Reader,
  userIds: readonly number[],
): Promise<Map<number, Partial<NotificationPreferences>>> {
  const rows = await reader
    .select()
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.userId, [...userIds]))
  const chosen = new Map<number, Partial<NotificationPreferences>>()
  for (const { userId, kind, mail } of rows) chosen.set(userId, { ...chosen.get(userId), [kind]: mail })
  return chosen
}

export async function savePreferences(
  tx: Transaction,
  userId: number,
  chosen: readonly [NotificationKind, MailPreference][],
): Promise<void> {
  if (chosen.length === 0) return
  const { userId: user, kind: ofKind } = notificationPreferences
  await tx
    .insert(notificationPreferences)
    .values(chosen.map(([kind, mail]) => ({ userId, kind, mail })))
    .onConflictDoUpdate({ target: [user, ofKind], set: { mail: sql`excluded.mail` } })
}

/** Stores the hashes of tokens that end the mails of one kind to a person. */
export async function insertTokens(
  tx: Transaction,
  rows: { hash: string; userId: number; kind: NotificationKind }[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(unsubscribeTokens).values(rows)
}

/** Returns the kinds that some hashes stand for, and the language of the person. */
export async function findTokens(reader: Reader, hashes: readonly string[]) {
  const { kind, hash } = unsubscribeTokens
  return reader
    .select({ kind, language: users.language })
    .from(unsubscribeTokens)
    .innerJoin(users, eq(users.id, unsubscribeTokens.userId))
    .where(inArray(hash, [...hashes]))
}

/** Ends the mails of the kinds that some hashes stand for; the same statement whether there is such a hash or not. */
export async function endMails(tx: Transaction, hashes: readonly string[]): Promise<void> {
  const { userId, kind } = notificationPreferences
  const list = sql`${sql.param([...hashes])}::text[]`
  await tx
    .insert(notificationPreferences)
    .select(sql`select distinct user_id, kind, 'none' from unsubscribe_tokens where hash = any(${list})`)
    .onConflictDoUpdate({ target: [userId, kind], set: { mail: 'none' } })
}

/** Deletes notifications and tokens from before some instants, and all but the last notifications of each person. */
export async function deleteOld(
  tx: Transaction,
  { before, most, tokensBefore }: { before: Date; most: number; tokensBefore: Date },
): Promise<void> {
  await tx.delete(notifications).where(lt(notifications.at, before))
  const excess = sql`(${notifications.userId}, ${notifications.id}) in (
    select user_id, id from (
      select user_id, id, row_number() over (partition by user_id order by id desc) as place from notifications
    ) placed where place > ${most})`
  await tx.delete(notifications).where(excess)
  await tx.delete(unsubscribeTokens).where(lt(unsubscribeTokens.createdAt, tokensBefore))
}

/** The default of a kind, in SQL. */
const defaultMail = sql.join([
  sql.raw('case'),
  ...Object.entries(notificationKinds).map(
    ([kind, mail]) => sql` when ${notifications.kind} = ${kind} then ${mail}`,
  ),
  sql` else 'none' end`,
])
const wantedMail = sql<MailPreference>`coalesce(${notificationPreferences.mail}, ${defaultMail})`
const withPreference = and(
  eq(notificationPreferences.userId, notifications.userId),
  eq(notificationPreferences.kind, notifications.kind),
)
const isUnsettled = and(isNull(notifications.mailedAt), isUnread)

/** Whether there is an unread notification that may have to be mailed. */
export async function hasUnsettled(reader: Reader): Promise<boolean> {
  const rows = await reader.select({ id: notifications.id }).from(notifications).where(isUnsettled).limit(1)
  return rows.length > 0
}

/** Settles the notifications about which nobody wants a mail, or can get one. */
export async function settleUnwanted(tx: Transaction, now: Date): Promise<void> {
  const unwanted = tx
    .select({ userId: notifications.userId, id: notifications.id })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(notificationPreferences, withPreference)
    .where(and(isUnsettled, sql`(${wantedMail} = 'none' or ${users.email} = '' or not ${users.enabled})`))
  const isUnwanted = sql`(${notifications.userId}, ${notifications.id}) in (${unwanted})`
  await tx.update(notifications).set({ mailedAt: now }).where(isUnwanted)
}

export type DueNotification = Awaited<ReturnType<typeof listDue>>[number]

/**
 * Lists notifications to be mailed: those that people want at once, or those that they want together, for each person
 * and game from when the first of them was waiting at `waitingSince`.
 */
export async function listDue(
  tx: Transaction,
  how: 'immediate' | 'digest',
  waitingSince: Date,
  most: number,
) {
  const isWanted = and(isUnsettled, sql`${wantedMail} = ${how}`)
  const place = sql`(${notifications.userId}, coalesce(${notifications.gameId}, 0))`
  const ripe = tx
    .select({ userId: notifications.userId, gameId: sql`coalesce(${notifications.gameId}, 0)` })
    .from(notifications)
    .leftJoin(notificationPreferences, withPreference)
    .where(and(isWanted, lte(notifications.at, waitingSince)))
  return tx
    .select({ notification: notifications, user: users, gameName: games.name })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(games, eq(games.id, notifications.gameId))
    .leftJoin(notificationPreferences, withPreference)
    .where(and(isWanted, how === 'digest' ? sql`${place} in (${ripe})` : undefined))
    .orderBy(notifications.userId, notifications.id)
    .limit(most)
}

export async function markMailed(
  tx: Transaction,
  rows: readonly Pick<NotificationRow, 'userId' | 'id'>[],
  now: Date,
): Promise<void> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))]
  const ids = rows.map(({ id }) => id)
  await tx
    .update(notifications)
    .set({ mailedAt: now })
    .where(and(inArray(notifications.userId, userIds), inArray(notifications.id, ids)))
}

/** Lists what a person was notified of, for the export of their data. */
export async function listNotificationsOf(reader: Reader, userId: number) {
  const { gameId, kind, data, at, readAt } = notifications
  return reader
    .select({ gameId, kind, data, at, readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.id)
}

/** Deletes what a person was notified of, and what they chose about it. */
export async function deleteNotificationsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId))
  await tx.delete(notificationPreferences).where(eq(notificationPreferences.userId, userId))
  await tx.delete(unsubscribeTokens).where(eq(unsubscribeTokens.userId, userId))
}
