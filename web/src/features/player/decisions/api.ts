import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@trimestre/contract/client'
import type { Decision } from '@trimestre/contract/decisions'
import { call } from '../../../domain/api.ts'
import type { AreaKey } from '../../../domain/game-areas.ts'
import { activeRoundQuery, companyQuery, decisionsQuery, gameQuery } from '../../../domain/game-queries.ts'
import { replaceCached } from '../../../domain/query-cache.ts'

export const useDecisions = (roundId: number | undefined, area: AreaKey, companyId: number) =>
  useQuery({ ...decisionsQuery(roundId ?? 0, area, companyId), enabled: roundId !== undefined })

type Save = { values: Record<string, number>; draft: boolean }

/**
 * Saves an area or its draft. The response replaces the cached decisions; a refusal (409) reloads what says why: the
 * round, who decides in the company, and what can be edited.
 */
export function useSaveDecisions(roundId: number, area: AreaKey, companyId: number, gameId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ values, draft }: Save): Promise<Decision[]> =>
      call('saveDecisions', {
        params: { roundId, area, companyId },
        body: { decisions: values, draft },
      }),
    onSuccess: async (decisions, { draft }) => {
      await replaceCached(client, decisionsQuery(roundId, area, companyId).queryKey, decisions)
      if (!draft) void client.invalidateQueries({ queryKey: ['getProjectionInputs', companyId] })
    },
    onError: error => {
      const isRefused = error instanceof ApiError && error.status === 409
      if (!isRefused) return
      const outdated = [
        activeRoundQuery(gameId),
        gameQuery(gameId),
        companyQuery(companyId),
        decisionsQuery(roundId, area, companyId),
      ]
      for (const { queryKey } of outdated) void client.invalidateQueries({ queryKey })
    },
  })
}
