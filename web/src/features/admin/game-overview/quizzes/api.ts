import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Quiz, QuizChange, QuizFileFormat, QuizInput, QuizMode } from '@trimestre/contract/quizzes'
import { call, download } from '../../../../domain/api.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { saveContent } from '../../../../ui/save-file.ts'

const quizzesKey = (gameId: number) => ['quizzes', gameId] as const

/** Queries the quizzes of a game, the last one first. */
export const useQuizzes = (gameId: number) =>
  useQuery({
    queryKey: quizzesKey(gameId),
    queryFn: ({ signal }) => call('listQuizzes', { params: { id: gameId }, signal }),
  })

export type ProposalOf = { round: number; level: number; mode: QuizMode }

/** Queries which questions apply to how many companies in a quarter. */
export function useQuizProposal(gameId: number, wanted: ProposalOf, enabled: boolean) {
  const { language } = useFormat()
  const { round, level, mode } = wanted
  return useQuery({
    queryKey: [...quizzesKey(gameId), 'proposal', round, level, mode, language],
    queryFn: ({ signal }) =>
      call('proposeQuiz', { params: { id: gameId }, query: { round, level, mode, lang: language }, signal }),
    // The list stays while the form changes what it is about.
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** Queries the paper of a company with its keys. */
export function useQuizPreview({ gameId, id }: { gameId: number; id: number }, company: number) {
  const { language } = useFormat()
  return useQuery({
    queryKey: [...quizzesKey(gameId), 'preview', id, company, language],
    queryFn: ({ signal }) =>
      call('previewQuiz', {
        params: { id: gameId, quizId: id },
        query: { company, lang: language },
        signal,
      }),
  })
}

/** Queries who has which score, and how each question was answered. */
export function useQuizResults(gameId: number, id: number) {
  const { language } = useFormat()
  return useQuery({
    queryKey: [...quizzesKey(gameId), 'results', id, language],
    queryFn: ({ signal }) =>
      call('getQuizResults', { params: { id: gameId, quizId: id }, query: { lang: language }, signal }),
  })
}

/** What a quiz changes: the quizzes themselves, and the grades that are computed from them. */
function useRefreshQuizzes(gameId: number) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: quizzesKey(gameId) }),
      client.invalidateQueries({ queryKey: ['grades', gameId] }),
    ])
}

const acts = {
  open: 'openQuiz',
  close: 'closeQuiz',
  keep: 'keepQuiz',
  redo: 'redoQuiz',
  delete: 'deleteQuiz',
} as const
export type QuizAct = keyof typeof acts

export function useQuizAct(gameId: number) {
  const onSettled = useRefreshQuizzes(gameId)
  return useMutation({
    mutationFn: async ({ act, id }: { act: QuizAct; id: number }): Promise<void> => {
      await call(acts[act], { params: { id: gameId, quizId: id } })
    },
    onSettled,
  })
}

/** Makes a quiz, or changes the one with this id. */
export function useSaveQuiz(gameId: number) {
  const onSettled = useRefreshQuizzes(gameId)
  return useMutation({
    mutationFn: (given: { id: null; body: QuizInput } | { id: number; body: QuizChange }): Promise<Quiz> =>
      given.id === null
        ? call('createQuiz', { params: { id: gameId }, body: given.body })
        : call('updateQuiz', { params: { id: gameId, quizId: given.id }, body: given.body }),
    onSettled,
  })
}

export type QuizFile = { format: QuizFileFormat; mode: QuizMode; lang: string }

/** Downloads the questions of every company for another learning platform. */
export const useQuizFile = (gameId: number, id: number) =>
  useMutation({
    mutationFn: (query: QuizFile) => download('exportQuiz', { params: { id: gameId, quizId: id }, query }),
    onSuccess: ({ name, content }) => saveContent(name, content),
  })
