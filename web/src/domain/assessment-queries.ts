import { call } from './api.ts'

/** The quizzes, peer evaluations and grades of a game, as its players read them. */

type Asking = { signal: AbortSignal }

export const quizzesQuery = (gameId: number) => ({
  queryKey: ['quizzes', gameId, 'list'] as const,
  queryFn: ({ signal }: Asking) => call('listQuizzes', { params: { id: gameId }, signal }),
})

export const peerRoundsQuery = (gameId: number) => ({
  queryKey: ['peers', gameId, 'list'] as const,
  queryFn: ({ signal }: Asking) => call('listPeerRounds', { params: { id: gameId }, signal }),
})

/** The own grade, whose sentences are in the language of the screens. */
export const myGradeQuery = (gameId: number, language: string) => ({
  queryKey: ['grades', gameId, 'mine', language] as const,
  queryFn: ({ signal }: Asking) =>
    call('getMyGrade', { params: { id: gameId }, query: { lang: language }, signal }),
})
