import { useQuery } from '@tanstack/react-query'
import type { ProjectionInputs } from '@trimestre/contract/projection'
import type { DemandRange, Projection } from '@trimestre/engine/projection'
import { useCallback, useMemo, useState } from 'react'
import { call } from '../../../../domain/api.ts'
import type { Values } from '../draft.ts'
import type { AreaFormContext } from '../use-server-draft.ts'
import { type OwnForecast, readForecast, withOwnForecast, writeForecast } from './forecast.ts'
import { type Engine, numbersOf, valuesNow } from './what-if.ts'

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
  /** The customers expected with the typed values, and what the estimate alone expects. */
  demand: DemandRange
  estimate: number
  /** Whether the player has replaced the estimate. */
  isOwn: boolean
  /** The projections for the expected customers, with the saved values and with the typed values. */
  saved: Projection
  now: Projection
  /** The projections of the typed values for few and for many customers. */
  low: Projection
  high: Projection
  /** Sets the player's own number of customers for the typed values; null returns to the estimate. */
  setDemand(demand: number | null): void
  /** Projects the typed values for another number of customers. */
  at(customers: number): Projection
  /** Projects the typed values with some of them replaced, for the same customers. */
  changed(values: Record<string, number>): Projection
  /** Projects other values, such as those of a scenario, for the customers that these values let expect. */
  of(values: Record<string, number>): Projection
}

/** Returns the projection of the quarter; `whatIf` is undefined while its inputs or the engine are loading. */
export function useProjection(place: AreaFormContext, typed: Values) {
  const { companyId, roundId } = place
  const inputs = useInputs(companyId)
  const engine = useEngine()
  const [own, setOwn] = useState(() => readForecast(place))
  const ready = inputs.data && engine.data && inputs.data.round.id === roundId ? inputs.data : undefined
  const text = JSON.stringify(numbersOf(typed))

  const whatIf = useMemo((): WhatIf | undefined => {
    if (!ready || !engine.data) return undefined
    const values = valuesNow(ready, { companyId, roundId }, JSON.parse(text))
    const keep = (forecast: OwnForecast | null) => {
      writeForecast({ companyId, roundId }, forecast)
      setOwn(forecast)
    }
    return whatIfOf(engine.data, ready, { values, own, keep })
  }, [ready, engine.data, companyId, roundId, text, own])
  const error = inputs.error ?? engine.error
  const retry = useCallback(
    () => Promise.all([inputs.refetch(), engine.refetch()]),
    [inputs.refetch, engine.refetch],
  )
  return useMemo(() => ({ whatIf, error, retry }), [whatIf, error, retry])
}

type Typed = {
  values: Record<string, number>
  own: OwnForecast | null
  keep(own: OwnForecast | null): void
}

/** Projects the quarter with the typed values, and prepares the answers to other questions about it. */
export function whatIfOf(engine: Engine, inputs: ProjectionInputs, { values, own, keep }: Typed): WhatIf {
  const estimateOf = (decisions: Record<string, number>) => engine.forecastDemand({ ...inputs, decisions })
  const at = (decisions: Record<string, number>, demand: number) =>
    engine.project({ ...inputs, decisions, demand })
  const of = (decisions: Record<string, number>) =>
    at(decisions, withOwnForecast(estimateOf(decisions), own).expected)
  const estimate = estimateOf(values)
  const demand = withOwnForecast(estimate, own)
  return {
    inputs,
    demand,
    estimate: estimate.expected,
    isOwn: own !== null,
    saved: of(inputs.saved),
    now: at(values, demand.expected),
    low: at(values, demand.low),
    high: at(values, demand.high),
    setDemand: next => keep(next === null ? null : { demand: next, estimate: estimate.expected }),
    at: customers => at(values, customers),
    changed: changes => at({ ...values, ...changes }, demand.expected),
    of,
  }
}
