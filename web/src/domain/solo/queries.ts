import { useQuery } from '@tanstack/react-query'
import { call } from '../api.ts'

/** The trainings that a player may start or has started, or those of an administrator. */
export const useTrainings = () =>
  useQuery({ queryKey: ['listTrainings'], queryFn: ({ signal }) => call('listTrainings', { signal }) })

/** The training that a solo game belongs to; nothing without one. */
export const useTraining = (id: number | undefined) =>
  useQuery({
    queryKey: ['getTraining', id],
    queryFn: ({ signal }) => call('getTraining', { params: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
  })

/** The finished attempts of a solo game, the first one first. */
export const useAttempts = (gameId: number) =>
  useQuery({
    queryKey: ['listSoloAttempts', gameId],
    queryFn: ({ signal }) => call('listSoloAttempts', { params: { id: gameId }, signal }),
  })
