import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../domain/api.ts'

const scheduleKey = (gameId: number) => ['schedule', gameId] as const

/** Queries the pending, completed and refused passes, sorted by time. */
export const useScheduledPasses = (gameId: number) =>
  useQuery({
    queryKey: scheduleKey(gameId),
    queryFn: ({ signal }) => call('listScheduledPasses', { params: { gameId }, signal }),
  })

function useReloadSchedule(gameId: number) {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: scheduleKey(gameId) }),
      client.invalidateQueries({ queryKey: ['games'] }),
    ])
}

export type PassTime = Omit<CallInput<'schedulePass'>['body'], 'game'>

export function useSchedulePass(gameId: number) {
  return useMutation({
    mutationFn: (time: PassTime) => call('schedulePass', { body: { game: gameId, ...time } }),
    onSuccess: useReloadSchedule(gameId),
  })
}

export function useCancelPass(gameId: number) {
  return useMutation({
    mutationFn: (id: number) => call('cancelScheduledPass', { params: { id } }),
    onSettled: useReloadSchedule(gameId),
  })
}
