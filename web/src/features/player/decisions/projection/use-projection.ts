import { useQuery } from '@tanstack/react-query'
import type { ProjectionInputs } from '@trimestre/contract/projection'
import type { Projection } from '@trimestre/engine/projection'
import { useCallback, useMemo, useState } from 'react'
import { call } from '../../../../domain/api.ts'
import type { Values } from '../draft.ts'
import type { AreaFormContext } from '../use-server-draft.ts'
import { type Engine, numbersOf, readForecast, valuesNow, writeForecast } from './what-if.ts'

const useInputs = (companyId: number) =>
  useQuery({
    queryKey: ['getProjectionInputs', companyId],
    queryFn: ({ signal }) => call('getProjectionInputs', { params: { id: companyId }, signal }),
    refetchOnMount: 'always',
  })

/** Loads the engine's own code when a projection is first shown. */
const useEngine = () =>
  useQuery({
    queryKey: ['projectionEngine'],
    queryFn: (): Promise<Engine> => import('@trimestre/engine/projection'),
    staleTime: Number.POSITIVE_INFINITY,
  })

export type WhatIf = {
  inputs: ProjectionInputs
  demand: number
  /** The projections with the saved values and with the typed values. */
  saved: Projection
  now: Projection
  setDemand(demand: number): void
  /** Projects other values, such as those of a scenario. */
  of(values: Record<string, number>, demand: number): Projection
}

/** Returns the projection of the quarter; `whatIf` is undefined while its inputs or the engine are loading. */
export function useProjection(place: AreaFormContext, typed: Values) {
  const { companyId, roundId } = place
  const inputs = useInputs(companyId)
  const engine = useEngine()
  const [forecast, setForecast] = useState(() => readForecast(place))
  const ready = inputs.data && engine.data && inputs.data.round.id === roundId ? inputs.data : undefined
  const demand = forecast ?? ready?.demandBefore ?? 0
  const text = JSON.stringify(numbersOf(typed))

  const whatIf = useMemo((): WhatIf | undefined => {
    if (!ready || !engine.data) return undefined
    const { project } = engine.data
    const values = valuesNow(ready, { companyId, roundId }, JSON.parse(text))
    const of = (decisions: Record<string, number>, customers: number) =>
      project({ ...ready, decisions, demand: customers })
    return {
      inputs: ready,
      demand,
      saved: of(ready.saved, demand),
      now: of(values, demand),
      of,
      setDemand(next: number) {
        writeForecast({ companyId, roundId }, next)
        setForecast(next)
      },
    }
  }, [ready, engine.data, companyId, roundId, text, demand])
  const error = inputs.error ?? engine.error
  const retry = useCallback(
    () => Promise.all([inputs.refetch(), engine.refetch()]),
    [inputs.refetch, engine.refetch],
  )
  return useMemo(() => ({ whatIf, error, retry }), [whatIf, error, retry])
}
