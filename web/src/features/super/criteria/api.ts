import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../domain/api.ts'
import { replaceCached } from '../../../domain/query-cache.ts'

export const useGames = () =>
  useQuery({ queryKey: ['games', 'all'], queryFn: ({ signal }) => call('listAllGames', { signal }) })

export const useCriterionRules = () =>
  useQuery({
    queryKey: ['criterionRules'],
    queryFn: ({ signal }) => call('listCriterionRules', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

const coefficientsKey = (gameId: number) => ['criteria', gameId] as const

/** Queries the coefficients of a game, keyed by name. */
export const useCoefficients = (gameId: number) =>
  useQuery({
    queryKey: coefficientsKey(gameId),
    queryFn: ({ signal }) => call('listCriteria', { query: { game: gameId }, signal }),
    select: list => Object.fromEntries(list.map(({ name, coefficient }) => [name, coefficient])),
    // A form edits these values: they load when it opens and after a save, but never while the user edits them.
    refetchOnWindowFocus: false,
    staleTime: 0,
  })

export function useSaveCoefficients(gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (fields: Record<string, number>) =>
      call('updateCriteria', { params: { gameId }, body: { idGame: gameId, fields } }),
    onSuccess: saved => replaceCached(client, coefficientsKey(gameId), saved),
  })
}
