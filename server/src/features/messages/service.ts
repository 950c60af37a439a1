import {
  type Message,
  type MessageThread,
  messagesPerMinute,
  messagesPerPage,
  type Thread,
} from '@trimestre/contract/messages'
import type { Context } from '../../platform/context.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import { notify } from '../../platform/db/notifications.ts'
import { raiseCompanyRevisions } from '../../platform/db/revisions.ts'
import type { Caller } from '../../platform/http/http.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireLockedGame } from '../games/service.ts'
import { forgetNotifications, readMessageNotifications } from '../notifications/service.ts'
import { announceMessage } from '../streams/announce.ts'
import { presentPeople } from '../users/people.ts'
import { type OpenThread, requireThread } from './policy.ts'
import {
  countOfLastMinute,
  emptyMessage,
  findMessage,
  insertMessage,
  lastMessageId,
  listMessages,
  lockAuthor,
  type MessageRow,
  readState,
  saveRead,
} from './repo.ts'

export { eraseMessagesOf, listMessagesBy } from './repo.ts'

type Db = Pick<Context, 'db'>

/** Returns the last messages of a thread, or the last before one of them, and what the caller has not read. */
export async function threadFor(
  reader: Reader,
  caller: Caller,
  thread: OpenThread,
  before: number | undefined,
): Promise<Thread> {
  const rows = await listMessages(reader, thread, before, messagesPerPage + 1)
  const shown = rows.slice(0, messagesPerPage).reverse()
  return {
    readers: thread.isReadByStaff ? 'team+staff' : 'team',
    messages: await present(reader, caller, thread, shown),
    more: rows.length > messagesPerPage,
    ...(await readState(reader, thread, caller.id)),
  }
}

async function present(
  reader: Reader,
  caller: Caller,
  thread: OpenThread,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const person = await presentPeople(
    reader,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map(({ id, userId, text, at, deletedAt }) => ({
    id,
    by: userId === null ? null : person(userId),
    text: deletedAt === null ? text : null,
    at: at.toISOString(),
    deletable: deletedAt === null && (thread.isStaff || userId === caller.id),
  }))
}

/** Writes a message and notifies those to whom its thread belongs. */
export async function writeMessage(
  { db }: Db,
  caller: Caller,
  place: { companyId: number; thread: MessageThread },
  text: string,
): Promise<Message> {
  return db.transaction(async tx => {
    const thread = await lockThread(tx, caller, place)
    await requireAllowance(tx, caller)
    const { gameId, companyId } = thread
    const row = await insertMessage(tx, {
      gameId,
      companyId,
      thread: thread.thread,
      userId: caller.id,
      text,
    })
    await raiseCompanyRevisions(tx, gameId, [companyId])
    await announceMessage(tx, thread, thread.thread, thread.isReadByStaff)
    const data = { companyId, thread: thread.thread, messageId: row.id }
    // Staff who may read a thread of a team are not addressed by it.
    const audience = thread.thread === 'staff' ? 'everybody' : 'people'
    await notify(tx, [{ kind: 'message', gameId, audience, companyId, exceptUserId: caller.id, data }])
    const [message] = await present(tx, caller, thread, [row])
    if (message === undefined) throw new Error('a message was not presented')
    return message
  })
}

/** Deletes a message: its author may, and staff in what they read. Its words leave the database. */
export async function deleteMessage(
  { db }: Db,
  caller: Caller,
  place: { companyId: number; thread: MessageThread },
  messageId: number,
): Promise<void> {
  await db.transaction(async tx => {
    const thread = await lockThread(tx, caller, place)
    const message = await findMessage(tx, thread, messageId)
    if (message === undefined) throw new Refusal('request/not-found')
    if (!thread.isStaff && message.userId !== caller.id) throw new Refusal('auth/forbidden')
    if (message.deletedAt !== null) return
    const { gameId, companyId } = thread
    await emptyMessage(tx, message)
    await forgetNotifications(tx, { gameId, kind: 'message', key: 'messageId', id: messageId })
    await raiseCompanyRevisions(tx, gameId, [companyId])
    await announceMessage(tx, thread, thread.thread, thread.isReadByStaff)
  })
}

/** Notes up to which message the caller has read a thread, and that they know of what they were notified of. */
export async function readThread(
  { db, now }: Pick<Context, 'db' | 'now'>,
  caller: Caller,
  thread: OpenThread,
  given: number,
): Promise<void> {
  await db.transaction(async tx => {
    const upTo = Math.min(given, await lastMessageId(tx, thread))
    await saveRead(tx, thread, caller.id, upTo)
    await readMessageNotifications(tx, caller.id, { ...thread, upTo }, now())
  })
}

/**
 * Finds a thread in a game that is locked: who reads it cannot change before the message is written. The thread is
 * checked before the lock as well, since a lock is not for those without access.
 */
async function lockThread(
  tx: Transaction,
  caller: Caller,
  { companyId, thread }: { companyId: number; thread: MessageThread },
): Promise<OpenThread> {
  const { gameId } = await requireThread(tx, caller, companyId, thread)
  await requireLockedGame(tx, gameId)
  return requireThread(tx, caller, companyId, thread)
}

async function requireAllowance(tx: Transaction, caller: Caller): Promise<void> {
  await lockAuthor(tx, caller.id)
  const { count, freeInSeconds } = await countOfLastMinute(tx, caller.id)
  if (count >= messagesPerMinute) throw new Refusal('messages/too-many', { retryAfter: freeInSeconds })
}
