import type { NotificationItem, NotificationKind } from '@trimestre/contract/messages'
import type { TFunction } from 'i18next'

/** The names of the kinds in the keys of their texts. */
export const kindKeys = {
  invited: 'invited',
  'quarter.opened': 'quarterOpened',
  'quarter.closing': 'quarterClosing',
  'quarter.reopened': 'quarterReopened',
  'results.published': 'resultsPublished',
  'results.ready': 'resultsReady',
  'journal.open': 'journalOpen',
  'pass.refused': 'passRefused',
  announcement: 'announcement',
  message: 'message',
  'quiz.opened': 'quizOpened',
  'quiz.closing': 'quizClosing',
  'peer.opened': 'peerOpened',
  'peer.released': 'peerReleased',
  'grade.published': 'gradePublished',
  'review.asked': 'reviewAsked',
  'review.answered': 'reviewAnswered',
} as const satisfies Record<NotificationKind, string>

/** Returns the sentence of a notification. It names the quarter or the company that it is about, where there is one. */
export function notificationText(t: TFunction<'messages'>, { kind, data }: NotificationItem): string {
  const { quarter, company } = data
  if (kind === 'message' && company) return t('sentence.messageOf', { company })
  return t(`sentence.${kindKeys[kind]}`, { quarter })
}

/** The notifications of one day, the newest first. */
export type DayOfNotifications = { day: string; items: NotificationItem[] }

/**
 * Groups notifications for reading: the unread ones together, the others by day; within each group the newest first.
 * @param dayOf names the day of an instant
 */
export function groupNotifications(
  items: readonly NotificationItem[],
  dayOf: (at: string) => string,
): { unread: NotificationItem[]; read: DayOfNotifications[] } {
  const newestFirst = items.toSorted((one, other) => other.id - one.id)
  const days = Map.groupBy(
    newestFirst.filter(({ read }) => read),
    ({ at }) => dayOf(at),
  )
  return {
    unread: newestFirst.filter(({ read }) => !read),
    read: [...days].map(([day, ofDay]) => ({ day, items: ofDay })),
  }
}
