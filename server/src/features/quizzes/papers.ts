import type { Language } from '@trimestre/contract/languages'
import type { Answered, AnswerInput, Paper } from '@trimestre/contract/quizzes'
import { readNumber } from '@trimestre/contract/read-number'
import type { Context } from '../../platform/context.ts'
import { readClock } from '../../platform/db/clock.ts'
import type { Reader, Transaction } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import type { DrawnQuestion } from '../../platform/db/schema.ts'
import { invalid, Refusal, violation } from '../../platform/http/refusal.ts'
import { requireCompany } from '../companies/policy.ts'
import { announceGrading } from '../streams/announce.ts'
import { requireBound } from './bind.ts'
import { choiceOf } from './choice.ts'
import { readBooks } from './figures.ts'
import { type Answer, attemptsLeft, isRightAnswer } from './marking.ts'
import {
  findPaper,
  insertAnswer,
  insertPaper,
  listAnswers,
  lockPaper,
  markFinished,
  type PaperKey,
  type PaperRow,
} from './papers-repo.ts'
import type { Participant } from './policy.ts'
import { presentAnswer, presentOneQuiz, presentPaper } from './present.ts'
import { drawQuestions } from './questions.ts'
import { findQuiz, holdQuiz, listBooks, type QuizRow } from './repo.ts'
import { stateOf } from './state.ts'
import { quizWords } from './words.ts'

/** The paper of a person in a quiz, both kept as they are until the transaction ends. */
type Held = { tx: Transaction; quiz: QuizRow; now: Date; key: PaperKey; person: Participant }

/** Returns the own paper; it is drawn when it is opened first, and never changes. */
export async function openPaper(
  { db }: Context,
  person: Participant,
  quizId: number,
  language: Language,
): Promise<Paper> {
  const quiz = await requireShownQuiz(db, { gameId: person.game.id, id: quizId })
  const key = keyOf(person, quizId)
  const paper = await findPaper(db, key)
  if (paper !== undefined) return present(db, person, quiz, paper, language)
  return db.transaction(async tx => {
    const held = await hold(tx, person, quizId)
    return present(tx, person, held.quiz, await requireLockedPaper(held), language)
  })
}

/** Takes an answer. A text that is no number is refused with 422, and uses no attempt. */
export async function answerQuestion(
  { db }: Context,
  person: Participant,
  quizId: number,
  { question: n, answer }: AnswerInput,
  language: Language,
): Promise<Answered> {
  refuseArchived(person)
  const words = await quizWords(language)
  const value = typeof answer === 'number' ? answer : readNumber(answer, language)
  if (value === null) throw invalid([violation('answer', 'number')])
  const known = await listAnswers(db, keyOf(person, quizId))
  return db.transaction(async tx => {
    const held = await hold(tx, person, quizId)
    const paper = await requireLockedPaper(held)
    requireAnswerable(held, paper)
    const question = paper.questions[n - 1]
    if (question === undefined) throw invalid([violation('question', 'out-of-bounds')])
    requireOption(question, value)
    const all = await listAnswers(tx, held.key)
    const own = all.filter(each => each.question === n)
    const knownCount = known.filter(each => each.question === n).length
    // The same answer was sent twice at once, as by a double click: it counts once.
    const twin = own.length > knownCount ? own.at(-1) : undefined
    const { attempts } = held.quiz
    if (twin !== undefined && twin.value === value) return presentAnswer(question, own, twin, attempts, words)
    if (attemptsLeft(own, attempts) === 0) throw new Refusal('quiz/answered-already')
    const given: Answer = {
      question: n,
      attempt: own.length + 1,
      value,
      isRight: isRightAnswer(question, value),
    }
    const typed = question.options === null ? String(answer) : null
    await insertAnswer(tx, held.key, { ...given, text: typed })
    await announceGrading(tx, held.key.gameId)
    return presentAnswer(question, [...own, given], given, attempts, words)
  })
}

/** Hands in the own paper: what is unanswered has no points. Repeating it changes nothing. */
export async function finishPaper(
  { db }: Context,
  person: Participant,
  quizId: number,
  language: Language,
): Promise<Paper> {
  refuseArchived(person)
  return db.transaction(async tx => {
    const held = await hold(tx, person, quizId)
    const paper = await requireLockedPaper(held)
    if (paper.finishedAt === null) {
      requireAnswerable(held, paper)
      await markFinished(tx, held.key)
      await announceGrading(tx, held.key.gameId)
    }
    const finished = (await findPaper(tx, held.key)) ?? paper
    return present(tx, person, held.quiz, finished, language)
  })
}

function refuseArchived({ game }: Participant): void {
  if (game.archivedAt !== null) throw new Refusal('games/archived')
}

const keyOf = ({ game, userId }: Participant, quizId: number): PaperKey => ({
  gameId: game.id,
  quizId,
  userId,
})

/** Returns a quiz that players see. */
export const requireShownQuiz = async (reader: Reader, key: InGame): Promise<QuizRow> =>
  requireShown(await findQuiz(reader, key), await readClock(reader))

/** Throws 404 for a quiz that is not there, or that players do not see yet. */
function requireShown(quiz: QuizRow | undefined, now: Date): QuizRow {
  if (quiz === undefined || stateOf(quiz, now) === 'draft') throw new Refusal('request/not-found')
  return quiz
}

async function hold(tx: Transaction, person: Participant, quizId: number): Promise<Held> {
  const quiz = await holdQuiz(tx, { gameId: person.game.id, id: quizId })
  // The time after the wait for others: what is closed meanwhile is closed.
  const now = await readClock(tx)
  return { tx, quiz: requireShown(quiz, now), now, key: keyOf(person, quizId), person }
}

/** Locks the paper, which is drawn if this is the first call that needs it. */
async function requireLockedPaper(held: Held): Promise<PaperRow> {
  const { tx, key, quiz, person } = held
  const opened = await lockPaper(tx, key)
  if (opened !== undefined) return opened
  const companyId = person.company.id
  const [books] = await listBooks(tx, requireBound(quiz), companyId)
  if (books === undefined) throw new Refusal('quiz/no-result')
  requireOpen(held)
  const questions = drawQuestions(choiceOf(quiz, person.game), key.userId, readBooks(books))
  await insertPaper(tx, { ...key, companyId, questions })
  await announceGrading(tx, key.gameId)
  const drawn = await lockPaper(tx, key)
  if (drawn === undefined) throw new Error('a paper was not drawn')
  return drawn
}

function requireOpen({ quiz, now, person }: Held): void {
  if (quiz.isSuperseded) throw new Refusal('quiz/superseded')
  if (stateOf(quiz, now) === 'closed' || person.game.archivedAt !== null) throw new Refusal('quiz/closed')
}

function requireAnswerable(held: Held, { finishedAt }: PaperRow): void {
  requireOpen(held)
  if (finishedAt !== null) throw new Refusal('quiz/finished')
}

function requireOption({ options }: DrawnQuestion, value: number): void {
  if (options !== null && options[value] === undefined) throw invalid([violation('answer', 'choice')])
}

async function present(
  db: Reader,
  { userId }: Participant,
  row: QuizRow,
  paper: PaperRow,
  language: Language,
): Promise<Paper> {
  const quiz = await presentOneQuiz(db, row, { audience: 'players', userId }, await readClock(db))
  const { id, username } = await requireCompany(db, paper.companyId)
  const answers = await listAnswers(db, paper)
  return presentPaper(
    { quiz, row, company: { id, name: username }, paper, answers },
    await quizWords(language),
  )
}
