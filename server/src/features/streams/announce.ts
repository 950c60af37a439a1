import type { AnnouncementAudience, MessageThread } from '@trimestre/contract/messages'
import type { CompanyChange, StreamEvent, StreamEvents } from '@trimestre/contract/stream-events'
import type { Transaction } from '../../platform/db/database.ts'
import { insertEvent, insertEventFor, listAdministrators, listReaders } from './repo.ts'

/**
 * Announces a change to the streams of a game. The event is written in the transaction of the change and published
 * after its commit. Only users with access are notified (reliability.md R5): a player receives events of the game and
 * of their own company.
 */
async function announce(tx: Transaction, gameId: number, { name, data }: StreamEvent): Promise<void> {
  const companyId = name === 'company.updated' ? data.companyId : null
  await insertEvent(tx, { gameId, companyId, name, data })
}

/** Announces that the game, its players or its content have changed. */
export const announceGame = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'game.updated', data: { gameId } })

/** Announces that the results of a quarter were published or that the game has ended. */
export const announcePassed = (tx: Transaction, data: StreamEvents['round.passed']): Promise<void> =>
  announce(tx, data.gameId, { name: 'round.passed', data })

/** Announces to the administrators that a player asked to join the game, or was answered. */
export const announceRequests = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'requests.updated', data: { gameId } })

/** Announces to the administrators that a plan was applied, or that its running order moved. */
export const announcePlan = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'plan.updated', data: { gameId } })

/** Announces that a quiz was opened, closed, changed or taken away. */
export const announceQuizzes = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'quizzes.updated', data: { gameId } })

/** Announces that a peer evaluation was opened, closed, released, changed or taken away. */
export const announcePeers = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'peers.updated', data: { gameId } })

/** Announces to the administrators that something changed from which grades are computed, or grades themselves. */
export const announceGrading = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'grading.updated', data: { gameId } })

/** Announces that a pass was scheduled, cancelled or done, or that the mode of passing has changed. */
export const announceSchedule = (tx: Transaction, gameId: number): Promise<void> =>
  announce(tx, gameId, { name: 'schedule.updated', data: { gameId } })

/** Announces a change of a company, to its members and the administrators. */
export const announceCompany = (
  tx: Transaction,
  gameId: number,
  companyId: number,
  change: CompanyChange,
): Promise<void> => announce(tx, gameId, { name: 'company.updated', data: { companyId, change } })

/** Announces that an announcement was made, changed or taken away, to its audience and the administrators. */
export async function announceAnnouncement(
  tx: Transaction,
  {
    gameId,
    audience,
    companyId,
  }: { gameId: number; audience: AnnouncementAudience; companyId: number | null },
): Promise<void> {
  const event = { gameId, name: 'announcement.added', data: { gameId } }
  if (audience !== 'staff') await insertEvent(tx, { ...event, companyId })
  else await insertEventFor(tx, await listAdministrators(tx, gameId), event)
}

/** Announces a message that was written or deleted, to the members and observers of the company, and to staff who read it. */
export async function announceMessage(
  tx: Transaction,
  { gameId, companyId }: { gameId: number; companyId: number },
  thread: MessageThread,
  isReadByStaff: boolean,
): Promise<void> {
  const event = { gameId, name: 'message.added', data: { companyId, thread } }
  if (isReadByStaff) await insertEvent(tx, { ...event, companyId })
  else await insertEventFor(tx, [...(await listReaders(tx, { gameId, id: companyId }))], event)
}

/**
 * Announces that a user may have lost access to something: the streams of this user, or of this game, are checked at
 * once.
 */
export const announceAccess = (
  tx: Transaction,
  whose: { userId: number } | { gameId: number },
): Promise<void> => {
  const { userId, gameId } = { userId: null, gameId: noGame, ...whose }
  return insertEvent(tx, { gameId, companyId: null, name: accessChanged, data: { userId } })
}

/** Stands for the game of an event that concerns a user. */
const noGame = 0

/** The name of an internal event that is never sent to a stream. */
export const accessChanged = 'access.changed'
