import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Decision } from '@trimestre/contract/decisions'
import { call } from './api.ts'
import { areaState } from './area-progress.ts'
import { type AreaKey, areaKeys } from './game-areas.ts'
import { decisionsQuery } from './game-queries.ts'
import { replaceCached } from './query-cache.ts'
import { valueInForce } from './value-in-force.ts'

type Place = { roundId: number; companyId: number }

const draftValues = (decisions: readonly Decision[]): Record<string, number> =>
  Object.fromEntries(
    decisions
      .filter(decision => decision.editable)
      .map(decision => [decision.name, decision.draft ?? valueInForce(decision)]),
  )

/** Saves the drafts stored by the server, area by area; returns the numbers of saved and rejected areas. */
export function useSaveAllDrafts({ roundId, companyId }: Place) {
  const client = useQueryClient()
  const save = async (area: AreaKey): Promise<boolean | null> => {
    const query = decisionsQuery(roundId, area, companyId)
    const decisions = await client.fetchQuery({ ...query, staleTime: 0 })
    if (areaState(decisions) !== 'draft') return null
    try {
      const saved = await call('saveDecisions', {
        params: { roundId, area, companyId },
        body: { decisions: draftValues(decisions), draft: false },
      })
      await replaceCached(client, query.queryKey, saved)
      return true
    } catch {
      return false
    }
  }
  return useMutation({
    mutationFn: async () => {
      const outcomes = await Promise.all(areaKeys.map(save))
      const count = (wanted: boolean) => outcomes.filter(outcome => outcome === wanted).length
      return { saved: count(true), refused: count(false) }
    },
  })
}
