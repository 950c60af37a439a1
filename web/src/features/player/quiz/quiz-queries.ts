import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Paper } from '@trimestre/contract/quizzes'
import { call } from '../../../domain/api.ts'
import { quizzesQuery } from '../../../domain/assessment-queries.ts'
import { replaceCached } from '../../../domain/query-cache.ts'
import { useFormat } from '../../../i18n/format.ts'
import { withAnswer } from './paper-state.ts'

export type QuizPlace = { gameId: number; quizId: number }

const paperQuery = ({ gameId, quizId }: QuizPlace, language: string) => ({
  queryKey: ['quizzes', gameId, 'paper', quizId, language] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('getQuizPaper', { params: { id: gameId, quizId }, query: { lang: language }, signal }),
})

/** Queries the own paper, which the server draws when it is opened first. */
export const usePaper = (place: QuizPlace) => useQuery(paperQuery(place, useFormat().language))

/** Returns what writes the paper that the server has into the cache, and marks the list of quizzes as outdated. */
function useStorePaper(place: QuizPlace) {
  const client = useQueryClient()
  const { queryKey } = paperQuery(place, useFormat().language)
  return async (change: (paper: Paper) => Paper) => {
    const paper = client.getQueryData<Paper>(queryKey)
    if (paper) await replaceCached(client, queryKey, change(paper))
    void client.invalidateQueries({ queryKey: quizzesQuery(place.gameId).queryKey })
  }
}

/** `before` is the number of answers that the question had on the page. */
type Answering = { question: number; answer: number; before: number }

/**
 * Answers a question. After a lost connection it first looks whether the server has the answer, so that sending it
 * again takes no second attempt.
 */
export function useAnswer(place: QuizPlace) {
  const { language } = useFormat()
  const client = useQueryClient()
  const storePaper = useStorePaper(place)
  return useMutation({
    mutationFn: async ({ question, answer, before, isRepeated }: Answering & { isRepeated: boolean }) => {
      const params = { id: place.gameId, quizId: place.quizId }
      if (isRepeated) {
        const paper = await client.fetchQuery({ ...paperQuery(place, language), staleTime: 0 })
        const asked = paper.questions.find(({ n }) => n === question)
        if (asked && asked.answers.length > before) return
      }
      const answered = await call('answerQuiz', { params, body: { question, answer, lang: language } })
      await storePaper(paper => withAnswer(paper, question, answered))
    },
  })
}

/** Hands in the paper. */
export function useFinish(place: QuizPlace) {
  const { language } = useFormat()
  const storePaper = useStorePaper(place)
  return useMutation({
    mutationFn: () =>
      call('finishQuiz', { params: { id: place.gameId, quizId: place.quizId }, query: { lang: language } }),
    onSuccess: paper => storePaper(() => paper),
  })
}

/** Returns what reads the paper and the list of quizzes again. */
export function useReadQuizAgain({ gameId }: QuizPlace) {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['quizzes', gameId] })
}
