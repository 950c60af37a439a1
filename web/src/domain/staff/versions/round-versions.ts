import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Game, Round } from '@trimestre/contract/games'
import { call } from '../../api.ts'
import { everything } from '../../event-stream/refresh.ts'
import { readAgain } from '../../query-cache.ts'
import { pendingRounds, recomputedRounds } from './pending-rounds.ts'

const roundVersionsQuery = (roundId: number) => ({
  queryKey: ['roundVersions', roundId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('listRoundVersions', { params: { id: roundId }, signal }),
})

/** Queries the computations of a quarter, the oldest first. */
export const useRoundVersions = (roundId: number) => useQuery(roundVersionsQuery(roundId))

/**
 * Returns the rounds with new versions that wait for publication, oldest first. Such a chain always reaches the last
 * published round, so the versions of the others are read only when this one is pending.
 */
export function usePendingChain({ rounds }: Pick<Game, 'rounds'>): Round[] {
  const candidates = recomputedRounds(rounds)
  const published = rounds.filter(({ state }) => state === 'published')
  const lastId = published.at(-1)?.id ?? 0
  const isCandidate = candidates.at(-1)?.id === lastId
  const last = useQuery({ ...roundVersionsQuery(lastId), enabled: isCandidate })
  const isPending = isCandidate && last.data?.at(-1)?.state === 'hidden'
  const all = useQueries({
    queries: candidates.map(({ id }) => ({ ...roundVersionsQuery(id), enabled: isPending })),
  })
  if (!isPending) return []
  // Without the versions of all rounds, the first one, which the whole chain is published by, is unknown.
  if (all.some(({ data }) => data === undefined)) return []
  return pendingRounds(rounds, new Map(candidates.map(({ id }, index) => [id, all[index]?.data ?? []])))
}

export type ChainStep = 'publish' | 'undo'

/** Publishes or withdraws the new versions of a round and of those after it; every figure may change. */
export function useChainStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ step, roundId }: { step: ChainStep; roundId: number }) =>
      call(step === 'publish' ? 'publishRound' : 'undoRound', { params: { id: roundId } }),
    onSettled: () => readAgain(client, everything.matches),
  })
}
