import type { Language } from '@trimestre/contract/languages'
import type { Quiz, QuizPreview, QuizState, QuizTemplate } from '@trimestre/contract/quizzes'
import { readClock } from '../../platform/db/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { requireCompany } from '../companies/policy.ts'
import type { GameRow } from '../games/policy.ts'
import { bind } from './bind.ts'
import { choiceOf } from './choice.ts'
import { readBooks } from './figures.ts'
import { readPeople } from './people.ts'
import type { QuizReader } from './policy.ts'
import { presentKey, presentQuestion, presentQuiz } from './present.ts'
import { drawQuestions } from './questions.ts'
import { findQuiz, listBooks, listQuizzes, type QuizRow } from './repo.ts'
import { stateOf } from './state.ts'
import { templates } from './templates.ts'
import { quizWords } from './words.ts'

export { changeQuiz, closeQuiz, createQuiz, deleteQuiz, keepQuiz, openQuiz, redoQuiz } from './definitions.ts'
export { answerQuestion, finishPaper, openPaper, requireShownQuiz } from './papers.ts'
export { proposeQuiz } from './propose.ts'
export { exportQuestions } from './question-bank.ts'
export { resultsOf } from './results.ts'

export async function requireQuiz(reader: Reader, key: InGame): Promise<QuizRow> {
  const quiz = await findQuiz(reader, key)
  if (quiz === undefined) throw new Refusal('request/not-found')
  return quiz
}

/** Lists the quizzes of a game, the last one first; drafts to staff only. */
export async function quizzesFor(db: Reader, gameId: number, reader: QuizReader): Promise<Quiz[]> {
  const now = await readClock(db)
  const all = await listQuizzes(db, gameId)
  const shown = all.filter(quiz => reader.audience === 'staff' || stateOf(quiz, now) !== 'draft')
  const peopleOf = await readPeople(db, gameId, reader.audience === 'staff' ? {} : { userId: reader.userId })
  return shown.map(quiz => presentQuiz(quiz, peopleOf(quiz.id), reader, now))
}

/** Returns all questions that a quiz can ask, in words. */
export async function templatesIn(language: Language): Promise<QuizTemplate[]> {
  const words = await quizWords(language)
  return templates.map(words.template)
}

/** Returns the paper that the first member of a company gets, with its keys and typical errors. */
export async function previewQuiz(
  reader: Reader,
  game: GameRow,
  given: QuizRow,
  companyId: number,
  language: Language,
): Promise<QuizPreview> {
  const company = await requireCompany(reader, companyId)
  if (company.gameId !== game.id) throw new Refusal('request/not-found')
  const quiz = await bind(reader, given)
  const [books] = await listBooks(reader, quiz, company.id)
  if (books === undefined) throw new Refusal('quiz/no-result')
  const members = company.members.flatMap(({ kind, userId }) => (kind === 'member' ? [userId] : []))
  const userId = members.length === 0 ? 0 : Math.min(...members)
  const words = await quizWords(language)
  const questions = drawQuestions(choiceOf(quiz, game), userId, readBooks(books))
  return {
    company: { id: company.id, name: company.username },
    asked: quiz.count ?? quiz.templates?.length ?? questions.length,
    questions: questions.map((question, index) => ({
      ...presentQuestion(question, index, words),
      key: { ...presentKey(question, words), tolerance: question.tolerance },
      errors: question.errors.map(({ index: error, value }) => ({
        value,
        text: words.errorFormula(question.template, error),
        feedback: words.feedback(question.template, error),
      })),
    })),
  }
}

/** The scores of a quiz, for grades. */
export type QuizScores = {
  id: number
  title: string
  state: QuizState
  isPractice: boolean
  isSuperseded: boolean
  /** Of a superseded quiz, whether staff left it out of grades; null until they decide. */
  excluded: boolean | null
  /** By user: of everybody who is or was asked, but those whose paper asks nothing. Null for those who never opened it. */
  scores: ReadonlyMap<number, number | null>
}

/** Lists all quizzes of a game with what everybody scored so far, the last one first. */
export async function listQuizScores(reader: Reader, gameId: number): Promise<QuizScores[]> {
  const now = await readClock(reader)
  const quizzes = await listQuizzes(reader, gameId)
  const peopleOf = await readPeople(reader, gameId)
  return quizzes.map(quiz => ({
    id: quiz.id,
    title: quiz.title,
    state: stateOf(quiz, now),
    isPractice: quiz.isPractice,
    isSuperseded: quiz.isSuperseded,
    excluded: quiz.excluded,
    scores: new Map(
      peopleOf(quiz.id)
        .filter(({ paper }) => paper?.questionCount !== 0)
        .map(({ userId, paper }) => [userId, paper?.score ?? null]),
    ),
  }))
}
