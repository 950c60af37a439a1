import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../domain/api.ts'
import { type AreaKey, areaKeys } from '../../../../domain/game-areas.ts'
import { decisionsQuery } from '../../../../domain/game-queries.ts'
import { replaceCached } from '../../../../domain/query-cache.ts'
import { readStoredJson, writeStored } from '../../../../domain/storage.ts'
import { valueInForce } from '../../../../domain/value-in-force.ts'
import { writeDraft } from '../draft.ts'

/** A named set of values to compare, which is only played once it is adopted and saved. */
export type Scenario = { name: string; values: Record<string, number> }

export const scenariosMax = 3
export const scenarioNameMax = 40

type Place = { companyId: number; roundId: number }

const keyOf = ({ companyId, roundId }: Place) => `draft:${companyId}:${roundId}:scenarios`

const isScenario = (value: unknown): value is Scenario => {
  const given = value as Partial<Scenario> | null
  return typeof given?.name === 'string' && typeof given.values === 'object' && given.values !== null
}

/** Reads the stored scenarios. It omits damaged entries, so that one of them never hides the others. */
export function readScenarios(place: Place): Scenario[] {
  const kept = readStoredJson<unknown>(keyOf(place))
  return Array.isArray(kept) ? kept.filter(isScenario).slice(0, scenariosMax) : []
}

/** Returns the scenarios of the quarter, which are stored on this device. */
export function useScenarios(place: Place) {
  const [scenarios, setScenarios] = useState(() => readScenarios(place))
  const put = (next: Scenario[]) => {
    writeStored(keyOf(place), next.length === 0 ? null : JSON.stringify(next))
    setScenarios(next)
  }
  return {
    scenarios,
    keep: (scenario: Scenario) => put([...scenarios, scenario].slice(-scenariosMax)),
    remove: (index: number) => put(scenarios.filter((_, other) => other !== index)),
  }
}

/**
 * Makes a scenario the draft of every other area in which it differs, on the server and on this device. Areas whose
 * values are those in force get no draft; the form of the area on screen is filled in separately.
 */
export function useAdoptScenario({ companyId, roundId, area: shown }: Place & { area: AreaKey }) {
  const client = useQueryClient()
  const otherAreas = areaKeys.filter(area => area !== shown)
  return useMutation({
    async mutationFn({ values }: Scenario) {
      await Promise.all(
        otherAreas.map(async area => {
          const query = decisionsQuery(roundId, area, companyId)
          const decisions = (await client.fetchQuery({ ...query, staleTime: 0 })).filter(d => d.editable)
          const wanted = Object.fromEntries(
            decisions.map(decision => [decision.name, values[decision.name] ?? valueInForce(decision)]),
          )
          const isDifferent = decisions.some(
            decision => wanted[decision.name] !== (decision.draft ?? valueInForce(decision)),
          )
          if (!isDifferent) return
          const body = { decisions: wanted, draft: true }
          const kept = await call('saveDecisions', { params: { roundId, area, companyId }, body })
          writeDraft(companyId, roundId, area, wanted)
          await replaceCached(client, query.queryKey, kept)
        }),
      )
      await client.invalidateQueries({ queryKey: ['getProjectionInputs', companyId] })
    },
  })
}
