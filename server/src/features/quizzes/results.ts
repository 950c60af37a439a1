import type { Language } from '@trimestre/contract/languages'
import type { QuizResults } from '@trimestre/contract/quizzes'
import { readClock } from '../../platform/db/clock.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { InGame } from '../../platform/db/joins.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { listCompanies } from '../companies/service.ts'
import { presentPeople } from '../users/people.ts'
import { listPapers } from './papers-repo.ts'
import { type AskedPerson, readPeople } from './people.ts'
import { presentQuiz } from './present.ts'
import { findQuiz, type QuizRow } from './repo.ts'
import { type MarkedPaper, statisticsOf } from './statistics.ts'
import { templates } from './templates.ts'
import { type QuizWords, quizWords } from './words.ts'

/** Returns who scored what, and how each question was answered. */
export async function resultsOf(reader: Reader, key: InGame, language: Language): Promise<QuizResults> {
  const quiz = await findQuiz(reader, key)
  if (quiz === undefined) throw new Refusal('request/not-found')
  const people = (await readPeople(reader, key.gameId, { quizId: key.id }))(key.id)
  const companies = new Map((await listCompanies(reader, [key.gameId])).map(row => [row.id, row.username]))
  const personOf = await presentPeople(
    reader,
    people.map(({ userId }) => userId),
  )
  return {
    quiz: presentQuiz(quiz, people, { audience: 'staff' }, await readClock(reader)),
    people: people.map(({ userId, companyId, paper }) => ({
      userId,
      username: personOf(userId).name,
      companyId,
      companyName: companies.get(companyId) ?? '',
      questions: paper?.questionCount ?? 0,
      points: paper?.points ?? 0,
      score: paper?.score ?? null,
      openedAt: paper?.openedAt.toISOString() ?? null,
      finishedAt: paper?.finishedAt?.toISOString() ?? null,
    })),
    statistics: presentStatistics(quiz, await markedPapers(reader, key, people), await quizWords(language)),
  }
}

async function markedPapers(
  reader: Reader,
  key: InGame,
  people: readonly AskedPerson[],
): Promise<MarkedPaper[]> {
  const papers = new Map(people.map(({ userId, paper }) => [userId, paper]))
  return (await listPapers(reader, key)).map(({ userId, questions }) => {
    const marked = papers.get(userId)
    return { userId, questions, answers: marked?.answers ?? [], score: marked?.score ?? null }
  })
}

/** Returns the statistics of the questions that the quiz names, or of those that were drawn. */
function presentStatistics(
  quiz: QuizRow,
  papers: readonly MarkedPaper[],
  words: QuizWords,
): QuizResults['statistics'] {
  const drawn = new Set(papers.flatMap(({ questions }) => questions.map(({ template }) => template)))
  const ids = quiz.templates ?? templates.map(({ id }) => id).filter(id => drawn.has(id))
  return ids.map(id => {
    const { commonError, ...statistics } = statisticsOf(id, papers)
    return {
      ...statistics,
      text: words.question(id),
      commonError: commonError && { ...commonError, feedback: words.feedback(id, commonError.index) },
    }
  })
}
