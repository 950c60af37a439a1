import { useNavigate, useSearch } from '@tanstack/react-router'

type Search = { quiz?: unknown; question?: unknown }

const asNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined

/** Returns the quiz and the question in the address (`?quiz=3&question=2`), and what opens others. */
export function useQuizAddress() {
  const quizId = useSearch({ strict: false, select: (search: Search) => asNumber(search.quiz) })
  const n = useSearch({ strict: false, select: (search: Search) => asNumber(search.question) })
  const navigate = useNavigate()
  return {
    quizId,
    n,
    openQuestion: (question: number) =>
      void navigate({ to: '.', search: { quiz: quizId, question } as never, replace: true }),
  }
}
