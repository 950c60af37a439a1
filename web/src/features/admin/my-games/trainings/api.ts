import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '@trimestre/contract/client'
import { call } from '../../../../domain/api.ts'

export const usePlayers = () =>
  useQuery({
    queryKey: ['users', 'players'],
    queryFn: ({ signal }) => call('listPlayers', { signal }),
  })

export const useResults = (id: number) =>
  useQuery({
    queryKey: ['listTrainingResults', id],
    queryFn: ({ signal }) => call('listTrainingResults', { params: { id }, signal }),
    // Players of a class are watched while they play.
    refetchInterval: 30_000,
  })

export type NewTraining = CallInput<'createTraining'>['body']
export type TrainingChange = NonNullable<CallInput<'updateTraining'>['body']>

type Save = { body: NewTraining } | { id: number; body: TrainingChange }

/** Creates a training, or changes one. */
export function useSaveTraining() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (save: Save) =>
      'id' in save
        ? call('updateTraining', { params: { id: save.id }, body: save.body })
        : call('createTraining', { body: save.body }),
    onSettled: refresh,
  })
}

export function useDeleteTraining() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call('deleteTraining', { params: { id } }),
    onSettled: refresh,
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [['listTrainings'], ['getTraining'], ['listTrainingResults']].map(queryKey =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

/** Returns the company of the player in a solo game. */
export async function findPlayedCompany(gameId: number): Promise<number | undefined> {
  const { companies } = await call('getGame', { params: { id: gameId } })
  return companies.find(({ kind }) => kind !== 'computer')?.id
}
