import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { exportFormats } from '@trimestre/contract/exports'
import type { AdjustmentInput, GradeMarksInput, GradeScheme, Grading } from '@trimestre/contract/grading'
import { call, download } from '../../../../domain/api.ts'
import { replaceCached } from '../../../../domain/query-cache.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { saveContent } from '../../../../ui/save-file.ts'

/** The beginning of the key of every query of the grades of a game, which the event stream makes outdated. */
const gradesOf = (gameId: number) => ['grades', gameId] as const
const schemeKey = (gameId: number) => [...gradesOf(gameId), 'scheme'] as const

export const useGrading = (gameId: number) =>
  useQuery({
    queryKey: schemeKey(gameId),
    queryFn: ({ signal }) => call('getGrading', { params: { id: gameId }, signal }),
  })

/** Reads the scheme that is stored now, whatever was read before. */
export const readGrading = (client: QueryClient, gameId: number): Promise<Grading> =>
  client.fetchQuery({
    queryKey: schemeKey(gameId),
    queryFn: () => call('getGrading', { params: { id: gameId } }),
    staleTime: 0,
  })

/** Computes everybody's grade under a scheme, or under the stored one; the former answer stays until the next. */
export function usePreview(gameId: number, scheme: GradeScheme | null) {
  const { language: lang } = useFormat()
  return useQuery({
    queryKey: [...gradesOf(gameId), 'preview', lang, scheme],
    queryFn: ({ signal }) =>
      call('previewGrading', { params: { id: gameId }, query: { lang }, body: { scheme }, signal }),
    placeholderData: former => former,
    // Each change of the scheme is another query: those of former schemes are not needed again.
    gcTime: 30_000,
  })
}

export function useSaveScheme(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: { scheme: GradeScheme; rev: number }) =>
      call('updateGrading', { params: { id: gameId }, body: { ...input.scheme, rev: input.rev } }),
    onSuccess: grading => replaceCached(client, schemeKey(gameId), grading),
  })
}

/** Runs a change of what grades are computed from, and reads all of them again. */
function useGradesChange<Input, Answer>(gameId: number, change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: gradesOf(gameId) }),
  })
}

export const useWriteMarks = (gameId: number) =>
  useGradesChange(gameId, (body: GradeMarksInput) =>
    call('writeGradeMarks', { params: { id: gameId }, body }),
  )

export const useAdjustGrade = (gameId: number, userId: number) =>
  useGradesChange(gameId, (body: AdjustmentInput) =>
    call('adjustGrade', { params: { id: gameId, userId }, body }),
  )

export function useFreezeGrades(gameId: number) {
  const { language: lang } = useFormat()
  return useGradesChange(gameId, (label: string) =>
    call('freezeGrades', { params: { id: gameId }, query: { lang }, body: { label: label.trim() || null } }),
  )
}

export const useGradeVersions = (gameId: number) =>
  useQuery({
    queryKey: [...gradesOf(gameId), 'versions'],
    queryFn: ({ signal }) => call('listGradeVersions', { params: { id: gameId }, signal }),
  })

export function useGradeVersion(gameId: number, version: number) {
  const { language: lang } = useFormat()
  return useQuery({
    queryKey: [...gradesOf(gameId), 'version', version, lang],
    queryFn: ({ signal }) =>
      call('getGradeVersion', { params: { id: gameId, version }, query: { lang }, signal }),
  })
}

export function usePublishGrades(gameId: number) {
  const { language: lang } = useFormat()
  return useGradesChange(gameId, (version: number) =>
    call('publishGrades', { params: { id: gameId, version }, query: { lang }, body: { reviewed: true } }),
  )
}

export const useAnswerReview = (gameId: number, reviewId: number) =>
  useGradesChange(gameId, (answer: string) =>
    call('answerGradeReview', { params: { id: gameId, reviewId }, body: { answer } }),
  )

/** The quizzes and the peer evaluations of a game, among which a scheme chooses. */
export const useQuizChoices = (gameId: number) =>
  useQuery({
    queryKey: [...gradesOf(gameId), 'quizzes'],
    queryFn: ({ signal }) => call('listQuizzes', { params: { id: gameId }, signal }),
  })

export const usePeerRoundChoices = (gameId: number) =>
  useQuery({
    queryKey: [...gradesOf(gameId), 'peerRounds'],
    queryFn: ({ signal }) => call('listPeerRounds', { params: { id: gameId }, signal }),
  })

type Format = (typeof exportFormats)[number]

/** Downloads the provisional grades, or those of a version. */
export function useExportGrades(gameId: number, version: number | null) {
  const { language: lang } = useFormat()
  return useMutation({
    mutationFn: (format: Format) =>
      version === null
        ? download('exportGrading', { params: { id: gameId }, query: { format, lang } })
        : download('exportGradeVersion', { params: { id: gameId, version }, query: { format, lang } }),
    onSuccess: ({ name, content }) => saveContent(name, content),
  })
}
