import type { QuizState } from '@trimestre/contract/quizzes'
import type { Reader } from '../../platform/db/database.ts'
import { type Answer, pointsOf, scoreOf } from './marking.ts'
import { listAnswersOf, listPaperSummaries, type PaperSummary } from './papers-repo.ts'
import { listAsked } from './repo.ts'

/** Somebody whom a quiz asks, or has asked while they were members of a company. */
export type AskedPerson = {
  userId: number
  companyId: number
  /** Null for somebody who never opened it. */
  paper: (PaperSummary & { answers: readonly Answer[]; points: number; score: number | null }) | null
}

/** Returns the people of the quizzes of a game, or of one quiz, by quiz; a person alone where one is named. */
export async function readPeople(
  reader: Reader,
  gameId: number,
  { quizId, userId }: { quizId?: number | undefined; userId?: number } = {},
): Promise<(quizId: number) => AskedPerson[]> {
  const asked = { gameId, quizId, userId }
  const everybody = await listAsked(reader, asked)
  const papers = await listPaperSummaries(reader, asked)
  const answers = Map.groupBy(await listAnswersOf(reader, asked), row => keyOf(row))
  const opened = Map.groupBy(papers, paper => paper.quizId)
  const members = Map.groupBy(everybody, row => row.quizId)
  return id => {
    const found = opened.get(id) ?? []
    const unopened = (members.get(id) ?? []).filter(
      member => !found.some(paper => paper.userId === member.userId),
    )
    return [
      ...unopened.map(each => ({ userId: each.userId, companyId: each.companyId, paper: null })),
      ...found.map(paper => {
        const own = answers.get(keyOf(paper)) ?? []
        const marked = { answers: own, points: pointsOf(own), score: scoreOf(paper.questionCount, own) }
        return { userId: paper.userId, companyId: paper.companyId, paper: { ...paper, ...marked } }
      }),
    ].toSorted((one, other) => one.companyId - other.companyId || one.userId - other.userId)
  }
}

const keyOf = ({ quizId, userId }: { quizId: number; userId: number }): string => `${quizId} ${userId}`

/** Returns the score that the person sees: only once it can no longer change. */
export const scoreShown = ({ paper }: Pick<AskedPerson, 'paper'>, state: QuizState): number | null =>
  paper !== null && (paper.finishedAt !== null || state === 'closed') ? paper.score : null
