import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { notifyPeople } from '../../platform/db/notifications.ts'
import { raiseGameRevisions } from '../../platform/db/revisions.ts'
import { lockGame } from '../games/service.ts'
import { announceQuizzes } from '../streams/announce.ts'
import { findQuiz, listAsked, listClosing, listOpened, markNotified, type QuizRow } from './quizzes-repo.ts'

type Clock = Pick<Context, 'db' | 'now'>

const dayMs = 86_400_000

/**
 * Notifies of a quiz that has just opened those who have a paper to write, once; in the transaction that opens it. Its
 * game is locked.
 */
export async function notifyQuizOpened(
  tx: Transaction,
  key: { gameId: number; id: number },
  now: Date,
): Promise<void> {
  const quiz = await findQuiz(tx, key)
  if (quiz === undefined || quiz.openedNotifiedAt !== null) return
  await markNotified(tx, quiz, { openedNotifiedAt: now })
  const userIds = await listAsked(tx, quiz, { isUnfinished: false })
  await notifyPeople(
    tx,
    { kind: 'quiz.opened', gameId: quiz.gameId, data: { quarter: quiz.quarter } },
    userIds,
  )
}

/** Notifies of the quizzes that the clock has opened, and of those that close in a day those who have not handed in. */
export async function notifyQuizzesDue({ db, now }: Clock): Promise<void> {
  const tomorrow = () => new Date(now().getTime() + dayMs)
  const due = [...(await listOpened(db, now())), ...(await listClosing(db, now(), tomorrow()))]
  for (const gameId of new Set(due.map(quiz => quiz.gameId)))
    await db.transaction(async tx => {
      if ((await lockGame(tx, gameId)) === undefined) return
      const opened = await listOpened(tx, now(), gameId)
      for (const quiz of opened) await notifyQuizOpened(tx, quiz, now())
      if (opened.length > 0) {
        await raiseGameRevisions(tx, [gameId])
        await announceQuizzes(tx, gameId)
      }
      for (const quiz of await listClosing(tx, now(), tomorrow(), gameId)) await recall(tx, quiz, now())
    })
}

async function recall(tx: Transaction, quiz: QuizRow, now: Date): Promise<void> {
  await markNotified(tx, quiz, { closingNotifiedAt: now })
  const userIds = await listAsked(tx, quiz, { isUnfinished: true })
  const data = { quarter: quiz.quarter, ...(quiz.closesAt && { at: quiz.closesAt.toISOString() }) }
  await notifyPeople(tx, { kind: 'quiz.closing', gameId: quiz.gameId, data }, userIds)
}
