import {
  type MailPreference,
  messagesPerPage,
  type NotificationKind,
  type NotificationPreferences,
  type Notifications,
  notificationKindNames,
  notificationKinds,
} from '@trimestre/contract/messages'
import { hashToken } from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { linkOf } from './links.ts'
import {
  countUnread,
  deleteOld,
  endMails,
  findTokens,
  insertNotifications,
  listNotifications,
  markRead,
  readPreferences,
  savePreferences,
} from './repo.ts'

export { notifyQuizOpened } from './quizzes.ts'
export {
  deleteNotificationsOf,
  forgetGame,
  forgetInvitation,
  forgetNotifications,
  listNotificationsOf,
  readMessageNotifications,
} from './repo.ts'

const dayMs = 86_400_000
const keptDays = 90
const keptMost = 500
/** A link in a mail works for longer than any mail that people still read. */
const tokenDays = 400

/** Returns the last notifications of the caller, with the number of those that are unread. */
export async function notificationsFor(
  reader: Reader,
  { id, role }: Caller,
  { after, unread }: { after?: number | undefined; unread?: '0' | '1' | undefined },
): Promise<Notifications> {
  const which = { after, isUnreadOnly: unread === '1', most: messagesPerPage }
  const rows = await listNotifications(reader, id, which)
  return {
    unread: await countUnread(reader, id),
    items: rows.map(({ notification, gameName }) => ({
      id: notification.id,
      kind: notification.kind,
      game: notification.gameId === null ? null : { id: notification.gameId, name: gameName ?? '' },
      data: notification.data,
      at: notification.at.toISOString(),
      read: notification.readAt !== null,
      link: linkOf(notification, role),
    })),
  }
}

/** Marks own notifications as read, and returns the number of those that are not. */
export async function readNotifications(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
  { upTo, ids }: { upTo?: number | null | undefined; ids?: number[] | null | undefined },
): Promise<{ unread: number }> {
  return db.transaction(async tx => {
    if (upTo != null) await markRead(tx, userId, { upTo }, now())
    if (ids != null && ids.length > 0) await markRead(tx, userId, { ids }, now())
    return { unread: await countUnread(tx, userId) }
  })
}

/** Returns what a person is mailed about: what they chose, otherwise the default of the kind. */
export async function preferencesOf(reader: Reader, userId: number): Promise<NotificationPreferences> {
  const chosen = await readPreferences(reader, [userId])
  return { ...notificationKinds, ...chosen.get(userId) }
}

export async function changePreferences(
  { db }: Pick<Context, 'db'>,
  userId: number,
  given: Partial<Record<string, MailPreference>>,
): Promise<NotificationPreferences> {
  const chosen = notificationKindNames.flatMap((kind): [NotificationKind, MailPreference][] => {
    const mail = given[kind]
    return mail === undefined ? [] : [[kind, mail]]
  })
  return db.transaction(async tx => {
    await savePreferences(tx, userId, chosen)
    return preferencesOf(tx, userId)
  })
}

/**
 * Notifies players of an invitation, and returns those who want the letter of the invitation; it is the mail of this
 * notification, so that there is no other.
 */
export async function notifyInvited(
  tx: Transaction,
  gameId: number,
  userIds: readonly number[],
  now: Date,
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const chosen = await readPreferences(tx, userIds)
  const wanted = (userId: number) => chosen.get(userId)?.invited ?? notificationKinds.invited
  await insertNotifications(
    tx,
    userIds.map(userId => ({
      userId,
      gameId,
      kind: 'invited' as const,
      mailedAt: wanted(userId) === 'digest' ? null : now,
    })),
  )
  return new Set(userIds.filter(userId => wanted(userId) === 'immediate'))
}

/** The kinds about which a mail to a person may still be sent. */
export async function mailedKindsOf(reader: Reader, userId: number): Promise<Set<NotificationKind>> {
  const preferences = await preferencesOf(reader, userId)
  return new Set(notificationKindNames.filter(kind => preferences[kind] !== 'none'))
}

/** A mail about several kinds has one token, which is stored once for each of them. */
export const tokenHash = (token: string, kind: NotificationKind): string => hashToken(`${kind}:${token}`)

const hashesOf = (token: string): string[] => notificationKindNames.map(kind => tokenHash(token, kind))

/** What a link in a mail ends, and the language of its page. */
export type Unsubscription = { kinds: NotificationKind[]; language: string }

/** Throws 404 for a token that is unknown. */
export async function findUnsubscription(reader: Reader, token: string): Promise<Unsubscription> {
  const found = await findTokens(reader, hashesOf(token))
  const [first] = found
  if (first === undefined) throw new Refusal('request/not-found')
  return { kinds: found.map(({ kind }) => kind), language: first.language }
}

/** Ends the mails that a link names. An unknown token takes the same steps, so that the time says nothing. */
export async function unsubscribe({ db }: Pick<Context, 'db'>, token: string): Promise<Unsubscription> {
  await db.transaction(tx => endMails(tx, hashesOf(token)))
  return findUnsubscription(db, token)
}

/** Deletes what is old, and what is more than anybody reads. */
export async function purgeNotifications({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)
  await db.transaction(tx =>
    deleteOld(tx, { before: daysAgo(keptDays), most: keptMost, tokensBefore: daysAgo(tokenDays) }),
  )
}
