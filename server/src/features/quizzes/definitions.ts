import type { Quiz, QuizChange, QuizInput } from '@trimestre/contract/quizzes'
import type { Context } from '../../platform/context.ts'
import { readClock } from '../../platform/db/clock.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import type { GameRow } from '../games/policy.ts'
import { requireLockedGame } from '../games/service.ts'
import { notifyQuizOpened } from '../notifications/service.ts'
import { roundOfQuarter } from '../rounds/progress.ts'
import { announceGrading, announceQuizzes } from '../streams/announce.ts'
import { bind } from './bind.ts'
import { hasPapers } from './papers-repo.ts'
import { presentOneQuiz } from './present.ts'
import {
  findPublished,
  findQuiz,
  insertQuiz,
  lockQuiz,
  type QuizRow,
  removeQuiz,
  updateQuiz,
} from './repo.ts'
import { readChangedDraft, readNewQuiz, readOpenChange } from './settings.ts'
import { stateOf } from './state.ts'

/** A quiz that staff change: locked, with the time by the clock of the database. */
type Locked = { tx: Transaction; game: GameRow; quiz: QuizRow; now: Date }

/** Makes a quiz; it opens at its time, or is a draft without one. */
export async function createQuiz(
  { db }: Context,
  gameId: number,
  userId: number,
  body: QuizInput,
): Promise<Quiz> {
  return db.transaction(async tx => {
    const game = await requireLockedGame(tx, gameId)
    const settings = await readNewQuiz(tx, game, body)
    const id = await insertQuiz(tx, { gameId, createdBy: userId, ...settings })
    await announceQuizzes(tx, gameId)
    await notifyIfOpen(tx, { gameId, id })
    return presentForStaff(tx, { gameId, id })
  })
}

/** Changes a draft, or of an open quiz its title and its end. */
export const changeQuiz = (context: Context, key: InGame, body: QuizChange): Promise<Quiz> =>
  changing(context, key, async ({ tx, quiz, now }) => {
    const state = stateOf(quiz, now)
    if (state === 'closed') throw new Refusal('quiz/closed')
    const change = state === 'open' ? readOpenChange(quiz, body, now) : await readChangedDraft(tx, quiz, body)
    const isProlonged =
      change.closesAt !== undefined && change.closesAt?.getTime() !== quiz.closesAt?.getTime()
    await updateQuiz(tx, key, {
      ...change,
      isPlanned: false,
      ...(isProlonged && { closingNotifiedAt: null }),
      ...('version' in change && change.version !== quiz.version && { excluded: null }),
    })
  })

/** Opens a draft now; repeating it changes nothing. */
export const openQuiz = (context: Context, key: InGame): Promise<Quiz> =>
  changing(context, key, async ({ tx, quiz, now }) => {
    const state = stateOf(quiz, now)
    if (state === 'closed') throw new Refusal('quiz/closed')
    if (state === 'open') return
    const { roundId, version, versionShown, isSuperseded } = await bind(tx, quiz)
    if (versionShown === 0) throw new Refusal('quiz/unpublished')
    if (isSuperseded) throw new Refusal('quiz/superseded')
    if (quiz.closesAt !== null && quiz.closesAt <= now)
      throw invalid([violation('closesAt', 'out-of-bounds')])
    await updateQuiz(tx, key, { opensAt: now, roundId, version, isPlanned: false })
  })

/** Closes an open quiz now; repeating it changes nothing. */
export const closeQuiz = (context: Context, key: InGame): Promise<Quiz> =>
  changing(context, key, async ({ tx, quiz, now }) => {
    const state = stateOf(quiz, now)
    if (state === 'draft') throw new Refusal('quiz/draft')
    if (state === 'open') await updateQuiz(tx, key, { closedAt: now })
  })

/** Counts a quiz in grades although its quarter has another version now. It takes no more answers. */
export const keepQuiz = (context: Context, key: InGame): Promise<Quiz> =>
  changing(context, key, async locked => decide(locked, false))

/** Makes a quiz again as a draft on the version that counts now, and leaves the old one out of grades. */
export async function redoQuiz({ db }: Context, key: InGame, userId: number): Promise<Quiz> {
  return db.transaction(async tx => {
    const locked = await lock(tx, key)
    const { title, level, mode, attempts, showKey, templates, count, seed, gameId, quarter } = locked.quiz
    await decide(locked, true)
    const published = await findPublished(tx, gameId, roundOfQuarter(quarter))
    if (published === undefined) throw new Refusal('quiz/unpublished')
    const { roundId, version } = published
    const settings = { quarter, title, level, mode, attempts, showKey, templates, count, seed }
    const id = await insertQuiz(tx, { gameId, createdBy: userId, roundId, version, ...settings })
    await announceQuizzes(tx, gameId)
    await announceGrading(tx, gameId)
    return presentForStaff(tx, { gameId, id })
  })
}

/** Deletes a quiz that nobody has opened. */
export async function deleteQuiz({ db }: Context, key: InGame): Promise<void> {
  await db.transaction(async tx => {
    await lock(tx, key)
    if (await hasPapers(tx, key)) throw new Refusal('quiz/answered')
    await removeQuiz(tx, key)
    await announceQuizzes(tx, key.gameId)
    await announceGrading(tx, key.gameId)
  })
}

/** Writes whether grades leave out a quiz whose quarter has another version now. */
async function decide({ tx, quiz, now }: Locked, excluded: boolean): Promise<void> {
  if (!quiz.isSuperseded) throw new Refusal('quiz/current')
  const isOpen = stateOf(quiz, now) === 'open'
  await updateQuiz(tx, quiz, { excluded, ...(isOpen && { closedAt: now }) })
}

async function changing(
  { db }: Context,
  key: InGame,
  change: (locked: Locked) => Promise<void>,
): Promise<Quiz> {
  return db.transaction(async tx => {
    await change(await lock(tx, key))
    await announceQuizzes(tx, key.gameId)
    await announceGrading(tx, key.gameId)
    await notifyIfOpen(tx, key)
    return presentForStaff(tx, key)
  })
}

/** Notifies those whom a quiz asks, once it is open. */
async function notifyIfOpen(tx: Transaction, key: InGame): Promise<void> {
  const quiz = await findQuiz(tx, key)
  const now = await readClock(tx)
  if (quiz !== undefined && stateOf(quiz, now) === 'open') await notifyQuizOpened(tx, key, now)
}

async function lock(tx: Transaction, key: InGame): Promise<Locked> {
  const game = await requireLockedGame(tx, key.gameId)
  const quiz = await lockQuiz(tx, key)
  if (quiz === undefined) throw new Refusal('request/not-found')
  return { tx, game, quiz, now: await readClock(tx) }
}

async function presentForStaff(reader: Reader, key: InGame): Promise<Quiz> {
  const quiz = await findQuiz(reader, key)
  if (quiz === undefined) throw new Refusal('request/not-found')
  return presentOneQuiz(reader, quiz, { audience: 'staff' }, await readClock(reader))
}
