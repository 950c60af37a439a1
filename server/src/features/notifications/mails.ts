import type { NotificationKind } from '@trimestre/contract/messages'
import { newLinkSeed } from '../../platform/auth/tokens.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { claimNotifications } from '../../platform/db/locks.ts'
import { knownLanguage } from '../../platform/http/language.ts'
import type { NotificationItem } from '../mail/notification-items.ts'
import { type OutgoingMail, queueMails } from '../mail/service.ts'
import { wallTimeOf } from '../schedule/wall-clock.ts'
import { displayName } from '../users/present.ts'
import { linkOf } from './links.ts'
import {
  type DueNotification,
  hasUnsettled,
  insertTokens,
  listDue,
  markMailed,
  settleUnwanted,
} from './repo.ts'
import { tokenHash } from './service.ts'

const hourMs = 3_600_000
/** The hours of the school's day between which no mail of several notifications is sent. */
const quiet = { from: 22, until: 7 }
const notificationsAtOnce = 1000

/**
 * Puts the mails about notifications into the outbox: those that people want at once, and for each person and game those
 * of the last hour together. The first of them waits for an hour, so that there is at most one such mail in an hour; at
 * night it waits for the morning. What was read meanwhile is not mailed. One process does this at a time.
 */
export async function queueNotificationMails(context: Context): Promise<void> {
  const { db, now } = context
  if (!(await hasUnsettled(db))) return
  let count = 0
  do {
    count = await db.transaction(async tx => {
      if (!(await claimNotifications(tx))) return 0
      await settleUnwanted(tx, now())
      const waitingSince = new Date(now().getTime() - hourMs)
      const atOnce = await listDue(tx, 'immediate', now(), notificationsAtOnce)
      const together = isQuiet(context) ? [] : await listDue(tx, 'digest', waitingSince, notificationsAtOnce)
      for (const due of [atOnce, together]) await mail(context, tx, due)
      return Math.max(atOnce.length, together.length)
    })
  } while (count === notificationsAtOnce)
}

function isQuiet({ now, config }: Context): boolean {
  const { hour } = wallTimeOf(now(), config.timezone)
  return hour >= quiet.from || hour < quiet.until
}

/** Writes one mail for each person and game. */
async function mail(
  { tokens, now }: Context,
  tx: Transaction,
  due: readonly DueNotification[],
): Promise<void> {
  if (due.length === 0) return
  const mails: OutgoingMail[] = []
  const hashes: { hash: string; userId: number; kind: NotificationKind }[] = []
  for (const some of Map.groupBy(due, placeOf).values()) {
    const [first] = some
    if (first === undefined) continue
    const { user, gameName } = first
    const seed = newLinkSeed()
    const token = tokens.linkTokenOf(seed)
    const kinds = [...new Set(some.map(({ notification }) => notification.kind))]
    hashes.push(...kinds.map(kind => ({ hash: tokenHash(token, kind), userId: user.id, kind })))
    mails.push({
      template: 'notifications',
      values: {
        name: displayName(user),
        game: gameName ?? '',
        seed,
        path: pathOf(some),
        items: itemsOf(some),
      },
      recipient: user,
      language: knownLanguage(user.language),
      countedAs: `notifications:${user.id}`,
    })
  }
  await insertTokens(tx, hashes)
  await queueMails(tx, mails, now())
  await markMailed(
    tx,
    due.map(({ notification }) => notification),
    now(),
  )
}

const placeOf = ({ notification: { userId, gameId } }: DueNotification): string => `${userId} ${gameId}`

/** Returns where all of them lead, or where the game is. */
function pathOf(some: readonly DueNotification[]): string {
  const paths = new Set(some.map(({ notification, user }) => linkOf(notification, user.role)))
  const [only] = paths
  return paths.size === 1 && only !== undefined ? only : '/app'
}

/** Counts what comes often; everything else is an item of its own. */
const counted: readonly NotificationKind[] = ['message', 'announcement']

function itemsOf(some: readonly DueNotification[]): NotificationItem[] {
  const all = some.map(({ notification: { kind, data } }) => ({ kind, data }))
  const often = counted.flatMap(kind => {
    const count = all.filter(item => item.kind === kind).length
    return count === 0 ? [] : [{ kind, data: { count } }]
  })
  return [...all.filter(({ kind }) => !counted.includes(kind)), ...often]
}
