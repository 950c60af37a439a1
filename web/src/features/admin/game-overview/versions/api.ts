import { useQuery } from '@tanstack/react-query'
import type { Game } from '@trimestre/contract/games'
import { useMemo } from 'react'
import { call } from '../../../../domain/api.ts'

/** Queries the rounds that have left a game, whose versions can still be read. */
export const useFormerRounds = (gameId: number) =>
  useQuery({
    queryKey: ['formerRounds', gameId],
    queryFn: ({ signal }) => call('listFormerRounds', { params: { id: gameId }, signal }),
  })

/** Queries what differs between two versions of a quarter. */
export const useComparison = (roundId: number, from: number, to: number) =>
  useQuery({
    queryKey: ['versionComparison', roundId, from, to],
    queryFn: ({ signal }) =>
      call('compareVersions', { params: { id: roundId }, query: { from, to }, signal }),
  })

/** Queries the events of the catalogue, in which those of a quarter have their names in every language. */
export const useEventCatalogue = () =>
  useQuery({ queryKey: ['events'], queryFn: ({ signal }) => call('listEvents', { signal }) })

/**
 * Queries the decisions that exist, in the order of the areas, by their keys. Labels, units and bounds are the same in
 * every company, so the sheet of the first one has them.
 */
export function useDecisionCatalogue({ companies }: Pick<Game, 'companies'>) {
  const id = companies[0]?.id ?? 0
  const { data } = useQuery({
    queryKey: ['decisionCatalogue', id],
    queryFn: ({ signal }) => call('getDecisionSheet', { params: { id }, signal }),
    enabled: id !== 0,
  })
  return useMemo(() => {
    const decisions = Object.values(data?.areas ?? {}).flat()
    return new Map(decisions.map(decision => [decision.name, decision]))
  }, [data])
}
